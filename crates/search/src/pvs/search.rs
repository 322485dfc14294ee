//! One search through the tree: a node is a method, each technique a function with its own name.

use rules::Game;

use super::{
    Techniques,
    errands::Errands,
    order::{Candidate, Hints, Order},
};
use crate::{
    Choice, Evaluator, Guide, Score, Stopped, Table, Trace, Why,
    ballot::Ballot,
    table::{Bound, Memory},
    walk::{Node, Place, Walk, Waypoint},
};

/// One search through the tree: what stays the same from node to node.
pub(crate) struct Search<'a, G: Game, E, K, T> {
    pub(crate) walk: Walk<'a, G, E, T>,
    pub(crate) guide: &'a K,
    pub(crate) techniques: Techniques,
    table: &'a Table,
    order: Order<G::Move>,
    /// What the other threads are at, if there are any.
    pub(super) errands: Option<&'a Errands>,
    /// Mixed into every key: the present search, and at a table of many whom it is about.
    salt: u64,
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

/// How a node stands while its moves are tried.
struct Tally {
    best: Score,
    /// The place of the best move in the list of legal moves.
    index: u16,
    /// What the side to move is sure of.
    alpha: Score,
}

impl<'a, G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Search<'a, G, E, K, T> {
    pub(crate) fn new(
        walk: Walk<'a, G, E, T>,
        guide: &'a K,
        techniques: Techniques,
        table: &'a Table,
    ) -> Self {
        let many = walk.game().players() > 2;
        let whose = if many { u64::from(walk.me.0) + 1 } else { 0 };
        let salt = table.salt() ^ whose.wrapping_mul(0xd1b5_4a32_d192_ed03);
        let techniques = techniques.normalised();
        Self { walk, guide, techniques, table, order: Order::new(), errands: None, salt }
    }

    /// Whether no other threads search the same tree.
    pub(crate) fn is_alone(&self) -> bool {
        self.errands.is_none()
    }

    /// The legal moves, the most promising first if they are ordered.
    pub(crate) fn promising_moves(&mut self) -> Vec<G::Move> {
        let position = self.walk.task.position();
        let moves = self.walk.game().moves(position).into_iter().flatten();
        let list = self.ordered(position, &Place::root(0), moves, None);
        list.iter().map(|candidate| candidate.played).collect()
    }

    /// Judges the moves at the root, in this order.
    pub(crate) fn root(
        &mut self,
        depth: u32,
        window: Window,
        moves: &[G::Move],
        ballot: &mut Ballot<G::Move>,
    ) -> Result<(), Stopped> {
        let (root, Window { alpha, beta }) = (self.walk.start(), window);
        let place = Place { alpha, beta, ..Place::root(depth) };
        self.walk.opinion_asked = false;
        let Node::Open(_) = self.walk.enter(&root, &place, false)? else { return Ok(()) };
        self.walk.past.push(&root.position);
        for (number, &played) in moves.iter().enumerate() {
            let raised = Place { alpha: self.raised(alpha, ballot.bar()), ..place };
            let alpha = raised.alpha;
            let number = if self.techniques.appraisal { 0 } else { number };
            let score = self.try_one(&root, &raised, played, number, 0)?;
            let exact = alpha < score && score < beta;
            ballot.note(Choice::searched(played, score, exact), self.walk.lines.at(1));
            if beta <= score {
                break;
            }
        }
        self.walk.past.pop();
        let alpha = self.raised(alpha, ballot.best());
        self.walk.leave(&root.position, &Place { alpha, ..place }, ballot.best());
        Ok(())
    }

    /// What a move at the root has to beat: what is certain already, unless every move is to show
    /// its own worth.
    fn raised(&self, alpha: Score, certain: Score) -> Score {
        let Techniques { pruning, appraisal, .. } = self.techniques;
        if pruning && !appraisal { alpha.max(certain) } else { alpha }
    }

    /// The value of a position for its side to move: exact inside the window, a bound outside.
    fn value(&mut self, here: &Waypoint<G, E>, place: &Place<G::Move>) -> Result<Score, Stopped> {
        let position = &here.position;
        let calm = place.depth > 0 || self.is_calm(position);
        let moves = match self.walk.enter(here, place, place.depth == 0 && calm)? {
            Node::Open(moves) => moves,
            Node::Leaf(score) => return Ok(self.walk.turned(position, score)),
        };
        if !calm {
            return self.quiescence(here, place, moves);
        }
        let key = self.key(position, place.depth);
        let memory = self.recall(key, place);
        if let Some(score) = memory.and_then(|memory| settled(memory, place)) {
            self.walk.opinion_asked |= memory.is_some_and(|memory| !memory.whole);
            self.walk.task.meter.counted.table_hits += 1;
            self.walk.leave_known(position, place, score, (Why::Table, None));
            return Ok(score);
        }
        let list = self.ordered(position, place, moves, memory);
        let asked_before = std::mem::take(&mut self.walk.opinion_asked);
        self.walk.past.push(position);
        let mut tally = Tally { best: -Score::MAX, index: 0, alpha: place.alpha };
        match self.errands.filter(|_| place.depth >= Errands::LEAST_DEPTH) {
            None => self.try_all(here, place, &mut tally, &list)?,
            Some(errands) => self.share(here, place, &mut tally, &list, key, errands)?,
        }
        self.walk.past.pop();
        self.order.give_back(place.ply, list);
        self.remember(key, place, &tally);
        self.walk.opinion_asked |= asked_before;
        let alpha = if self.techniques.pruning { tally.alpha } else { place.alpha };
        self.walk.leave(position, &Place { alpha, ..*place }, tally.best);
        Ok(tally.best)
    }

