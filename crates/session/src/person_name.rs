//! Names of people: what may stand in them, and when two are the same.

use unicode_normalization::UnicodeNormalization as _;

/// Whether all of a name can be seen: it has no character that is invisible or changes the
/// direction of writing. What joins and colours the parts of an emoji may stand after one.
pub(crate) fn is_visible(name: &str) -> bool {
    visible(name) == name
}

/// A text without what cannot be seen.
pub(crate) fn visible(text: &str) -> String {
    let mut before = None;
    let kept = text.chars().filter(|&letter| {
        let kept = match letter {
            JOINER | COLOURED => before.is_some_and(is_emoji),
            letter => !is_invisible(letter),
        };
        if kept {
            before = Some(letter);
        }
        kept
    });
    kept.collect()
}

/// What two names have in common that look the same: letters of one size, in one form of Unicode,
/// without what cannot be seen.
pub(crate) fn folded(name: &str) -> String {
    let plain = name.chars().filter(|&letter| letter != JOINER && letter != COLOURED);
    let small: String =
        visible(&plain.collect::<String>()).nfkc().flat_map(char::to_lowercase).collect();
    small.nfkc().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Joins two emoji to one.
const JOINER: char = '\u{200d}';
/// Has a sign shown as an emoji.
const COLOURED: char = '\u{fe0f}';

/// Whether a sign may be part of an emoji: none of the letters and digits is, nor is a space.
fn is_emoji(letter: char) -> bool {
    letter == COLOURED
        || (!letter.is_alphanumeric() && !letter.is_whitespace() && !letter.is_ascii())
}

/// Whether a character shows nothing, or only changes how others are shown: the format characters
/// of Unicode, its fillers and its tags.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
