//! What a table is told: requests, viewers who connect and disconnect, what engines found, time.

use std::time::Duration;

use rules::{Phrase, Spec};
use session::{Advice, Fault, NodeId, Ticket};

use crate::{LineReport, Request, Snapshot, ThreatReport, Token, ViewerId};

/// What a table is told: by people, by engines, and by the server that it is on.
#[derive(Debug)]
pub enum Input {
    /// A person comes to look.
    Join {
        /// The number of the connection.
        viewer: ViewerId,
        /// The tokens shown.
        tokens: Vec<Token>,
        /// The browser that they come with, if it is known.
        browser: Option<String>,
        /// What they are called, if they say so.
        name: Option<String>,
    },
    /// How long messages between a viewer and the server are on their way, there and back.
    Lag {
        /// The number of the connection.
        viewer: ViewerId,
        /// How long.
        lag: Duration,
    },
    /// A person goes.
    Leave {
        /// The number of the connection.
        viewer: ViewerId,
    },
    /// A person asks for something.
    Request {
        /// Who.
        viewer: ViewerId,
        /// What, or why it cannot be read.
        request: Result<Request, Phrase>,
    },
    /// Time has passed: see [`Table::deadline`](crate::Table::deadline).
    Tick,
    /// Whether this server lets the engines of the table run: the answer to
    /// [`Effect::Claim`](crate::Effect::Claim).
    Claimed(bool),
    /// What came of saving: the answer to [`Effect::Save`](crate::Effect::Save).
    Saved(SaveOutcome),
    /// Another server has saved the table.
    Elsewhere(Box<Snapshot>),
    /// The engine at turn has found a thread: its time counts from now on.
    Started {
        /// Of which state of the table.
        ticket: Ticket,
    },
    /// The engine at turn tells what it thinks so far.
    Progress {
        /// Of which state of the table.
        ticket: Ticket,
        /// What it thinks.
        advice: Box<Advice>,
    },
    /// The engine at turn has chosen its move.
    Thought {
        /// Of which state of the table.
        ticket: Ticket,
        /// What it thinks.
        advice: Box<Advice>,
    },
    /// The engine at turn has failed.
    Failed {
        /// Of which state of the table.
        ticket: Ticket,
        /// How.
        fault: Fault,
    },
    /// The engine that thought on the time of a person has stopped.
    Pondered,
    /// The memory that was lent to the engines of the table is needed elsewhere.
    Reclaimed,
    /// The engine that was asked for a hint tells what it thinks so far.
    Advised {
        /// Who asked.
        viewer: ViewerId,
        /// About which node.
        node: NodeId,
        /// What it thinks.
        advice: Box<Advice>,
    },
    /// An engine that was asked has said its last word.
    Answered(Box<InquiryAnswer>),
    /// What the next player threatens was found out.
    Threatened {
        /// Who asked.
        viewer: ViewerId,
        /// What was found.
        threats: Box<ThreatReport>,
    },
    /// A line of play was found.
    Lined {
        /// Who asked.
        viewer: ViewerId,
        /// The line.
        line: Box<LineReport>,
    },
    /// An engine that was asked has failed.
    Unanswered {
        /// Who asked; `None` for the analysis of the game.
        asked_by: Option<ViewerId>,
    },
}

/// What an engine that was asked says in the end.
#[derive(Clone, Debug)]
pub struct InquiryAnswer {
    /// Who asked; `None` for the analysis of the game.
    pub asked_by: Option<ViewerId>,
    /// At which state of the table.
    pub ticket: Ticket,
    /// About which node.
    pub node: NodeId,
    /// Which engine.
    pub engine: Spec,
    /// What it thinks.
    pub advice: Advice,
}

/// What came of saving a table.
#[derive(Debug)]
pub enum SaveOutcome {
    /// It is safe.
    Saved {
        /// Under this revision.
        revision: i64,
    },
    /// Another server has saved the table meanwhile, so this was not saved.
    Overtaken {
        /// The table as the other server has saved it, if it could be loaded.
        latest: Option<Box<Snapshot>>,
    },
    /// It cannot be saved.
    Failed(Phrase),
}