    /// Tries the moves in their order, until the rest cannot matter.
    #[inline]
    fn try_all(
        &mut self,
        here: &Waypoint<G, E>,
        place: &Place<G::Move>,
        tally: &mut Tally,
        list: &[Candidate<G::Move>],
    ) -> Result<(), Stopped> {
        for (number, &candidate) in list.iter().enumerate() {
            if self.try_next(here, place, tally, candidate, number)? {
                break;
            }
        }
        Ok(())
    }

    /// Tries the moves in their order, but those that another thread is at for last. The first is
    /// never left for later: what it is worth makes the others cheap.
    fn share(
        &mut self,
        here: &Waypoint<G, E>,
        place: &Place<G::Move>,
        tally: &mut Tally,
        list: &[Candidate<G::Move>],
        key: u64,
        errands: &Errands,
    ) -> Result<(), Stopped> {
        let mut later = Vec::new();
        for (number, &candidate) in list.iter().enumerate() {
            let errand = Errands::errand(key, candidate.index);
            if number > 0 && errands.is_taken(errand) {
                later.push(number);
                continue;
            }
            errands.take(errand);
            let cut = self.try_next(here, place, tally, candidate, number);
            errands.put_back(errand);
            if cut? {
                return Ok(());
            }
        }
        for number in later {
            if self.try_next(here, place, tally, list[number], number)? {
                break;
            }
        }
        Ok(())
    }

    /// Tries one more move; true if the rest cannot matter.
    #[inline]
    fn try_next(
        &mut self,
        here: &Waypoint<G, E>,
        place: &Place<G::Move>,
        tally: &mut Tally,
        candidate: Candidate<G::Move>,
        number: usize,
    ) -> Result<bool, Stopped> {
        let Candidate { played, index, .. } = candidate;
        let reduction = self.reduction(&here.position, place, number);
        let alpha = if self.techniques.pruning { tally.alpha } else { place.alpha };
        let raised = Place { alpha, ..*place };
        let score = self.try_one(here, &raised, played, number, reduction)?;
        if tally.best < score {
            tally.best = score;
            tally.index = index;
            if place.alpha < score {
                self.walk.lines.extend(place.ply, played);
            }
        }
        tally.alpha = tally.alpha.max(score);
        let cut = self.techniques.pruning && place.beta <= score;
        if cut && (self.techniques.killers || self.techniques.history) {
            self.order.note_cut(place.ply, place.depth, played);
        }
        Ok(cut)
    }

    /// The value of a move for the side that plays it. All but the first only have to be shown to
    /// be no better, if the scout is on.
    #[inline]
    fn try_one(
        &mut self,
        here: &Waypoint<G, E>,
        place: &Place<G::Move>,
        played: G::Move,
        number: usize,
        reduction: u32,
    ) -> Result<Score, Stopped> {
        let next = self.walk.after(here, played);
        let open = Score(place.alpha.0.saturating_add(1)) < place.beta;
        if number == 0 || !self.techniques.scout || !(open || reduction > 0) {
            return self.after(here, &next, place, played);
        }
        let narrow = Place { beta: Score(place.alpha.0 + 1), ..*place };
        if reduction > 0 {
            let shallow = Place { depth: place.depth - reduction, ..narrow };
            let score = self.after(here, &next, &shallow, played)?;
            if score <= place.alpha {
                return Ok(score);
            }
        }
        let score = self.after(here, &next, &narrow, played)?;
        if place.alpha < score && score < place.beta {
            return self.after(here, &next, place, played);
        }
        Ok(score)
    }

    /// The value of the position after a move, for the side that played it. The sign changes when
    /// the side does.
    #[inline]
    fn after(
        &mut self,
        here: &Waypoint<G, E>,
        next: &Waypoint<G, E>,
        place: &Place<G::Move>,
        played: G::Move,
    ) -> Result<Score, Stopped> {
        let below = place.below(played);
        if self.walk.is_mine(&next.position) == self.walk.is_mine(&here.position) {
            self.value(next, &below)
        } else {
            Ok(-self.value(next, &below.turned())?)
        }
    }

