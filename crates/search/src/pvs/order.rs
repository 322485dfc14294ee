//! Which move to try first.

use std::cmp::Reverse;

use rules::Game;

use crate::{Guide, quick_hash::quick_hash};

/// How many moves the search keeps apart; those beyond share a slot.
const SLOTS: usize = 1 << 12;

/// What a search has learnt about moves while going through the tree.
#[derive(Debug)]
pub(super) struct Order<M> {
    /// For each ply the last two moves that cut there.
    killers: Vec<[Option<M>; 2]>,
    /// For each move, by its hash, how often and how deep it cut.
    cuts: Box<[u32; SLOTS]>,
    /// A list per ply, kept so that no node needs to allocate one.
    lists: Vec<Vec<Candidate<M>>>,
}

/// A move, its place in the list of legal moves, and how early to try it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<M> {
    pub(super) played: M,
    pub(super) index: u16,
    rank: Rank,
}

/// The better the rank, the earlier a move is tried: the table's move before all, then what the
/// guide finds promising, then killers, then what cut often.
type Rank = (bool, i32, bool, u32);

/// What goes into the ranks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hints {
    /// The place of the move that the table remembers.
    pub(super) remembered: Option<u16>,
    pub(super) ordering: bool,
    pub(super) killers: bool,
    pub(super) history: bool,
}

impl<M: Copy + Eq + std::hash::Hash> Order<M> {
    pub(super) fn new() -> Self {
        Self { killers: Vec::new(), cuts: Box::new([0; SLOTS]), lists: Vec::new() }
    }

    /// The moves in a list that belongs to `ply` and must be given back, the best rank first.
    pub(super) fn list<G: Game<Move = M>>(
        &mut self,
        game: &G,
        guide: &impl Guide<G>,
        position: &G::Position,
        moves: impl Iterator<Item = M>,
        ply: u32,
        hints: Hints,
    ) -> Vec<Candidate<M>> {
        if self.lists.len() <= ply as usize {
            self.lists.resize_with(ply as usize + 1, Vec::new);
            self.killers.resize(ply as usize + 1, [None; 2]);
        }
        let mut list = std::mem::take(&mut self.lists[ply as usize]);
        list.clear();
        list.extend((0..).zip(moves).map(|(index, played)| {
            let promise = if hints.ordering { guide.promise(game, position, played) } else { 0 };
            let killer = hints.killers && self.killers[ply as usize].contains(&Some(played));
            let cuts = if hints.history { self.cuts[Self::slot(played)] } else { 0 };
            let rank = (hints.remembered == Some(index), promise, killer, cuts);
            Candidate { played, index, rank }
        }));
        // Stable, so that equally promising moves stay in the order of the rules.
        list.sort_by_key(|candidate| Reverse(candidate.rank));
        list
    }

    /// Gives a list back, so that the next node at `ply` need not allocate one.
    pub(super) fn give_back(&mut self, ply: u32, list: Vec<Candidate<M>>) {
        self.lists[ply as usize] = list;
    }

    /// A move has cut at `ply`, searched `depth` deep.
    pub(super) fn note_cut(&mut self, ply: u32, depth: u32, played: M) {
        let [latest, before] = &mut self.killers[ply as usize];
        if *latest != Some(played) {
            *before = latest.replace(played);
        }
        let cuts = &mut self.cuts[Self::slot(played)];
        *cuts = cuts.saturating_add(depth * depth);
    }

    #[expect(clippy::cast_possible_truncation, reason = "only the low bits choose a slot")]
    fn slot(played: M) -> usize {
        quick_hash(&played) as usize % SLOTS
    }
}
