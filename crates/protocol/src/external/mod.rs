//! Engines of other programs at our table: what is known of them, how they run, who may sit down.

mod catalogue;
mod contact;
mod process;
mod process_engine;
mod program;

pub use catalogue::EngineCatalogue;
pub use contact::Contact;
pub(crate) use contact::refusal;
pub(crate) use process::{AnswerWait, Process};
pub(crate) use process_engine::{EngineDialect, MoveRequest, ProcessEngine};
pub use program::{Program, ProgramError};
