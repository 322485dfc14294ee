//! Monte-Carlo tree search: find out by playing.
//!
//! Where an evaluator would give its opinion, this search plays the game to its end by lot, and
//! remembers how it went. One iteration has four parts:
//!
//! 1. *Selection.* From the root it follows the moves with the best prospects. A move's prospects
//!    are its mean result so far, plus a bonus for having been tried little (UCB1; the whole is
//!    then called UCT): mean + exploration × √(ln visits of the parent / visits of the move).
//! 2. *Expansion.* At a node it has seen once before, it lists the moves, and takes one.
//! 3. *Playout.* From the new node, moves are drawn by lot until the game is over.
//! 4. *Backpropagation.* Every node on the way remembers the result for the player who chose it.
//!
//! So the tree grows where play is good, for every player by their own lights: there is nothing in
//! it that is only true for two. Games that end inside the tree are certain, and the *solver*
//! carries certainty upwards (`mcts/proof.rs`): won and lost positions are not tried again, and
//! when the root is certain, the search is over.
//!
//! To read: Coulom, *Efficient selectivity and backup operators in Monte-Carlo tree search*, 2006;
//! Kocsis and Szepesvári, *Bandit based Monte-Carlo planning*, 2006 (UCT); Winands, Björnsson and
//! Saito, *Monte-Carlo tree search solver*, 2008.
//!
//! What counts as one of the `nodes` of the limits is one iteration with its playout, the first of
//! which is spent on the root itself.

mod iteration;
mod proof;
mod tree;
mod verdict;

use rules::Game;

use crate::{Algorithm, Limits, SearchTask, Thought, Trace, root::first_move};
use iteration::Search;

/// A mean result of one win in every game, as a score.
const ALL_WON: i32 = 1000;

/// Grows a tree by games played by lot, and plays the move that was tried most.
///
/// Scores are a thousand times the mean result, from -1000 if every game was lost to 1000 if every
/// game was won; what is proven has the score of a finished game.
#[derive(Clone, Copy, Debug)]
pub struct Mcts {
    /// How much a move that was tried little is preferred to one that did well.
    pub exploration: f32,
    /// What the playouts follow from.
    pub seed: u64,
    /// How many bytes the tree may take. When it is full, it no longer grows: iterations go on
    /// from its edge.
    pub memory: usize,
}

impl Default for Mcts {
    fn default() -> Self {
        Self { exploration: 1.0, seed: 0, memory: Self::MEGABYTES << 20 }
    }
}

impl Mcts {
    /// How large the tree may grow unless told otherwise, in megabytes.
    pub(crate) const MEGABYTES: usize = 128;

    /// How many iterations there are if no limit says when to stop.
    pub const ITERATIONS: u64 = 100_000;

    /// The first report comes after this many iterations, and the others each after a quarter more.
    const FIRST_REPORT: u64 = 1000;

    /// The most iterations, whatever the limits: what a node can count.
    const MOST: u64 = i32::MAX as u64;

    fn iterations(limits: Limits) -> u64 {
        let Limits { nodes, time, clock, .. } = limits;
        let limited = nodes.is_some() || time.is_some() || clock.is_some();
        if limited { Self::MOST } else { Self::ITERATIONS }
    }
}

impl<G: Game> Algorithm<G> for Mcts {
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move> {
        let most = Self::iterations(task.meter.limits());
        let mut search = Search::new(self, task.lend(), trace);
        let mut next_report = Self::FIRST_REPORT;
        for iteration in 1..=most {
            if search.is_decided() || search.iterate().is_err() {
                break;
            }
            if iteration == next_report {
                next_report += next_report / 4;
                if let Some(thought) = search.thought() {
                    search.task.report.tell(&thought);
                }
            }
        }
        let thought = search.thought().unwrap_or_else(|| first_move(&search.task));
        search.task.report.tell(&thought);
        thought
    }
}
