//! Dates as a language writes them.

use rules::{Phrase, Speak};

/// A day, or as much of it as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Date {
    /// Only the year.
    Year(u16),
    /// The year, and the month counted from one.
    Month(u16, u8),
    /// The year, and the month and the day counted from one.
    Day(u16, u8, u8),
}

impl Date {
    /// Reads a date written from the year on, as `2026-11-15` or, with question marks for what is
    /// not known, `2026.11.??`; nothing if it is none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.trim().split(['-', '.', '/']).fuse();
        let year = number(parts.next()?, 4)?;
        let mut part = |most| match parts.next() {
            None => Some(None),
            Some(text) if text.bytes().all(|mark| mark == b'?') => Some(None),
            Some(text) => {
                let number = u8::try_from(number(text, 2)?).ok()?;
                (1..=most).contains(&number).then_some(Some(number))
            }
        };
        let (month, day) = (part(12)?, part(31)?);
        let date = match (month, day) {
            (Some(month), Some(day)) => Self::Day(year, month, day),
            (Some(month), None) => Self::Month(year, month),
            (None, _) => Self::Year(year),
        };
        parts.next().is_none().then_some(date)
    }
}

/// A number of at most `digits` digits.
fn number(text: &str, digits: usize) -> Option<u16> {
    let plain = text.len() <= digits && text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

impl Speak for Date {
    /// The year is given as text, as it has no separator of thousands.
    fn phrase(&self) -> Phrase {
        let (id, year, month, day) = match *self {
            Self::Year(year) => ("date-year", year, None, None),
            Self::Month(year, month) => ("date-month", year, Some(month), None),
            Self::Day(year, month, day) => ("date-day", year, Some(month), Some(day)),
        };
        let mut phrase = Phrase::new(id).with("year", year.to_string());
        for (variable, part) in [("month", month), ("day", day)] {
            if let Some(part) = part {
                phrase = phrase.with(variable, u64::from(part));
            }
        }
        phrase
    }
}
