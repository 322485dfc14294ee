//! When something was, as precisely as it is known.

use std::fmt;

use jiff::{Timestamp, civil};

/// A year, a day or a moment: `2026`, `2026-11`, `2026-11-03`, `2026-11-03T10:15:00Z`.
///
/// Dates are ordered as their texts are: a year comes before the days in it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameDate(String);

impl GameDate {
    /// This very second.
    #[must_use]
    pub fn now() -> Self {
        Self::of_moment(Timestamp::now())
    }

    /// The moment `seconds` after the beginning of 1970.
    #[must_use]
    pub fn of_seconds(seconds: i64) -> Option<Self> {
        Timestamp::from_second(seconds).ok().map(Self::of_moment)
    }

    fn of_moment(moment: Timestamp) -> Self {
        Self(moment.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
    }

    /// The date that a text stands for: one of our own forms, or a moment with any zone.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.contains('T') {
            return text.parse().ok().map(Self::of_moment);
        }
        let mut parts = text.split('-');
        let year = parts.next()?;
        let known: Option<Vec<i8>> = parts.map(|part| two_digits(part)?.parse().ok()).collect();
        let year = year.parse().ok().filter(|_| year.len() == 4 && is_digits(year))?;
        match known?[..] {
            [] => Self::of(year, None, None),
            [month] => Self::of(year, Some(month), None),
            [month, day] => Self::of(year, Some(month), Some(day)),
            _ => None,
        }
    }

    /// The date of a year, and of a month and a day as far as they are known.
    #[must_use]
    pub fn of(year: i16, month: Option<i8>, day: Option<i8>) -> Option<Self> {
        let whole = civil::Date::new(year, month.unwrap_or(1), day.unwrap_or(1)).ok()?;
        Some(Self(match (month, day) {
            _ if year < 0 => return None,
            (None, _) => format!("{year:04}"),
            (Some(month), None) => format!("{year:04}-{month:02}"),
            (Some(_), Some(_)) => whole.to_string(),
        }))
    }

    /// The date as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The year, the month and the day, as far as they are known.
    #[must_use]
    pub fn parts(&self) -> [Option<&str>; 3] {
        [0..4, 5..7, 8..10].map(|part| self.0.get(part))
    }

    /// The time of day, if the moment is known.
    #[must_use]
    pub fn time(&self) -> Option<&str> {
        self.0.get(11..19)
    }
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|digit| digit.is_ascii_digit())
}

fn two_digits(text: &str) -> Option<&str> {
    Some(text).filter(|text| text.len() == 2 && is_digits(text))
}

impl fmt::Display for GameDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
