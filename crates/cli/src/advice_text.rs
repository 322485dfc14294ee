//! What a move is worth, in a line of text.

use lab::score_text;
use session::Worth;
use words::Words;

/// A move and what it was found worth: exactly, at most, at least, or about, with the number of tries.
pub(crate) fn worth(worth: &Worth, words: &Words) -> String {
    let sign = match worth.visits {
        _ if worth.exact => "=",
        _ if worth.at_least => "≥",
        Some(_) => "≈",
        None => "≤",
    };
    let visits = worth.visits.map_or_else(String::new, |visits| format!(" ×{visits}"));
    format!("  {:<8} {sign} {}{visits}", worth.text, score_text(worth.score, words))
}
