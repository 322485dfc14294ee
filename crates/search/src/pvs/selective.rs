//! Selectivity: what a search leaves out because it is probably of no matter.
//!
//! A shallow search that is far outside of the window, measured by how much deeper searches usually
//! differ from it, is believed: ProbCut (Buro, *ProbCut: an effective selective extension of the
//! alpha-beta algorithm*, 1995). With nothing but an opinion for a shallow search, near the horizon,
//! it is known as futility pruning (Heinz, *Extended futility pruning*, 1998).
//!
//! Near the horizon the moves that come late in a good order may be left out altogether: move-count
//! pruning, or late-move pruning (as in Glaurung and Stockfish since about 2008).
//!
//! The other way round, where there is only one legal move the search looks one move further: what
//! is forced hides nothing but the horizon (Anantharaman, Campbell and Hsu, *Singular extensions:
//! adding selectivity to brute-force searching*, 1990, go further and look for it).

use rules::Game;

use super::{order::MovePicker, reductions::reduction, search::Search};
use crate::{
    Evaluator, Guide, Score, Stopped, Trace, Why,
    best::Best,
    walk::{NodeFrame, Waypoint},
};

/// Scores beyond are not opinions but ends of the game, which do not differ by chance.
const LOUDEST: i32 = Score::WIN.0 / 2;
/// How many tenths of a standard deviation outside of the window a shallow search is believed.
const PROBCUT: i32 = 15;
/// The same of an opinion.
const FUTILITY: i32 = 20;
/// How many shallow searches of ProbCut may be under way, one inside the other.
const NESTED: u32 = 2;
/// The depth from which on a shallow search is worth its while.
const PROBCUT_DEPTH: u32 = 4;
/// The depth up to which late moves may be left out.
const SKIPPING_DEPTH: u32 = 3;
/// How many times as far as asked forced moves may lead.
const EXTENDED: u32 = 2;
/// The depth up to which an opinion may stand for a search.
const FUTILITY_DEPTH: u32 = 3;

