//! The moves of a node shared between threads: each leaves for last what another is at.

use std::collections::VecDeque;

use rules::Game;

use super::{
    order::MovePicker,
    search::Search,
    shared_work::{SharedWork, WorkItem},
};
use crate::{
    Evaluator, Guide, Stopped, Trace,
    best::Best,
    quick_hash,
    transposition_table::TtEntry,
    walk::{NodeFrame, Waypoint},
};

/// The moves at the root that are still to be tried.
pub(super) struct RootQueue<M> {
    waiting: VecDeque<(usize, M)>,
    /// How many of them have been left for later already, at the end.
    deferred: usize,
}

impl<M: Copy> RootQueue<M> {
    pub(super) fn new(moves: &[M]) -> Self {
        Self { waiting: moves.iter().copied().enumerate().collect(), deferred: 0 }
    }

    /// The next move with its number, but one that another thread is at only when nothing else is
    /// left. The first is never left for later: what it is worth makes the others cheap.
    fn next(&mut self, is_taken: impl Fn(M) -> bool) -> Option<(usize, M)> {
        while self.deferred < self.waiting.len() {
            let (number, played) = self.waiting.pop_front()?;
            if number == 0 || !is_taken(played) {
                return Some((number, played));
            }
            self.waiting.push_back((number, played));
            self.deferred += 1;
        }
        self.deferred = self.deferred.saturating_sub(1);
        self.waiting.pop_front()
    }
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Search<'_, G, E, K, T> {
    /// The move at the root to try next, in the position with this key.
    pub(super) fn next_at_root(
        &self,
        key: u64,
        queue: &mut RootQueue<G::Move>,
    ) -> Option<(usize, G::Move)> {
        queue.next(|played| {
            let item = SharedWork::item(key, quick_hash(&played));
            self.shared_work.is_some_and(|shared_work| shared_work.is_taken(item))
        })
    }

    /// Does some work that the other threads know of meanwhile.
    #[inline]
    pub(super) fn working_on<R>(&mut self, item: WorkItem, work: impl FnOnce(&mut Self) -> R) -> R {
        let Some(shared_work) = self.shared_work else { return work(self) };
        shared_work.take(item);
        let done = work(self);
        shared_work.put_back(item);
        done
    }

    /// Tries the moves in their order, but those that another thread is at for last. The first is
    /// never left for later: what it is worth makes the others cheap.
    ///
    /// If another thread has meanwhile found what the node is worth, that is the answer.
    pub(super) fn share(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        best: &mut Best,
        picker: &mut MovePicker<G::Move>,
        (key, shared_work): (u64, &SharedWork),
    ) -> Result<Option<TtEntry>, Stopped> {
        let position = &here.position;
        let is_quiet = self.is_reducible(position, frame.depth, picker);
        let mut later = Vec::new();
        let mut number = 0;
        while let Some(candidate) = self.pick(position, frame, picker, number) {
            if number > 0
                && let Some(entry) = self.found_meanwhile(key, frame)
            {
                return Ok(Some(entry));
            }
            let item = SharedWork::item(key, u64::from(candidate.index));
            let late = (number, self.reduction(is_quiet, frame.depth, number));
            if number > 0 && shared_work.is_taken(item) {
                later.push((candidate, late));
            } else if self
                .working_on(item, |search| search.try_next(here, frame, best, candidate, late))?
            {
                self.learn(position, frame, picker.tried(number));
                return Ok(None);
            }
            number += 1;
        }
        for (candidate, late) in later {
            if let Some(entry) = self.found_meanwhile(key, frame) {
                return Ok(Some(entry));
            }
            if self.try_next(here, frame, best, candidate, late)? {
                self.learn(position, frame, &[candidate]);
                break;
            }
        }
        Ok(None)
    }

    /// What another thread has meanwhile found about a node, if that settles it.
    #[inline]
    fn found_meanwhile(&self, key: u64, frame: &NodeFrame<G::Move>) -> Option<TtEntry> {
        self.probe(key, frame).filter(|&entry| self.settles(entry, frame))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_is_at_comes_last_but_the_first_comes_first() {
        let mut queue = RootQueue::new(&['a', 'b', 'c', 'd']);
        let mut next = || queue.next(|played| played != 'c');
        let order: Vec<(usize, char)> = std::iter::from_fn(&mut next).collect();
        assert_eq!(order, [(0, 'a'), (2, 'c'), (1, 'b'), (3, 'd')]);
    }

    #[test]
    fn alone_the_order_stays() {
        let mut queue = RootQueue::new(&['a', 'b', 'c']);
        let order: Vec<usize> =
            std::iter::from_fn(|| queue.next(|_| false)).map(|(number, _)| number).collect();
        assert_eq!(order, [0, 1, 2]);
    }
}
