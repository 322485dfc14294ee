//! What happens to the program: keys, the mouse, time, and what engines say.

use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use rules::Spec;
use session::{Advice, Fault, NodeId, Ticket};

/// What happens to the program.
#[derive(Clone, Debug)]
pub enum AppEvent {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was moved or clicked.
    Mouse(MouseEvent),
    /// The terminal has another size: columns and rows.
    Resize(u16, u16),
    /// Time has passed.
    Tick,
    /// An engine tells how it gets on.
    Progress {
        /// About which state of the table.
        ticket: Ticket,
        /// What it thinks so far.
        advice: Box<Advice>,
    },
    /// An engine has made up its mind.
    Thought {
        /// About which state of the table.
        ticket: Ticket,
        /// What it thinks, and the move it plays.
        advice: Box<Advice>,
    },
    /// An engine has failed.
    Failed {
        /// At which state of the table.
        ticket: Ticket,
        /// How.
        fault: Fault,
    },
    /// An engine that was asked for advice has given it.
    Judged {
        /// At which state of the table.
        ticket: Ticket,
        /// About which place.
        node: NodeId,
        /// Which engine.
        engine: Spec,
        /// What it thinks.
        advice: Box<Advice>,
    },
    /// The program shall end.
    End,
}
