//! Watching a search at work.
//!
//! Every search is generic over its trace. The silent one, `()`, compiles to nothing; another one
//! sees every node in the order of visiting, and the search is the same code either way.

use rules::{Game, Outcome};

use crate::Score;

/// Someone who watches a search.
pub trait Trace<G: Game> {
    /// The search enters a node.
    #[inline]
    fn enter(&mut self, _entry: Entry<'_, G>) {}

    /// The search leaves the node it entered last and has not left yet. A search that is stopped
    /// leaves its open nodes without a word.
    #[inline]
    fn leave(&mut self, _exit: Exit) {}
}

/// What is known when a node is entered. Scores are for the player that the search is about.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a, G: Game> {
    /// The move that led here; none at the root.
    pub played: Option<G::Move>,
    /// The position.
    pub position: &'a G::Position,
    /// How many moves the search still means to look ahead.
    pub depth: u32,
    /// The score that the player to move is sure of already.
    pub alpha: Score,
    /// The score from which the opponent would not let this position come about.
    pub beta: Score,
}

/// What is known when a node is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exit {
    /// The value found, on the same scale as the window.
    pub score: Score,
    /// The window's lower end now.
    pub alpha: Score,
    /// The window's upper end.
    pub beta: Score,
    /// Why nothing more is searched here.
    pub why: Why,
}

/// Why a search left a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The game is over here.
    Finished(Outcome),
    /// The horizon: an opinion was asked.
    Horizon,
    /// A table or a solver of the room knew the value.
    Known,
    /// The transposition table knew enough.
    Table,
    /// Every move was looked at.
    Exhausted,
    /// The value reached beta: the rest could not matter.
    Cut,
}

impl<G: Game> Trace<G> for () {}

impl<G: Game, T: Trace<G> + ?Sized> Trace<G> for &mut T {
    #[inline]
    fn enter(&mut self, entry: Entry<'_, G>) {
        (**self).enter(entry);
    }

    #[inline]
    fn leave(&mut self, exit: Exit) {
        (**self).leave(exit);
    }
}
