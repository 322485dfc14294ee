//! The tasks of the house that need code, run as `cargo xtask TASK`.
//!
//! The tour, in reading order:
//!
//! - [`Task`]: what can be asked for; `test` is the one command that says whether all is well.
//! - `test`: the steps of that command, each a run of cargo, with its time.
//! - [`LeftOut`]: the deep tests that a run of it has left out.
//! - [`Package`]: what the tests need besides Rust, and how it gets there.
//! - [`node`]: what checks the page with node: its types, its form, and the tests of its modules.
//! - [`tidy`]: the habits that no compiler checks: which crate may lean on which, how long a file
//!   may be, that everything says what it is for.
//! - `strength`: every level of every game against the one below.
//! - `classic`: the classic searches compared, depth by depth.
//! - `part`: the part of a page that one of these two writes.
//! - `pictures`: the pictures of the manual, taken anew.
//! - `load`: many players at a server, by the crate of that name.
//! - [`baseline`]: the program as it was at a fixed commit, to be compared with.
//! - [`Workspace`]: what cargo knows about our crates.

pub mod baseline;
mod classic;
mod error;
mod left_out;
mod load;
pub mod node;
mod packages;
pub mod part;
mod pictures;
mod source;
mod strength;
mod task;
mod test;
pub mod tidy;
mod workspace;

pub use error::TaskError;
pub use left_out::LeftOut;
pub use packages::{Package, Remedy, remedy};
pub use source::{Source, read_files};
pub use task::{Task, UnknownTask};
pub use workspace::{Crate, Dependency, DependencyKind, Target, Workspace};
