//! Comparing searches: the same positions, several engines, several depths or times.

mod engine_names;
mod growth;
mod html;
mod measure;
mod plot;
mod positions;
mod table;

use std::time::Duration;

use serde::Serialize;

pub use growth::{best_case, branching_factor};
pub use measure::{EffortRow, Measurement};
pub use plot::PlotAxis;
pub use positions::{ComparedPosition, PositionsError};

/// What is to be compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The spec of the game, or a tree written down.
    pub game: String,
    /// The specs of the engines.
    pub engines: Vec<String>,
    /// How much each may search.
    pub efforts: Vec<Effort>,
    /// The positions.
    pub places: Vec<ComparedPosition>,
}

/// How much an engine may search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    /// A depth in plies.
    Depth(u32),
    /// A time in milliseconds.
    Time(u64),
}

/// What came out of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ComparisonResult {
    /// The game.
    pub game: String,
    /// How many positions there were.
    pub positions: usize,
    /// A row for every engine and effort, over all positions together.
    pub rows: Vec<EffortRow>,
    /// Every search.
    pub searches: Vec<Measurement>,
    /// How many leaves minimax looks at and how many alpha-beta must look at, for every depth as
    /// far as they can be counted.
    pub bounds: Vec<BestCase>,
}

/// The least that alpha-beta must look at to a depth, over all positions together.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BestCase {
    /// The depth.
    pub depth: u32,
    /// How many lines of that length there are: the leaves of the whole tree.
    pub leaves: u64,
    /// The fewest leaves with which the value can be proven: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 for a tree with
    /// b moves everywhere; here b is the d-th root of the leaves.
    pub least: f64,
}

impl Effort {
    /// The depth, if it is one.
    #[must_use]
    pub fn depth(self) -> Option<u32> {
        match self {
            Effort::Depth(depth) => Some(depth),
            Effort::Time(_) => None,
        }
    }

    /// The time, if it is one.
    #[must_use]
    pub fn time(self) -> Option<Duration> {
        match self {
            Effort::Depth(_) => None,
            Effort::Time(milliseconds) => Some(Duration::from_millis(milliseconds)),
        }
    }
}
