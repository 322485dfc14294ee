//! What a search keeps in the transposition table, and what it makes of what is there.

use rules::Game;

use super::{Techniques, search::Search};
use crate::{
    Evaluator, Guide, Trace,
    best::Best,
    transposition_table::{Bound, TtEntry},
    walk::NodeFrame,
};

/// How large the table is that each of several threads has for itself, in megabytes: it stays in
/// the cache of its processor.
pub(super) const NEAR_MEGABYTES: usize = 1;

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
        let entry = match &self.near {
            Some(near) if frame.depth <= self.guide.private_depth() => near.probe(key),
            // The round before was one move nearer to the horizon here.
            Some(near) if frame.depth == self.guide.private_depth() + 1 => {
                self.table.probe(key).or_else(|| near.probe(key))
            }
            _ => self.table.probe(key),
        }?;
        Some(TtEntry { score: entry.score.further(frame.ply), ..entry })
    }

    /// Whether an entry gives the value in a frame: it was searched deep enough and tells enough.
    ///
    /// A deeper search knows more but is not what was asked: unless the table is reused, the value
    /// must be that of this depth. What was seen to the end of the game is the same at any greater
    /// depth. Where late moves are searched less deep, threads that have learnt a different order
    /// ask the same question to different depths: among them the deeper answer counts too.
    #[inline]
    pub(super) fn settles(&self, entry: TtEntry, frame: &NodeFrame<G::Move>) -> bool {
        let tells = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => frame.beta <= entry.score,
            Bound::Upper => entry.score <= frame.alpha,
        };
        let depth = depth_byte(frame.depth);
        let is_deep = entry.depth == depth
            || entry.depth > depth && self.takes_deeper()
            || entry.depth < depth && entry.whole;
        tells && is_deep
    }

    /// Whether a deeper search than the one asked for counts as well.
    #[inline]
    fn takes_deeper(&self) -> bool {
        let Techniques { reuse, reductions, .. } = self.techniques;
        reuse || reductions && !self.is_alone()
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
        let near = self.near.as_ref().filter(|_| frame.depth <= self.guide.private_depth());
        near.unwrap_or(self.table).store(key, TtEntry { score, depth, bound, best: index, whole });
    }
}

/// The depth as the table keeps it: deeper than it can count is to the end of any game.
fn depth_byte(depth: u32) -> u8 {
    u8::try_from(depth).unwrap_or(u8::MAX)
}
