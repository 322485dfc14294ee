//! GTP, the Go Text Protocol, as Othello programs speak it.
//!
//! A command a line, perhaps with a number before it; an answer begins with `=` or `?` and ends
//! with an empty line. Squares are written as in Othello, `a1` at the upper left.

mod engine;
mod external_engine;

pub(crate) use engine::GtpEngine;
pub(crate) use external_engine::GtpExternalEngine;

/// The colours by their names; black is seated first.
fn player_of(colour: &str) -> Option<rules::Player> {
    match colour.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(rules::Player::FIRST),
        "w" | "white" => Some(rules::Player::SECOND),
        _ => None,
    }
}

/// The letter of a colour.
fn colour_of(player: rules::Player) -> char {
    if player == rules::Player::FIRST { 'b' } else { 'w' }
}
