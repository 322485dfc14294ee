//! How far a contest has got, on the error stream, where a person watches it.

use std::io::{self, Write as _};

use indicatif::{ProgressBar, ProgressStyle};
use rules::{Argument, Phrase};
use tournament::{Contest, Progress, Schedule, Sprt, Standing};
use words::Words;

/// A progress bar of games; nothing where the output is no terminal.
pub(super) struct ContestProgress<'a> {
    bar: ProgressBar,
    sprt: Option<Sprt>,
    words: &'a Words,
}

impl<'a> ContestProgress<'a> {
    /// A bar for a contest.
    pub(super) fn new(contest: &Contest, sprt: Option<Sprt>, words: &'a Words) -> Self {
        let bar = ProgressBar::new(Schedule::of(contest).planned());
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} {msg}");
        bar.set_style(style.expect("a template that was tried"));
        Self { bar, sprt, words }
    }

    /// The games begin, and this number was played before.
    pub(super) fn begin(&self, played: u64) {
        self.bar.set_position(played);
        self.bar.reset_eta();
    }

    /// Says something on the error stream, above the bar.
    pub(super) fn say(&self, phrase: &Phrase) {
        let sentence = self.words.say(phrase);
        self.bar.suspend(|| {
            // If it is not heard there is nobody to complain to about that.
            let _ = writeln!(io::stderr(), "plateau: {sentence}");
        });
    }

    /// One more game is over.
    pub(super) fn tell(&self, progress: &Progress<'_>) {
        let standing = progress.standing;
        let wins: Vec<String> = standing.wins.iter().map(u64::to_string).collect();
        let phrase = Phrase::new("contest-progress")
            .with("wins", wins.join(" – "))
            .with("draws", standing.draws)
            .with("more", self.more(standing));
        self.bar.set_message(self.words.say(&phrase));
        self.bar.inc(1);
    }

    /// What the games prove so far, and how fast they are played.
    fn more(&self, standing: &Standing) -> String {
        let two = standing.wins.len() == 2 && standing.seat_wins.len() == 2;
        let elo = standing.elo(0, 1).filter(|elo| two && elo.error().is_finite());
        let elo = elo.map(|elo| {
            Phrase::new("contest-progress-elo")
                .with("elo", Argument::decimal(elo.difference, 1))
                .with("error", Argument::decimal(elo.error(), 1))
        });
        let llr = self.sprt.map(|sprt| {
            let (lower, upper) = sprt.bounds();
            Phrase::new("contest-progress-llr")
                .with("llr", Argument::decimal(sprt.log_ratio(&standing.meetings[0][1].pairs), 2))
                .with("lower", Argument::decimal(lower, 2))
                .with("upper", Argument::decimal(upper, 2))
        });
        let pace = Phrase::new("contest-progress-pace")
            .with("games", Argument::decimal(self.bar.per_sec(), 1));
        let all = [elo, llr, Some(pace)].into_iter().flatten();
        all.map(|part| self.words.say(&part)).collect()
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
