//! What a move is worth, in a line of text.

use session::Worth;

/// A move and what it was found worth: exactly so, at most so, or about so after so many tries.
pub(crate) fn worth(worth: &Worth) -> String {
    let sign = match worth.visits {
        _ if worth.exact => "=",
        Some(_) => "≈",
        None => "≤",
    };
    let visits = worth.visits.map_or_else(String::new, |visits| format!(" ×{visits}"));
    format!("  {:<8} {sign} {}{visits}", worth.text, worth.score)
}
