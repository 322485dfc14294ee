//! Principal variation search for two, on what the grid knows.
//!
//! The general search would do it, but here every node knows more than a position: which cells
//! complete lines, what must be answered, how the evaluation follows from the last stone. So few
//! moves are tried, forced answers cost no depth, late moves are looked at less deeply, and where
//! things look quiet a chain of threats may still decide.

use rules::Outcome;
use search::{Choice, Exit, Meter, PvTable, RootMoves, Score, Stopped, Why};

use crate::{
    Bits, Cell, Cells,
    engine::{
        chain::{Chains, Reach, defences},
        contest::{RootJudge, is_lost},
        duel_entry::{Bound, DuelEntry},
        finding_table::FindingTable,
        ground::{GridLines, Ground},
        onlooker::Onlooker,
        threat_search::ContinuousThreats,
    },
};

/// A search of a game of two.
pub(crate) struct Duel<'a, const W: usize, G, O> {
    ground: G,
    meter: &'a mut Meter,
    chains: Chains,
    threats: ContinuousThreats,
    table: FindingTable<DuelEntry>,
    pv: PvTable<Cell>,
    /// A list of moves per ply, kept so that no node needs to allocate one.
    lists: Vec<Vec<(i32, Cell)>>,
    onlooker: O,
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

/// How a move is searched.
#[derive(Clone, Copy, Debug)]
struct MoveEffort {
    /// Whether with the whole window at once: the first move.
    first: bool,
    /// How much depth the move costs.
    cost: u32,
    /// How much less deeply it is looked at, unless it turns out well.
    reduction: u32,
}

/// What to try at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MoveSelection {
    /// How many of the moves of the list, the most promising.
    breadth: usize,
    /// Whether every other move is known to lose, so that all of these losing is a proof.
    whole: bool,
}

impl<const W: usize, G: Ground<W>, O: Onlooker> RootJudge for Duel<'_, W, G, O> {
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
            let reduction = if moves.len() > 8 { self.reduction(root, index, cell) } else { 0 };
            let effort = MoveEffort { first: index == 0, cost: 1, reduction };
            self.judge_one(cell, root, effort, root_moves)?;
        }
        if is_lost(root_moves.best()) && self.ground.pressing().is_none() {
            let effort = MoveEffort { first: false, cost: 1, reduction: 0 };
            for cell in self.ground.others(moves).iter() {
                self.judge_one(cell, root, effort, root_moves)?;
            }
        }
        self.leave(root, root_moves.best(), Why::Exhausted, None);
        Ok(())
    }

    fn meter(&self) -> &Meter {
        self.meter
    }
}

impl<'a, const W: usize, G: Ground<W>, O: Onlooker> Duel<'a, W, G, O> {
    /// How far to look for a chain of threats at every node.
    const GLANCE: Reach = Reach { threats: 6, nodes: 60, shortest: false };
    /// How far at the horizon.
    const LAST_GLANCE: Reach = Reach { nodes: 20, ..Self::GLANCE };
    /// Up to this depth an opinion that is better than it need be, by the margin of the ground for
    /// each move of depth, is believed.
    const FUTILE: u32 = 3;
    /// From this depth on the opponent's chains name the moves to try.
    const ALERT: u32 = 2;
    /// From this depth on it is asked of the move that looks best whether the opponent wins by
    /// threats after it, with this many nodes for each move of depth.
    const DOUBT: u32 = 3;
    const DOUBTING: u64 = 400;
    /// A game that looks lost because every move that was tried loses, while others were not tried.
    const HARDLY: Score = Score(-450_000);

    pub(crate) fn new(
        ground: G,
        meter: &'a mut Meter,
        chains: Chains,
        threats: ContinuousThreats,
        table: FindingTable<DuelEntry>,
        onlooker: O,
    ) -> Self {
        let (pv, lists) = (PvTable::new(), Vec::new());
        Self { ground, meter, chains, threats, table, pv, lists, onlooker }
    }

    /// Notes what a move at the root is worth.
    fn judge_one(
        &mut self,
        cell: Cell,
        root: Node,
        effort: MoveEffort,
        root_moves: &mut RootMoves<Cell>,
    ) -> Result<(), Stopped> {
        let alpha = root_moves.bar();
        let score = self.after(cell, Node { alpha, ..root }, effort)?;
        let doubted = alpha < score && !score.is_decided() && root.depth >= Self::DOUBT;
        let refuted = if doubted { self.refutation(cell, root.depth)? } else { None };
        match refuted {
            Some(line) => {
                let plies = u32::try_from(line.len()).expect("fewer than the cells of a grid");
                let score = Score::of(
                    Outcome::Win(self.ground.turn().other()),
                    self.ground.turn(),
                    1 + plies,
                );
                root_moves.note(Choice::searched(cell, score, alpha < score), &line);
            }
            None => root_moves.note(Choice::searched(cell, score, alpha < score), self.pv.at(1)),
        }
        Ok(())
    }

