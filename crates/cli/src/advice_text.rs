//! What a move is worth, in a line of text.

use search::{Score, ScoreScale};
use session::Worth;
use words::Words;

/// A move and what it was found worth, by the scale of its game: exactly, at most, at least, or
/// about, with the number of tries.
pub(crate) fn worth(worth: &Worth, scale: &ScoreScale, words: &Words) -> String {
    let sign = match worth.visits {
        _ if worth.exact => "=",
        _ if worth.at_least => "≥",
        Some(_) => "≈",
        None => "≤",
    };
    let visits = worth.visits.map_or_else(String::new, |visits| format!(" ×{visits}"));
    let told = words.say(&scale.told(Score(worth.score), worth.proven));
    format!("  {:<8} {sign} {told}{visits}", worth.text)
}
