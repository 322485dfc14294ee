//! Any game, any mix of people and engines, one vocabulary.
//!
//! This is the boundary that front ends speak: moves are text, positions are pictures, and no type
//! of any game shows. The tour, in reading order:
//!
//! - [`GAMES`] is the registry: a [`GameEntry`] per game, each with its knobs, evaluators and
//!   engines. Adding a game is adding a line.
//! - [`AnyGame`] is a game in progress with its types hidden, the one place where that happens;
//!   [`View`] is what people see of it, [`EngineRun`] is a search ready to run, [`Advice`] what it
//!   says. A [`Watcher`] sees a search node by node.
//! - [`Setup`] is what people decide before a game: the game, who sits where ([`Seat`]), how much
//!   time there is ([`TimeControl`]). A [`ExternalEngine`] is another program's engine at the
//!   table.
//! - [`Session`] is a table with its seats, its game and the [`Scores`] of a series. The game is
//!   a [`Record`]: a [`GameTree`] of moves, each with a [`Remark`], and beside it the players
//!   ([`Participant`]), the [`Terms`], the facts and the [`GameResult`]; files hold the same. It
//!   takes [`Command`]s and answers with a [`SessionStep`]: [`Event`]s to show, and [`Work`] if an
//!   engine is next. It never waits, never spawns, reads no clock and does no input or output: its
//!   driver says what time it is, runs its work and brings the results back as commands.
//! - [`Scene`] is everything there is to see, [`Inquiry`] asks an engine for advice, [`Replay`]
//!   shows a game again, [`Draft`] is a position laid out by hand.

mod advice;
mod analysis;
mod capture;
pub mod clean;
mod clock;

mod any_game;
mod appraisal;
mod appraised_move;
mod board_mark;
mod command;
mod date;
mod draft;
mod draw_offer;
mod edit_log;
mod engines;
mod entry;
mod event;
mod explanation;
mod external_engine;
mod fault;
mod flow;
mod game_result;
mod game_tree;
mod judgement;
mod levels;
mod move_scorer;
mod move_verdict;
mod opinion_text;
mod outline;
mod participant;
mod person_name;
mod preset;
mod question;
mod record;
mod refusal;
mod registry;
mod remark;
mod replay;
mod review;
mod scene;
mod scores;
mod search_text;
mod seat;
mod session;
mod session_error;
mod setup;
mod setup_error;
mod step;
mod terms;
mod typed;
mod view;
mod watcher;

pub use advice::{Advice, AdviceLine, EngineRun, FallibleRun, Worth};
pub use analysis::{AnalysisError, AnalysisScope};
pub use any_game::{AnyGame, PlayError};
pub use board_mark::{BoardMark, MarkColour, NoBoardMark};
pub use clock::{BuildTimeControl, TimeControl, TurnClock};
pub use command::Command;
pub use date::GameDate;
pub use draft::Draft;
pub use draw_offer::DrawOffer;
pub use entry::{EngineOffer, EntryOf, NamedOpening, OpenError, about_evaluator};
pub use event::Event;
pub use explanation::{Explanation, ExplanationRun};
pub use external_engine::{EngineProvider, ExternalEngine, ExternalEngines, GameNotation};
pub use fault::Fault;
pub use flow::Flow;
pub use game_result::GameResult;
pub use game_tree::{Arrangement, GameTree, NodeId};
pub use judgement::Judgement;
pub use move_verdict::{MoveGrade, MoveVerdict, Turning};
pub use outline::OutlineEntry;
pub use participant::Participant;
pub use preset::Preset;
pub use question::EngineQuestion;
pub use record::Record;
pub use refusal::Refusal;
pub use registry::{GAMES, GameEntry, open_room, open_table, open_table_at, visit};
pub use remark::Remark;
pub use replay::{Replay, ReplayCommand, ReplayEvent};
pub use review::{PlayerReview, Review};
pub use scene::{Action, Scene};
pub use scores::{PlayerScore, Scores};
pub use search_text::{SearchGoal, SearchText};
pub use seat::{Occupant, Seat};
pub use session::{Continuation, Session, walk};
pub use session_error::SessionError;
pub use setup::Setup;
pub use setup_error::SetupError;
pub use step::{Inquiry, PonderRun, SessionStep, Ticket, Work};
pub use terms::Terms;
pub use typed::table_of;
pub use view::{GameEnding, Turn, View};
pub use watcher::{Visit, Watcher};
