//! Principal variation search for two, on what the field knows.
//!
//! The general search would do it, but here every node knows more than a position: which cells
//! complete lines, what must be answered, how the evaluation follows from the last stone. So few
//! moves are tried, forced answers cost no depth, and where things look quiet a chain of threats
//! may still decide.

use std::{cmp::Reverse, num::NonZeroU64};

use rules::Outcome;
use search::{Choice, Exit, Meter, PvTable, RootMoves, Score, Stopped, Why};

use crate::{
    Bits, Cell, Cells,
    engine::{
        arena::Arena,
        chain::{Chains, Reach, defences, double_threat},
        contest::{RootJudge, is_lost},
        finding_table::{Finding, FindingTable},
        onlooker::Onlooker,
    },
};

/// A search of a game of two.
pub(crate) struct Duel<'a, const W: usize, O> {
    arena: Arena<W>,
    meter: &'a mut Meter,
    chains: Chains,
    table: FindingTable<DuelEntry>,
    pv: PvTable<Cell>,
    /// A list of moves per ply, kept so that no node needs to allocate one.
    lists: Vec<Vec<(i32, Cell)>>,
    onlooker: O,
}

/// What was found about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DuelEntry {
    /// For the player to move, counted from the position itself.
    score: Score,
    best: Cell,
    depth: u8,
    bound: Bound,
}

/// What a score found says about the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exactly = 1,
    AtLeast = 2,
    AtMost = 3,
}

impl Finding for DuelEntry {
    fn effort(&self) -> u32 {
        self.depth.into()
    }

    fn pack(self) -> NonZeroU64 {
        let score = u64::from(self.score.0.cast_unsigned());
        let best = u64::from(self.best.0);
        let word = score << 32 | best << 16 | u64::from(self.depth) << 8 | self.bound as u64;
        NonZeroU64::new(word).expect("no bound is zero")
    }

    #[expect(clippy::cast_possible_truncation, reason = "each field is cut out of the word")]
    fn unpack(word: NonZeroU64) -> Self {
        let word = word.get();
        Self {
            score: Score(((word >> 32) as u32).cast_signed()),
            best: Cell((word >> 16) as u16),
            depth: (word >> 8) as u8,
            bound: match word as u8 {
                1 => Bound::Exactly,
                2 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }
}

/// Where in the tree a node is, and what is asked of it.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// How many moves to look ahead from here.
    depth: u32,
    /// How many moves from the root.
    ply: u32,
    /// The window, for the player to move.
    alpha: Score,
    beta: Score,
}

impl Node {
    /// One move further down, with a window for the player who moves there.
    #[inline]
    fn below(self, depth: u32, alpha: Score, beta: Score) -> Self {
        Self { depth, ply: self.ply + 1, alpha: -beta, beta: -alpha }
    }
}

impl<const W: usize, O: Onlooker> RootJudge for Duel<'_, W, O> {
    fn judge(
        &mut self,
        depth: u32,
        moves: &[Cell],
        root_moves: &mut RootMoves<Cell>,
    ) -> Result<(), Stopped> {
        let root = Node { depth, ply: 0, alpha: -Score::MAX, beta: Score::MAX };
        self.meter.visit(0)?;
        self.enter(None, root);
        for (index, &cell) in moves.iter().enumerate() {
            self.judge_one(cell, root, index == 0, root_moves)?;
        }
        if is_lost(root_moves.best()) && self.arena.pressing().is_none() {
            for cell in self.arena.others(moves).iter() {
                self.judge_one(cell, root, false, root_moves)?;
            }
        }
        self.leave(root, root_moves.best(), Why::Exhausted, None);
        Ok(())
    }

    fn meter(&self) -> &Meter {
        self.meter
    }
}

impl<'a, const W: usize, O: Onlooker> Duel<'a, W, O> {
    /// How many moves are tried at a node where nothing presses.
    const BREADTH: usize = 12;
    /// How far to look for a chain of threats at every node.
    const GLANCE: Reach = Reach { threats: 5, nodes: 50 };

    pub(crate) fn new(
        arena: Arena<W>,
        meter: &'a mut Meter,
        chains: Chains,
        table: FindingTable<DuelEntry>,
        onlooker: O,
    ) -> Self {
        Self { arena, meter, chains, table, pv: PvTable::new(), lists: Vec::new(), onlooker }
    }

    /// Notes what a move at the root is worth.
    fn judge_one(
        &mut self,
        cell: Cell,
        root: Node,
        first: bool,
        root_moves: &mut RootMoves<Cell>,
    ) -> Result<(), Stopped> {
        let alpha = root_moves.bar();
        let score = self.after(cell, Node { alpha, ..root }, first, 1)?;
        root_moves.note(Choice::searched(cell, score, alpha < score), self.pv.at(1));
        Ok(())
    }

