//! Fitting the weights of a phase to labels: stochastic gradient descent.
//!
//! Each sample moves the weights that its position sums up by a small part of what the sum is off.
//! The steps grow smaller from epoch to epoch, and are smaller from the start for weights that few
//! positions share, so that these do not learn single games by heart.

use fastrand::Rng;
use patterns::{Aim, Layout, Patterned};

use crate::samples::{LabelledPosition, Samples};

/// How often all samples are gone through.
const EPOCHS: u32 = 14;
/// How much of an error the first step removes.
const FIRST_STEP: f32 = 0.35;
/// The same of the last.
const LAST_STEP: f32 = 0.03;
/// How many epochs fit the features alone, where those come first.
const FEATURE_EPOCHS: u32 = 14;
/// A weight that fewer samples share stays as it is.
const FEWEST: u32 = 3;
/// How many phases on either side lend samples to a phase.
const LENDERS: usize = 2;
/// How much a sample that is lent counts.
const LENT: f32 = 0.6;
/// Of how many samples of a lender one is taken.
const EVERY: usize = 2;
/// A chance changes by a quarter of what the logarithm of its odds does.
const LOGISTIC_STEPS: f32 = 4.0;

/// The samples of a phase with the parameters that each of them sums up.
struct Matrix {
    /// How many parameters a sample has.
    width: usize,
    parameters: Vec<u32>,
    /// The label and how much the sample counts.
    labels: Vec<(f32, f32)>,
}

impl Matrix {
    /// The samples of a phase, and some of the phases around it: shapes that a phase has seldom seen
    /// are then known from its neighbours.
    fn new<G: Patterned>(
        game: &G,
        layout: &Layout,
        samples: &Samples<G::Position>,
        phase: usize,
    ) -> Self {
        let mut matrix = Self { width: 0, parameters: Vec::new(), labels: Vec::new() };
        let mut entries = Vec::new();
        let mut add = |sample: &LabelledPosition<G::Position>, counts: f32| {
            entries.clear();
            game.entries(&sample.position, &mut entries);
            matrix.width = entries.len();
            matrix.parameters.extend(entries.iter().map(|&entry| layout.parameter(entry)));
            matrix.labels.push((sample.label, counts));
        };
        for sample in &samples.phases[phase] {
            add(sample, 1.0);
        }
        let around = phase.saturating_sub(LENDERS)..=phase + LENDERS;
        let lenders = around.filter(|&lender| lender != phase);
        for samples in lenders.filter_map(|lender| samples.phases.get(lender)) {
            for sample in samples.iter().step_by(EVERY) {
                add(sample, LENT);
            }
        }
        matrix
    }

    fn row(&self, number: usize) -> &[u32] {
        &self.parameters[number * self.width..][..self.width]
    }

    /// How many samples share each parameter.
    fn counts(&self, parameters: usize) -> Vec<u32> {
        let mut counts = vec![0; parameters];
        for &parameter in &self.parameters {
            counts[parameter as usize] += 1;
        }
        counts
    }
}

/// The weights of a phase, in points, fitted to samples; they begin as they were.
pub(crate) fn fit<G: Patterned>(
    game: &G,
    layout: &Layout,
    samples: &Samples<G::Position>,
    phase: usize,
    mut weights: Vec<f32>,
    seed: u64,
) -> Vec<f32> {
    let matrix = Matrix::new(game, layout, samples, phase);
    if matrix.labels.is_empty() {
        return weights;
    }
    let steps = steps(&matrix, layout.parameters(), f32::from(G::CAUTION));
    if G::FEATURES_FIRST {
        fit_features(&matrix, layout, &mut weights, seed, G::AIM);
    }
    let mut rng = Rng::with_seed(seed);
    let mut order: Vec<u32> = (0..).take(matrix.labels.len()).collect();
    for epoch in 0..EPOCHS {
        rng.shuffle(&mut order);
        let step = step_of(epoch, G::AIM) / as_float(matrix.width);
        for &number in &order {
            let row = matrix.row(number as usize);
            let (label, counts) = matrix.labels[number as usize];
            let sum: f32 = row.iter().map(|&parameter| weights[parameter as usize]).sum();
            let change = step * counts * (label - told(sum, G::AIM));
            for &parameter in row {
                weights[parameter as usize] += change * steps[parameter as usize];
            }
        }
    }
    weights
}

/// Fits the weights of the features, those of the shapes staying as they are.
fn fit_features(matrix: &Matrix, layout: &Layout, weights: &mut [f32], seed: u64, aim: Aim) {
    let features = layout.declaration().features.len();
    let mut rng = Rng::with_seed(seed);
    let mut order: Vec<u32> = (0..).take(matrix.labels.len()).collect();
    for epoch in 0..FEATURE_EPOCHS {
        rng.shuffle(&mut order);
        let step = step_of(epoch, aim) / as_float(features.max(1));
        for &number in &order {
            let row = matrix.row(number as usize);
            let (label, counts) = matrix.labels[number as usize];
            let sum: f32 = row.iter().map(|&parameter| weights[parameter as usize]).sum();
            let change = step * counts * (label - told(sum, aim));
            // The features are the last entries of a position.
            for &parameter in &row[row.len() - features..] {
                weights[parameter as usize] += change;
            }
        }
    }
}

/// What a sum of weights tells, on the scale of the labels.
pub(crate) fn told(sum: f32, aim: Aim) -> f32 {
    match aim {
        Aim::Margin => sum,
        // Twice the chance minus one.
        Aim::Chances => (sum / 2.0).tanh(),
    }
}

/// How large the steps of an epoch are: from the first to the last in equal proportions.
fn step_of(epoch: u32, aim: Aim) -> f32 {
    let done = as_float(epoch as usize) / as_float(EPOCHS as usize - 1);
    let step = FIRST_STEP * (LAST_STEP / FIRST_STEP).powf(done);
    if aim == Aim::Chances { LOGISTIC_STEPS * step } else { step }
}

/// How much of a step each parameter takes.
fn steps(matrix: &Matrix, parameters: usize, half: f32) -> Vec<f32> {
    let part = |count: u32| {
        let seen = as_float(count as usize);
        if count < FEWEST { 0.0 } else { seen / (seen + half) }
    };
    matrix.counts(parameters).into_iter().map(part).collect()
}

#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn as_float(count: usize) -> f32 {
    count as f32
}
