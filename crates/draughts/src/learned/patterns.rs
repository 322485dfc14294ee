//! The evaluator that plays with learned weights.

use std::sync::Arc;

use patterns::{Indices, Tables, Weights};
use rules::Player;
use search::{Evaluator, Score, Transition};

use super::{
    features::{COUNT, features},
    pattern_board::{INSTANCES, PHASES, PatternBoard},
};
use crate::{Bits, Colour, Draughts, Position, Structure};

/// An opinion learned from games: a hundred times the logarithm of the odds to win.
///
/// Without weights of its own it takes those that come with the room for the rules in force; where
/// there are none, its opinion is that of [`Structure`].
#[derive(Clone, Debug, Default)]
pub struct Patterns {
    own: Option<Arc<LearnedTables>>,
}

/// Weights laid out for looking up, with the board that they are about.
#[derive(Debug)]
pub(super) struct LearnedTables {
    board: &'static PatternBoard,
    tables: Tables,
    /// The first entry of each feature.
    features: [u32; COUNT],
}

/// What stands on the shapes, as white and as black sees it.
#[derive(Clone, Debug, Default)]
pub struct SeenBySides([Indices<INSTANCES>; 2]);

/// An own man on a square.
const OWN: u16 = 1;
/// A man of the opponent.
const OTHER: u16 = 2;

impl Patterns {
    /// The evaluator with these weights, for boards of one size.
    #[must_use]
    pub fn new(board: &'static PatternBoard, weights: &Weights) -> Self {
        Self { own: Some(Arc::new(LearnedTables::new(board, weights))) }
    }

    /// The tables that are in force for a game.
    #[inline]
    fn tables<'a, B: Bits>(&'a self, game: &Draughts<B>) -> Option<&'a LearnedTables> {
        match &self.own {
            Some(own) => Some(own),
            None => game.shipped.map(super::ShippedWeights::tables),
        }
    }
}

impl LearnedTables {
    pub(super) fn new(board: &'static PatternBoard, weights: &Weights) -> Self {
        let layout = board.layout();
        Self {
            board,
            tables: Tables::new(layout, weights),
            features: std::array::from_fn(|feature| layout.feature_start(feature)),
        }
    }

    /// The opinion of the side to move.
    #[inline]
    fn opinion<B: Bits>(
        &self,
        game: &Draughts<B>,
        position: &Position<B>,
        indices: &Indices<INSTANCES>,
    ) -> i32 {
        /// No opinion is as sure as a game that is won.
        const MOST: i32 = 10_000;
        let table = self.tables.phase(phase(game, position));
        let counted = features(game, position).into_iter().zip(self.features);
        let counted: i32 =
            counted.map(|(value, start)| i32::from(table[(start + value) as usize])).sum();
        (counted + self.board.tracker.sum(table, indices)).clamp(-MOST, MOST)
    }
}

/// The phase of a position: by the part of the men that is left.
#[inline]
pub(super) fn phase<B: Bits>(game: &Draughts<B>, position: &Position<B>) -> usize {
    let (pieces, full) = ((position.own | position.other).count(), game.men_at_start.max(1));
    let phases = u32::from(PHASES);
    (phases * full.saturating_sub(pieces) / full).min(phases - 1) as usize
}

/// The entries that the opinion of the side to move sums up.
pub(super) fn entries<B: Bits>(game: &Draughts<B>, position: &Position<B>, entries: &mut Vec<u32>) {
    let board = board(game);
    let seen = seen(board, position);
    entries.extend(board.tracker.entries(&seen.0[position.turn().index()]));
    let counted = features(game, position).into_iter().enumerate();
    entries.extend(counted.map(|(feature, value)| board.layout().feature_start(feature) + value));
}

/// The shapes of the board of a game.
pub(super) fn board<B: Bits>(game: &Draughts<B>) -> &'static PatternBoard {
    PatternBoard::of(game.rules.width, game.rules.height)
}

/// What stands on the shapes.
fn seen<B: Bits>(board: &PatternBoard, position: &Position<B>) -> SeenBySides {
    let mut seen = SeenBySides::default();
    for colour in Colour::BOTH {
        for square in position.men(colour).iter() {
            seen.add(board, colour, square, [OWN, OTHER]);
        }
    }
    seen
}

impl SeenBySides {
    /// Adds states to a square: what the side of the man sees, and what the other side sees.
    #[inline]
    fn add(&mut self, board: &PatternBoard, colour: Colour, square: u8, [own, other]: [u16; 2]) {
        for (viewer, by) in [(colour, own), (colour.other(), other)] {
            let indices = &mut self.0[viewer.index()];
            board.tracker.add(indices, board.number(viewer, square), by);
        }
    }
}

/// A man less.
const GONE: [u16; 2] = [OWN.wrapping_neg(), OTHER.wrapping_neg()];

impl<B: Bits> Evaluator<Draughts<B>> for Patterns {
    type State = SeenBySides;

    fn evaluate(&self, game: &Draughts<B>, position: &Position<B>, player: Player) -> Score {
        match self.tables(game) {
            Some(tables) => {
                let seen = seen(tables.board, position);
                let opinion = tables.opinion(game, position, &seen.0[position.turn().index()]);
                told(game, position, opinion, player)
            }
            None => Structure.evaluate(game, position, player),
        }
    }

    /// Only of opinions, as that of [`Structure`]: a man is worth half as much again here.
    fn spread(
        &self,
        game: &Draughts<B>,
        position: &Position<B>,
        shallow: u32,
        deep: u32,
    ) -> Option<i32> {
        let by_hand = Structure.spread(game, position, shallow, deep)?;
        Some(if self.tables(game).is_some() { by_hand + by_hand / 2 } else { by_hand })
    }

    fn start(&self, game: &Draughts<B>, position: &Position<B>) -> SeenBySides {
        self.tables(game).map_or_else(SeenBySides::default, |tables| seen(tables.board, position))
    }

    #[inline]
    fn after(
        &self,
        game: &Draughts<B>,
        seen: &SeenBySides,
        step: Transition<'_, Draughts<B>>,
    ) -> SeenBySides {
        let mut seen = seen.clone();
        let Some(LearnedTables { board, .. }) = self.tables(game) else { return seen };
        let Transition { before, played, .. } = step;
        let colour = before.turn();
        if !before.kings.contains(played.from()) {
            seen.add(board, colour, played.from(), GONE);
            if !played.crowned() {
                seen.add(board, colour, played.to(), [OWN, OTHER]);
            }
        }
        for square in (played.captured() & !before.kings).iter() {
            seen.add(board, colour.other(), square, GONE);
        }
        seen
    }

    #[inline]
    fn evaluate_with(
        &self,
        game: &Draughts<B>,
        position: &Position<B>,
        seen: &SeenBySides,
        player: Player,
    ) -> Score {
        match self.tables(game) {
            Some(tables) => {
                let opinion = tables.opinion(game, position, &seen.0[position.turn().index()]);
                told(game, position, opinion, player)
            }
            None => Structure.evaluate(game, position, player),
        }
    }
}

/// What the side to move thinks, said for `player`.
#[inline]
fn told<B: Bits>(
    game: &Draughts<B>,
    position: &Position<B>,
    opinion: i32,
    player: Player,
) -> Score {
    Score(if game.player(position.turn()) == player { opinion } else { -opinion })
}