    /// The value of a move for the player to move: the first is searched with the whole window,
    /// the others only have to be shown to be worse.
    fn after(&mut self, cell: Cell, node: Node, first: bool, cost: u32) -> Result<Score, Stopped> {
        let Node { depth, alpha, beta, .. } = node;
        let depth = depth - cost;
        self.arena.play(cell);
        let scout = Score(alpha.0.saturating_add(1));
        let mut score = Ok(scout);
        if !first {
            score = self.value(cell, node.below(depth, alpha, scout)).map(|score| -score);
        }
        if score.is_ok_and(|score| first || alpha < score && score < beta) {
            score = self.value(cell, node.below(depth, alpha, beta)).map(|score| -score);
        }
        self.arena.take_back();
        score
    }

    /// The value of a position for the player to move: exact inside the window, a bound outside.
    fn value(&mut self, played: Cell, node: Node) -> Result<Score, Stopped> {
        self.meter.visit(node.ply)?;
        self.pv.begin(node.ply);
        self.enter(Some(played), node);
        let (score, why, outcome) = if let Some((outcome, plies)) = self.arena.end() {
            let score = Score::of(outcome, self.arena.field.turn, node.ply + plies);
            (score, Why::Finished, Some(outcome))
        } else {
            let (score, why) = self.look(node)?;
            (score, why, None)
        };
        self.leave(node, score, why, outcome);
        Ok(score)
    }

    fn look(&mut self, node: Node) -> Result<(Score, Why), Stopped> {
        if node.ply == self.meter.depth() {
            return Ok((self.standing(), Why::Horizon));
        }
        if let Some(cells) = self.arena.pressing() {
            let answer = cells.iter().next().expect("what presses is somewhere");
            return self.answer(node, answer);
        }
        let key = self.arena.field.key();
        let found = self.table.probe(key);
        if let Some(score) = found.and_then(|found| usable(found, node)) {
            return Ok((score, Why::Table));
        }
        if let Some(score) = self.chain(node.ply)? {
            return Ok((score, Why::Known));
        }
        if node.depth == 0 {
            return Ok((self.standing(), Why::Horizon));
        }
        self.try_moves(node, key, found.map(|found| found.best))
    }

    fn standing(&self) -> Score {
        self.arena.standing(self.arena.field.turn)
    }

    /// Plays the one answer that there is to a threat: it costs no depth, unless the search may not
    /// go any further.
    fn answer(&mut self, node: Node, cell: Cell) -> Result<(Score, Why), Stopped> {
        let cost = u32::from(self.meter.depth() <= node.ply + node.depth);
        let score = self.after(cell, node, true, cost)?;
        if node.alpha < score {
            self.pv.extend(node.ply, cell);
        }
        Ok((score, if node.beta <= score { Why::Cut } else { Why::Exhausted }))
    }

    /// The score of a win by a chain of threats, if there is one.
    fn chain(&mut self, ply: u32) -> Result<Option<Score>, Stopped> {
        if self.arena.misere {
            return Ok(None);
        }
        let reach = Self::GLANCE.within(self.meter.depth() - ply);
        let player = self.arena.field.turn;
        let Self { arena, chains, meter, .. } = self;
        let chain = chains.find(&mut arena.field, player, reach, ply, meter)?;
        let win = |chain: &[Cell]| {
            let plies = u32::try_from(chain.len()).expect("fewer than the cells of a grid");
            Score::of(Outcome::Win(player), player, ply + plies)
        };
        Ok(chain.map(win))
    }

    /// Tries the most promising moves. That all of them lose proves nothing about the others: then
    /// whatever else could hold is tried too, until one does.
    fn try_moves(
        &mut self,
        node: Node,
        key: u64,
        known: Option<Cell>,
    ) -> Result<(Score, Why), Stopped> {
        let moves = self.moves(node.ply, known);
        let promising = &moves[..moves.len().min(Self::BREADTH)];
        let mut best = (-Score::MAX, moves[0].1);
        for &(_, cell) in promising {
            self.try_move(cell, node, &mut best)?;
            if node.beta <= best.0 {
                break;
            }
        }
        if is_lost(best.0) && best.0 < node.beta {
            for cell in self.other_defences(&moves, promising.len(), node.ply)? {
                self.try_move(cell, node, &mut best)?;
                if !is_lost(best.0) || node.beta <= best.0 {
                    break;
                }
            }
        }
        self.lists[node.ply as usize] = moves;
        self.store(key, node, best);
        let (score, _) = best;
        Ok((score, if node.beta <= score { Why::Cut } else { Why::Exhausted }))
    }