impl<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Search<'_, G, E, K, T> {
    /// How much less deep a late move is searched; where captures are pending every move matters.
    #[inline]
    pub(super) fn reduction(&self, is_quiet: bool, depth: u32, number: usize) -> u32 {
        if is_quiet && self.techniques.reductions { reduction(depth, number) } else { 0 }
    }

    /// Whether the moves of a node may be reduced.
    #[inline]
    pub(super) fn is_reducible(
        &self,
        position: &G::Position,
        depth: u32,
        picker: &MovePicker<G::Move>,
    ) -> bool {
        self.techniques.reductions
            && reduction(depth, picker.len().saturating_sub(1)) > 0
            && self.is_quiet(position, picker)
    }

    /// The number of moves after which the rest may be left out.
    #[inline]
    pub(super) fn enough(
        &self,
        position: &G::Position,
        frame: &NodeFrame<G::Move>,
        picker: &MovePicker<G::Move>,
    ) -> usize {
        let NodeFrame { depth, alpha, .. } = *frame;
        let is_possible = self.techniques.skipping
            && depth <= SKIPPING_DEPTH
            && is_narrow(frame)
            && alpha.0.abs() <= LOUDEST;
        let enough = 3 + (depth * depth) as usize;
        if is_possible && picker.len() > enough && self.is_quiet(position, picker) {
            enough
        } else {
            usize::MAX
        }
    }

    /// Takes the moves that are left for no better than the window asks, unless all so far lose.
    pub(super) fn skip_rest(&mut self, frame: &NodeFrame<G::Move>, best: &mut Best) -> bool {
        if best.score.0 < -LOUDEST {
            return false;
        }
        self.walk.opinion_asked = true;
        best.score = best.score.max(frame.alpha);
        best.skipped = true;
        true
    }

    /// What is asked of the moves of a node: one move more where there is no choice. Captures are
    /// followed to their end in any case, and where they are compulsory most are forced.
    #[inline]
    pub(super) fn extended(
        &self,
        position: &G::Position,
        frame: &NodeFrame<G::Move>,
        picker: &MovePicker<G::Move>,
    ) -> NodeFrame<G::Move> {
        let is_forced = self.techniques.extensions
            && picker.len() == 1
            && frame.ply < EXTENDED * self.depth
            && self.is_quiet(position, picker);
        NodeFrame { depth: frame.depth + u32::from(is_forced), ..*frame }
    }

    /// Whether no capture is pending.
    #[inline]
    fn is_quiet(&self, position: &G::Position, picker: &MovePicker<G::Move>) -> bool {
        let is_quiet = |first| self.guide.is_quiet(self.walk.game(), position, first);
        picker.first().is_none_or(is_quiet)
    }

    /// The bound that a node fails by for all we know from a shallow look, with the reason.
    #[inline]
    pub(super) fn foreseen(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        key: u64,
        picker: &mut MovePicker<G::Move>,
    ) -> Result<Option<(Score, Why)>, Stopped> {
        let NodeFrame { depth, alpha, beta, .. } = *frame;
        if !is_narrow(frame) || alpha.0.abs() > LOUDEST || beta.0.abs() > LOUDEST {
            return Ok(None);
        }
        if self.techniques.futility && depth <= FUTILITY_DEPTH {
            return Ok(self.futile(here, frame, picker).map(|bound| (bound, Why::Futile)));
        }
        if self.techniques.probcut && depth >= PROBCUT_DEPTH && self.probing < NESTED {
            let bound = self.probcut(here, frame, key, picker)?;
            return Ok(bound.map(|bound| (bound, Why::ProbCut)));
        }
        Ok(None)
    }

    /// The bound that an opinion alone makes all but certain.
    fn futile(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        picker: &MovePicker<G::Move>,
    ) -> Option<Score> {
        let (game, position) = (self.walk.game(), &here.position);
        let margin = FUTILITY * self.walk.evaluator.spread(game, position, 0, frame.depth)? / 10;
        if !self.is_quiet(position, picker) {
            return None;
        }
        let opinion = self.walk.opinion(here);
        let opinion = self.walk.turned(position, opinion);
        if opinion.0 - margin >= frame.beta.0 {
            Some(frame.beta)
        } else if opinion.0 + margin <= frame.alpha.0 {
            Some(frame.alpha)
        } else {
            None
        }
    }

    /// The bound that a search of about half the depth makes all but certain.
    fn probcut(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        key: u64,
        picker: &mut MovePicker<G::Move>,
    ) -> Result<Option<Score>, Stopped> {
        let shallow = shallow_depth(frame.depth);
        let (game, position) = (self.walk.game(), &here.position);
        let spread = self.walk.evaluator.spread(game, position, shallow, frame.depth);
        let Some(margin) = spread.map(|spread| PROBCUT * spread / 10) else { return Ok(None) };
        let opinion = self.walk.opinion(here);
        let opinion = self.walk.turned(position, opinion);
        // The side on which the value probably lies is the only one worth a search.
        let is_high = opinion >= frame.beta;
        let bound = if is_high { frame.beta.0 + margin } else { frame.alpha.0 - margin };
        let (alpha, beta) = if is_high { (bound - 1, bound) } else { (bound, bound + 1) };
        let narrow = NodeFrame { depth: shallow, alpha: Score(alpha), beta: Score(beta), ..*frame };
        self.probing += 1;
        let found = self.search_shallow(here, &narrow, key, picker);
        self.probing -= 1;
        let found = found?;
        let bound = if is_high { frame.beta } else { frame.alpha };
        let is_sure =
            if is_high { found.score >= narrow.beta } else { found.score <= narrow.alpha };
        if is_sure {
            self.store(key, frame, &Best { score: bound, ..found }, None);
        }
        Ok(is_sure.then_some(bound))
    }

    /// The value of the node by a search of another depth and window; its moves become children of
    /// the node like any others.
    fn search_shallow(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        key: u64,
        picker: &mut MovePicker<G::Move>,
    ) -> Result<Best, Stopped> {
        let mut best = Best::new(frame.alpha);
        self.walk.repetitions.push(&here.position);
        let settled = self.try_moves(here, frame, &mut best, picker, key);
        self.walk.repetitions.pop();
        let settled = settled?;
        Ok(settled.map_or(best, |entry| Best { score: entry.score, index: entry.best, ..best }))
    }
}

/// Whether nothing lies between alpha and beta.
#[inline]
fn is_narrow<M>(frame: &NodeFrame<M>) -> bool {
    frame.beta.0.checked_sub(frame.alpha.0) == Some(1)
}

/// About half the depth, of the same parity.
fn shallow_depth(depth: u32) -> u32 {
    depth / 4 * 2 + depth % 2
}
