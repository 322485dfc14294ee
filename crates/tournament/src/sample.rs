//! Results as a sample: how well a player scored, and how sure that is.

/// Single games: lost, drawn, won.
pub type Trinomial = [u64; 3];

/// Pairs of games on the same opening with the seats swapped, by the points scored in the pair:
/// none, half, one, one and a half, two.
///
/// What an opening is worth to one side cancels out within a pair, so pairs say more than their
/// games one by one.
pub type Pentanomial = [u64; 5];

/// Scores between 0 and 1: how many, their mean, and how much they vary.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// How many.
    pub count: f64,
    /// Their mean.
    pub mean: f64,
    /// The variance of one of them.
    pub variance: f64,
}

impl Sample {
    /// The sample in which each of the evenly spaced scores from 0 to 1 came up so often; `None`
    /// if none ever did.
    #[must_use]
    pub fn of(counts: &[u64]) -> Option<Self> {
        let scores = evenly_spaced(counts.len());
        let count: f64 = counts.iter().map(|&times| as_float(times)).sum();
        if count == 0.0 {
            return None;
        }
        let weighted = |value: &dyn Fn(f64) -> f64| -> f64 {
            let terms = counts.iter().zip(&scores).map(|(&n, &score)| as_float(n) * value(score));
            terms.sum::<f64>() / count
        };
        let mean = weighted(&|score| score);
        let variance = weighted(&|score| (score - mean).powi(2));
        Some(Self { count, mean, variance })
    }

    /// How far the mean may be off: one standard deviation.
    ///
    /// A few results that are all alike say little about how much they would vary, and certainly
    /// not that they never do. They count as if the best and the worst had come up once more.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let variance = if self.variance == 0.0 { self.doubtful_variance() } else { self.variance };
        (variance / self.count).sqrt()
    }

    /// The variance of results that are all alike, with a 0 and a 1 among them.
    fn doubtful_variance(&self) -> f64 {
        let Self { count, mean, .. } = *self;
        let moved = count.mul_add(mean, 1.0) / (count + 2.0);
        let squares = count.mul_add((mean - moved).powi(2), moved.powi(2) + (1.0 - moved).powi(2));
        squares / (count + 2.0)
    }
}

/// A number of scores, evenly spaced from 0 to 1.
pub(crate) fn evenly_spaced(count: usize) -> Vec<f64> {
    let last = as_float(count as u64 - 1);
    (0..count as u64).map(|index| as_float(index) / last).collect()
}

/// A count to compute with.
#[expect(clippy::cast_precision_loss, reason = "no match has 2^53 games")]
pub(crate) fn as_float(count: u64) -> f64 {
    count as f64
}
