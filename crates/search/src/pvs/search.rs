//! One search through the tree: a node is a method, each technique a function with its own name.

use rules::Game;

use super::{
    Techniques,
    order::{Candidate, MovePicker, Order, Ranking},
    shared_work::SharedWork,
    sharing::RootQueue,
    table::NEAR_MEGABYTES,
};
use crate::{
    Choice, Evaluator, Guide, Score, Stopped, Trace, TranspositionTable, Why,
    best::Best,
    quick_hash,
    root_moves::RootMoves,
    transposition_table::TtEntry,
    walk::{Node, NodeFrame, Walk, Waypoint},
};

/// One search through the tree: what stays the same from node to node.
pub(crate) struct Search<'a, G: Game, E, K, T> {
    pub(crate) walk: Walk<'a, G, E, T>,
    pub(crate) guide: &'a K,
    pub(crate) techniques: Techniques,
    pub(super) table: &'a TranspositionTable,
    pub(super) order: Order<G::Move>,
    /// What the other threads are at, if there are any.
    pub(super) shared_work: Option<&'a SharedWork>,
    /// Whether it only helps another search, whose answer counts.
    pub(super) is_helper: bool,
    /// A table of its own for what is near the horizon, if there are other threads.
    pub(super) near: Option<TranspositionTable>,
    /// Mixed into every key: the present search, and at a table of many whom it is about.
    pub(super) salt: u64,
    /// How many shallow searches of ProbCut are under way, one inside the other.
    pub(super) probing: u32,
    /// How deep the tree is searched from its root.
    pub(super) depth: u32,
}

/// The scores between which a root is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

impl Window {
    /// Everything is possible.
    pub(crate) const FULL: Window = Window { alpha: Score(-Score::MAX.0), beta: Score::MAX };
}

impl<'a, G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Search<'a, G, E, K, T> {
    pub(crate) fn new(
        walk: Walk<'a, G, E, T>,
        guide: &'a K,
        techniques: Techniques,
        table: &'a TranspositionTable,
    ) -> Self {
        let many = walk.game().players() > 2;
        let whose = if many { u64::from(walk.me.0) + 1 } else { 0 };
        let salt = table.salt() ^ whose.wrapping_mul(0xd1b5_4a32_d192_ed03);
        let techniques = techniques.normalised();
        let (order, probing, depth) = (Order::new(), 0, 0);
        Self {
            walk,
            guide,
            techniques,
            table,
            order,
            shared_work: None,
            is_helper: false,
            near: None,
            salt,
            probing,
            depth,
        }
    }

    /// The same beside other threads, if there are any.
    pub(super) fn beside(mut self, others: Option<&'a SharedWork>, is_helper: bool) -> Self {
        self.near = others
            .filter(|_| self.guide.private_depth() > 0)
            .map(|_| TranspositionTable::new(NEAR_MEGABYTES));
        (self.shared_work, self.is_helper) = (others, is_helper);
        self
    }

    /// Whether no other threads search the same tree.
    pub(crate) fn is_alone(&self) -> bool {
        self.shared_work.is_none()
    }

    /// The legal moves, the most promising first if they are ordered.
    pub(crate) fn promising_moves(&mut self) -> Vec<G::Move> {
        let position = self.walk.task.position();
        let moves = self.walk.task.moves();
        let mut picker = self.order.picker(moves, 0, None);
        let root = NodeFrame::root(0);
        (0..)
            .map_while(|number| self.pick(position, &root, &mut picker, number))
            .map(|candidate| candidate.played)
            .collect()
    }

