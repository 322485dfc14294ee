//! Repetition: the past of the game and the search's own line, looked at together.

use rules::{Game, History};

/// Every position before the one being looked at, for games in which repetition matters.
#[derive(Debug)]
pub(crate) struct Past<'a, G: Game> {
    limit: Option<usize>,
    played: &'a [G::Position],
    line: Vec<G::Position>,
}

impl<'a, G: Game> Past<'a, G> {
    /// The past of a search from the last position of `history`.
    pub(crate) fn new(game: &G, history: &'a History<G>) -> Self {
        let (_, played) = history.positions().split_last().expect("a history has a position");
        Self { limit: game.repetitions(), played, line: Vec::new() }
    }

    /// Whether `position` has now occurred as often as the rules allow.
    #[inline]
    pub(crate) fn is_repeated(&self, position: &G::Position) -> bool {
        self.limit.is_some_and(|limit| {
            let before = self.played.iter().chain(&self.line);
            limit <= 1 + before.filter(|&earlier| earlier == position).count()
        })
    }

    /// The search goes on below `position`.
    #[inline]
    pub(crate) fn push(&mut self, position: &G::Position) {
        if self.limit.is_some() {
            self.line.push(position.clone());
        }
    }

    /// The search goes back to its root at once.
    #[inline]
    pub(crate) fn rewind(&mut self) {
        self.line.clear();
    }

    /// The search comes back up.
    #[inline]
    pub(crate) fn pop(&mut self) {
        if self.limit.is_some() {
            self.line.pop();
        }
    }
}
