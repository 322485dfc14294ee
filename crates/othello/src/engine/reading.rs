//! Reading a game to its end: alpha-beta on disc differences.
//!
//! Scores are final disc differences for the player to move, squares that stay empty given to the
//! winner.

use rules::Game;
use search::{Choice, Entry, Exit, Meter, Score, Stopped, Trace, Why};

use super::{
    candidate::{Candidate, odd_quarters},
    confidence::Confidence,
    glance::{Glimpse, foresight},
    judge::Judge,
    last,
    node::{Node, Window},
    probcut::confidence_at,
    table::{Bounds, Table, TableValue},
};
use crate::{Bits, Grid, Move, Othello, Set, Symmetry, stable};

/// The least number of empty squares for which a position is stored in the table.
const WORTH_KEEPING: u32 = 8;
/// The least number for which the table is also probed for the positions that follow.
const WORTH_LOOKING: u32 = 8;
/// A glance is exact about moves that look at most this much worse than the best one.
const CLOSE: i32 = 300;

/// A search under way.
pub(super) struct Reading<'a, G: Grid, T> {
    pub(super) game: &'a Othello<G>,
    pub(super) meter: &'a mut Meter,
    pub(super) judge: Judge,
    /// How sure the pass under way is.
    pub(super) confidence: Confidence,
    table: &'a mut Table<Set<G>>,
    trace: T,
    /// The moves still to be read at every node on the way, those of the deepest node last.
    waiting: Vec<Candidate<Set<G>>>,
    /// The same of glances.
    pub(super) glimpses: Vec<Glimpse<Set<G>>>,
    /// The moves at the root that have been read.
    pub(super) read: Vec<Choice<Move>>,
}

impl<'a, G: Grid, T: Trace<Othello<G>>> Reading<'a, G, T> {
    pub(super) fn new(
        game: &'a Othello<G>,
        meter: &'a mut Meter,
        table: &'a mut Table<Set<G>>,
        trace: T,
    ) -> Self {
        Self {
            game,
            meter,
            judge: Judge::new(),
            confidence: Confidence::EXACT,
            table,
            trace,
            waiting: Vec::new(),
            glimpses: Vec::new(),
            read: Vec::new(),
        }
    }

    /// What a node is worth: exactly if that lies within the window, else a bound on the side of
    /// it on which it lies.
    pub(super) fn value(&mut self, node: &Node<Set<G>>, window: Window) -> Result<i32, Stopped> {
        self.visit(node, window, |reading| match node.empties {
            0 => reading.blocked(node, window),
            // The root goes the long way, which remembers what each move was worth.
            1..=last::FEW if node.ply > 0 => reading.last(node, window),
            _ => reading.open(node, window),
        })
    }

    /// Visits a node: counts it, and shows it to the trace before and after the `work` there.
    #[inline]
    pub(super) fn visit(
        &mut self,
        node: &Node<Set<G>>,
        window: Window,
        work: impl FnOnce(&mut Self) -> Result<(i32, Why), Stopped>,
    ) -> Result<i32, Stopped> {
        self.meter.visit(node.ply)?;
        let (played, position) = (node.played, &node.position);
        let (alpha, beta) = node.seen_from_root(window);
        self.trace.enter(Entry { played, position, depth: node.empties, alpha, beta });
        let (value, why) = work(self)?;
        match why {
            Why::Cut => self.meter.counted.cutoffs += 1,
            Why::Table => self.meter.counted.table_hits += 1,
            _ => {}
        }
        let raised = Window { alpha: window.alpha.max(value), ..window };
        let (alpha, beta) = node.seen_from_root(raised);
        let score = if node.is_mine() { Score(value) } else { Score(-value) };
        let outcome = (why == Why::Finished).then(|| node.position.outcome());
        self.trace.leave(Exit { score, alpha, beta, why, outcome });
        Ok(value)
    }