    /// How the opponent wins by threats after a move that looks best.
    fn refutation(&mut self, cell: Cell, depth: u32) -> Result<Option<Vec<Cell>>, Stopped> {
        if self.ground.misere() || self.meter.depth() < u32::MAX {
            return Ok(None);
        }
        let nodes = u64::from(depth) * Self::DOUBTING;
        self.ground.play(cell);
        let Self { ground, threats, meter, .. } = self;
        let attacker = ground.turn();
        let line = threats.find(ground.lines_mut(), attacker, nodes, meter);
        self.ground.take_back();
        line
    }

    /// The value of a move for the player to move: the first is searched with the whole window,
    /// the others only have to be shown to be worse.
    fn after(&mut self, cell: Cell, node: Node, effort: MoveEffort) -> Result<Score, Stopped> {
        self.ground.play(cell);
        let score = self.value_after(cell, node, effort);
        self.ground.take_back();
        score
    }

    fn value_after(
        &mut self,
        cell: Cell,
        node: Node,
        effort: MoveEffort,
    ) -> Result<Score, Stopped> {
        let Node { alpha, beta, .. } = node;
        let depth = node.depth - effort.cost;
        let reduced = depth - effort.reduction.min(depth);
        let scout = Score(alpha.0.saturating_add(1));
        let mut score = scout;
        if reduced < depth {
            score = -self.value(cell, node.below(reduced, alpha, scout))?;
        }
        if !effort.first && alpha < score {
            score = -self.value(cell, node.below(depth, alpha, scout))?;
        }
        if effort.first || alpha < score && score < beta {
            score = -self.value(cell, node.below(depth, alpha, beta))?;
        }
        Ok(score)
    }

    /// The value of a position for the player to move: exact inside the window, a bound outside.
    fn value(&mut self, played: Cell, node: Node) -> Result<Score, Stopped> {
        self.meter.visit(node.ply)?;
        self.pv.begin(node.ply);
        self.enter(Some(played), node);
        let (score, why, outcome) = if let Some((outcome, plies)) = self.ground.end() {
            let score = Score::of(outcome, self.ground.turn(), node.ply + plies);
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
            return Ok((self.ground.standing(), Why::Horizon));
        }
        if let Some(cells) = self.ground.pressing() {
            let answer = cells.iter().next().expect("what presses is somewhere");
            return self.answer(node, answer);
        }
        let key = self.ground.lines().key();
        let found = self.table.probe(key);
        if let Some(score) = found.and_then(|found| usable(found, node)) {
            return Ok((score, Why::Table));
        }
        if let Some(score) = self.chain(node)? {
            return Ok((score, Why::Known));
        }
        if let Some(standing) = self.futile(node) {
            return Ok((standing, Why::Futile));
        }
        if node.depth == 0 {
            return Ok((self.ground.standing(), Why::Horizon));
        }
        self.try_moves(node, key, found.map(|found| found.best))
    }

    /// The opinion about a quiet node near the horizon, if it is so good that it is believed.
    fn futile(&self, node: Node) -> Option<Score> {
        let is_scout = node.beta.0.saturating_sub(node.alpha.0) == 1;
        let near = (1..=Self::FUTILE).contains(&node.depth);
        let them = self.ground.turn().other();
        if !is_scout || !near || self.ground.misere() || self.ground.lines().doubling(them).any() {
            return None;
        }
        let standing = self.ground.standing();
        let margin = self.ground.margin()? * node.depth.cast_signed();
        (node.beta.0 <= standing.0 - margin).then_some(standing)
    }

    /// Plays the one answer that there is to a threat: it costs no depth, unless the search may not
    /// go any further.
    fn answer(&mut self, node: Node, cell: Cell) -> Result<(Score, Why), Stopped> {
        let cost = u32::from(self.meter.depth() <= node.ply + node.depth);
        let score = self.after(cell, node, MoveEffort { first: true, cost, reduction: 0 })?;
        if node.alpha < score {
            self.pv.extend(node.ply, cell);
        }
        Ok((score, if node.beta <= score { Why::Cut } else { Why::Exhausted }))
    }

    /// The score of a win by a chain of threats, if there is one.
    fn chain(&mut self, node: Node) -> Result<Option<Score>, Stopped> {
        let ply = node.ply;
        if self.ground.misere() {
            return Ok(None);
        }
        let reach = if node.depth == 0 { Self::LAST_GLANCE } else { Self::GLANCE };
        let reach = reach.within(self.meter.depth() - ply);
        let player = self.ground.turn();
        let Self { ground, chains, meter, .. } = self;
        let chain = chains.find(ground.lines_mut(), player, reach, ply, meter)?;
        let win = |chain: &[Cell]| {
            let plies = u32::try_from(chain.len()).expect("fewer than the cells of a grid");
            Score::of(Outcome::Win(player), player, ply + plies)
        };
        Ok(chain.map(win))
    }

