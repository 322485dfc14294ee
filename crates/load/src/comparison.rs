//! What two programs did under the same load, side by side.

use std::fmt::Write as _;

use crate::{
    load_failure::LoadFailure,
    report::{LoadRow, megabytes},
};

/// How much slower the new program may be, as a factor.
const TOLERANCE: f64 = 1.1;

/// The rounds of the old program and of the new one.
#[derive(Debug, Default)]
pub(crate) struct RoundComparison {
    rounds: [Vec<LoadRow>; 2],
}

/// A quantity that is compared, and how it is written.
struct Quantity {
    name: &'static str,
    of: fn(&LoadRow) -> f64,
    unit: &'static str,
    /// Whether the new program must not have more of it.
    is_limited: bool,
}

const QUANTITIES: [Quantity; 5] = [
    Quantity { name: "p50", of: |row| row.middle, unit: " ms", is_limited: true },
    Quantity { name: "p99", of: |row| row.late, unit: " ms", is_limited: true },
    Quantity {
        name: "moves a second",
        of: |row| row.moves_each_second,
        unit: "",
        is_limited: false,
    },
    Quantity { name: "processors", of: |row| row.busy, unit: "", is_limited: false },
    Quantity { name: "memory", of: |row| megabytes(row.memory), unit: " MB", is_limited: false },
];

const NAMES: [&str; 2] = ["old", "new"];

impl RoundComparison {
    /// The heading of the table of rounds.
    pub(crate) const HEADING: &str = "\
| round | program | p50 | p99 | moves a second | processors | memory | errors |
| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |";

    /// Adds a round and gives its line in the table of rounds.
    pub(crate) fn add(&mut self, is_new: bool, row: LoadRow) -> String {
        let side = usize::from(is_new);
        let mut line = format!("| {} | {} |", self.rounds[side].len() + 1, NAMES[side]);
        for Quantity { of, unit, .. } in &QUANTITIES {
            let _ = write!(line, " {:.2}{unit} |", of(&row));
        }
        let _ = write!(line, " {} |", row.errors);
        self.rounds[side].push(row);
        line
    }

    /// The medians of both programs as a table, with the new one as a multiple of the old one.
    pub(crate) fn medians(&self) -> String {
        let mut text =
            "| median of | old | new | new / old |\n| --- | ---: | ---: | ---: |\n".to_owned();
        for Quantity { name, of, unit, .. } in &QUANTITIES {
            let [old, new] = self.median(*of);
            let ratio = new / old;
            let _ = writeln!(text, "| {name} | {old:.2}{unit} | {new:.2}{unit} | {ratio:.2} |");
        }
        text
    }

    /// Refuses errors, and medians of the new program beyond the tolerance.
    pub(crate) fn check(&self) -> Result<(), LoadFailure> {
        let errors = self.rounds.iter().flatten().map(|row| row.errors).sum();
        if errors > 0 {
            return Err(LoadFailure::Errors(errors));
        }
        for Quantity { name, of, .. } in QUANTITIES.iter().filter(|quantity| quantity.is_limited) {
            let [old, new] = self.median(*of);
            if new > TOLERANCE * old {
                return Err(LoadFailure::Slower { name, old, new });
            }
        }
        Ok(())
    }

    fn median(&self, of: fn(&LoadRow) -> f64) -> [f64; 2] {
        [0, 1].map(|side| median(self.rounds[side].iter().map(of).collect()))
    }
}

/// The value in the middle; of an even number, the upper one of the two in the middle.
pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
