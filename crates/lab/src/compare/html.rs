//! A comparison as a report that needs nothing but itself: findings, table and plots.

use maud::html;
use paper::{element, table};
use rules::{Argument, Phrase};
use words::Words;

use super::{ComparisonResult, EffortRow, measure::float};
use crate::html::page;

impl ComparisonResult {
    /// The comparison as a page of its own.
    #[must_use]
    pub fn html(&self, words: &Words) -> String {
        let title =
            words.say(&Phrase::new("lab-compare-title").with("game", self.game_name(words)));
        let positions = Phrase::new("lab-compare-positions").with("positions", self.positions);
        let rows: Vec<Vec<String>> = self.rows.iter().map(|row| self.cells(row, words)).collect();
        let body = html! {
            p { (words.say(&positions)) }
            @for finding in self.findings(words) { p { (words.say(&finding)) } }
            (table(&Self::head(words), &rows))
            @for &axis in self.axes() {
                div class="picture" { (element(&self.plot(axis, words), &title)) }
            }
            @for note in ["lab-note-nodes", "lab-note-least", "lab-note-branching"] {
                p { (words.text(note)) }
            }
        };
        page(&title, words, &body)
    }

    /// What the comparison shows at the greatest effort. At a depth: how much of the first engine's
    /// nodes the others needed, and whether all found the same value. In a time: how deep each got.
    #[must_use]
    pub fn findings(&self, words: &Words) -> Vec<Phrase> {
        let Some(last) = self.rows.last().map(|row| row.effort) else { return Vec::new() };
        let rows: Vec<&EffortRow> = self.rows.iter().filter(|row| row.effort == last).collect();
        let Some((first, others)) = rows.split_first() else { return Vec::new() };
        let mut findings = Vec::new();
        if last.time().is_some() {
            let time = last.text(words);
            return others.iter().map(|other| self.deeper(first, other, &time, words)).collect();
        }
        if let Some(depth) = last.depth() {
            for other in others {
                let share = float(other.nodes) / float(first.nodes.max(1)) * 100.0;
                findings.push(
                    Phrase::new("lab-finding-share")
                        .with("engine", self.engine_name(&other.engine, words))
                        .with("other", self.engine_name(&first.engine, words))
                        .with("depth", u64::from(depth))
                        .with("share", percent(share)),
                );
            }
        }
        if !others.is_empty() && first.score.is_some() && last.depth().is_some() {
            findings.push(self.agreement(first, others, words));
        }
        findings
    }

    /// Whether all found the same value, and which did not.
    fn agreement(&self, first: &EffortRow, others: &[&EffortRow], words: &Words) -> Phrase {
        let differing = others.iter().filter(|row| row.score != first.score);
        let differing: Vec<String> =
            differing.map(|row| self.engine_name(&row.engine, words)).collect();
        if differing.is_empty() {
            return Phrase::new("lab-finding-same");
        }
        Phrase::new("lab-finding-differ")
            .with("engines", differing.join(", "))
            .with("other", self.engine_name(&first.engine, words))
    }

    /// How much deeper than the first engine another got in the same time.
    fn deeper(&self, first: &EffortRow, other: &EffortRow, time: &str, words: &Words) -> Phrase {
        Phrase::new("lab-finding-deeper")
            .with("time", time)
            .with("engine", self.engine_name(&other.engine, words))
            .with("other", self.engine_name(&first.engine, words))
            .with("depth", u64::from(other.depth))
            .with("other_depth", u64::from(first.depth))
    }
}

/// A percentage with a digit or, where it is small, three after the decimal sign.
#[expect(clippy::cast_possible_truncation, reason = "a percentage is small")]
fn percent(share: f64) -> Argument {
    let places = if share < 1.0 { 3 } else { 1 };
    let digits = (share * 10_f64.powi(i32::from(places))).round() as i64;
    Argument::Decimal { digits, places }
}
