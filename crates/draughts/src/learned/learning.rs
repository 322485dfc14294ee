//! What a trainer has to know of the game.

use std::ops::RangeInclusive;

use patterns::{Aim, Layout, Patterned, Weights};
use rules::Game;
use search::Score;

use super::{
    pattern_board::UNIT,
    patterns::{board, entries, phase},
};
use crate::{Bits, Draughts, Patterns, Position};

impl<B: Bits> Patterned for Draughts<B> {
    type Evaluator = Patterns;

    const AIM: Aim = Aim::Chances;
    const SOLVER: Option<&'static str> = None;
    const OPENING: RangeInclusive<u32> = 3..=20;
    const FEATURES_FIRST: bool = true;
    const CAUTION: u16 = 200;

    fn layout(&self) -> Option<&'static Layout> {
        Some(board(self).layout())
    }

    fn evaluator(&self, weights: &Weights) -> Patterns {
        Patterns::new(board(self), weights)
    }

    fn phase(&self, position: &Position<B>) -> usize {
        phase(self, position)
    }

    fn entries(&self, position: &Position<B>, found: &mut Vec<u32>) {
        entries(self, position, found);
    }

    /// An opinion is asked where nothing can be captured.
    fn is_asked(&self, position: &Position<B>) -> bool {
        !self.can_capture(position)
    }

    /// Kings can walk about for as long as the draw rules let them: there is no solver that it
    /// could matter to.
    fn remaining(&self, _: &Position<B>) -> u32 {
        u32::MAX
    }

    fn worth(&self, position: &Position<B>) -> f32 {
        let turn = self.turn(position);
        self.outcome(position).map_or(0.0, |outcome| sign(outcome.sign(turn)))
    }

    #[expect(clippy::cast_precision_loss, reason = "a small number")]
    fn told(&self, Score(score): Score, _: bool) -> f32 {
        if Score(score).is_decided() {
            sign(score.signum())
        } else {
            (score as f32 / f32::from(UNIT) / 2.0).tanh()
        }
    }
}

/// One, nothing or minus one.
fn sign(sign: i32) -> f32 {
    match sign {
        1.. => 1.0,
        0 => 0.0,
        _ => -1.0,
    }
}
