//! The laws that every game, evaluator and search must keep, and the runners that check them.
//!
//! - [`check_game`]: random play keeps every law of `Game` and `Notation`; one line per variant.
//! - [`check_evaluator`]: at a table of two, what is good for one is as bad for the other.
//! - [`perft_rows`]: published counts, read from text files beside the tests.
//! - [`playthrough`]: a recorded game per variant, so that a change of rules shows as a readable
//!   difference.
//! - [`LiteralTree`]: a game that is nothing but a tree written down, for trying searches on.
//!
//! Everything panics with a sentence that says which law was broken and where: this crate is for
//! tests.

mod evaluator_laws;
mod game_laws;
mod literal_tree;
mod perft_file;
mod playthrough;

pub use evaluator_laws::check_evaluator;
pub use game_laws::check_game;
pub use literal_tree::{Branch, LiteralTree, TreeEvaluator, Walked};
pub use perft_file::{PerftRow, deep_tests_wanted, perft_rows};
pub use playthrough::{check_playthrough, playthrough};
