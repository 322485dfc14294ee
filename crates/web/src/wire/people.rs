//! The people at a table as the page is told of them, and places that they look at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{CounterShown, EndingShown, Move, Picture, PlayedMove, SquareIndex};

/// The people at a table, and how a game between them is kept fair.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PeopleShown {
    /// Whether everything is allowed, with any people on the seats.
    pub casual: bool,
    /// Whether the game is between people of several browsers, and not casual: what changes it is
    /// proposed to the others.
    pub counted: bool,
    /// Whether no engine helps anyone at present.
    pub closed: bool,
    /// Whether the game was cancelled because a first move did not come.
    pub cancelled: bool,
    /// How long the player to move has for their first move, in milliseconds; then the game is
    /// cancelled.
    pub first_move: Option<u32>,
    /// What was proposed and is not answered yet.
    pub proposal: Option<ProposalShown>,
    /// How many only watch.
    pub spectators: u32,
    /// The first of them.
    pub watchers: Vec<WatcherShown>,
}

/// A person who only watches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WatcherShown {
    /// The name of their connection.
    pub id: String,
    /// What they are called, if they said so.
    pub name: Option<String>,
}

/// Something that is done when the others agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProposalShown {
    /// The seat of the person who proposes it.
    pub by: u8,
    /// What it is.
    pub kind: ProposalName,
    /// The seats that are to answer.
    pub to: Vec<u8>,
    /// Those that have agreed so far.
    pub accepted: Vec<u8>,
}

/// What can be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ProposalName {
    /// To take moves back.
    TakeBack,
    /// To let everything wait.
    Pause,
    /// To let the game go on.
    Resume,
    /// To begin a new game from a position.
    SetUp,
    /// To play again, with the sides changed.
    Rematch,
    /// To play again with other settings.
    Settings,
}

/// A place in the tree of moves as it is on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Place {
    /// The place.
    pub node: u32,
    /// The board there.
    pub board: Picture,
    /// The position as the game writes it; empty as long as the game is closed.
    pub position: String,
    /// Whose turn it is there.
    pub turn: u8,
    /// What they may do.
    pub moves: Vec<Move>,
    /// The pieces that must capture.
    pub forced: Vec<SquareIndex>,
    /// The move that leads there.
    pub last: Option<PlayedMove>,
    /// The lines that decided the game there, each from end to end.
    pub lines: Vec<Vec<SquareIndex>>,
    /// A count per player that belongs on view, or nothing.
    pub tallies: Vec<u32>,
    /// The draw counters that run there.
    pub counters: Vec<CounterShown>,
    /// How the game ended there, if it did.
    pub ending: Option<EndingShown>,
}
