//! How far a contest has got, on the error stream, where a person watches it.

use indicatif::{ProgressBar, ProgressStyle};
use rules::Phrase;
use tournament::{Contest, Progress, Schedule};
use words::Words;

/// A bar that grows with every game; nothing where nobody watches.
pub(super) struct Bar<'a> {
    bar: ProgressBar,
    words: &'a Words,
}

impl<'a> Bar<'a> {
    /// A bar for a contest of which so many games are played already.
    pub(super) fn new(contest: &Contest, played: u64, words: &'a Words) -> Self {
        let bar = ProgressBar::new(Schedule::of(contest).len());
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed} {msg}");
        bar.set_style(style.expect("a template that was tried"));
        bar.set_position(played);
        Self { bar, words }
    }

    /// One more game is over.
    pub(super) fn tell(&self, progress: &Progress<'_>) {
        let standing = progress.standing;
        let wins: Vec<String> = standing.wins.iter().map(u64::to_string).collect();
        let phrase = Phrase::new("contest-progress")
            .with("wins", wins.join(" – "))
            .with("draws", standing.draws);
        self.bar.set_message(self.words.say(&phrase));
        self.bar.inc(1);
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
