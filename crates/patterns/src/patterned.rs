//! Games whose evaluation can be learned.

use std::ops::RangeInclusive;

use search::{Evaluator, Expertise, Score};

use crate::{Layout, Weights};

/// What an evaluation tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// By how many points the game will be won: learned by linear regression.
    Margin,
    /// How likely it will be won, as the logarithm of the odds: learned by logistic regression.
    Chances,
}

/// A game whose evaluation can be learned from games that it plays against itself.
pub trait Patterned: Expertise {
    /// The evaluator that plays with what was learned.
    type Evaluator: Evaluator<Self> + Clone + 'static;

    /// What its evaluation tells.
    const AIM: Aim;
    /// Which of the room's own engines knows the end of a game, if one does.
    const SOLVER: Option<&'static str>;
    /// How many random moves a game begins with: any number from the first to the last.
    const OPENING: RangeInclusive<u32>;

    /// Whether the features are fitted before the shapes. Where few things decide, such as pieces that
    /// are captured, shapes that were hardly ever seen would else take a part of their worth.
    const FEATURES_FIRST: bool = false;
    /// The number of samples at which a weight takes half of a step. Where a whole game hangs on one
    /// mistake, its positions tell little each.
    const CAUTION: u16 = 8;

    /// The shapes of this board; none if nothing can be learned about it.
    fn layout(&self) -> Option<&'static Layout>;

    /// The evaluator with these weights.
    fn evaluator(&self, weights: &Weights) -> Self::Evaluator;

    /// The phase of a position.
    fn phase(&self, position: &Self::Position) -> usize;

    /// Adds the entries that the evaluation of a position sums up, seen by the player to move.
    fn entries(&self, position: &Self::Position, entries: &mut Vec<u32>);

    /// Whether a search asks for an opinion in positions like this one: only such positions are
    /// learned from.
    fn is_asked(&self, _position: &Self::Position) -> bool {
        true
    }

    /// How many moves the game can still last.
    fn remaining(&self, position: &Self::Position) -> u32;

    /// What a finished game is worth to the player who would be to move: a margin in points, or 1,
    /// 0 or −1 where only winning counts.
    fn worth(&self, position: &Self::Position) -> f32;

    /// What a score of the evaluator or of the solver tells: a margin in points, or a number from
    /// −1 to 1 where only winning counts.
    fn told(&self, score: Score, by_solver: bool) -> f32;
}
