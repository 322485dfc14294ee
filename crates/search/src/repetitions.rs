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
    /// The sum of the hashes of the positions before each one.
    sums: Vec<u64>,
}

impl<'a, G: Game> Repetitions<'a, G> {
    /// The past of a search from the last position of `history`.
    pub(crate) fn new(game: &G, history: &'a History<G>) -> Self {
        let (_, played) = history.positions().split_last().expect("a history has a position");
        let mut repetitions =
            Self { limit: game.repetitions(), played, line: Vec::new(), sums: vec![0] };
        if repetitions.limit.is_some() {
            for position in played {
                repetitions.add_to_sum(position);
            }
        }
        repetitions
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
    pub(crate) fn signature(&self, game: &G, position: &G::Position) -> u64 {
        if self.limit.is_none() {
            return 0;
        }
        let now = self.sums.len() - 1;
        let recent = game.repeatable(position).min(now);
        self.sums[now].wrapping_sub(self.sums[now - recent])
    }

    /// The search goes on below `position`.
    #[inline]
    pub(crate) fn push(&mut self, position: &G::Position) {
        if self.limit.is_some() {
            self.line.push(position.clone());
            self.add_to_sum(position);
        }
    }

    /// The search goes back to its root at once.
    #[inline]
    pub(crate) fn rewind(&mut self) {
        self.line.clear();
        self.sums.truncate(if self.limit.is_some() { self.played.len() + 1 } else { 1 });
    }

    /// The search comes back up.
    #[inline]
    pub(crate) fn pop(&mut self) {
        if self.limit.is_some() {
            self.line.pop();
            self.sums.pop();
        }
    }

    fn add_to_sum(&mut self, position: &G::Position) {
        let sum = self.sums.last().copied().unwrap_or_default();
        self.sums.push(sum.wrapping_add(quick_hash(position)));
    }
}
