//! A table of people and engines, apart from the server that it is on.
//!
//! The tour, in reading order:
//!
//! - [`Table`] is one live session with its seats, viewers and rights. [`Table::take`] takes an
//!   [`Input`] and answers with [`Effect`]s, to be carried out in their order. It never waits,
//!   never spawns, reads no clock ([`Context`] tells the time) and does no input or output, so a
//!   test drives it with inputs and invented times alone.
//! - Who may do what: a [`Token`] that a person shows gives them a [`Role`] (host, player,
//!   spectator); [`TableKeys`] has the hash of every token of a table, [`IssuedTokens`] those that
//!   the host can hand on. What a viewer asks is a [`Request`]; why it is refused, a
//!   [`RequestError`].
//! - What is fair: a [`Seating`] tells who has taken which seat by its link. In a game between
//!   people of several browsers that is not casual, what changes the game is a [`Proposal`] that
//!   the others answer, and no engine helps anyone before the end. A [`PlaceReport`] lets everyone
//!   look back for themselves.
//! - What is saved: every change is saved before anyone sees it ([`Effect::Save`] tells the
//!   [`Changes`], the table as it is then is a [`Snapshot`]); what could not be saved has not
//!   happened.
//! - What is seen: a [`TableView`] is everything there is to see, a [`Welcome`] what a viewer may
//!   do, a [`Hint`], a [`ThreatReport`] and a [`LineReport`] what engines say to those who ask.
//! - How large a table may grow: [`TableLimits`]. What all tables of a server share:
//!   [`TableOptions`].

mod absence;
mod changes;
mod context;
mod effect;
mod engines;
mod fairness;
mod hint;
mod input;
mod keys;
mod limits;
mod line_search;
mod look_limit;
mod options;
mod place_report;
mod request;
mod request_error;
mod rights;
mod role;
mod seating;
mod snapshot;
mod table;
mod table_view;
mod threats;
mod token;
mod viewers;

pub use changes::{Changes, TableChange};
pub use context::{Context, ThreadUse};
pub use effect::{Audience, Effect};
pub use hint::Hint;
pub use input::{Input, InquiryAnswer, SaveOutcome};
pub use keys::{IssuedTokens, TableKeys};
pub use limits::TableLimits;
pub use line_search::{LineReport, LineSearch, LineStep};
pub use options::TableOptions;
pub use place_report::PlaceReport;
pub use request::Request;
pub use request_error::RequestError;
pub use role::Role;
pub use seating::{Proposal, ProposalKind, Seating};
pub use snapshot::{Listing, LiveFlags, Snapshot};
pub use table::{ImportError, Table};
pub use table_view::{NodeView, PeopleView, TableEvent, TableView, WatcherView};
pub use threats::{ThreatReport, ThreatSearch};
pub use token::{Token, TokenHash, TokenSource};
pub use viewers::{ViewerId, Welcome};