    /// Tries the most promising moves. That all of them lose proves nothing about the others, unless
    /// these are known to be all that there is.
    fn try_moves(
        &mut self,
        node: Node,
        key: u64,
        known: Option<Cell>,
    ) -> Result<(Score, Why), Stopped> {
        let (moves, MoveSelection { breadth, whole }) = self.moves(node, known)?;
        let Some(&(_, first)) = moves.first() else {
            // Nothing meets what the opponent is about to do: a double threat, and then the line.
            self.lists[node.ply as usize] = moves;
            let lost = Outcome::Win(self.ground.turn().other());
            return Ok((Score::of(lost, self.ground.turn(), node.ply + 4), Why::Known));
        };
        let mut best = (-Score::MAX, first);
        for (index, &(_, cell)) in moves[..moves.len().min(breadth)].iter().enumerate() {
            let reduction = if whole { 0 } else { self.reduction(node, index, cell) };
            let effort = MoveEffort { first: index == 0, cost: 1, reduction };
            self.try_move(cell, node, effort, &mut best)?;
            if node.beta <= best.0 {
                break;
            }
        }
        if is_lost(best.0) && !whole {
            best.0 = Self::HARDLY;
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
        effort: MoveEffort,
        best: &mut (Score, Cell),
    ) -> Result<(), Stopped> {
        let alpha = node.alpha.max(best.0);
        let score = self.after(cell, Node { alpha, ..node }, effort)?;
        if best.0 < score {
            *best = (score, cell);
            if alpha < score {
                self.pv.extend(node.ply, cell);
            }
        }
        Ok(())
    }

    /// How much less deeply a move is looked at: late ones less, threats as deeply as the first.
    fn reduction(&self, node: Node, index: usize, cell: Cell) -> u32 {
        let lines = self.ground.lines();
        let me = self.ground.turn();
        let is_quiet = || {
            let loud = lines.forcing(me) | lines.three_making(me) | lines.forcing(me.other());
            !loud.contains(cell)
        };
        if node.depth < 3 || index < 3 || !is_quiet() {
            return 0;
        }
        (2 + node.depth.ilog2() * index.ilog2()) / 4
    }

    /// The moves to try, the most promising first, in a list borrowed from the ply; and how many.
    fn moves(
        &mut self,
        node: Node,
        known: Option<Cell>,
    ) -> Result<(Vec<(i32, Cell)>, MoveSelection), Stopped> {
        let ply = node.ply as usize;
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let (cells, threatened) = self.worthy(node)?;
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        let ground = &self.ground;
        let promise = |cell| if Some(cell) == known { i32::MAX } else { ground.promise(cell) };
        list.extend(cells.iter().map(|cell| (-promise(cell), cell)));
        list.sort_unstable();
        let breadth = if threatened { list.len() } else { Self::breadth(node.depth) };
        // In misère the candidates are all that does not lose at once.
        let whole = threatened || self.ground.misere() && list.len() <= breadth;
        Ok((list, MoveSelection { breadth, whole }))
    }

    /// How many moves are tried at a node where nothing presses.
    fn breadth(depth: u32) -> usize {
        match depth {
            ..=1 => 8,
            2..=3 => 10,
            _ => 14,
        }
    }

    /// The cells worth trying when nothing presses yet, and whether every other cell is known to
    /// lose because of what the opponent threatens. If the opponent could win with the next stones,
    /// only what meets that counts: a cell that breaks the chain, or a threat of one's own.
    fn worthy(&mut self, node: Node) -> Result<(Cells<W>, bool), Stopped> {
        let (me, them) = (self.ground.turn(), self.ground.turn().other());
        if self.ground.misere() {
            return Ok((self.ground.candidates(), false));
        }
        let lines = self.ground.lines();
        if let Some(blocks) = lines.blocks(them) {
            return Ok((blocks | lines.forcing(me), true));
        }
        if node.depth >= Self::ALERT {
            let reach = Self::GLANCE.within(self.meter.depth() - node.ply);
            let Self { ground, chains, meter, .. } = self;
            let lines = ground.lines_mut();
            if let Some(chain) = chains.find(lines, them, reach, node.ply, meter)? {
                let chain = chain.to_vec();
                return Ok((defences(lines, them, &chain), true));
            }
        }
        Ok((self.ground.candidates(), false))
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
            why if why.is_leaf() => self.meter.counted.leaves += 1,
            _ => {}
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
