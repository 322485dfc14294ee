//! Move ordering, which move to try first: what a search has learnt about moves, and the picker that uses it.

use std::cmp::Reverse;

use super::Techniques;

/// How many moves the search keeps apart; those beyond share a slot.
const SLOTS: usize = 1 << 12;

/// The most that the history of a move can say, either way.
const LOUDEST: i32 = 1 << 14;
/// What it counts that a move cut at the same ply elsewhere, the latest and the one before it.
const KILLERS: [i64; 2] = [4000, 3500];
/// What it counts that a move was the answer to the same move elsewhere.
const COUNTER: i64 = 3000;

/// The number of no move.
const NONE: usize = usize::MAX;
/// How many moves are picked one by one before the rest is sorted: most cuts come before.
const PICKED: usize = 2;

/// What a search has learnt about moves while going through the tree.
#[derive(Debug)]
pub(super) struct Order<M> {
    /// For each ply the numbers of the last two moves that cut there.
    killers: Vec<[usize; 2]>,
    /// For each move of the other side, by its number, the number of the answer that last cut.
    counters: Box<[usize]>,
    /// For each side and move, by its number, how well it did: cuts against failures to cut.
    history: Box<[i32]>,
    /// A list per ply, kept so that no node needs to allocate one.
    lists: Vec<Vec<Candidate<M>>>,
}

/// A move, its place in the list of legal moves, and how early to try it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<M> {
    pub(super) played: M,
    pub(super) index: u16,
    rank: i64,
}

/// Where in the tree moves are ranked, and which techniques rank them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranking {
    pub(super) ply: u32,
    /// The number of the move that led here.
    pub(super) before: Option<usize>,
    /// Whether the player that the search is about is to move.
    pub(super) is_mine: bool,
    /// How many times what cut elsewhere counts half: where the guide orders the moves well, that
    /// is often worse than what it says.
    pub(super) caution: u32,
    pub(super) techniques: Techniques,
}

/// The moves of a node in the order in which to try them, each picked when it is asked for: after
/// a cut the rest need no order.
#[derive(Debug)]
pub(super) struct MovePicker<M> {
    list: Vec<Candidate<M>>,
    /// The place of the move that the table remembers, which needs no rank.
    remembered: Option<u16>,
    /// The first of the legal moves.
    first: Option<M>,
    /// How many moves are in their order.
    picked: usize,
    is_ranked: bool,
}

impl<M: Copy + Eq> MovePicker<M> {
    /// How many moves there are.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The first of the legal moves.
    #[inline]
    pub(super) fn first(&self) -> Option<M> {
        self.first
    }

    /// The moves that were picked, down to one number.
    #[inline]
    pub(super) fn tried(&self, number: usize) -> &[Candidate<M>] {
        &self.list[..=number]
    }

    /// Leaves out the moves that do not fit.
    pub(super) fn retain(&mut self, fits: impl FnMut(&Candidate<M>) -> bool) {
        self.list.retain(fits);
    }

    /// The move with this number in the order; `rank` ranks those that have no order yet.
    #[inline]
    pub(super) fn get(
        &mut self,
        number: usize,
        rank: impl FnOnce(&mut [Candidate<M>]),
    ) -> Option<Candidate<M>> {
        if number < self.picked {
            return self.list.get(number).copied();
        }
        let rest = self.list.get_mut(number..)?;
        let place = match self.remembered.take().map(usize::from) {
            // Before the first move is picked the list is in the order of the rules.
            Some(place) if place < rest.len() => place,
            _ => {
                if !std::mem::replace(&mut self.is_ranked, true) {
                    rank(rest);
                }
                if number >= PICKED {
                    rest.sort_unstable_by_key(|candidate| Reverse(candidate.rank));
                    self.picked = self.list.len();
                    return self.list.get(number).copied();
                }
                let ranks = rest.iter().map(|candidate| candidate.rank);
                ranks.enumerate().max_by_key(|&(_, rank)| rank)?.0
            }
        };
        rest.swap(0, place);
        self.picked = number + 1;
        Some(rest[0])
    }
}

