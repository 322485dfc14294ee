//! Engines of other programs at our table: what is known of them, how they run, who may sit down.

mod contact;
mod house;
mod process;
mod program;
mod visitor;

pub use contact::Contact;
pub(crate) use contact::refusal;
pub use house::EngineCatalogue;
pub(crate) use process::{AnswerWait, Process};
pub use program::{Program, ProgramError};
pub(crate) use visitor::{EngineDialect, MoveRequest, ProcessEngine};