    /// Tries a move, and keeps it if it is the best so far.
    fn try_move(
        &mut self,
        cell: Cell,
        node: Node,
        best: &mut (Score, Cell),
    ) -> Result<(), Stopped> {
        let first = best.0 == -Score::MAX;
        let alpha = node.alpha.max(best.0);
        let score = self.after(cell, Node { alpha, ..node }, first, 1)?;
        if best.0 < score {
            *best = (score, cell);
            if alpha < score {
                self.pv.extend(node.ply, cell);
            }
        }
        Ok(())
    }

    /// The moves to try, the most promising first, in a list borrowed from `ply`.
    fn moves(&mut self, ply: u32, known: Option<Cell>) -> Vec<(i32, Cell)> {
        let ply = ply as usize;
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let arena = &self.arena;
        let promise = |cell| if Some(cell) == known { i32::MAX } else { arena.promise(cell) };
        list.extend(self.worthy().iter().map(|cell| (promise(cell), cell)));
        list.sort_unstable_by_key(|&(promise, cell)| (Reverse(promise), cell));
        list
    }

    /// The cells worth trying when nothing presses yet. If the opponent could make a double threat
    /// with the next stone, only what meets it counts: a cell of the windows it would come from,
    /// or a threat of one's own.
    fn worthy(&self) -> Cells<W> {
        let field = &self.arena.field;
        if self.double_threat_looms() {
            field.forcing(field.turn) | field.forcing(field.turn.other())
        } else {
            self.arena.candidates()
        }
    }

    fn double_threat_looms(&self) -> bool {
        let field = &self.arena.field;
        let them = field.turn.other();
        let looms = |cell| double_threat(field, them, cell).is_some();
        !self.arena.misere && field.forcing(them).iter().any(looms)
    }

    /// What else could hold when the first `tried` of these moves lose: every other cell, but for
    /// those after which a chain of threats wins that is already there.
    fn other_defences(
        &mut self,
        moves: &[(i32, Cell)],
        tried: usize,
        ply: u32,
    ) -> Result<Vec<Cell>, Stopped> {
        let cells = |list: &[(i32, Cell)]| list.iter().map(|&(_, cell)| cell).collect::<Vec<_>>();
        if self.double_threat_looms() {
            return Ok(cells(&moves[tried..]));
        }
        let others = self.arena.others(&cells(&moves[..tried]));
        let them = self.arena.field.turn.other();
        let Self { arena, chains, meter, .. } = self;
        let field = &mut arena.field;
        let named = if arena.misere {
            others
        } else if let Some(chain) = chains.find(field, them, Self::GLANCE, ply, meter)? {
            others & defences(field, them, chain)
        } else {
            others
        };
        Ok(self.arena.ordered(named))
    }

    fn store(&mut self, key: u64, node: Node, (score, best): (Score, Cell)) {
        let bound = match score {
            score if score <= node.alpha => Bound::AtMost,
            score if node.beta <= score => Bound::AtLeast,
            _ => Bound::Exactly,
        };
        let depth = u8::try_from(node.depth).unwrap_or(u8::MAX);
        let score = score.nearer(node.ply);
        self.table.store(key, DuelEntry { score, best, depth, bound });
    }

    fn enter(&mut self, played: Option<Cell>, node: Node) {
        self.onlooker.enter(played, node.depth, Self::window(node));
    }

    fn leave(&mut self, node: Node, score: Score, why: Why, outcome: Option<Outcome>) {
        match why {
            Why::Cut => self.meter.counted.cutoffs += 1,
            Why::Table => self.meter.counted.table_hits += 1,
            Why::Exhausted => {}
            _ => self.meter.counted.leaves += 1,
        }
        let (alpha, beta) = Self::window(node);
        let score = if node.ply.is_multiple_of(2) { score } else { -score };
        self.onlooker.leave(Exit { score, alpha, beta, why, outcome });
    }

    /// The window of a node as the player at the root sees it.
    fn window(node: Node) -> (Score, Score) {
        if node.ply.is_multiple_of(2) { (node.alpha, node.beta) } else { (-node.beta, -node.alpha) }
    }
}

/// What was found about a position, if that is enough for a node.
fn usable(found: DuelEntry, node: Node) -> Option<Score> {
    let score = found.score.further(node.ply);
    let decides = match found.bound {
        Bound::Exactly => true,
        Bound::AtLeast => node.beta <= score,
        Bound::AtMost => score <= node.alpha,
    };
    (decides && node.depth <= found.depth.into()).then_some(score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_survives_packing() {
        for score in [0, 1, -1, i32::MAX, -i32::MAX] {
            for bound in [Bound::Exactly, Bound::AtLeast, Bound::AtMost] {
                let found = DuelEntry { score: Score(score), best: Cell(675), depth: 255, bound };
                assert_eq!(DuelEntry::unpack(found.pack()), found);
            }
        }
    }
}
