//! Which form something is written in.

use rules::Spec;

use crate::{Form, forms::pdn};

/// The form that a text has, if it looks like one of ours.
pub(crate) fn guess(text: &str, game: Option<&Spec>) -> Option<Form> {
    let text = text.trim();
    let mut letters = text.chars();
    let first = letters.next()?;
    let second = letters.as_str().trim_start().chars().next();
    match () {
        () if first == '<' => Some(Form::Xml),
        () if first == '{' && matches!(second, Some('"' | '}')) => Some(Form::Json),
        () if pdn::is_likely(text) => Some(Form::Pdn),
        () if is_position(text) => Some(Form::Position),
        () if game.is_some() || is_transcript(text) => Some(Form::Transcript),
        () => None,
    }
}

/// Whether a text begins with a position: a side and a colon, a picture with slashes, or a board
/// string without a digit.
fn is_position(text: &str) -> bool {
    let line = text.lines().next().unwrap_or_default();
    let fen = ["W:", "B:", "?:", "w:", "b:"].iter().any(|side| line.starts_with(side));
    let board = |letter: char| "XOxo*BWbw-.".contains(letter);
    let first = line.split([' ', ';']).next().unwrap_or_default();
    let picture = line.contains('/') && !line.contains(|letter: char| letter.is_ascii_digit());
    fen || picture || first.len() >= 16 && first.chars().all(board)
}

/// Whether a text is a row of squares or of columns.
fn is_transcript(text: &str) -> bool {
    let free = |letter: char| letter.is_ascii_alphanumeric() || letter.is_whitespace();
    text.contains(|letter: char| letter.is_ascii_digit())
        && text.chars().all(|letter| free(letter) || "-+".contains(letter))
}
