//! What orders moves, and what a selective pass believes: opinions about positions.
//!
//! On 8×8 they are those of the learned [`Patterns`], in hundredths of a disc; on other boards
//! those of mobility, which have no such unit.

use search::{Evaluator, Transition};

use crate::{
    Grid, Move, Othello, Patterns, Position, Set, Squares,
    evaluators::prospects,
    learned::{DISC, Seen, fits},
};

/// Judges positions that a search meets.
#[derive(Clone, Debug)]
pub(super) struct Judge {
    patterns: Patterns,
}

/// A position with what the evaluator follows of it.
#[derive(Clone, Debug)]
pub(super) struct PatternView<S> {
    pub(super) position: Position<S>,
    seen: Seen,
}

impl Judge {
    pub(super) fn new() -> Self {
        Self { patterns: Patterns::shipped() }
    }

    /// A position as it is seen without any before it.
    pub(super) fn view<G: Grid>(
        &self,
        game: &Othello<G>,
        position: Position<Set<G>>,
    ) -> PatternView<Set<G>> {
        PatternView { position, seen: self.patterns.start(game, &position) }
    }

    /// A position as it is seen from the one before.
    #[inline]
    pub(super) fn after<G: Grid>(
        &self,
        game: &Othello<G>,
        view: &PatternView<Set<G>>,
        square: u8,
        position: Position<Set<G>>,
    ) -> PatternView<Set<G>> {
        let played = Move::Place(square);
        let step = Transition { before: &view.position, played, after: &position };
        PatternView { position, seen: self.patterns.after(game, &view.seen, step) }
    }

    /// The opinion of the player to move after a move that ends a line.
    #[inline]
    pub(super) fn opinion_after<G: Grid>(
        &self,
        game: &Othello<G>,
        view: &PatternView<Set<G>>,
        square: u8,
        after: &Position<Set<G>>,
        replies: Set<G>,
    ) -> i32 {
        if fits(game) {
            self.patterns.opinion_after(game, &view.seen, square, [&view.position, after])
        } else {
            prospects(game, after, replies)
        }
    }

    /// What the player to move, who may place a disc on any of `placements`, thinks of a position.
    #[inline]
    pub(super) fn opinion<G: Grid>(
        &self,
        game: &Othello<G>,
        PatternView { position, seen }: &PatternView<Set<G>>,
        placements: Set<G>,
    ) -> i32 {
        if fits(game) {
            self.patterns.evaluate_with(game, position, seen, position.turn).0
        } else {
            prospects(game, position, placements)
        }
    }

    /// What a finished game is worth beside opinions.
    pub(super) fn finished<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
        let disc = if fits(game) { i32::from(DISC) } else { FOREIGN_DISC };
        disc * game.margin(position)
    }
}

/// What a disc is worth at the end of a game where opinions are not in discs: above all of them.
const FOREIGN_DISC: i32 = 1_000;

impl<S: Squares> PatternView<S> {
    /// The position after a pass.
    pub(super) fn passed(&self) -> Self {
        Self { position: self.position.passed(), seen: self.seen.clone() }
    }
}
