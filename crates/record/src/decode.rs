//! From bytes to text.
//!
//! Most files are UTF-8. Older collections of games are written in the Latin letters of Windows,
//! and some editors write UTF-16 with a mark in front; all of them are text to a person.

use std::borrow::Cow;

/// What Windows has in the places where Latin-1 has control characters.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text that bytes stand for; nothing if they are no text.
pub(crate) fn decode(bytes: &[u8]) -> Option<Cow<'_, str>> {
    match bytes {
        [0xEF, 0xBB, 0xBF, text @ ..] => Some(without_encoding(text)?),
        [0xFF, 0xFE, text @ ..] => utf16(text, u16::from_le_bytes),
        [0xFE, 0xFF, text @ ..] => utf16(text, u16::from_be_bytes),
        text => without_encoding(text),
    }
}

fn without_encoding(bytes: &[u8]) -> Option<Cow<'_, str>> {
    if bytes.contains(&0) {
        return None;
    }
    Some(std::str::from_utf8(bytes).map_or_else(|_| windows(bytes).into(), Cow::from))
}

fn windows(bytes: &[u8]) -> String {
    let letter = |&byte: &u8| match byte {
        0x80..0xA0 => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    };
    bytes.iter().map(letter).collect()
}

fn utf16(bytes: &[u8], join: fn([u8; 2]) -> u16) -> Option<Cow<'static, str>> {
    let (pairs, []) = bytes.as_chunks::<2>() else { return None };
    let units: Vec<u16> = pairs.iter().map(|&pair| join(pair)).collect();
    String::from_utf16(&units).ok().map(Cow::from)
}
