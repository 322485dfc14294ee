//! Published counts in text files.
//!
//! A file has one row per line, fields separated by semicolons, the counts last; `#` begins a
//! comment. What the fields before the counts mean is the room's own business.

use crate::deep_test_wanted;

/// One row: the fields before the counts, and the counts at depth 1, 2, 3 …
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerftRow {
    /// The fields before the counts.
    pub fields: Vec<String>,
    /// The counts, from depth 1.
    pub counts: Vec<u64>,
}

impl PerftRow {
    /// The depths and counts that tests walk: all of them when deep tests are wanted, else those
    /// of at most `most` leaves.
    pub fn affordable(&self, most: u64) -> impl Iterator<Item = (u32, u64)> {
        let depth = self.counts.iter().take_while(|&&count| count <= most).count();
        let what = format!("perft of {}, deeper than {depth}", self.fields.join(" "));
        let deep = depth == self.counts.len() || deep_test_wanted(&what);
        (1..).zip(self.counts.iter().copied()).filter(move |&(_, count)| deep || count <= most)
    }
}

/// Reads the rows of a file.
///
/// # Panics
///
/// If a count is not a number.
#[must_use]
pub fn perft_rows(text: &str) -> Vec<PerftRow> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty()).map(row).collect()
}

fn row(line: &str) -> PerftRow {
    let mut fields: Vec<String> = line.split(';').map(|field| field.trim().to_owned()).collect();
    let counts = fields.pop().expect("a line has a field");
    let number = |count: &str| count.parse().unwrap_or_else(|_| panic!("{count:?} in {line:?}"));
    PerftRow { fields, counts: counts.split_whitespace().map(number).collect() }
}
