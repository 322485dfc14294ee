//! What a trainer has to know of the game.

use std::{ops::RangeInclusive, sync::LazyLock};

use patterns::{Aim, Layout, Patterned, Weights};
use search::Score;

use super::shapes::{DISC, LAYOUT, fits, phase};
use crate::{Bits, Narrow, Othello, Patterns, Position};

/// Knows where the entries are, whatever their weights.
static ENTRIES: LazyLock<Patterns> = LazyLock::new(|| Patterns::new(&Weights::zero(&LAYOUT)));

impl Patterned for Othello<Narrow> {
    type Evaluator = Patterns;

    const AIM: Aim = Aim::Margin;
    const SOLVER: Option<&'static str> = Some("exact");
    const OPENING: RangeInclusive<u32> = 6..=50;

    fn layout(&self) -> Option<&'static Layout> {
        fits(self).then_some(&*LAYOUT)
    }

    fn evaluator(&self, weights: &Weights) -> Patterns {
        Patterns::new(weights)
    }

    fn phase(&self, position: &Position<u64>) -> usize {
        phase(position)
    }

    fn entries(&self, position: &Position<u64>, entries: &mut Vec<u32>) {
        ENTRIES.entries(self, position, entries);
    }

    fn remaining(&self, position: &Position<u64>) -> u32 {
        self.empties(position).count()
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 64 discs")]
    fn worth(&self, position: &Position<u64>) -> f32 {
        self.margin(position) as f32
    }

    #[expect(clippy::cast_precision_loss, reason = "at most 64 discs")]
    fn told(&self, Score(score): Score, by_solver: bool) -> f32 {
        if by_solver {
            score as f32
        } else if score.abs() >= Score::WON_BY.0 {
            (score - score.signum() * Score::WON_BY.0) as f32
        } else {
            score as f32 / f32::from(DISC)
        }
    }
}