    /// Judges the moves at the root, in this order.
    pub(crate) fn root(
        &mut self,
        depth: u32,
        window: Window,
        moves: &[G::Move],
        root_moves: &mut RootMoves<G::Move>,
    ) -> Result<(), Stopped> {
        self.order.age();
        self.depth = depth;
        let (root, Window { alpha, beta }) = (self.walk.start(), window);
        let frame = NodeFrame { alpha, beta, ..NodeFrame::root(depth) };
        self.walk.opinion_asked = false;
        let Node::Open(_) = self.walk.enter(&root, &frame, false)? else { return Ok(()) };
        let key = self.key(&root.position, depth);
        self.walk.repetitions.push(&root.position);
        let mut queue = RootQueue::new(moves);
        while let Some((number, played)) = self.next_at_root(key, &mut queue) {
            if !self.is_helper {
                self.table.make_room();
            }
            let raised = NodeFrame { alpha: self.raised(alpha, root_moves.bar()), ..frame };
            let alpha = raised.alpha;
            // Where nothing is to be beaten yet, nothing can be shown to be worse.
            let is_whole = self.techniques.appraisal || root_moves.bar() == -Score::MAX;
            let number = if is_whole { 0 } else { number };
            let item = SharedWork::item(key, quick_hash(&played));
            let score = self
                .working_on(item, |search| search.try_one(&root, &raised, played, (number, 0)))?;
            let at_least = beta <= score;
            let choice = Choice::searched(played, score, alpha < score && !at_least);
            root_moves.note(Choice { at_least, ..choice }, self.walk.pv.at(1));
            if beta <= score {
                break;
            }
        }
        self.walk.repetitions.pop();
        let alpha = self.raised(alpha, root_moves.best());
        self.walk.leave(&root.position, &NodeFrame { alpha, ..frame }, root_moves.best());
        Ok(())
    }

    /// What a move at the root has to beat: what is certain already, unless every move is to show
    /// its own worth.
    fn raised(&self, alpha: Score, certain: Score) -> Score {
        let Techniques { pruning, appraisal, .. } = self.techniques;
        if pruning && !appraisal { alpha.max(certain) } else { alpha }
    }

    /// The value of a position for its side to move: exact inside the window, a bound outside.
    fn value(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
    ) -> Result<Score, Stopped> {
        if frame.depth == 0 {
            return self.horizon(here, frame);
        }
        let position = &here.position;
        self.walk.begin(position, frame)?;
        let key = self.key(position, frame.depth);
        let entry = self.probe(key, frame);
        if let Some(entry) = entry.filter(|&entry| self.settles(entry, frame)) {
            return Ok(self.leave_settled(position, frame, entry));
        }
        let moves = match self.walk.moves(here, false) {
            Ok(moves) => moves,
            Err(end) => {
                let score = self.walk.leave_end(here, frame, end);
                return Ok(self.walk.turned(position, score));
            }
        };
        let remembered = entry.map(|entry| entry.best);
        let mut picker = self.order.picker(moves, frame.ply, remembered);
        let asked_before = std::mem::take(&mut self.walk.opinion_asked);
        if let Some((bound, why)) = self.foreseen(here, frame, key, &mut picker)? {
            self.order.give_back(frame.ply, picker);
            self.walk.leave_known(position, frame, bound, (why, None));
            return Ok(bound);
        }
        // What was not believed counts for nothing.
        self.walk.opinion_asked = false;
        let mut best = Best::new(frame.alpha);
        self.walk.repetitions.push(position);
        let deeper = self.extended(position, frame, &picker);
        let settled = self.try_moves(here, &deeper, &mut best, &mut picker, key)?;
        self.walk.repetitions.pop();
        self.order.give_back(frame.ply, picker);
        if let Some(entry) = settled {
            self.walk.opinion_asked |= asked_before;
            return Ok(self.leave_settled(position, frame, entry));
        }
        self.store(key, frame, &best, remembered);
        self.walk.opinion_asked |= asked_before;
        let alpha = if self.techniques.pruning { best.alpha } else { frame.alpha };
        let left = NodeFrame { alpha, ..*frame };
        if best.skipped {
            self.walk.leave_known(position, &left, best.score, (Why::Skipped, None));
        } else {
            self.walk.leave(position, &left, best.score);
        }
        Ok(best.score)
    }

    /// Leaves a node whose value the table knows.
    #[inline]
    fn leave_settled(
        &mut self,
        position: &G::Position,
        frame: &NodeFrame<G::Move>,
        entry: TtEntry,
    ) -> Score {
        self.walk.opinion_asked |= !entry.whole;
        self.walk.task.meter.counted.table_hits += 1;
        self.walk.leave_known(position, frame, entry.score, (Why::Table, None));
        entry.score
    }