    /// Whether an opinion can be asked here, or a capture is still pending.
    #[inline]
    fn is_calm(&self, position: &G::Position) -> bool {
        !self.techniques.quiescence || self.guide.is_quiet(self.walk.game(), position)
    }

    /// Beyond the horizon only what matters at once is looked at. A side that is not forced may
    /// also leave things as they are, which is worth what the evaluator says.
    fn quiescence(
        &mut self,
        here: &Waypoint<G, E>,
        place: &Place<G::Move>,
        moves: impl Iterator<Item = G::Move>,
    ) -> Result<Score, Stopped> {
        let (game, guide, position) = (self.walk.game(), self.guide, &here.position);
        let hints = Hints { remembered: None, ordering: true, killers: false, history: false };
        let mut list = self.order.list(game, guide, position, moves, place.ply, hints);
        let before = list.len();
        list.retain(|candidate| guide.is_forcing(game, position, candidate.played));
        let mut tally = Tally { best: -Score::MAX, index: 0, alpha: place.alpha };
        if list.len() < before {
            let stay = self.walk.opinion(here);
            tally.best = self.walk.turned(position, stay);
            tally.alpha = tally.alpha.max(tally.best);
        }
        self.walk.past.push(position);
        for (number, &candidate) in list.iter().enumerate() {
            if place.beta <= tally.best
                || self.try_next(here, place, &mut tally, candidate, number)?
            {
                break;
            }
        }
        self.walk.past.pop();
        self.order.give_back(place.ply, list);
        let alpha = if self.techniques.pruning { tally.alpha } else { place.alpha };
        self.walk.leave(position, &Place { alpha, ..*place }, tally.best);
        Ok(tally.best)
    }

    /// How much less deep a late move is searched: the later and the deeper, the more.
    #[inline]
    fn reduction(&self, position: &G::Position, place: &Place<G::Move>, number: usize) -> u32 {
        const EARLY: usize = 3;
        if !self.techniques.reductions || place.depth < 3 || number < EARLY {
            return 0;
        }
        // Where captures are pending every move matters.
        if !self.guide.is_quiet(self.walk.game(), position) {
            return 0;
        }
        let late = (number / EARLY).ilog2() + 1;
        late.min(place.depth / 3).min(place.depth - 1)
    }

    /// The moves in the order in which to try them.
    fn ordered(
        &mut self,
        position: &G::Position,
        place: &Place<G::Move>,
        moves: impl Iterator<Item = G::Move>,
        memory: Option<Memory>,
    ) -> Vec<Candidate<G::Move>> {
        let Techniques { ordering, killers, history, .. } = self.techniques;
        let remembered = memory.map(|memory| memory.best);
        let hints = Hints { remembered, ordering, killers, history };
        self.order.list(self.walk.game(), self.guide, position, moves, place.ply, hints)
    }

    /// What the table files this position under: not only the position, but all that its value
    /// depends on.
    #[inline]
    fn key(&self, position: &G::Position, depth: u32) -> u64 {
        if !self.techniques.table {
            return 0;
        }
        let game = self.walk.game();
        let past = self.walk.past.signature(game, position);
        self.guide.key(game, position, depth) ^ past ^ self.salt
    }

    /// What the table remembers, with distances counted from the root.
    #[inline]
    fn recall(&self, key: u64, place: &Place<G::Move>) -> Option<Memory> {
        if !self.techniques.table {
            return None;
        }
        let memory = self.table.find(key)?;
        Some(Memory { score: memory.score.further(place.ply), ..memory })
    }

    /// Remembers what was found, with distances counted from here.
    #[inline]
    fn remember(&self, key: u64, place: &Place<G::Move>, tally: &Tally) {
        if !self.techniques.table {
            return;
        }
        let bound = if place.beta <= tally.best {
            Bound::Lower
        } else if tally.best <= place.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let score = tally.best.nearer(place.ply);
        let depth = depth_byte(place.depth);
        let whole = !self.walk.opinion_asked;
        self.table.remember(key, Memory { score, depth, bound, best: tally.index, whole });
    }
}

/// The value that a memory gives at a place, if it is about the same depth and tells enough. A
/// deeper search knows more but is not what was asked: the value must be that of this depth. What
/// was seen to the end of the game is the same at any greater depth.
#[inline]
fn settled<M>(memory: Memory, place: &Place<M>) -> Option<Score> {
    let enough = match memory.bound {
        Bound::Exact => true,
        Bound::Lower => place.beta <= memory.score,
        Bound::Upper => memory.score <= place.alpha,
    };
    let depth = depth_byte(place.depth);
    let same = memory.depth == depth || memory.whole && memory.depth < depth;
    (enough && same).then_some(memory.score)
}

/// The depth as the table keeps it: deeper than it can count is to the end of any game.
fn depth_byte(depth: u32) -> u8 {
    u8::try_from(depth).unwrap_or(u8::MAX)
}
