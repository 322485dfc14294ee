//! Results: two points for a win in some variants, one in others.

use rules::{Outcome, Player};

/// The result that a text stands for, where `white` is the seat of White; nothing if the game is
/// not over, or if both have lost.
pub(super) fn read(text: &str, white: Player) -> Option<Outcome> {
    match text.trim() {
        "1-0" | "2-0" => Some(Outcome::Win(white)),
        "0-1" | "0-2" => Some(Outcome::Win(white.other())),
        "1/2-1/2" | "½-½" | "1-1" => Some(Outcome::Draw),
        _ => None,
    }
}

/// The text for a result.
pub(super) fn write(outcome: Option<Outcome>, white: Player, two_points: bool) -> &'static str {
    match (outcome, two_points) {
        (None, _) => "*",
        (Some(Outcome::Draw), true) => "1-1",
        (Some(Outcome::Draw), false) => "1/2-1/2",
        (Some(outcome), true) if outcome.sign(white) > 0 => "2-0",
        (Some(outcome), false) if outcome.sign(white) > 0 => "1-0",
        (Some(_), true) => "0-2",
        (Some(_), false) => "0-1",
    }
}