    /// A node at which no disc can be placed: a pass, or the end.
    pub(super) fn blocked(
        &mut self,
        node: &Node<Set<G>>,
        window: Window,
    ) -> Result<(i32, Why), Stopped> {
        let passed = node.position.passed();
        if self.game.placements(&passed).is_empty() {
            self.meter.counted.leaves += 1;
            return Ok((self.game.margin(&node.position), Why::Finished));
        }
        let value = -self.value(&node.child(Move::Pass, passed), window.reversed())?;
        self.record_choice(node, Move::Pass, value, window);
        Ok((value, if window.beta <= value { Why::Cut } else { Why::Exhausted }))
    }

    /// A node with moves worth ordering.
    fn open(&mut self, node: &Node<Set<G>>, window: Window) -> Result<(i32, Why), Stopped> {
        let confidence = confidence_at(node.empties, self.confidence);
        let (mut bounds, hint) = self.known(node, confidence);
        let mut narrowed = window;
        // The root is read in any case, so that there is something to say of every move.
        let is_root = node.ply == 0;
        if !is_root {
            if let Some(value) = bounds.answer(window) {
                return Ok((value, Why::Table));
            }
            bounds.upper = bounds.upper.min(self.most(node, window.alpha));
            if let Some(value) = bounds.answer(window) {
                return Ok((value, Why::Known));
            }
            narrowed.alpha = window.alpha.max(bounds.lower);
            narrowed.beta = window.beta.min(bounds.upper);
        }
        let placements = self.game.placements(&node.position);
        if placements.is_empty() {
            return self.blocked(node, window);
        }
        let start = self.waiting.len();
        self.list(node, placements, hint);
        if let Some(value) = self.refuted(node, start, narrowed.beta, confidence) {
            self.waiting.truncate(start);
            return Ok((value, Why::Table));
        }
        if !is_root && let Some(value) = self.probable(node, placements, narrowed)? {
            self.waiting.truncate(start);
            return Ok((value, Why::ProbCut));
        }
        let (value, best) = self.try_all(node, start, narrowed, hint.is_some())?;
        self.waiting.truncate(start);
        if node.empties >= WORTH_KEEPING {
            if narrowed.alpha < value {
                bounds.lower = bounds.lower.max(value);
            }
            if value < narrowed.beta {
                bounds.upper = bounds.upper.min(value);
            }
            self.table.store(&node.position, node.empties, TableValue { bounds, confidence, best });
        }
        Ok((value, if narrowed.beta <= value { Why::Cut } else { Why::Exhausted }))
    }

    /// What the table knows of a node so surely, with the square that did best.
    fn known(&self, node: &Node<Set<G>>, confidence: Confidence) -> (Bounds, Option<u8>) {
        let squares = self.game.squares().cast_signed();
        let nothing = Bounds { lower: -squares, upper: squares };
        if node.empties < WORTH_KEEPING {
            return (nothing, None);
        }
        match self.table.probe(&node.position) {
            Some(known) if known.confidence >= confidence => (known.bounds(), Some(known.best)),
            Some(known) => (nothing, Some(known.best)),
            None => (nothing, None),
        }
    }

    /// The most that the player to move can still win, because some discs of the opponent can
    /// never be turned. They are only counted if there may be enough of them to matter.
    fn most(&self, node: &Node<Set<G>>, alpha: i32) -> i32 {
        let squares = self.game.squares().cast_signed();
        let most = |lost: Set<G>| squares - 2 * lost.count().cast_signed();
        let other = node.position.other;
        if alpha < most(other) { squares } else { most(stable(self.game, &node.position, other)) }
    }

    /// Lists the moves of a node, with what they promise at first sight; the one that the table
    /// hints at comes first.
    fn list(&mut self, node: &Node<Set<G>>, placements: Set<G>, hint: Option<u8>) {
        let odd = odd_quarters(self.game, self.game.empties(&node.position));
        for square in placements.iter() {
            let mut candidate = Candidate::new(self.game, &node.position, square, odd);
            if hint == Some(square) {
                candidate.promise = i32::MAX;
            }
            self.waiting.push(candidate);
        }
    }

