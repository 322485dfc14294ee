//! Tuning the knobs of an engine by playing: simultaneous perturbation stochastic approximation
//! (SPSA).
//!
//! In every step all knobs are moved at once, each up or down by lot, and the engine so changed
//! plays the engine changed the other way. The better of the two shows the way for all knobs
//! together. Steps and changes become smaller as J. C. Spall proposes ("Implementation of the
//! simultaneous perturbation algorithm", 1998).

use fastrand::Rng;
use serde::{Deserialize, Serialize};

use crate::sample::as_float;

/// A knob that is tuned, and between which values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TunedKnob {
    /// Its name.
    pub name: String,
    /// Its least value.
    pub min: f64,
    /// Its greatest value.
    pub max: f64,
    /// Where it begins.
    pub start: f64,
}

impl TunedKnob {
    /// A knob between two values that begins at one of them or between; `None` if there is nothing
    /// between them.
    #[must_use]
    pub fn new(name: &str, min: f64, max: f64, start: f64) -> Option<Self> {
        let sound = min.is_finite() && max.is_finite() && min < max;
        let start = start.clamp(min, if sound { max } else { min });
        sound.then(|| Self { name: name.to_owned(), min, max, start })
    }

    /// The value at a share of the way from the least to the greatest.
    fn at(&self, share: f64) -> f64 {
        (self.max - self.min).mul_add(share, self.min)
    }

    fn share(&self) -> f64 {
        (self.start - self.min) / (self.max - self.min)
    }
}

/// One step: what was tried, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TuningStep {
    /// The number of the step, from zero.
    pub number: u64,
    /// The values of the knobs that were changed one way.
    pub plus: Vec<f64>,
    /// The values of the knobs that were changed the other way.
    pub minus: Vec<f64>,
    /// What the first scored against the second: from −1 for losing everything to 1.
    pub score: f64,
    /// The values after the step.
    pub values: Vec<f64>,
}

impl TuningStep {
    /// How far apart two numbers may be that were the same before they were written down.
    const ROUNDING: f64 = 1e-9;

    /// Whether this is the same step as one that was read from a file.
    fn is_like(&self, read: &Self) -> bool {
        let near = |(ours, theirs): (&f64, &f64)| {
            (ours - theirs).abs() <= Self::ROUNDING * ours.abs().max(1.0)
        };
        let alike = |ours: &[f64], theirs: &[f64]| {
            ours.len() == theirs.len() && ours.iter().zip(theirs).all(near)
        };
        self.number == read.number
            && alike(&self.plus, &read.plus)
            && alike(&self.minus, &read.minus)
            && alike(&self.values, &read.values)
    }
}

/// A search for better values of knobs, step by step.
#[derive(Clone, Debug)]
pub struct Tuner {
    knobs: Vec<TunedKnob>,
    /// How many steps there will be.
    steps: u64,
    seed: u64,
    /// Where each knob stands, as a share of its range.
    shares: Vec<f64>,
    done: u64,
}

impl Tuner {
    /// How steps and changes become smaller, as Spall proposes.
    const STEP_DECAY: f64 = 0.602;
    const CHANGE_DECAY: f64 = 0.101;
    /// The first change of a knob, as a share of its range.
    const CHANGE: f64 = 0.15;
    /// How far the first step goes after a score of one, as a share of the range.
    const STEP: f64 = 0.1;

    /// A search that begins where the knobs do.
    #[must_use]
    pub fn new(knobs: Vec<TunedKnob>, steps: u64, seed: u64) -> Self {
        let shares = knobs.iter().map(TunedKnob::share).collect();
        Self { knobs, steps, seed, shares, done: 0 }
    }

    /// The knobs.
    #[must_use]
    pub fn knobs(&self) -> &[TunedKnob] {
        &self.knobs
    }

    /// How many steps are done.
    #[must_use]
    pub const fn done(&self) -> u64 {
        self.done
    }

    /// The seed of the games of the next step.
    #[must_use]
    pub fn next_seed(&self) -> u64 {
        bits::mix(!self.seed, self.done)
    }

    /// The values of the knobs now.
    #[must_use]
    pub fn values(&self) -> Vec<f64> {
        self.knobs.iter().zip(&self.shares).map(|(knob, &share)| knob.at(share)).collect()
    }

    /// The two engines of the next step: the values changed one way and the other. `None` when all
    /// steps are done.
    #[must_use]
    pub fn next_pair(&self) -> Option<(Vec<f64>, Vec<f64>)> {
        (self.done < self.steps).then(|| {
            let changes = self.changes();
            let moved = |sign: f64| {
                let shares = self.shares.iter().zip(&changes);
                let shares = shares.map(|(share, change)| (share + sign * change).clamp(0.0, 1.0));
                self.knobs.iter().zip(shares).map(|(knob, share)| knob.at(share)).collect()
            };
            (moved(1.0), moved(-1.0))
        })
    }

    /// Takes the step after the engine that was changed one way has scored this much against the
    /// other, from −1 to 1.
    pub fn learn(&mut self, score: f64) -> TuningStep {
        let (plus, minus) = self.next_pair().unwrap_or_default();
        let changes = self.changes();
        let number = as_float(self.done);
        // Steps are small at first as well, for a tenth of the whole search.
        let warming = as_float(self.steps) / 10.0;
        let decayed = ((warming + 1.0) / (warming + number + 1.0)).powf(Self::STEP_DECAY);
        let grown = Self::CHANGE / self.change();
        for (share, change) in self.shares.iter_mut().zip(&changes) {
            let step = Self::STEP * decayed * grown * score * change.signum();
            *share = (*share + step).clamp(0.0, 1.0);
        }
        let step = TuningStep { number: self.done, plus, minus, score, values: self.values() };
        self.done += 1;
        step
    }

    /// Takes the steps that were taken before; false if they are not those of this search.
    pub fn resume(&mut self, steps: &[TuningStep]) -> bool {
        steps.iter().all(|step| self.learn(step.score).is_like(step))
    }

    /// How far a knob is changed in the next step, as a share of its range.
    fn change(&self) -> f64 {
        Self::CHANGE / (as_float(self.done) + 1.0).powf(Self::CHANGE_DECAY)
    }

    /// By how much every knob is changed in the next step: up or down by lot.
    fn changes(&self) -> Vec<f64> {
        let mut lots = Rng::with_seed(bits::mix(self.seed, self.done));
        let size = self.change();
        self.knobs.iter().map(|_| if lots.bool() { size } else { -size }).collect()
    }
}
