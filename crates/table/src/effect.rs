//! What a table wants done.

use rules::Square;
use session::{Advice, Inquiry, PonderRun, SetupError, Work};

use crate::{
    Changes, Hint, LineReport, LineSearch, PlaceReport, RequestError, TableView, ThreatReport,
    ThreatSearch, ViewerId, Welcome,
};

/// What a table wants done, in this order, by the server that it is on.
#[derive(Debug)]
pub enum Effect {
    /// Save the table before anything else is done, and tell it what came of that
    /// ([`Input::Saved`](crate::Input::Saved)). Until then it does nothing.
    Save(Changes),
    /// Find out whether this server lets the engines of the table run, and tell it
    /// ([`Input::Claimed`](crate::Input::Claimed)).
    Claim,
    /// Let any other server run the engines of the table.
    Release,
    /// Run the engine at turn.
    StartMove(Work),
    /// Let an engine think on the time of a person, as long as no one else needs the thread; tell the
    /// table when that is over ([`Input::Pondered`](crate::Input::Pondered)).
    StartPondering(PonderRun),
    /// The engines of the table keep this many bytes from their searches: lend them that, and say
    /// when it is needed elsewhere ([`Input::Reclaimed`](crate::Input::Reclaimed)).
    Lend(usize),
    /// Ask an engine something.
    StartInquiry {
        /// Who asked; `None` for the analysis of the game.
        asked_by: Option<ViewerId>,
        /// What to run.
        inquiry: Inquiry,
    },
    /// Find out what the next player threatens.
    StartThreats(ThreatSearch),
    /// Tell a viewer what they may do here.
    Welcome {
        /// Whom.
        to: ViewerId,
        /// What.
        welcome: Box<Welcome>,
    },
    /// Show what there is to see.
    Show {
        /// To whom.
        to: Vec<ViewerId>,
        /// What there is to see.
        view: Box<TableView>,
    },
    /// Tell everyone what the engine at turn thinks so far.
    Progress(Box<Advice>),
    /// Show everyone the squares that the host points at.
    Point(Vec<Square>),
    /// Tell a viewer what an engine would play.
    Advise {
        /// Whom.
        to: ViewerId,
        /// What it would play.
        hint: Box<Hint>,
    },
    /// Find a line of play.
    StartLine(LineSearch),
    /// Show a viewer a line of play.
    ShowLine {
        /// Whom.
        to: ViewerId,
        /// The line.
        line: Box<LineReport>,
    },
    /// Tell a viewer what the next player threatens.
    Threaten {
        /// Whom.
        to: ViewerId,
        /// What they threaten.
        threats: Box<ThreatReport>,
    },
    /// Show a viewer a place of the game.
    ShowPlace {
        /// Whom.
        to: ViewerId,
        /// The place.
        place: Box<PlaceReport>,
    },
    /// Tell why nothing has changed.
    Refuse {
        /// Whom.
        to: Audience,
        /// Why.
        reason: RequestError,
    },
    /// End the connection of a viewer, because others need the room.
    Dismiss {
        /// Whose.
        viewer: ViewerId,
    },
    /// End the connection of a viewer, because the host has them go.
    Remove {
        /// Whose.
        viewer: ViewerId,
    },
    /// What was saved cannot be gone back to: log it for the operator.
    Report(SetupError),
}

/// Whom something is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// One viewer.
    One(ViewerId),
    /// Every viewer.
    All,
}
