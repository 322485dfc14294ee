//! Sentences waiting for a language.
//!
//! Nothing below the front ends knows which language its reader speaks. What has something to say
//! names a message and its arguments; the `words` crate turns them into a sentence.

use std::{borrow::Cow, time::Duration};

use crate::Translated;

/// A message of the language files, with what goes into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The identifier of the message.
    pub id: Cow<'static, str>,
    /// The variables of the message and their values.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// What a variable of a message stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Words that stay as they are: a name, or what was typed.
    Text(String),
    /// A number, written and pluralised as the language does.
    Number(i64),
    /// A number with a fraction, such as a time in seconds, written as the language does.
    Decimal {
        /// The number without its decimal sign.
        digits: i64,
        /// How many of the digits follow the sign.
        places: u8,
    },
    /// Choices to list, as they would be typed.
    List(Vec<String>),
    /// A sentence within the sentence.
    Phrase(Box<Phrase>),
    /// A name that each language has its own of.
    Translated(Translated),
}

/// Something that can be said in any language.
pub trait Speak {
    /// What to say.
    fn phrase(&self) -> Phrase;
}

impl Phrase {
    /// A message by its identifier.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), arguments: Vec::new() }
    }

    /// A message whose identifier is made from the name of something, as in `game-othello`.
    #[must_use]
    pub fn built(id: String) -> Self {
        Self { id: Cow::Owned(id), arguments: Vec::new() }
    }

    /// The same message with one more variable.
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((variable, value.into()));
        self
    }
}

impl Argument {
    /// A number rounded to this many digits after the decimal sign.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a cast from a float saturates")]
    pub fn decimal(number: f64, places: u8) -> Self {
        Self::Decimal { digits: (number * 10_f64.powi(places.into())).round() as i64, places }
    }

    /// A time in seconds, to the millisecond.
    #[must_use]
    pub fn seconds(time: Duration) -> Self {
        let digits = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        Self::Decimal { digits, places: 3 }
    }
}

impl Speak for Phrase {
    fn phrase(&self) -> Phrase {
        self.clone()
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::from(number as u64)
    }
}

impl From<Vec<String>> for Argument {
    fn from(choices: Vec<String>) -> Self {
        Self::List(choices)
    }
}

impl From<&[&str]> for Argument {
    fn from(choices: &[&str]) -> Self {
        Self::List(choices.iter().map(|&choice| choice.to_owned()).collect())
    }
}

impl From<Translated> for Argument {
    fn from(name: Translated) -> Self {
        Self::Translated(name)
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}
