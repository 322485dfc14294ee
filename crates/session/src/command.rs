//! What can be asked of a session, and what comes of it.

use std::fmt;

use rules::{Player, Spec};
use search::Stop;

use crate::{Ending, Job, NodeId, Setup};

/// Which state of the table a search was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub(crate) u64);

/// What can be asked of a session.
#[derive(Clone, Debug)]
pub enum Command {
    /// A person plays a move.
    Play {
        /// Who.
        player: Player,
        /// The move, in notation.
        text: String,
    },
    /// An engine has made up its mind.
    Thought {
        /// About which state of the table.
        ticket: Ticket,
        /// The move, in notation.
        text: String,
    },
    /// Take moves back: so many, or back to the last turn of a person.
    Undo {
        /// How many; by default back to a person's turn.
        moves: Option<usize>,
    },
    /// Play moves again that were taken back: so many, or up to the next turn of a person.
    Redo {
        /// How many; by default up to a person's turn.
        moves: Option<usize>,
    },
    /// Go to any place in the tree of moves.
    GoTo(NodeId),
    /// Let the engines wait.
    Pause,
    /// Let the engines go on.
    Resume,
    /// Give a seat to somebody else.
    Seat {
        /// Which seat.
        player: Player,
        /// Who sits there now.
        spec: Spec,
    },
    /// Play again with the same settings; the scores go on.
    Again,
    /// Play again with other settings. The scores go on if the same number of players sits down.
    AgainWith(Setup),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A new game begins.
    Begun,
    /// A move was played.
    Played {
        /// By whom.
        player: Player,
        /// The move as the game writes it.
        text: String,
    },
    /// Moves were taken back or played again, to this place in the tree.
    WentTo {
        /// The place.
        node: NodeId,
        /// How many moves were taken back.
        back: usize,
        /// How many moves were played again.
        forth: usize,
    },
    /// Somebody else has a seat.
    Seated {
        /// Which seat.
        player: Player,
    },
    /// The engines wait.
    Paused,
    /// The engines go on.
    Resumed,
    /// The game is over.
    Over(Ending),
}

/// What a command led to: things to tell, and perhaps a search to run.
#[derive(Debug, Default)]
pub struct Step {
    /// What to tell everyone at the table, in order.
    pub events: Vec<Event>,
    /// What to compute now, if it is an engine's turn.
    pub work: Option<Work>,
}

/// A search to run, on any thread; its answer comes back as [`Command::Thought`].
pub struct Work {
    /// To be given back with the answer.
    pub ticket: Ticket,
    /// Whose turn it is.
    pub player: Player,
    /// Raised by the session when the answer is no longer wanted, and by anyone who wants the
    /// engine to move now.
    pub stop: Stop,
    /// The search.
    pub job: Job,
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work")
            .field("ticket", &self.ticket)
            .field("player", &self.player)
            .finish_non_exhaustive()
    }
}