    /// Adds what a glance shows to the promise of each move listed from `start` on, where that is
    /// worth its while.
    fn appraise(&mut self, node: &Node<Set<G>>, start: usize) -> Result<(), Stopped> {
        let Some(ahead) = foresight(node.empties) else { return Ok(()) };
        let view = self.judge.view(self.game, node.position);
        let mut looks = Window::OPINIONS;
        for place in start..self.waiting.len() {
            let Candidate { square, after, .. } = self.waiting[place];
            let opinion = self.look(&view, (square, after), ahead, looks)?;
            self.waiting[place].promise += opinion;
            looks.alpha = looks.alpha.max(opinion - CLOSE);
        }
        Ok(())
    }

    /// The value of a move that the table knows to be too good for the opponent to allow.
    fn refuted(
        &self,
        node: &Node<Set<G>>,
        start: usize,
        beta: i32,
        confidence: Confidence,
    ) -> Option<i32> {
        if node.empties <= WORTH_LOOKING || node.ply == 0 {
            return None;
        }
        let known = |candidate: &Candidate<_>| {
            let known = self.table.probe(&candidate.after)?;
            (known.confidence >= confidence).then(|| -known.bounds().upper)
        };
        self.waiting[start..].iter().filter_map(known).find(|&value| beta <= value)
    }

    /// Reads the moves listed from `start` on; returns the best value and its square. If the table
    /// has `hinted` at one, the others are only looked at when it does not suffice.
    ///
    /// Principal variation search: once a move is good, of the others only that they are no
    /// better needs to be shown, and that takes the smallest of windows.
    fn try_all(
        &mut self,
        node: &Node<Set<G>>,
        start: usize,
        window: Window,
        hinted: bool,
    ) -> Result<(i32, u8), Stopped> {
        let Window { mut alpha, beta } = window;
        let mut best = None;
        if !hinted {
            self.appraise(node, start)?;
        }
        while let Some(candidate) = self.most_promising(start) {
            let played = Move::Place(candidate.square);
            let child = node.child(played, candidate.after);
            let value = match self.mirrored(node, &candidate) {
                Some(value) => value,
                None if best.is_none() => -self.value(&child, Window { alpha, beta }.reversed())?,
                None => {
                    let value = -self.value(&child, Window::question(alpha).reversed())?;
                    if alpha < value && value < beta {
                        -self.value(&child, Window { alpha: value, beta }.reversed())?
                    } else {
                        value
                    }
                }
            };
            self.record_choice(node, played, value, Window { alpha, beta });
            alpha = alpha.max(value);
            let is_first = best.is_none();
            if best.is_none_or(|(most, _)| most < value) {
                best = Some((value, candidate.square));
            }
            if beta <= alpha {
                break;
            }
            if hinted && is_first {
                self.appraise(node, start)?;
            }
        }
        Ok(best.expect("a node with moves"))
    }

    /// Records what a move at the root was found worth.
    fn record_choice(&mut self, node: &Node<Set<G>>, played: Move, value: i32, window: Window) {
        if node.ply == 0 {
            let exact = window.alpha < value && value < window.beta;
            self.read.push(Choice::searched(played, Score(value), exact));
        }
    }

    /// Takes the most promising of the moves listed from `start` on.
    fn most_promising(&mut self, start: usize) -> Option<Candidate<Set<G>>> {
        let waiting = start..self.waiting.len();
        let best = waiting.max_by_key(|&index| self.waiting[index].promise)?;
        Some(self.waiting.swap_remove(best))
    }

    /// The value of a move at the root that leads to the mirror image of where another one led.
    fn mirrored(&self, node: &Node<Set<G>>, candidate: &Candidate<Set<G>>) -> Option<i32> {
        if node.ply > 0 {
            return None;
        }
        let size = self.game.grid.size();
        let same = |read: &&Choice<Move>| {
            let after = self.game.after(&node.position, read.played);
            Symmetry::all().any(|way| way.position(&candidate.after, size) == after)
        };
        self.read.iter().find(same).map(|read| read.score.0)
    }
}
