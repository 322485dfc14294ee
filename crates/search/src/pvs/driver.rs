//! The rounds of the strong search: deepening with aspiration.

use std::mem;

use rules::Game;

use super::search::{Search, Window};
use crate::{
    Evaluator, Guide, Score, Stopped, Thought, Trace,
    deepening::{Round, bring_forward},
    root_moves::RootMoves,
    walk::Walk,
};

impl<'a, G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Round<'a, G, E, T>
    for Search<'a, G, E, K, T>
{
    fn walk(&mut self) -> &mut Walk<'a, G, E, T> {
        &mut self.walk
    }

    fn ordered_moves(&mut self) -> Vec<G::Move> {
        self.promising_moves()
    }

    /// With aspiration it begins with a narrow window around the last score, and opens it on the
    /// side on which the value turns out to lie.
    ///
    /// Stopped early, it leaves in `root_moves` what is better than the moves before it were known
    /// to be. Where every move so far has failed low there is nothing of the kind: their scores
    /// are upper bounds, and the largest of them says nothing about the best move.
    fn search(
        &mut self,
        depth: u32,
        before: &Thought<G::Move>,
        moves: &mut [G::Move],
        new_root_moves: &mut dyn FnMut() -> RootMoves<G::Move>,
    ) -> (RootMoves<G::Move>, Result<(), Stopped>) {
        // The moves as they were judged when one of them was too good for the window.
        let mut too_good = None;
        let is_single = self.walk.task.scope.lines <= 1;
        let has_guess = before.depth > 0 && self.techniques.aspiration && is_single;
        let mut window = if has_guess { around(before.score) } else { Window::FULL };
        loop {
            let mut root_moves = new_root_moves();
            let judged = self.root(depth, window, moves, &mut root_moves);
            let best = root_moves.best();
            if judged == Err(Stopped) {
                if best <= window.alpha {
                    root_moves = too_good.unwrap_or_else(|| RootMoves::new(None));
                }
                return (root_moves, judged);
            }
            if window.alpha < best && best < window.beta {
                return (root_moves, Ok(()));
            }
            if best <= window.alpha {
                window.alpha = Window::FULL.alpha;
            } else {
                window.beta = Window::FULL.beta;
                if let Some(best) = root_moves.chosen() {
                    bring_forward(moves, best);
                }
                too_good = Some(mem::replace(&mut root_moves, RootMoves::new(None)));
            }
        }
    }

    /// An appraisal of some moves only is worth less than an older one of all.
    fn counts_in_part(&self) -> bool {
        !self.techniques.appraisal
    }

    /// What other threads or earlier searches have seen is met in the table, and where they have
    /// been is not counted here.
    fn has_seen_itself(&self) -> bool {
        self.is_alone() && !self.techniques.reuse
    }
}

/// A window around a guess, wider for larger scores, which swing more.
fn around(guess: Score) -> Window {
    let margin = 16 + guess.0.abs() / 8;
    Window { alpha: Score(guess.0 - margin), beta: Score(guess.0 + margin) }
}
