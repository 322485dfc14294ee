//! A spec whose every knob was checked.

use std::{collections::BTreeMap, time::Duration};

use crate::{Knob, Range, SpecError};

/// The knobs of an offer, each set to a value in its range or not set at all.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    values: BTreeMap<&'static str, Value>,
}

#[derive(Clone, Debug, PartialEq)]
enum Value {
    Number(u64),
    Seconds(f64),
    Word(String),
    Switch(bool),
}

impl Settings {
    /// Every knob at its default.
    #[must_use]
    pub fn of_defaults(knobs: &[Knob]) -> Self {
        let value = |range: &Range| match range {
            Range::Number { default, .. } => default.map(Value::Number),
            Range::Seconds { default, .. } => default.map(Value::Seconds),
            Range::Word { default, .. } => default.map(|word| Value::Word(word.to_owned())),
            Range::Switch { default } => default.map(Value::Switch),
            Range::Text { .. } => None,
        };
        let values = knobs.iter().filter_map(|knob| Some((knob.name, value(&knob.range)?)));
        Self { values: values.collect() }
    }

    /// Sets one knob from text.
    pub(crate) fn set(&mut self, knob: &Knob, text: &str) -> Result<(), SpecError> {
        if text.is_empty() {
            return Err(SpecError::NoValue {
                knob: knob.name.to_owned(),
                allowed: knob.range.clone(),
            });
        }
        let value = read(&knob.range, text).ok_or_else(|| SpecError::OutOfRange {
            knob: knob.name.to_owned(),
            value: text.to_owned(),
            allowed: knob.range.clone(),
        })?;
        self.values.insert(knob.name, value);
        Ok(())
    }

    /// The value of a number knob, if it is set.
    #[must_use]
    pub fn number(&self, knob: &str) -> Option<u64> {
        match self.values.get(knob) {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// The value of a number knob whose range fits a byte and that has a default.
    ///
    /// # Panics
    ///
    /// If the knob has neither.
    #[must_use]
    pub fn byte(&self, knob: &str) -> u8 {
        let number = self.number(knob).expect("a knob with a default");
        u8::try_from(number).expect("a knob whose range fits a byte")
    }

    /// The value of a time knob, if it is set.
    #[must_use]
    pub fn seconds(&self, knob: &str) -> Option<Duration> {
        match self.values.get(knob) {
            Some(Value::Seconds(seconds)) => Some(Duration::from_secs_f64(*seconds)),
            _ => None,
        }
    }

    /// The value of a word or text knob, or the word in place of a number, if it is set.
    #[must_use]
    pub fn word(&self, knob: &str) -> Option<&str> {
        match self.values.get(knob) {
            Some(Value::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// The value of a switch, if it is set.
    #[must_use]
    pub fn switch(&self, knob: &str) -> Option<bool> {
        match self.values.get(knob) {
            Some(Value::Switch(on)) => Some(*on),
            _ => None,
        }
    }
}

/// The value that text stands for, if it is in the range.
fn read(range: &Range, text: &str) -> Option<Value> {
    match range {
        Range::Number { word: Some(word), .. } if *word == text => {
            Some(Value::Word(text.to_owned()))
        }
        Range::Number { min, max, .. } => {
            // `parse` alone would take a plus sign.
            let digits = text.bytes().all(|digit| digit.is_ascii_digit());
            let number = text.parse().ok().filter(|_| digits)?;
            (min..=max).contains(&&number).then_some(Value::Number(number))
        }
        Range::Seconds { min, max, .. } => {
            let seconds = text.parse().ok().filter(|seconds: &f64| seconds.is_finite())?;
            (*min..=*max).contains(&seconds).then_some(Value::Seconds(seconds))
        }
        Range::Word { words, .. } => words.contains(&text).then(|| Value::Word(text.to_owned())),
        Range::Switch { .. } => match text {
            "on" => Some(Value::Switch(true)),
            "off" => Some(Value::Switch(false)),
            _ => None,
        },
        Range::Text { longest } => {
            let fits = text.chars().count() <= *longest && !text.chars().any(char::is_control);
            fits.then(|| Value::Word(text.to_owned()))
        }
    }
}
