//! The tests of the searches, on games that are nothing but trees and graphs.

mod best_reply;
mod by_chance;
mod exact;
mod incremental_evaluation;
mod limits;
mod loser;
mod max_n;
mod mcts;
mod mcts_proofs;
mod paranoid;
mod registry;
mod repetition;
mod scope;
mod selective;
mod support;
mod switches;
mod techniques;
mod textbook;
