//! Why games end.

use crate::{Phrase, Speak};

/// Why a game ended as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A line was completed.
    Line,
    /// The board is full and no player has done it.
    Full,
    /// No player can move any more and the pieces were counted.
    Count,
    /// The player to move has no piece left.
    NothingLeft,
    /// The player to move has pieces, but none can move.
    Blocked,
    /// The same position came up once too often.
    Repetition,
    /// A counter of moves without progress ran out; the name is the counter's in the picture.
    Counter(&'static str),
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// A player ran out of time.
    Time,
    /// A player left the game.
    Abandonment,
    /// A player's program failed: it crashed, fell silent or made no legal move.
    Fault,
    /// The record of the game does not say why.
    Unknown,
}

impl Reason {
    /// Every reason that takes no further data, for lists and tests.
    pub const PLAIN: [Reason; 12] = [
        Reason::Line,
        Reason::Full,
        Reason::Count,
        Reason::NothingLeft,
        Reason::Blocked,
        Reason::Repetition,
        Reason::Resignation,
        Reason::Agreement,
        Reason::Time,
        Reason::Abandonment,
        Reason::Fault,
        Reason::Unknown,
    ];

    /// The reason's name in files and on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Line => "line",
            Reason::Full => "full",
            Reason::Count => "count",
            Reason::NothingLeft => "nothing-left",
            Reason::Blocked => "blocked",
            Reason::Repetition => "repetition",
            Reason::Counter(name) => name,
            Reason::Resignation => "resignation",
            Reason::Agreement => "agreement",
            Reason::Time => "time",
            Reason::Abandonment => "abandonment",
            Reason::Fault => "fault",
            Reason::Unknown => "unknown",
        }
    }
}

impl Speak for Reason {
    fn phrase(&self) -> Phrase {
        Phrase::built(format!("reason-{}", self.name()))
    }
}
