//! A position with one right move.

use rules::Spec;
use session::{AnyGame, OpenError, open_table_at};

use crate::{PuzzleProof, PuzzleTask};

/// A position with one right move, and what follows it.
///
/// # Examples
///
/// ```
/// let puzzle = &puzzles::shipped().puzzles()[0];
/// assert!(puzzle.answers >= 1);
/// assert_eq!(puzzle.open().expect("it is sound").position(), puzzle.position);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The game.
    pub game: Spec,
    /// The position.
    pub position: String,
    /// What is to be done.
    pub task: PuzzleTask,
    /// How hard it is to find, from 1 to [`Puzzle::HARDEST`].
    pub grade: u8,
    /// The right move, the best reply, and so on as far as something is expected.
    pub line: Vec<String>,
    /// How many moves are to be found: each of them is the only right one where it is played.
    pub answers: u8,
    /// What the right move is worth, for the player to move.
    pub score: i32,
    /// The next best move, and what it is worth.
    pub second: (String, i32),
    /// How sure it is that there is no other answer.
    pub proof: PuzzleProof,
    /// Where the position is from.
    pub source: String,
}

impl Puzzle {
    /// How the source of a puzzle begins whose game was played for it.
    pub const OF_SEED: &'static str = "seed ";
    /// The hardest grade.
    pub const HARDEST: u8 = 5;

    /// Its number, the same as long as game and position are the same.
    #[must_use]
    pub fn id(&self) -> String {
        /// The numbers of FNV-1a (Fowler, Noll and Vo).
        const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01b3;
        let game = self.game.to_string();
        let bytes = game.bytes().chain([0]).chain(self.position.bytes());
        let hash = bytes.fold(BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
        format!("{:010x}", (hash ^ hash >> 40) & 0xff_ffff_ffff)
    }

    /// The right move.
    #[must_use]
    pub fn solution(&self) -> &str {
        self.line.first().map_or("", String::as_str)
    }

    /// The moves that are to be found with the replies between them.
    #[must_use]
    pub fn asked(&self) -> &[String] {
        let moves = (2 * usize::from(self.answers)).saturating_sub(1);
        &self.line[..moves.min(self.line.len())]
    }

    /// Whose game the position is from, if it was not played for the puzzle.
    #[must_use]
    pub fn players(&self) -> Option<&str> {
        let is_ours = self.source.is_empty() || self.source.starts_with(Self::OF_SEED);
        (!is_ours).then_some(&*self.source)
    }

    /// The game at the position.
    ///
    /// # Errors
    ///
    /// If there is no such game or no such position.
    pub fn open(&self) -> Result<Box<dyn AnyGame>, OpenError> {
        open_table_at(&self.game, Some(&self.position))
    }
}
