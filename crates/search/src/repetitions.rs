//! Repetition: the past of the game and the search's own line, looked at together.

use rules::{Game, History};

use crate::quick_hash::quick_hash;

/// Every position before the one being looked at: the game so far and the line of the search, for
/// games in which repetition matters.
#[derive(Debug)]
pub(crate) struct Repetitions<'a, G: Game> {
    limit: Option<usize>,
    played: &'a [G::Position],
    line: Vec<G::Position>,
    /// The sum of the hashes of the positions before each one, as far as it was needed: most
    /// positions of most games cannot come again, and need no hash.
    sums: Vec<u64>,
}

impl<'a, G: Game> Repetitions<'a, G> {
    /// The past of a search from the last position of `history`.
    pub(crate) fn new(game: &G, history: &'a History<G>) -> Self {
        let (_, played) = history.positions().split_last().expect("a history has a position");
        Self { limit: game.repetitions(), played, line: Vec::new(), sums: vec![0] }
    }

    /// Whether `position` has now occurred as often as the rules allow.
    #[inline]
    pub(crate) fn is_repeated(&self, game: &G, position: &G::Position) -> bool {
        self.limit.is_some_and(|limit| {
            let before = self.line.iter().rev().chain(self.played.iter().rev());
            let recent = before.take(game.repeatable(position));
            limit <= 1 + recent.filter(|&earlier| earlier == position).count()
        })
    }

    /// A number that is the same for two visits of a position if they have the same past, as far
    /// as it could come again; zero if nothing could.
    ///
    /// A value that was found with one past is worth nothing with another, because a repetition
    /// draws: the table keeps them apart by this number.
    #[inline]
    pub(crate) fn signature(&mut self, game: &G, position: &G::Position) -> u64 {
        if self.limit.is_none() {
            return 0;
        }
        let now = self.played.len() + self.line.len();
        let recent = game.repeatable(position).min(now);
        if recent == 0 {
            return 0;
        }
        self.add_sums(now);
        self.sums[now].wrapping_sub(self.sums[now - recent])
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
        self.sums.truncate(self.played.len() + 1);
    }

    /// The search comes back up.
    #[inline]
    pub(crate) fn pop(&mut self) {
        if self.limit.is_some() {
            self.line.pop();
            self.sums.truncate(self.played.len() + self.line.len() + 1);
        }
    }

    /// Adds the sums that are still missing, up to that of the positions before the one that has
    /// `now` before it.
    fn add_sums(&mut self, now: usize) {
        let (played, line) = (self.played, &self.line);
        for place in self.sums.len() - 1..now {
            let position = played.get(place).unwrap_or_else(|| &line[place - played.len()]);
            self.sums.push(self.sums[place].wrapping_add(quick_hash(position)));
        }
    }
}
