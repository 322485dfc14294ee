//! Anything that chooses moves.

use rules::Game;

use crate::{SearchTask, Thought, Trace};

/// Anything that chooses moves in one game.
///
/// Searches implement [`Algorithm`] and are engines by that; a room may write an engine of its own.
///
/// # Examples
///
/// The tree of the textbooks: the first player chooses a branch, the second a leaf. Alpha-beta
/// finds what minimax finds, and looks at seven leaves of nine: after the 2 the second branch
/// cannot be worth 3 any more.
///
/// ```text
///               first player
///         ┌──────────┼──────────┐
///      second      second     second
///     ┌──┼──┐     ┌──┼──┐    ┌──┼──┐
///     3 12  8     2  4  6   14  5  2
/// ```
///
/// ```
/// use rules::History;
/// use search::{AlphaBeta, Engine, Meter, Score, SearchTask};
/// use testkit::{LiteralTree, TreeEvaluator};
///
/// let tree = LiteralTree::read("((3 12 8) (2 4 6) (14 5 2))");
/// let (history, mut meter) = (History::new(&tree), Meter::unlimited());
/// let mut task = SearchTask::new(&tree, &history, &mut meter);
/// let thought = AlphaBeta::new(TreeEvaluator).think(&mut task);
/// assert_eq!((thought.best, thought.score), (0, Score(3)));
/// assert_eq!(thought.line, [0, 0], "the principal variation");
/// assert_eq!(thought.statistics.leaves, 7);
/// ```
pub trait Engine<G: Game>: Send {
    /// Chooses a move; the game must not be over.
    ///
    /// However early it is stopped, it answers with a legal move.
    fn think(&mut self, task: &mut SearchTask<'_, G>) -> Thought<G::Move>;

    /// The same with a trace that sees every node; the answer and the counts are the same.
    fn think_watched(
        &mut self,
        task: &mut SearchTask<'_, G>,
        trace: &mut dyn Trace<G>,
    ) -> Thought<G::Move>;

    /// Gives back the memory of earlier searches, which only makes the next one faster.
    fn clear(&mut self) {}

    /// How many bytes it keeps from earlier searches.
    fn memory(&self) -> usize {
        0
    }

    /// Whether it keeps to the [scope](SearchTask::scope) of a task: it looks only at the moves
    /// named there, and tells as many lines as are wanted.
    fn obeys_scope(&self) -> bool {
        false
    }
}

/// A way of choosing a move, written once for every kind of trace.
pub trait Algorithm<G: Game>: Send {
    /// Chooses a move; the game must not be over.
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move>;

    /// Gives back the memory of earlier searches, if it keeps any.
    fn clear(&mut self) {}

    /// How many bytes it keeps from earlier searches.
    fn memory(&self) -> usize {
        0
    }

    /// Whether it keeps to the [scope](SearchTask::scope) of a task.
    fn obeys_scope(&self) -> bool {
        false
    }
}

impl<G: Game, A: Algorithm<G>> Engine<G> for A {
    fn think(&mut self, task: &mut SearchTask<'_, G>) -> Thought<G::Move> {
        self.choose(task, ())
    }

    fn think_watched(
        &mut self,
        task: &mut SearchTask<'_, G>,
        trace: &mut dyn Trace<G>,
    ) -> Thought<G::Move> {
        self.choose(task, trace)
    }

    fn clear(&mut self) {
        Algorithm::clear(self);
    }

    fn memory(&self) -> usize {
        Algorithm::memory(self)
    }

    fn obeys_scope(&self) -> bool {
        Algorithm::obeys_scope(self)
    }
}
