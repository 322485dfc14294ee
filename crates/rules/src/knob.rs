//! What can be set, and to what.

use std::{borrow::Cow, fmt};

use crate::{Phrase, Speak};

/// One thing that can be set.
///
/// What it does, people read in their language, under its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Knob {
    /// Its name in a spec.
    pub name: &'static str,
    /// What it can be set to.
    pub range: Range,
}

/// What a knob can be set to.
///
/// A knob without a default stays unset until it is set.
#[derive(Clone, Debug, PartialEq)]
pub enum Range {
    /// A whole number.
    Number {
        /// At least.
        min: u64,
        /// At most.
        max: u64,
        /// A word that may stand in place of a number, such as `off`.
        word: Option<&'static str>,
        /// Unless set.
        default: Option<u64>,
    },
    /// A time in seconds, such as `2` or `0.5`.
    Seconds {
        /// At least.
        min: f64,
        /// At most.
        max: f64,
        /// Unless set.
        default: Option<f64>,
    },
    /// One of some words.
    Word {
        /// The words.
        words: Cow<'static, [&'static str]>,
        /// Unless set.
        default: Option<&'static str>,
    },
    /// `on` or `off`.
    Switch {
        /// Unless set.
        default: Option<bool>,
    },
    /// Any text, such as a name.
    Text {
        /// How many characters at most.
        longest: usize,
    },
}

impl Knob {
    /// A whole number from `min` to `max`.
    #[must_use]
    pub const fn number(name: &'static str, min: u64, max: u64, default: Option<u64>) -> Self {
        Self { name, range: Range::Number { min, max, word: None, default } }
    }

    /// A whole number from `min` to `max`, or a word; unset until it is set.
    #[must_use]
    pub const fn number_or(name: &'static str, min: u64, max: u64, word: &'static str) -> Self {
        Self { name, range: Range::Number { min, max, word: Some(word), default: None } }
    }

    /// A time in seconds, unset until it is set.
    #[must_use]
    pub const fn seconds(name: &'static str, min: f64, max: f64) -> Self {
        Self { name, range: Range::Seconds { min, max, default: None } }
    }

    /// One of some words.
    #[must_use]
    pub const fn word(
        name: &'static str,
        words: &'static [&'static str],
        default: Option<&'static str>,
    ) -> Self {
        Self { name, range: Range::Word { words: Cow::Borrowed(words), default } }
    }

    /// `on` or `off`.
    #[must_use]
    pub const fn switch(name: &'static str, default: Option<bool>) -> Self {
        Self { name, range: Range::Switch { default } }
    }

    /// Any text of at most `longest` characters.
    #[must_use]
    pub const fn text(name: &'static str, longest: usize) -> Self {
        Self { name, range: Range::Text { longest } }
    }
}

// The ends of a range of seconds are numbers, never NaN.
impl Eq for Range {}

impl Range {
    /// The value unless set, as it would be typed.
    #[must_use]
    pub fn default_text(&self) -> Option<String> {
        match self {
            Range::Number { default, .. } => default.map(|number| number.to_string()),
            Range::Seconds { default, .. } => default.map(|seconds| seconds.to_string()),
            Range::Word { default, .. } => default.map(str::to_owned),
            Range::Switch { default } => default.map(|on| if on { "on" } else { "off" }.to_owned()),
            Range::Text { .. } => None,
        }
    }
}

impl Speak for Range {
    /// The ends are given as text, because they are said as they would be typed.
    fn phrase(&self) -> Phrase {
        match self {
            Range::Number { min, max, .. } if *max == u64::MAX => {
                Phrase::new("range-from").with("min", min.to_string())
            }
            Range::Number { min, max, word: None, .. } => Phrase::new("range-numbers")
                .with("min", min.to_string())
                .with("max", max.to_string()),
            Range::Number { min, max, word: Some(word), .. } => Phrase::new("range-numbers-or")
                .with("min", min.to_string())
                .with("max", max.to_string())
                .with("word", *word),
            Range::Seconds { min, max, .. } => Phrase::new("range-seconds")
                .with("min", min.to_string())
                .with("max", max.to_string()),
            Range::Word { words, .. } => Phrase::new("range-words").with("words", &**words),
            Range::Switch { .. } => Phrase::new("range-words").with("words", &["on", "off"][..]),
            Range::Text { longest } => Phrase::new("range-text").with("longest", *longest),
        }
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Range::Number { min, max, .. } if *max == u64::MAX => write!(f, "{min} or more"),
            Range::Number { min, max, word: None, .. } => write!(f, "{min} to {max}"),
            Range::Number { min, max, word: Some(word), .. } => {
                write!(f, "{min} to {max}, or {word}")
            }
            Range::Seconds { min, max, .. } => write!(f, "{min} to {max} seconds"),
            Range::Word { words, .. } => f.write_str(&words.join(", ")),
            Range::Switch { .. } => f.write_str("on, off"),
            Range::Text { longest } => write!(f, "at most {longest} characters"),
        }
    }
}