    /// The value of a position at the horizon: an opinion, unless captures are pending.
    fn horizon(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
    ) -> Result<Score, Stopped> {
        let position = &here.position;
        self.walk.begin(position, frame)?;
        let mut moves = match self.walk.moves(here, false) {
            Ok(moves) => moves,
            Err(end) => {
                let score = self.walk.leave_end(here, frame, end);
                return Ok(self.walk.turned(position, score));
            }
        };
        let first = moves.next();
        if first.is_none_or(|first| self.is_calm(position, first)) {
            let score = self.walk.leave_horizon(here, frame);
            return Ok(self.walk.turned(position, score));
        }
        self.quiescence(here, frame, first.into_iter().chain(moves))
    }

    /// Tries the moves, with the other threads if there are any. If one of them has meanwhile found
    /// what the node is worth, that is the answer.
    #[inline]
    pub(super) fn try_moves(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        best: &mut Best,
        picker: &mut MovePicker<G::Move>,
        key: u64,
    ) -> Result<Option<TtEntry>, Stopped> {
        match self.shared_work.filter(|_| frame.depth >= SharedWork::LEAST_DEPTH) {
            None => self.try_all(here, frame, best, picker).map(|()| None),
            Some(shared_work) => self.share(here, frame, best, picker, (key, shared_work)),
        }
    }

    /// Tries the moves in their order, until the rest cannot matter.
    #[inline]
    fn try_all(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        best: &mut Best,
        picker: &mut MovePicker<G::Move>,
    ) -> Result<(), Stopped> {
        let is_quiet = self.is_reducible(&here.position, frame.depth, picker);
        let enough = self.enough(&here.position, frame, picker);
        let mut number = 0;
        while let Some(candidate) = self.pick(&here.position, frame, picker, number) {
            if number >= enough && self.skip_rest(frame, best) {
                break;
            }
            let reduction = self.reduction(is_quiet, frame.depth, number);
            if self.try_next(here, frame, best, candidate, (number, reduction))? {
                self.learn(&here.position, frame, picker.tried(number));
                break;
            }
            number += 1;
        }
        Ok(())
    }

    /// The move with this number in the order in which to try them.
    #[inline]
    pub(super) fn pick(
        &self,
        position: &G::Position,
        frame: &NodeFrame<G::Move>,
        picker: &mut MovePicker<G::Move>,
        number: usize,
    ) -> Option<Candidate<G::Move>> {
        picker.get(number, |list| {
            let ranking = self.ranking(position, frame);
            let number = |played| self.guide.move_number(self.walk.game(), played);
            self.order
                .rank(list, &ranking, number, |played| self.promise(position, frame.depth, played));
        })
    }

    /// How promising a move looks to the room's guide, beside what the search learns about it.
    #[inline]
    fn promise(&self, position: &G::Position, depth: u32, played: G::Move) -> i64 {
        /// What one point of a promise counts beside the history.
        const POINT: i64 = 1 << 10;
        let (game, guide) = (self.walk.game(), self.guide);
        let promise = match depth {
            _ if !self.techniques.ordering => 0,
            1 => guide.glance(game, position, played),
            _ => guide.promise(game, position, played),
        };
        i64::from(promise) * POINT
    }

    /// What ranks the moves of a node.
    #[inline]
    fn ranking(&self, position: &G::Position, frame: &NodeFrame<G::Move>) -> Ranking {
        let NodeFrame { ply, played, .. } = *frame;
        let before = played.map(|played| self.guide.move_number(self.walk.game(), played));
        let (is_mine, techniques) = (self.walk.is_mine(position), self.techniques);
        let caution = if self.guide.orders() { 2 } else { 0 };
        Ranking { ply, before, is_mine, caution, techniques }
    }

    /// The last of some moves has cut: the order learns from it.
    #[inline]
    pub(super) fn learn(
        &mut self,
        position: &G::Position,
        frame: &NodeFrame<G::Move>,
        tried: &[Candidate<G::Move>],
    ) {
        let Techniques { killers, counters, history, .. } = self.techniques;
        if killers || counters || history {
            let ranking = self.ranking(position, frame);
            let (game, guide) = (self.walk.game(), self.guide);
            let number = |played| guide.move_number(game, played);
            self.order.note_cut(&ranking, frame.depth, tried, number);
        }
    }

