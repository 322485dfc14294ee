//! A table as it is saved.

use rules::{Player, Spec};
use session::{Flow, Record, TurnClock};

use crate::{Seating, TableKeys};

/// A table as it is saved: with this it can be restored, on any server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// What it is known by, and its tokens.
    pub keys: TableKeys,
    /// How it is listed.
    pub listing: Listing,
    /// What is going on besides the game.
    pub flags: LiveFlags,
    /// Who has taken which seat, and what follows from that.
    pub seating: Seating,
    /// The clock of the turn under way.
    pub clock: TurnClock,
    /// The game.
    pub record: Record,
    /// How often it had been saved before; 0 for one that never was.
    pub revision: i64,
}

/// A table in a list: what there is to know without looking at its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// The game with everything that was decided.
    pub game: Spec,
    /// Who plays, in the order of seats.
    pub players: Vec<Spec>,
    /// How many moves lead to what is on the board.
    pub moves: usize,
    /// Whether the game is over.
    pub over: bool,
    /// When something last happened, in seconds since 1970.
    pub changed: i64,
}

/// What is going on at a table besides its game, and is not written down with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveFlags {
    /// Whether the game goes on by itself.
    pub flow: Flow,
    /// Whether it waits only because a person goes through it.
    pub browsing: bool,
    /// Who has offered a draw that is not answered yet.
    pub offer: Option<Player>,
}

impl Default for LiveFlags {
    fn default() -> Self {
        Self { flow: Flow::Running, browsing: false, offer: None }
    }
}
