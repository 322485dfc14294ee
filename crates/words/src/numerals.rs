//! How a language writes numbers.
//!
//! Fluent chooses the plural of a number but leaves its digits bare, and lets a formatter be a
//! plain function only, which cannot know the separators of a language. So the formatter puts
//! marks where separators belong, and the language replaces the marks in the finished sentence.

use fluent_bundle::{
    FluentValue,
    types::{FluentNumber, FluentNumberOptions},
};

/// Where a separator of thousands belongs. No text contains it: it is not a character.
const GROUP: char = '\u{FDD0}';
/// Where the decimal sign belongs.
const DECIMAL: char = '\u{FDD1}';

/// What a language puts between digits.
#[derive(Clone, Debug)]
pub(crate) struct Numerals {
    /// Between groups of three digits, as in `1,000`.
    pub(crate) group: String,
    /// Before the fraction, as in `0.5`.
    pub(crate) decimal: String,
}

impl Numerals {
    /// The sentence with the language's own signs in place of the marks.
    pub(crate) fn write(&self, sentence: &str) -> String {
        sentence.replace(GROUP, &self.group).replace(DECIMAL, &self.decimal)
    }
}

/// A number with a fraction of `places` digits after the decimal sign.
pub(crate) fn decimal(digits: i64, places: u8) -> FluentValue<'static> {
    #[expect(clippy::cast_precision_loss, reason = "numbers for people have few digits")]
    let value = digits as f64 / 10_f64.powi(i32::from(places));
    let options = FluentNumberOptions {
        minimum_fraction_digits: Some(usize::from(places)),
        ..FluentNumberOptions::default()
    };
    FluentValue::Number(FluentNumber::new(value, options))
}

/// The formatter: numbers with marks between their digits; everything else as it is.
pub(crate) fn mark<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(marked(number)),
        _ => None,
    }
}

fn marked(number: &FluentNumber) -> String {
    let plain = number.as_string();
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = String::new();
    let digits = whole.bytes().filter(u8::is_ascii_digit).count();
    let mut before = 0;
    for letter in whole.chars() {
        if letter.is_ascii_digit() {
            if before > 0 && (digits - before) % 3 == 0 {
                text.push(GROUP);
            }
            before += 1;
        }
        text.push(letter);
    }
    if !fraction.is_empty() {
        text.push(DECIMAL);
        text.push_str(fraction);
    }
    text
}
