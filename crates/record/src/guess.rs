//! Which form something is written in.

use rules::Spec;

use crate::{
    Form,
    forms::{ggf, gomocup, obf, pdn, position},
};

/// The form that a text has, if it looks like one of ours.
pub(crate) fn guess(text: &str, game: Option<&Spec>) -> Option<Form> {
    let text = text.trim();
    let mut letters = text.chars();
    let first = letters.next()?;
    let second = letters.as_str().trim_start().chars().next();
    match () {
        () if first == '<' => Some(Form::Xml),
        () if first == '{' && matches!(second, Some('"' | '}')) => Some(Form::Json),
        () if ggf::is_likely(text) => Some(Form::Ggf),
        () if gomocup::is_likely(text) => Some(Form::Gomocup),
        () if text.lines().any(obf::is_likely) => Some(Form::Obf),
        () if pdn::is_likely(text) => Some(Form::Pdn),
        () if position::is_likely(text) => Some(Form::Position),
        () if game.is_some() || is_transcript(text) => Some(Form::Transcript),
        () => None,
    }
}

/// Whether a text is a row of squares or of columns.
fn is_transcript(text: &str) -> bool {
    let free = |letter: char| letter.is_ascii_alphanumeric() || letter.is_whitespace();
    text.contains(|letter: char| letter.is_ascii_digit())
        && text.chars().all(|letter| free(letter) || "-+,;".contains(letter))
}
