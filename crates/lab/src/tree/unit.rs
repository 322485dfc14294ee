//! In how many parts a point is told, so that what comes of chance is a whole number of them.
//!
//! The mean of 2 and 3 is two and a half: no whole number, but five halves. Counted in the right
//! parts every expected value of a tree is whole, and so exact: nothing is rounded, and two ways to
//! compute it can be compared to the last digit.

use super::{Tree, TreeNode};

/// The largest value in parts: what a recording holds.
const LARGEST: i64 = 8_000_000;

/// In how many parts a point is told in a tree; nothing if there would be too many to tell them.
pub(super) fn of(twigs: &[TreeNode]) -> Option<i32> {
    let mut units = vec![1_i64; twigs.len()];
    // Each node stands before those below it.
    for (index, twig) in twigs.iter().enumerate().rev() {
        let mut unit = 1;
        for &branch in &twig.branches {
            unit = multiple(unit, units[branch])?;
        }
        if twig.is_chance() {
            unit = unit.checked_mul(i64::from(twig.chances()))?;
        }
        units[index] = unit;
        if unit > LARGEST {
            return None;
        }
    }
    let unit = units.first().copied().unwrap_or(1);
    if unit == 1 {
        return Some(1);
    }
    let values = twigs.iter().flat_map(|twig| twig.worth.iter().flatten());
    let largest = values.map(|value| i64::from(value.abs())).max().unwrap_or_default();
    let fits = unit.checked_mul(largest.max(1)).is_some_and(|parts| parts <= LARGEST);
    fits.then(|| i32::try_from(unit).ok()).flatten()
}

/// The smallest number that both divide.
pub(super) fn multiple(one: i64, other: i64) -> Option<i64> {
    (one / divisor(one, other)).checked_mul(other).filter(|multiple| *multiple <= LARGEST)
}

/// The largest number that divides both.
pub(super) fn divisor(one: i64, other: i64) -> i64 {
    if other == 0 { one } else { divisor(other, one % other) }
}

impl Tree {
    /// A value in parts of a point as it is written: `3`, `2.1`, or `10/3` where no short decimal
    /// says it.
    #[must_use]
    pub fn written(&self, parts: i32) -> String {
        written(parts, self.unit)
    }

    /// The value that is written so, in parts of a point: `2.1`, `21/10` or `-3`. A long decimal is
    /// taken for the value that it is rounded from.
    #[must_use]
    pub fn read_value(&self, text: &str) -> Option<i32> {
        let text = text.trim().replace('−', "-").replace(',', ".");
        let (sign, text) = match text.strip_prefix('-') {
            Some(text) => (-1.0, text),
            None => (1.0, text.strip_prefix('+').unwrap_or(&text)),
        };
        if !text.starts_with(|letter: char| letter.is_ascii_digit() || letter == '.') {
            return None;
        }
        let (value, places) = if let Some((parts, of)) = text.split_once('/') {
            let (parts, of): (f64, u32) = (parts.parse().ok()?, of.parse().ok()?);
            ((of > 0).then(|| parts / f64::from(of))?, None)
        } else {
            let places = text.split_once('.').map(|(_, rest)| rest.len());
            (text.parse::<f64>().ok()?, places)
        };
        let parts = sign * value * f64::from(self.unit);
        let nearest = parts.round();
        // Two digits are enough to mean one third by 0.33.
        let slack = match places {
            Some(places) if places >= 2 => 0.5 * 0.1_f64.powi(i32::try_from(places).ok()?),
            _ => 1e-9,
        };
        let is_meant = (parts - nearest).abs() <= slack * f64::from(self.unit) + 1e-6;
        #[expect(clippy::cast_possible_truncation, reason = "it is bounded by the next line")]
        let whole = (nearest.abs() < 1e9).then_some(nearest as i32)?;
        is_meant.then_some(whole)
    }
}

/// A value in parts of a point as it is written.
pub(crate) fn written(parts: i32, unit: i32) -> String {
    if parts % unit == 0 {
        return (parts / unit).to_string();
    }
    let mut scale = 1_i64;
    for places in 1..=3_usize {
        scale *= 10;
        let scaled = i64::from(parts) * scale;
        if scaled % i64::from(unit) == 0 {
            let digits = (scaled / i64::from(unit)).unsigned_abs();
            let scale = scale.unsigned_abs();
            let sign = if parts < 0 { "-" } else { "" };
            return format!("{sign}{}.{:0places$}", digits / scale, digits % scale);
        }
    }
    let (parts, unit) = (i64::from(parts), i64::from(unit));
    let common = divisor(parts.abs(), unit).max(1);
    format!("{}/{}", parts / common, unit / common)
}
