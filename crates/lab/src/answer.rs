//! What the search answered that a recording shows.

use serde::{Deserialize, Serialize};
use session::Advice;

use crate::Counters;

/// What the search answered, and what it says it did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchAnswer {
    /// The seat it thought for, counted from zero.
    pub player: u8,
    /// The move it would play.
    pub best: String,
    /// How good the position is for the player to move.
    pub score: i32,
    /// How many moves ahead everything was looked at.
    pub depth: u32,
    /// The line expected, the best move first.
    pub line: Vec<String>,
    /// Positions visited, as the search counted them itself.
    pub nodes: u64,
    /// Positions with nothing below them, as the search counted them itself.
    pub leaves: u64,
    /// Cut-offs, as the search counted them itself.
    pub cutoffs: u64,
    /// Answers of the table, as the search counted them itself.
    pub table_hits: u64,
    /// How long it took, with the recording.
    pub seconds: f64,
    /// The same, counted from what was recorded.
    pub recorded: Counters,
}

impl SearchAnswer {
    pub(crate) fn new(advice: &Advice, recorded: &Counters) -> Self {
        let statistics = advice.statistics;
        Self {
            player: advice.player.0,
            best: advice.best.clone(),
            score: advice.score,
            depth: advice.depth,
            line: advice.line.clone(),
            nodes: statistics.nodes,
            leaves: statistics.leaves,
            cutoffs: statistics.cutoffs,
            table_hits: statistics.table_hits,
            seconds: statistics.time.as_secs_f64(),
            recorded: Counters { nodes: recorded.left, ..*recorded },
        }
    }
}
