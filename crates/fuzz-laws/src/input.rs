//! What the bytes of an input mean before they are read.

use std::str;

/// The text of an input, if it is one.
pub(crate) fn text(input: &[u8]) -> Option<&str> {
    str::from_utf8(input).ok()
}

/// Two texts, divided at the first line break; the second is empty where there is none.
pub(crate) fn two_texts(input: &[u8]) -> Option<(&str, &str)> {
    let text = text(input)?;
    Some(text.split_once('\n').unwrap_or((text, "")))
}

/// A choice among a number of things, counted from `a`, and the rest of the input.
pub(crate) fn choice(input: &[u8], count: usize) -> Option<(usize, &[u8])> {
    let (&letter, rest) = input.split_first()?;
    Some((usize::from(letter.wrapping_sub(b'a')) % count, rest))
}
