//! Solving a puzzle by playing.

use rules::Square;
use session::{AnyGame, PlayError, Turn};

use crate::{Puzzle, PuzzleFault};

/// One who solves a puzzle: it is played on as long as the moves are right.
pub struct PuzzleAttempt<'a> {
    puzzle: &'a Puzzle,
    table: Box<dyn AnyGame>,
    /// How many moves of the line were played.
    played: usize,
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttemptStep {
    /// It was right, and all is found.
    Solved,
    /// It was right; this is the reply, and another move is to be found.
    Right {
        /// The reply.
        reply: Turn,
    },
    /// It was not right; the board is as it was.
    Wrong {
        /// The move, as the game writes it.
        text: String,
    },
}

/// What helps without giving the answer away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// The piece that moves stands here.
    Piece(Square),
    /// The move is one of these, in the order of their names.
    OneOf([Turn; 2]),
}

impl<'a> PuzzleAttempt<'a> {
    /// The beginning of an attempt.
    ///
    /// # Errors
    ///
    /// If the puzzle is not sound.
    pub fn new(puzzle: &'a Puzzle) -> Result<Self, PuzzleFault> {
        Ok(Self { puzzle, table: puzzle.open()?, played: 0 })
    }

    /// The board.
    #[must_use]
    pub fn table(&self) -> &dyn AnyGame {
        &*self.table
    }

    /// How many moves of the puzzle's line were played.
    #[must_use]
    pub const fn played(&self) -> usize {
        self.played
    }

    /// Whether all is found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.played >= self.puzzle.asked().len()
    }

    /// The move that is to be found now.
    #[must_use]
    pub fn wanted(&self) -> Option<&str> {
        self.puzzle.asked().get(self.played).map(String::as_str)
    }

    /// What helps to find the move that is to be found now.
    #[must_use]
    pub fn hint(&self) -> Option<PuzzleHint> {
        let wanted = self.wanted()?;
        let moves = self.table.view().moves;
        let named = |text: &str| moves.iter().find(|turn| turn.text == text);
        let right = named(wanted)?;
        if let [from, _, ..] = right.path[..] {
            return Some(PuzzleHint::Piece(from));
        }
        let second = named(&self.puzzle.second.0).filter(|turn| turn.text != wanted);
        let other = second.or_else(|| moves.iter().find(|turn| turn.text != wanted))?;
        let mut both = [right.clone(), other.clone()];
        both.sort_by(|one, other| one.text.cmp(&other.text));
        Some(PuzzleHint::OneOf(both))
    }

    /// Tries a move. Another way to the same position is as right as the one that is known.
    ///
    /// # Errors
    ///
    /// If it is no legal move; nothing is changed.
    pub fn play(&mut self, text: &str) -> Result<AttemptStep, PlayError> {
        let Some(wanted) = self.puzzle.asked().get(self.played) else {
            return Err(PlayError::Over);
        };
        let [mut tried, mut right] = [self.table.fork(), self.table.fork()];
        let text = tried.play(text)?;
        right.play(wanted)?;
        if text != *wanted && tried.position() != right.position() {
            return Ok(AttemptStep::Wrong { text });
        }
        self.table = right;
        self.played += 1;
        let Some(reply) = self.puzzle.asked().get(self.played) else {
            return Ok(AttemptStep::Solved);
        };
        self.table.play(reply)?;
        self.played += 1;
        let reply = self.table.last().expect("a move was played");
        Ok(AttemptStep::Right { reply })
    }
}

impl std::fmt::Debug for PuzzleAttempt<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PuzzleAttempt")
            .field("puzzle", &self.puzzle.id())
            .field("played", &self.played)
            .finish_non_exhaustive()
    }
}