    /// Tries one more move, with its number and how much less deep to search it; true if the rest
    /// cannot matter.
    #[inline]
    pub(super) fn try_next(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        best: &mut Best,
        candidate: Candidate<G::Move>,
        late: (usize, u32),
    ) -> Result<bool, Stopped> {
        let Candidate { played, index, .. } = candidate;
        let alpha = if self.techniques.pruning { best.alpha } else { frame.alpha };
        let raised = NodeFrame { alpha, ..*frame };
        let score = self.try_one(here, &raised, played, late)?;
        if best.score < score {
            best.score = score;
            best.index = index;
            if frame.alpha < score {
                self.walk.pv.extend(frame.ply, played);
            }
        }
        best.alpha = best.alpha.max(score);
        Ok(self.techniques.pruning && frame.beta <= score)
    }

    /// The value of a move for the side that plays it. All but the first only have to be shown to
    /// be no better by a null window, if the scout is on; a late move at first only less deep.
    #[inline]
    fn try_one(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        played: G::Move,
        (number, reduction): (usize, u32),
    ) -> Result<Score, Stopped> {
        let next = self.walk.after(here, played);
        let is_open = Score(frame.alpha.0.saturating_add(1)) < frame.beta;
        let scouts = number > 0 && is_open && self.techniques.scout;
        if !scouts && reduction == 0 {
            return self.after(here, &next, frame, played);
        }
        let narrow = NodeFrame { beta: Score(frame.alpha.0 + 1), ..*frame };
        if reduction > 0 {
            let shallow = NodeFrame { depth: frame.depth - reduction, ..narrow };
            let score = self.after(here, &next, &shallow, played)?;
            if score <= frame.alpha {
                return Ok(score);
            }
        }
        if scouts {
            let score = self.after(here, &next, &narrow, played)?;
            if score <= frame.alpha || frame.beta <= score {
                return Ok(score);
            }
        }
        self.after(here, &next, frame, played)
    }

    /// The value of the position after a move, for the side that played it. The sign changes when
    /// the side does.
    #[inline]
    fn after(
        &mut self,
        here: &Waypoint<G, E>,
        next: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        played: G::Move,
    ) -> Result<Score, Stopped> {
        let below = frame.below(played);
        if self.walk.is_mine(&next.position) == self.walk.is_mine(&here.position) {
            self.value(next, &below)
        } else {
            Ok(-self.value(next, &below.turned())?)
        }
    }

    /// Whether an opinion can be asked here, or a capture is still pending.
    #[inline]
    fn is_calm(&self, position: &G::Position, first: G::Move) -> bool {
        !self.techniques.quiescence || self.guide.is_quiet(self.walk.game(), position, first)
    }

    /// Beyond the horizon only what matters at once is looked at. A side that is not forced may
    /// also leave things as they are (stand pat), which is worth what the evaluator says.
    fn quiescence(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        moves: impl Iterator<Item = G::Move>,
    ) -> Result<Score, Stopped> {
        let (game, guide, position) = (self.walk.game(), self.guide, &here.position);
        let mut picker = self.order.picker(moves, frame.ply, None);
        let all = picker.len();
        picker.retain(|candidate| guide.is_forcing(game, position, candidate.played));
        let mut best = Best::new(frame.alpha);
        if picker.len() < all {
            let stay = self.walk.opinion(here);
            best.score = self.walk.turned(position, stay);
            best.alpha = best.alpha.max(best.score);
        }
        self.walk.repetitions.push(position);
        let mut number = 0;
        // Without pruning every forcing move is looked at.
        while !(self.techniques.pruning && frame.beta <= best.score)
            && let Some(candidate) = self.pick(position, frame, &mut picker, number)
        {
            self.try_next(here, frame, &mut best, candidate, (number, 0))?;
            number += 1;
        }
        self.walk.repetitions.pop();
        self.order.give_back(frame.ply, picker);
        let alpha = if self.techniques.pruning { best.alpha } else { frame.alpha };
        self.walk.leave(position, &NodeFrame { alpha, ..*frame }, best.score);
        Ok(best.score)
    }
}