impl<M: Copy + Eq> Order<M> {
    pub(super) fn new() -> Self {
        let (counters, history) = (vec![NONE; SLOTS].into(), vec![0; 2 * SLOTS].into());
        Self { killers: Vec::new(), counters, history, lists: Vec::new() }
    }

    /// The moves in a list that belongs to `ply` and must be given back.
    #[inline]
    pub(super) fn picker(
        &mut self,
        moves: impl Iterator<Item = M>,
        ply: u32,
        remembered: Option<u16>,
    ) -> MovePicker<M> {
        let ply = ply as usize;
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
            self.killers.resize(ply + 1, [NONE; 2]);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let mut index = 0;
        // The rules walk through their moves faster by themselves than when asked for each.
        moves.for_each(|played| {
            list.push(Candidate { played, index, rank: 0 });
            index += 1;
        });
        let first = list.first().map(|candidate| candidate.played);
        MovePicker { list, remembered, first, picked: 0, is_ranked: false }
    }

    /// Gives a list back, so that the next node at `ply` need not allocate one.
    #[inline]
    pub(super) fn give_back(&mut self, ply: u32, picker: MovePicker<M>) {
        self.lists[ply as usize] = picker.list;
    }

    /// Makes room for the number of a move.
    #[inline]
    fn slot(number: usize) -> usize {
        number % SLOTS
    }

    /// Ranks moves: what looks promising, killers, answers to the move before, and what cut often.
    /// Moves of equal rank keep the order of the rules.
    pub(super) fn rank(
        &self,
        list: &mut [Candidate<M>],
        ranking: &Ranking,
        number: impl Fn(M) -> usize,
        promise: impl Fn(M) -> i64,
    ) {
        let Techniques { killers, counters, history, .. } = ranking.techniques;
        let answer = ranking.before.filter(|_| counters);
        let answer = answer.map_or(NONE, |before| self.counters[Self::slot(before)]);
        let killers = if killers { self.killers[ranking.ply as usize] } else { [NONE; 2] };
        let worth = KILLERS.map(|worth| worth >> ranking.caution);
        let counter = COUNTER >> ranking.caution;
        for candidate in list {
            let number = number(candidate.played);
            let mut rank = promise(candidate.played);
            if number == killers[0] {
                rank += worth[0];
            } else if number == killers[1] {
                rank += worth[1];
            }
            if number == answer {
                rank += counter;
            }
            if history {
                rank += i64::from(self.history[Self::place(ranking.is_mine, number)]);
            }
            candidate.rank = rank << 16 | i64::from(u16::MAX - candidate.index);
        }
    }

    /// The last of the moves tried has cut, `depth` moves above the horizon: it gains, and those
    /// before it lose.
    pub(super) fn note_cut(
        &mut self,
        ranking: &Ranking,
        depth: u32,
        tried: &[Candidate<M>],
        number: impl Fn(M) -> usize,
    ) {
        let Some((cutter, failed)) = tried.split_last() else { return };
        let cut = number(cutter.played);
        let [latest, before] = &mut self.killers[ranking.ply as usize];
        if *latest != cut {
            *before = std::mem::replace(latest, cut);
        }
        if let Some(before) = ranking.before {
            self.counters[Self::slot(before)] = cut;
        }
        let bonus = (depth * depth).min(64).cast_signed() * 64;
        self.learn(ranking.is_mine, cut, bonus);
        for candidate in failed {
            self.learn(ranking.is_mine, number(candidate.played), -bonus);
        }
    }

    /// Moves the history of a move towards what it did now; what was long ago fades.
    #[inline]
    fn learn(&mut self, is_mine: bool, number: usize, bonus: i32) {
        let history = &mut self.history[Self::place(is_mine, number)];
        *history += bonus - *history * bonus.abs() / LOUDEST;
    }

    /// A deeper search begins: what was learnt counts half.
    pub(super) fn age(&mut self) {
        self.history.iter_mut().for_each(|history| *history /= 2);
    }

    #[inline]
    fn place(is_mine: bool, number: usize) -> usize {
        2 * Self::slot(number) + usize::from(is_mine)
    }
}
