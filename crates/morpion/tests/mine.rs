//! x
#[path = "it/opened.rs"]
mod opened;
#[path = "it/solver.rs"]
mod solver;
