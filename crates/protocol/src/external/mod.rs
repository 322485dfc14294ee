//! Engines of other programs at our table: what is known of them, how they run, who may sit down.

mod catalogue;
mod contact;
#[cfg(target_os = "linux")]
mod guard;
mod inspection;
mod launcher;
mod process;
mod process_engine;
mod process_host;
mod program;
mod sandbox;

pub use catalogue::EngineCatalogue;
pub use contact::Contact;
pub(crate) use contact::refusal;
pub use inspection::{Expectation, InspectionResult, inspect};
pub use launcher::launch_if_asked;
pub use process::run_to_end;
pub(crate) use process::{AnswerWait, Process};
pub(crate) use process_engine::{EngineDialect, MoveRequest, ProcessEngine};
pub(crate) use process_host::ProcessHost;
pub use program::{Program, ProgramError};
pub use sandbox::Sandbox;
