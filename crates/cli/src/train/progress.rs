//! How far a training has got: a bar on the error stream, and a line for each round.

use std::io::Write;

use indicatif::{ProgressBar, ProgressStyle};
use learn::{News, RoundMatch, RoundReport, TrainingPlan};
use rules::{Argument, Phrase};
use words::Words;

/// A bar for the games of all rounds, with the error and the pace beside it; and a line on the
/// standard output when a round is done.
pub(super) struct TrainingBar<'a> {
    bar: ProgressBar,
    words: &'a Words,
    out: &'a mut dyn Write,
    /// How many games come before each round.
    before: Vec<u64>,
    /// The error of the last round on games that were not learned from.
    error: Option<f64>,
}

impl<'a> TrainingBar<'a> {
    /// A bar for a plan.
    pub(super) fn new(plan: &TrainingPlan, words: &'a Words, out: &'a mut dyn Write) -> Self {
        let mut all = 0;
        let mut before = Vec::new();
        for round in &plan.rounds {
            before.push(all);
            all += u64::from(round.games);
        }
        let bar = ProgressBar::new(all);
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} / {eta} {msg}");
        bar.set_style(style.expect("a template that was tried"));
        Self { bar, words, out, before, error: None }
    }

    /// Something has happened.
    pub(super) fn tell(&mut self, news: &News<'_>) {
        match *news {
            News::Games { round, done, pace, .. } => {
                self.bar.set_position(self.before[round - 1] + done as u64);
                let phrase = Phrase::new("train-progress")
                    .with("round", round)
                    .with("pace", tenths(pace))
                    .with("error", self.error.map_or_else(|| "–".into(), hundredths));
                self.bar.set_message(self.words.say(&phrase));
            }
            News::Fitting { round, positions } => {
                let phrase =
                    Phrase::new("train-fitting").with("round", round).with("positions", positions);
                self.bar.set_message(self.words.say(&phrase));
            }
            News::Round(report) => self.tell_round(report),
        }
    }

    fn tell_round(&mut self, report: &RoundReport) {
        let RoundMatch { won, drawn, lost } = report.duel;
        self.error = Some(report.held_out.mean());
        let phrase = Phrase::new("train-round")
            .with("round", report.round)
            .with("work", work(&report.work))
            .with("games", report.games)
            .with("error", hundredths(report.held_out.mean()))
            .with("won", u64::from(won))
            .with("drawn", u64::from(drawn))
            .with("lost", u64::from(lost));
        let line = self.words.say(&phrase);
        let out = &mut *self.out;
        // A reader that has gone away is noticed when the training is over.
        self.bar.suspend(|| {
            let _ = writeln!(out, "{line}");
            let _ = out.flush();
        });
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// What the games of a round were, as `play 3` says it.
pub(super) fn work(text: &str) -> Phrase {
    let (kind, depth) = text.split_once(' ').unwrap_or((text, "0"));
    Phrase::built(format!("train-work-{kind}")).with("depth", depth)
}

#[expect(clippy::cast_possible_truncation, reason = "a small number")]
fn tenths(number: f64) -> Argument {
    Argument::Decimal { digits: (number * 10.0).round() as i64, places: 1 }
}

/// A number with two digits after the decimal sign.
#[expect(clippy::cast_possible_truncation, reason = "a small number")]
pub(super) fn hundredths(number: f64) -> Argument {
    Argument::Decimal { digits: (number * 100.0).round() as i64, places: 2 }
}
