//! Watching a search at work.
//!
//! Every search is generic over its trace. The silent one, `()`, compiles to nothing; another one
//! sees every node in the order of visiting, and the search is the same code either way.

use rules::{Game, Outcome};

use crate::Score;

/// An observer of a search.
pub trait Trace<G: Game> {
    /// Whether it observes nothing. A search whose nodes are not positions of the game then need not
    /// build any.
    #[inline]
    fn is_silent(&self) -> bool {
        false
    }

    /// The search enters a node.
    #[inline]
    fn enter(&mut self, _entry: Entry<'_, G>) {}

    /// The search leaves the node it entered last and has not left yet. A search that is stopped
    /// leaves its open nodes without a word.
    #[inline]
    fn leave(&mut self, _exit: Exit) {}

    /// The search has found out something about the node it entered last and has not left yet.
    #[inline]
    fn note(&mut self, _note: Note<'_, G::Move>) {}
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
    /// How the game ended that is over here, or that was played by lot through here.
    pub outcome: Option<Outcome>,
}

/// Why a search left a node: the one list of reasons, from the searches to recordings and pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The game is over here.
    Finished,
    /// The horizon: an opinion was asked.
    Horizon,
    /// A table or a solver of the room knew the value.
    Known,
    /// The transposition table knew enough.
    Table,
    /// Every move was looked at.
    Exhausted,
    /// The value reached beta, or nothing can be better: the rest could not matter.
    Cut,
    /// A game was played by lot through here.
    Sampled,
    /// A search of half the depth was so far outside of the window that it was believed.
    ProbCut,
    /// The opinion was so far outside of the window that nothing was searched.
    Futile,
    /// No early move was good enough for the window, and the late ones were left out.
    Skipped,
    /// The search was stopped. No trace is told so: it is what is true of a node that was entered
    /// and never left.
    Stopped,
}

impl Why {
    /// Every reason, in the order of their numbers in recordings.
    pub const ALL: [Why; 11] = [
        Why::Finished,
        Why::Horizon,
        Why::Known,
        Why::Table,
        Why::Exhausted,
        Why::Cut,
        Why::Sampled,
        Why::Stopped,
        Why::ProbCut,
        Why::Futile,
        Why::Skipped,
    ];

    /// What it is called in files and over the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Why::Finished => "finished",
            Why::Horizon => "horizon",
            Why::Known => "known",
            Why::Table => "table",
            Why::Exhausted => "exhausted",
            Why::Cut => "cut",
            Why::Sampled => "sampled",
            Why::ProbCut => "probcut",
            Why::Futile => "futile",
            Why::Skipped => "skipped",
            Why::Stopped => "stopped",
        }
    }

    /// The reason of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|why| why.name() == name)
    }

    /// Whether such a node counts as a leaf.
    #[must_use]
    pub const fn is_leaf(self) -> bool {
        matches!(self, Why::Finished | Why::Horizon | Why::Known)
    }
}

/// What some searches know about a node beyond one score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Note<'a, M> {
    /// What the node is worth to each player, in the order of seats: max-n.
    Shares(&'a [Score]),
    /// A move that was weighed against its siblings, of which one is then tried: MCTS.
    Candidate {
        /// The move.
        played: M,
        /// How often it was tried.
        visits: u32,
        /// The mean result for the player to move, from -1 for losses to 1 for wins.
        mean: f32,
        /// What is added to the mean because the move was tried so little.
        bonus: f32,
    },
    /// What all the games that went through the node amount to, the last one included: MCTS.
    Standing {
        /// How many there were.
        visits: u32,
        /// Their mean result for the player who moved here, at the root for the player to move.
        mean: f32,
        /// The end that best play leads to, if it is proven.
        proven: Option<Outcome>,
    },
}

impl<G: Game> Trace<G> for () {
    #[inline]
    fn is_silent(&self) -> bool {
        true
    }
}

impl<G: Game, T: Trace<G> + ?Sized> Trace<G> for &mut T {
    #[inline]
    fn is_silent(&self) -> bool {
        (**self).is_silent()
    }

    #[inline]
    fn enter(&mut self, entry: Entry<'_, G>) {
        (**self).enter(entry);
    }

    #[inline]
    fn leave(&mut self, exit: Exit) {
        (**self).leave(exit);
    }

    #[inline]
    fn note(&mut self, note: Note<'_, G::Move>) {
        (**self).note(note);
    }
}
