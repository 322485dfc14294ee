//! Which workers play otherwise than the others.
//!
//! The same jobs give the same games wherever they are done, so over many games the share that a
//! player wins is the same at every worker but for chance. Where it differs by far more than that,
//! the machine, its build or its owner is to be looked at.

use std::collections::BTreeMap;

use rules::{Argument, Phrase, Speak};
use tournament::GameReport;

/// How every worker's games have ended, from the view of the player named first at each table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WorkerScores(BTreeMap<String, ScoreCount>);

/// Some games: how many, the points, and the sum of their squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct ScoreCount {
    games: f64,
    points: f64,
    squares: f64,
}

/// A worker whose results are skewed against those of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct SkewedWorker {
    /// The worker.
    pub worker: String,
    /// How many games it has played.
    pub games: u64,
    /// The share of the points that the player named first has in them.
    pub share: f64,
    /// The share in the games of the others.
    pub others: f64,
}

impl WorkerScores {
    /// How many games say something, on either side.
    const FEWEST: f64 = 40.0;

    /// By how many standard deviations results may differ: as far apart by chance once in fifteen
    /// thousand comparisons.
    const DEVIATIONS: f64 = 4.0;

    /// Counts a game.
    pub fn count(&mut self, worker: &str, report: &GameReport) {
        let first = report.seats.iter().enumerate().min_by_key(|(_, player)| **player);
        let Some((seat, _)) = first else { return };
        let seat = rules::Player(u8::try_from(seat).unwrap_or_default());
        let points = f64::from(report.outcome().sign(seat) + 1) / 2.0;
        let count = self.0.entry(worker.to_owned()).or_default();
        count.games += 1.0;
        count.points += points;
        count.squares += points * points;
    }

    /// The workers whose results are skewed.
    #[must_use]
    pub fn skewed(&self) -> Vec<SkewedWorker> {
        let all = self.0.values().fold(ScoreCount::default(), |sum, count| sum.plus(count, 1.0));
        let judged = self.0.iter().filter_map(|(worker, own)| {
            let others = all.plus(own, -1.0);
            if own.games < Self::FEWEST || others.games < Self::FEWEST {
                return None;
            }
            let variance =
                own.doubtful_variance() / own.games + others.doubtful_variance() / others.games;
            let apart = (own.share() - others.share()).abs() / variance.sqrt();
            (apart > Self::DEVIATIONS).then(|| SkewedWorker {
                worker: worker.clone(),
                games: own.whole(),
                share: own.share(),
                others: others.share(),
            })
        });
        judged.collect()
    }

    /// How many games each worker has played.
    pub fn games(&self) -> impl Iterator<Item = (&str, u64)> {
        self.0.iter().map(|(worker, count)| (worker.as_str(), count.whole()))
    }
}

impl ScoreCount {
    fn plus(self, other: &Self, times: f64) -> Self {
        Self {
            games: self.games + times * other.games,
            points: self.points + times * other.points,
            squares: self.squares + times * other.squares,
        }
    }

    fn share(&self) -> f64 {
        self.points / self.games
    }

    /// The variance of a game's points, as if one more had been lost and one more won: some games
    /// that are all alike do not say that they never vary.
    fn doubtful_variance(&self) -> f64 {
        let games = self.games + 2.0;
        let mean = (self.points + 1.0) / games;
        (self.squares + 1.0) / games - mean * mean
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
    fn whole(&self) -> u64 {
        self.games as u64
    }
}

impl Speak for SkewedWorker {
    fn phrase(&self) -> Phrase {
        Phrase::new("fleet-notice-skewed")
            .with("worker", self.worker.as_str())
            .with("games", self.games)
            .with("share", Argument::decimal(100.0 * self.share, 1))
            .with("others", Argument::decimal(100.0 * self.others, 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64, winner: Option<u8>) -> GameReport {
        let text = format!(
            r#"{{"number":{number},"seats":[0,1],"moves":[],"opening":0,"reason":"full","nodes":0,"seconds":0}}"#
        );
        let report: GameReport = serde_json::from_str(&text).expect("a report");
        GameReport { winner, ..report }
    }

    fn played(scores: &mut WorkerScores, worker: &str, games: u64, won: u64) {
        for number in 0..games {
            scores.count(worker, &game(number, Some(u8::from(number >= won))));
        }
    }

    #[test]
    fn a_worker_far_from_the_others_is_named() {
        let mut scores = WorkerScores::default();
        played(&mut scores, "one", 100, 52);
        played(&mut scores, "two", 100, 47);
        played(&mut scores, "three", 100, 90);
        let skewed = scores.skewed();
        assert_eq!(skewed.len(), 1, "{skewed:?}");
        assert_eq!((skewed[0].worker.as_str(), skewed[0].games), ("three", 100));
        assert_eq!((skewed[0].share, skewed[0].others), (0.9, 0.495));
    }

    #[test]
    fn chance_names_no_worker() {
        let mut scores = WorkerScores::default();
        played(&mut scores, "one", 400, 210);
        played(&mut scores, "two", 400, 180);
        played(&mut scores, "three", 30, 30);
        assert_eq!(scores.skewed(), [], "thirty games say little");
    }

    #[test]
    fn games_that_are_all_alike_are_no_reason() {
        let mut scores = WorkerScores::default();
        played(&mut scores, "one", 200, 200);
        played(&mut scores, "two", 200, 200);
        assert_eq!(scores.skewed(), []);
        assert_eq!(scores.games().collect::<Vec<_>>(), [("one", 200), ("two", 200)]);
    }
}
