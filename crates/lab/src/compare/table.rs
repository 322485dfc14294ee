//! A comparison as a table to read, and as lines for a spreadsheet.

use std::fmt::Write as _;

use rules::{Argument, Phrase};
use session::clean;
use words::Words;

use super::{ComparisonResult, Effort, EffortRow};
use crate::score_text;

/// What the columns are called.
const COLUMNS: [&str; 11] = [
    "engine",
    "effort",
    "nodes",
    "leaves",
    "least",
    "cutoffs",
    "branching",
    "seconds",
    "depth",
    "best",
    "score",
];

impl Effort {
    /// A depth as a number, or a time in seconds, as it is written in a language.
    #[must_use]
    pub fn text(self, words: &Words) -> String {
        match self {
            Effort::Depth(depth) => depth.to_string(),
            Effort::Time(milliseconds) => {
                let digits = i64::try_from(milliseconds).unwrap_or(i64::MAX);
                let seconds =
                    Phrase::new("lab-number").with("n", Argument::Decimal { digits, places: 3 });
                words.say(&Phrase::new("lab-seconds").with("seconds", words.say(&seconds)))
            }
        }
    }
}

impl ComparisonResult {
    /// The names of the columns.
    pub(super) fn head(words: &Words) -> Vec<String> {
        COLUMNS.iter().map(|column| words.text(&format!("lab-column-{column}"))).collect()
    }

    /// The cells of a row, as they are written in a language.
    pub(super) fn cells(&self, row: &EffortRow, words: &Words) -> Vec<String> {
        let say = |argument: Argument| words.say(&Phrase::new("lab-number").with("n", argument));
        let count = |count: u64| say(count.into());
        vec![
            row.engine.clone(),
            row.effort.text(words),
            count(row.nodes),
            count(row.leaves),
            self.least(row).map_or_else(|| "–".to_owned(), count),
            count(row.cutoffs),
            say(Argument::decimal(row.branching, 2)),
            say(Argument::decimal(row.seconds, 3)),
            row.depth.to_string(),
            row.best.clone().unwrap_or_else(|| "–".to_owned()),
            row.score.map_or_else(|| "–".to_owned(), |score| score_text(score, words)),
        ]
    }

    /// The best case of alpha-beta at the depth of a row.
    fn least(&self, row: &EffortRow) -> Option<u64> {
        let depth = row.effort.depth()?;
        let bound = self.bounds.iter().find(|bound| bound.depth == depth)?;
        Some(whole(bound.least))
    }

    /// The cells of the table, its head first.
    #[must_use]
    pub fn table(&self, words: &Words) -> Vec<Vec<String>> {
        let rows = self.rows.iter().map(|row| self.cells(row, words));
        std::iter::once(Self::head(words)).chain(rows).collect()
    }

    /// The comparison as a table, and what it shows.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        let rows = self.table(words);
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
        let widths: Vec<usize> = (0..COLUMNS.len()).filter_map(width).collect();
        let mut text = String::new();
        for row in &rows {
            let cells = row.iter().zip(&widths).enumerate().map(|(index, (cell, width))| {
                if index == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            let cells: Vec<String> = cells.collect();
            writeln!(text, "{}", cells.join("  ").trim_end()).expect("a string takes everything");
        }
        for finding in self.findings(words) {
            writeln!(text, "{}", words.say(&finding)).expect("a string takes everything");
        }
        text
    }

    /// Every search as a line of values, for a spreadsheet.
    #[must_use]
    pub fn csv(&self) -> String {
        let mut text = String::from(
            "engine,effort,position,nodes,leaves,least_leaves,cutoffs,table_hits,\
             branching,seconds,depth,move,score\n",
        );
        for search in &self.searches {
            let effort = match search.effort {
                Effort::Depth(depth) => depth.to_string(),
                Effort::Time(milliseconds) => format!("{milliseconds} ms"),
            };
            let nodes = super::measure::float(search.nodes);
            let branching = super::branching_factor(nodes, search.depth);
            let depth = search.effort.depth();
            let bound = self.bounds.iter().find(|bound| Some(bound.depth) == depth);
            // The best case is of all positions together.
            let bound = bound.filter(|_| self.positions == 1).map(|bound| whole(bound.least));
            let bound = bound.map_or_else(String::new, |bound| bound.to_string());
            writeln!(
                text,
                "{},{effort},{},{},{},{bound},{},{},{branching:.3},{:.6},{},{},{}",
                clean::cell(&search.engine),
                search.position,
                search.nodes,
                search.leaves,
                search.cutoffs,
                search.table_hits,
                search.seconds,
                search.depth,
                clean::cell(&search.best),
                search.score,
            )
            .expect("a string takes everything");
        }
        text
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
fn whole(count: f64) -> u64 {
    count.round() as u64
}
