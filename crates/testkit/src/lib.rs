//! The laws that every game, evaluator and search must keep, and the runners that check them.
//!
//! - [`check_game`]: random play keeps every law of `Game` and `Notation`; one line per variant.
//! - [`open`]: the game of a spec, whatever types it comes to, for something to do with it
//!   ([`GameVisit`]): its laws ([`GameLaws`]), those of its evaluators, a game of it that was recorded.
//! - [`check_evaluator`]: at a table of two, what is good for one is as bad for the other.
//! - [`check_following`]: a state that has followed the moves says what the position alone says.
//! - [`perft_rows`]: published counts, read from text files beside the tests.
//! - [`deep_test_wanted`]: whether to run what takes minutes; what is left out is named.
//! - [`playthrough`]: a recorded game per variant, so that a change of rules shows as a readable
//!   difference.
//! - [`LiteralTree`] and [`LiteralGraph`]: games that are nothing but a tree or a graph written
//!   down, for trying searches on; in the graph positions come back.
//! - [`check_exact_searches`]: every exact search finds what minimax finds, by definition and not
//!   by the code of any search; [`check_ties`] when it draws among equal moves. [`EXACT_SEARCHES`]
//!   has a line for each.
//! - [`check_proofs`]: what MCTS takes for certain is true.
//! - [`check_engines`]: every engine keeps its limits and answers with a legal move.
//! - `postgres`: a PostgreSQL server of the tests' own.
//! - [`measure`]: how fast something is, for the benches of the rooms.
//!
//! The checks panic with a sentence that says which law was broken and where: this crate is for
//! tests.

mod deep_tests;
mod engine_laws;
mod evaluator_laws;
mod exact_search;
mod game_laws;
mod last_first;
mod legal;
mod literal_graph;
mod literal_tree;
mod oracle;
mod perft_file;
mod playthrough;
#[cfg(unix)]
pub mod postgres;
mod proofs;
mod room;
mod stopwatch;
mod wander;
mod watch;

pub use deep_tests::deep_test_wanted;
pub use engine_laws::check_engines;
pub use evaluator_laws::{check_evaluator, check_following};
pub use exact_search::{EXACT_SEARCHES, ExactSearch, Visits, check_exact_searches, check_ties};
pub use game_laws::check_game;
pub use last_first::LastFirst;
pub use literal_graph::{GraphEvaluator, GraphNode, GraphState, LiteralGraph};
pub use literal_tree::{Branch, BranchPath, LiteralTree, TreeEvaluator};
pub use perft_file::{PerftRow, perft_rows};
pub use playthrough::{check_playthrough, playthrough};
pub use proofs::check_proofs;
pub use room::{EvaluatorLaws, GameLaws, GameVisit, RecordedGame, open, try_open};
pub use stopwatch::measure;
pub use wander::wander;
