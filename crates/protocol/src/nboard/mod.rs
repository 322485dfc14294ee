//! `NBoard`, version 2: engines of Othello.
//!
//! The program that asks tells the game in GGF, then the moves one by one; an engine says which
//! move it would play, and the other side plays it for both. Moves are written `F5/eval/time`, by
//! some engines with spaces in place of the slashes, a pass `PA`. What is not known is passed over.

mod engine;
mod external_engine;

pub(crate) use engine::NboardEngine;
pub(crate) use external_engine::NboardExternalEngine;

use crate::othello::PASS;

/// How a pass is written.
const NO_MOVE: &str = "PA";

/// A move as it is told.
fn write_move(text: &str) -> String {
    if text == PASS { NO_MOVE.to_owned() } else { text.to_ascii_uppercase() }
}

/// The move in `F5/eval/time` or `F5 eval time`, without what is said about it.
fn read_move(text: &str) -> &str {
    let ends = |letter: char| letter == '/' || letter.is_whitespace();
    text.trim_start().split(ends).next().unwrap_or_default()
}
