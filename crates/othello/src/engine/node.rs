//! A position on the way, and the window in which its value is wanted.

use search::Score;

use crate::{Grid, Move, Othello, Position, Squares};

/// What the player to move is sure of already, and what the opponent would not let come about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    /// The window as the opponent sees it.
    #[inline]
    pub(super) fn reversed(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window in which only one question fits: more than `alpha` or not?
    #[inline]
    pub(super) fn question(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether no value lies inside.
    #[inline]
    pub(super) fn is_question(self) -> bool {
        self.alpha + 1 == self.beta
    }
}

/// A position on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<S> {
    pub(super) position: Position<S>,
    /// The move that led here; none at the root.
    pub(super) played: Option<Move>,
    /// How many moves the root is away.
    pub(super) ply: u32,
    /// How many squares are empty.
    pub(super) empties: u32,
}

impl<S: Squares> Node<S> {
    /// The position from which everything is read.
    pub(super) fn root<G: Grid<Squares = S>>(game: &Othello<G>, position: Position<S>) -> Self {
        Self { position, played: None, ply: 0, empties: game.empties(&position).count() }
    }

    /// The position after a move.
    #[inline]
    pub(super) fn child(&self, played: Move, position: Position<S>) -> Self {
        let filled = u32::from(played != Move::Pass);
        let (ply, empties) = (self.ply + 1, self.empties - filled);
        Self { position, played: Some(played), ply, empties }
    }

    /// Whether the player to move here is the one to move at the root: a pass is a move too.
    #[inline]
    pub(super) fn is_mine(&self) -> bool {
        self.ply.is_multiple_of(2)
    }

    /// A window as the player to move at the root sees it.
    #[inline]
    pub(super) fn seen_from_root(&self, window: Window) -> (Score, Score) {
        let Window { alpha, beta } = if self.is_mine() { window } else { window.reversed() };
        (Score(alpha), Score(beta))
    }
}
