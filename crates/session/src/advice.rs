//! What a search says, in a player's words.

use rules::Player;
use search::Statistics;

use crate::Fault;

/// What an engine thinks of a position, in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Whom it is about: the player to move.
    pub player: Player,
    /// The move it would play.
    pub best: String,
    /// How good the position is for the player to move.
    pub score: i32,
    /// How many moves ahead everything was looked at.
    pub depth: u32,
    /// The line expected, the best move first.
    pub line: Vec<String>,
    /// What each move was found worth, as far as it was looked at.
    pub choices: Vec<Worth>,
    /// The lines of the next best moves, the best of them first, if more than one was wanted.
    pub others: Box<[AdviceLine]>,
    /// What the search did.
    pub statistics: Statistics,
}

impl Advice {
    /// A move alone, from one who does not say why.
    #[must_use]
    pub fn of_move(player: Player, text: impl Into<String>) -> Self {
        let best = text.into();
        Self {
            player,
            score: 0,
            depth: 0,
            line: vec![best.clone()],
            best,
            choices: Vec::new(),
            others: Box::default(),
            statistics: Statistics::default(),
        }
    }

    /// Whether the score of the best move is proved.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        self.choices.iter().any(|worth| worth.proven && worth.text == self.best)
    }

    /// How many positions a second it looked at; nothing if it took no time.
    #[must_use]
    pub fn speed(&self) -> Option<u64> {
        let nanoseconds = self.statistics.time.as_nanos();
        let nodes = u128::from(self.statistics.nodes) * 1_000_000_000;
        nodes.checked_div(nanoseconds).and_then(|speed| u64::try_from(speed).ok())
    }
}

/// What one move was found worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The move.
    pub text: String,
    /// Its score, for the player to move.
    pub score: i32,
    /// Whether that is the score; if not, the move is at most that good, or about that good where
    /// visits are counted.
    pub exact: bool,
    /// Whether the move is at least that good instead.
    pub at_least: bool,
    /// Whether the score is proved: no search that looks further finds another.
    pub proven: bool,
    /// How often the search tried it, where it counts that.
    pub visits: Option<u32>,
    /// How many moves ahead it was searched, itself among them, if a search that goes deeper and
    /// deeper has said so; else zero, and all moves were looked at alike.
    pub depth: u32,
}

/// A line of moves and what it was found worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdviceLine {
    /// Its score, for the player to move.
    pub score: i32,
    /// The moves.
    pub line: Vec<String>,
}

/// A search ready to run on any thread. It tells how it gets on and gives its last word.
pub type EngineRun = Box<dyn FnOnce(&mut dyn FnMut(Advice)) -> Advice + Send>;

/// The thinking of the engine in a seat, ready to run on any thread: a search, or another
/// program, which can fail.
pub type FallibleRun = Box<dyn FnOnce(&mut dyn FnMut(Advice)) -> Result<Advice, Fault> + Send>;
