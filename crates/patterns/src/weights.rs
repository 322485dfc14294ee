//! What was learned.

use crate::Layout;

/// What was learned about a board: a small integer for each parameter and phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// How they were made, in the words of who made them.
    pub made: String,
    /// Phase by phase, the weight of each parameter.
    values: Vec<i16>,
}

impl Weights {
    /// Weights with these values, phase by phase.
    ///
    /// # Panics
    ///
    /// If there are not as many as the layout has parameters in all phases.
    #[must_use]
    pub fn new(layout: &Layout, made: String, values: Vec<i16>) -> Self {
        assert_eq!(values.len(), layout.phases() * layout.parameters(), "one for each parameter");
        Self { made, values }
    }

    /// Weights that know nothing.
    #[must_use]
    pub fn zero(layout: &Layout) -> Self {
        let values = vec![0; layout.phases() * layout.parameters()];
        Self { made: String::new(), values }
    }

    /// Phase by phase, the weight of each parameter.
    #[must_use]
    pub fn values(&self) -> &[i16] {
        &self.values
    }

    /// The weight of each parameter in a phase.
    #[must_use]
    pub fn phase(&self, layout: &Layout, phase: usize) -> &[i16] {
        &self.values[phase * layout.parameters()..][..layout.parameters()]
    }
}

/// Weights laid out for looking up: one for every entry of every table.
#[derive(Debug)]
pub struct Tables {
    phases: Vec<Box<[i16]>>,
}

impl Tables {
    /// The tables of some weights.
    #[must_use]
    pub fn new(layout: &Layout, weights: &Weights) -> Self {
        let table = |phase| {
            let values = weights.phase(layout, phase);
            let entries = layout.parameters_of_entries().iter();
            // One more, always zero, for places that are not used.
            entries.map(|&parameter| values[parameter as usize]).chain([0]).collect()
        };
        Self { phases: (0..layout.phases()).map(table).collect() }
    }

    /// The weight of every entry in a phase, and a zero behind the last one.
    #[must_use]
    #[inline]
    pub fn phase(&self, phase: usize) -> &[i16] {
        &self.phases[phase]
    }
}
