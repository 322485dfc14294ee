//! The sequential probability ratio test: play until it is clear who is stronger, and no longer.
//!
//! Two claims are weighed: that the difference is `elo0`, and that it is `elo1`. After every pair
//! of games the ratio of their likelihoods is taken, each claim with the distribution of results
//! that fits what was seen best. When it leaves its bounds, one claim is given up; how often that
//! is a mistake is decided beforehand.
//!
//! A. Wald, "Sequential Tests of Statistical Hypotheses" (1945); the best-fitting distribution with
//! a given mean after M. Van den Bergh, "The maximum likelihood estimator for a multinomial
//! distribution with a given expectation value".

use crate::{
    expected_score,
    sample::{as_float, evenly_spaced},
};

/// A test between two claims about a difference in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that the first claim says.
    pub elo0: f64,
    /// The difference that the second claim says; it is greater.
    pub elo1: f64,
    /// How often to accept the second claim by mistake.
    pub alpha: f64,
    /// How often to accept the first claim by mistake.
    pub beta: f64,
    /// What a point of the two differences is.
    pub model: EloModel,
}

/// What a point of Elo is in a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EloModel {
    /// A part of the logistic scale, on which 400 points are odds of ten to one.
    #[default]
    Logistic,
    /// A part of how much single games vary, so that the test takes about as many games whether
    /// most are drawn or none (M. Van den Bergh, "Normalized Elo").
    Normalised,
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtDecision {
    /// Nothing yet.
    Open,
    /// The first claim holds: no such gain.
    First,
    /// The second claim holds.
    Second,
}

impl Sprt {
    /// A result that never came up counts as this much of one, or a likelihood would be zero.
    const NEVER: f64 = 1e-3;

    /// A normalised difference of one standard deviation of a game, in points.
    const DEVIATION: f64 = 800.0 / std::f64::consts::LN_10;

    /// A test of these two claims on the logistic scale, wrong five times in a hundred either way.
    /// `None` unless the second claims more than the first and both are numbers.
    #[must_use]
    pub fn new(elo0: f64, elo1: f64) -> Option<Self> {
        let fine = elo0 < elo1 && elo0.is_finite() && elo1.is_finite();
        let model = EloModel::Logistic;
        fine.then_some(Self { elo0, elo1, alpha: 0.05, beta: 0.05, model })
    }

    /// The mean score that a claim promises where results vary as those seen.
    fn claimed(&self, elo: f64, seen: &ScoreCounts<'_>) -> f64 {
        match self.model {
            EloModel::Logistic => expected_score(elo),
            EloModel::Normalised => {
                // The scores are those of pairs, whose deviation is that of a game over √2.
                let game = seen.deviation() * std::f64::consts::SQRT_2;
                (0.5 + elo / Self::DEVIATION * game).clamp(1e-6, 1.0 - 1e-6)
            }
        }
    }

    /// Where the test ends: below the first bound the first claim holds, above the second bound
    /// the second one.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        let Self { alpha, beta, .. } = self;
        ((beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln())
    }

    /// The logarithm of the likelihood ratio, given how often each of the evenly spaced scores
    /// came up.
    #[must_use]
    pub fn log_ratio(&self, counts: &[u64]) -> f64 {
        if counts.iter().sum::<u64>() == 0 {
            return 0.0;
        }
        let often = |&count: &u64| if count == 0 { Self::NEVER } else { as_float(count) };
        let counts: Vec<f64> = counts.iter().map(often).collect();
        let scores = evenly_spaced(counts.len());
        let seen = ScoreCounts { counts: &counts, scores: &scores };
        let first = seen.tilt(self.claimed(self.elo0, &seen));
        let second = seen.tilt(self.claimed(self.elo1, &seen));
        // Each claim gives a result the share seen, divided by its tilt.
        let terms = counts.iter().enumerate().map(|(index, count)| {
            count * (first.divisor(scores[index]) / second.divisor(scores[index])).ln()
        });
        terms.sum()
    }

    /// What the results have come to.
    #[must_use]
    pub fn verdict(&self, counts: &[u64]) -> SprtDecision {
        let (lower, upper) = self.bounds();
        match self.log_ratio(counts) {
            ratio if ratio <= lower => SprtDecision::First,
            ratio if upper <= ratio => SprtDecision::Second,
            _ => SprtDecision::Open,
        }
    }
}

/// What was seen: how often each score came up.
struct ScoreCounts<'a> {
    counts: &'a [f64],
    scores: &'a [f64],
}

/// How the shares seen are bent until their mean is the one claimed: each is divided by
/// `1 + slope · (score − mean)`.
struct Tilt {
    slope: f64,
    mean: f64,
}

impl Tilt {
    fn divisor(&self, score: f64) -> f64 {
        1.0 + self.slope * (score - self.mean)
    }
}

impl ScoreCounts<'_> {
    /// The standard deviation of a score.
    fn deviation(&self) -> f64 {
        let all: f64 = self.counts.iter().sum();
        let weighted = |value: &dyn Fn(f64) -> f64| -> f64 {
            let terms = self.counts.iter().zip(self.scores);
            terms.map(|(count, score)| count * value(*score)).sum::<f64>() / all
        };
        let mean = weighted(&|score| score);
        weighted(&|score| (score - mean).powi(2)).sqrt()
    }

    /// The tilt that fits best. Its slope is the root of a function that falls all the way between
    /// the two slopes at which a divisor would be zero.
    fn tilt(&self, mean: f64) -> Tilt {
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        // Halved so often, the interval is as narrow as a number can be.
        for _ in 0..200 {
            let slope = f64::midpoint(low, high);
            let tilt = Tilt { slope, mean };
            let terms = self.counts.iter().zip(self.scores);
            let excess: f64 =
                terms.map(|(count, score)| count * (score - mean) / tilt.divisor(*score)).sum();
            if excess > 0.0 {
                low = slope;
            } else {
                high = slope;
            }
        }
        Tilt { slope: f64::midpoint(low, high), mean }
    }
}
