//! Elo: strength on the logistic scale, with its confidence interval.

use crate::Sample;

/// How much stronger one player is than another, on the scale where 400 points are odds of ten to
/// one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference; infinite if one of them scored everything.
    pub difference: f64,
    /// The least difference within the interval of 95 % confidence; minus infinity if nothing bounds
    /// it from below.
    pub low: f64,
    /// The greatest difference within that interval; infinity if nothing bounds it from above.
    pub high: f64,
    /// How likely it is that the first one is the stronger (LOS).
    pub superiority: f64,
}

/// The score that a difference promises.
#[must_use]
pub fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

impl Elo {
    /// How many standard deviations hold 95 %.
    const CONFIDENCE: f64 = 1.959_963_984_540_054;

    /// The difference behind a score.
    #[must_use]
    pub fn of_score(score: f64) -> f64 {
        let score = score.clamp(0.0, 1.0);
        400.0 * (score / (1.0 - score)).log10()
    }

    /// What a sample of scores says.
    #[must_use]
    pub fn of(sample: &Sample) -> Self {
        let (mean, deviation) = (sample.mean, sample.deviation());
        let (low, high) =
            (mean - Self::CONFIDENCE * deviation, mean + Self::CONFIDENCE * deviation);
        let lead = mean - 0.5;
        let sigmas = if lead == 0.0 { 0.0 } else { lead / deviation };
        Self {
            difference: Self::of_score(mean),
            low: Self::of_score(low),
            high: Self::of_score(high),
            superiority: normal(sigmas),
        }
    }

    /// Half the width of the interval; infinite if an end of it is.
    #[must_use]
    pub const fn error(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The same as the other player sees it.
    #[must_use]
    pub const fn turned(&self) -> Self {
        Self {
            difference: -self.difference,
            low: -self.high,
            high: -self.low,
            superiority: 1.0 - self.superiority,
        }
    }
}

/// The share of a normal distribution below this many standard deviations.
fn normal(sigmas: f64) -> f64 {
    0.5 * (1.0 + libm::erf(sigmas / std::f64::consts::SQRT_2))
}
