//! What a search keeps in the transposition table, and what it makes of what is there.

use rules::Game;

use super::search::Search;
use crate::{
    Evaluator, Guide, Score, Trace,
    best::Best,
    transposition_table::{Bound, TtEntry},
    walk::NodeFrame,
};

impl<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Search<'_, G, E, K, T> {
    /// What the table files this position under: not only the position, but all that its value
    /// depends on.
    #[inline]
    pub(super) fn key(&mut self, position: &G::Position, depth: u32) -> u64 {
        if !self.techniques.table {
            return 0;
        }
        let game = self.walk.game();
        let past = self.walk.repetitions.signature(game, position);
        self.guide.key(game, position, depth) ^ past ^ self.salt
    }

    /// What the table remembers, with distances counted from the root.
    #[inline]
    pub(super) fn probe(&self, key: u64, frame: &NodeFrame<G::Move>) -> Option<TtEntry> {
        if !self.techniques.table {
            return None;
        }
        let entry = self.table.probe(key)?;
        Some(TtEntry { score: entry.score.further(frame.ply), ..entry })
    }

    /// The value that an entry gives in a frame, if it was searched deep enough and tells enough.
    ///
    /// A deeper search knows more but is not what was asked: unless the table is reused, the value
    /// must be that of this depth. What was seen to the end of the game is the same at any greater
    /// depth.
    #[inline]
    pub(super) fn settled(&self, entry: TtEntry, frame: &NodeFrame<G::Move>) -> Option<Score> {
        let tells = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => frame.beta <= entry.score,
            Bound::Upper => entry.score <= frame.alpha,
        };
        let depth = depth_byte(frame.depth);
        let is_deep = entry.depth == depth
            || entry.depth > depth && self.techniques.reuse
            || entry.depth < depth && entry.whole;
        (tells && is_deep).then_some(entry.score)
    }

    /// Stores what was found, with distances counted from here. Where every move failed low,
    /// the move that was known before is as good a guess as any.
    #[inline]
    pub(super) fn store(
        &self,
        key: u64,
        frame: &NodeFrame<G::Move>,
        best: &Best,
        known: Option<u16>,
    ) {
        if !self.techniques.table {
            return;
        }
        let bound = if frame.beta <= best.score {
            Bound::Lower
        } else if best.score <= frame.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let index = known.filter(|_| bound == Bound::Upper).unwrap_or(best.index);
        let score = best.score.nearer(frame.ply);
        let depth = depth_byte(frame.depth);
        let whole = !self.walk.opinion_asked;
        self.table.store(key, TtEntry { score, depth, bound, best: index, whole });
    }
}

/// The depth as the table keeps it: deeper than it can count is to the end of any game.
fn depth_byte(depth: u32) -> u8 {
    u8::try_from(depth).unwrap_or(u8::MAX)
}
