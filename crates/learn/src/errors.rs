//! How far off an evaluation is.

use patterns::{Layout, Patterned, Weights};

use crate::{regression::told, samples::Samples};

/// How far off an evaluation is from the labels of positions, by phase: the mean of what it is off
/// by, in points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Errors {
    /// For each phase the error, and how many positions it was measured on.
    pub phases: Vec<(f64, u64)>,
}

impl Errors {
    /// Measured on some samples.
    pub(crate) fn measure<G: Patterned>(
        game: &G,
        layout: &Layout,
        weights: &Weights,
        samples: &Samples<G::Position>,
    ) -> Self {
        let unit = f32::from(layout.declaration().unit);
        let mut entries = Vec::new();
        let mut phase = |phase: usize| {
            let values = weights.phase(layout, phase);
            let mut sum = 0.0;
            for sample in &samples.phases[phase] {
                entries.clear();
                game.entries(&sample.position, &mut entries);
                let weight = |&entry: &u32| f32::from(values[layout.parameter(entry) as usize]);
                let opinion: f32 = entries.iter().map(weight).sum();
                sum += f64::from((told(opinion / unit, G::AIM) - sample.label).abs());
            }
            let count = samples.phases[phase].len() as u64;
            (if count == 0 { 0.0 } else { sum / as_float(count) }, count)
        };
        Self { phases: (0..layout.phases()).map(&mut phase).collect() }
    }

    /// The error over all positions.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let count: u64 = self.phases.iter().map(|(_, count)| count).sum();
        let sum: f64 = self.phases.iter().map(|(error, count)| error * as_float(*count)).sum();
        if count == 0 { 0.0 } else { sum / as_float(count) }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a count of positions")]
fn as_float(count: u64) -> f64 {
    count as f64
}
