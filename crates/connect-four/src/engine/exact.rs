//! The engine: from the position on the board to a thought.

use search::{
    Algorithm, Guide, Meter, Opinion, Pvs, SearchTask, Stopped, Techniques, Thought, Trace,
    meter_of_proof,
};

use super::{
    book::Book,
    bounds_table::BoundsTable,
    geometry::{ANY_STRIDE, USUAL_STRIDE},
    root::Root,
    scale::{self, Bounds},
    solver::Solver,
};
use crate::{CentreFirst, ConnectFour, Disc, Frame, Position, Threats};

/// The room's own engine: it solves the position and plays perfectly.
///
/// The score of its thought says in how many moves the game is won or lost. [`Exact::score`] says
/// the same on the scale of published positions: one more than the discs the winner will have left
/// in hand, below zero if that is the opponent; on seven columns by six, 22 minus the winner's discs.
///
/// In the usual frame a book knows the early positions that would take longest.
///
/// What it proves stays true, so the table is kept from one move of a game to the next. Depth
/// limits mean nothing to it. When time or nodes run out, it plays what the general search likes
/// most among the moves that are not proved to be worse than another; the score is then the one
/// nearest to a draw that is still possible, and the depth is zero.
#[derive(Debug)]
pub struct Exact {
    frame: Frame<u64>,
    table: BoundsTable,
    megabytes: usize,
    /// What it knows by heart, if it may look there.
    book: Option<Book>,
}

impl Exact {
    /// How many megabytes its table may take unless told otherwise: the first player's win on
    /// seven columns by six is found with far less.
    pub const MEGABYTES: usize = 64;

    /// A solver with nothing proved yet and without a book, whose table may grow to this many
    /// megabytes.
    #[must_use]
    pub fn new(game: &ConnectFour<u64>, megabytes: usize) -> Self {
        let frame = *game.frame();
        Self { frame, table: empty_table(&frame, megabytes), megabytes, book: None }
    }

    /// The same solver with the book, which it asks before it chooses a move.
    #[must_use]
    pub fn with_book(self) -> Self {
        Self { book: Some(Book::OPENINGS), ..self }
    }

    /// The score of a position whose game is not over.
    ///
    /// # Errors
    ///
    /// If the meter stops the search first.
    pub fn score(&mut self, position: &Position<u64>, meter: &mut Meter) -> Result<i32, Stopped> {
        self.score_within(position, Bounds::NONE, meter)
    }

    /// 1 if the player to move wins, 0 if the game is drawn, -1 if the player loses; how soon, it
    /// does not ask, and so answers much earlier.
    ///
    /// # Errors
    ///
    /// If the meter stops the search first.
    pub fn sign(&mut self, position: &Position<u64>, meter: &mut Meter) -> Result<i32, Stopped> {
        let score = self.score_within(position, Bounds { lower: -1, upper: 1 }, meter)?;
        Ok(score.signum())
    }

    /// Whether a position is worth at most this much to the player to move.
    ///
    /// # Errors
    ///
    /// If the meter stops the search first.
    pub(super) fn is_at_most(
        &mut self,
        position: &Position<u64>,
        most: i32,
        meter: &mut Meter,
    ) -> Result<bool, Stopped> {
        let range = Bounds { lower: most, upper: most + 1 };
        self.score_within(position, range, meter).map(|score| score <= most)
    }

    /// The score if it lies within the range, else some score beyond the same end.
    fn score_within(
        &mut self,
        position: &Position<u64>,
        range: Bounds,
        meter: &mut Meter,
    ) -> Result<i32, Stopped> {
        if self.frame.stride() == USUAL_STRIDE {
            self.bounds::<USUAL_STRIDE>(position, range, meter)
        } else {
            self.bounds::<ANY_STRIDE>(position, range, meter)
        }
        .map(Bounds::nearest_to_draw)
    }

    /// The bounds of the score as far as they matter within the range.
    fn bounds<const STRIDE: u32>(
        &mut self,
        position: &Position<u64>,
        range: Bounds,
        meter: &mut Meter,
    ) -> Result<Bounds, Stopped> {
        let mut solver = Solver::<STRIDE, ()>::new(&self.frame, &mut self.table, meter, ());
        let mut root = Root::new(&solver.geometry, position);
        root.visit(&mut solver)?;
        while root.narrow(&mut solver, range)? {}
        Ok(root.bounds)
    }

    /// Solves a position as far as the limits allow.
    fn solve<const STRIDE: u32, T: Trace<ConnectFour<u64>>>(
        &mut self,
        task: &mut SearchTask<'_, ConnectFour<u64>>,
        trace: T,
    ) -> Thought<Disc<u64>> {
        let mut own = meter_of_proof(task.meter);
        let mut solver = Solver::<STRIDE, T>::new(&self.frame, &mut self.table, &mut own, trace);
        let mut root = Root::new(&solver.geometry, task.position());
        if let Some(known) = self.book.and_then(|book| book.find(&self.frame, task.position())) {
            root.settle(known.square, known.score);
        }
        let mut goes_on = root.visit(&mut solver).is_ok();
        while goes_on {
            goes_on = root.narrow(&mut solver, Bounds::NONE) == Ok(true);
            if goes_on {
                task.report.tell(&thought(&solver, &root));
            }
        }
        let mut thought = thought(&solver, &root);
        task.meter.add(&own.counted);
        if !root.bounds.is_settled() {
            let opinion = opinion(task);
            thought.best = opinion.choose(&root.known());
            thought.line = vec![thought.best];
        }
        thought.statistics = task.meter.statistics();
        task.report.tell(&thought);
        thought
    }
}

impl Algorithm<ConnectFour<u64>> for Exact {
    fn choose<T: Trace<ConnectFour<u64>>>(
        &mut self,
        task: &mut SearchTask<'_, ConnectFour<u64>>,
        trace: T,
    ) -> Thought<Disc<u64>> {
        if self.frame != *task.game.frame() {
            let book = self.book;
            *self = Self { book, ..Self::new(task.game, self.megabytes) };
        }
        if self.frame.stride() == USUAL_STRIDE {
            self.solve::<USUAL_STRIDE, T>(task, trace)
        } else {
            self.solve::<ANY_STRIDE, T>(task, trace)
        }
    }

    fn clear(&mut self) {
        self.table = empty_table(&self.frame, self.megabytes);
    }

    fn memory(&self) -> usize {
        self.table.bytes()
    }
}

/// A table for the positions of a frame, with nothing proved yet.
fn empty_table(frame: &Frame<u64>, megabytes: usize) -> BoundsTable {
    BoundsTable::new(Frame::<u64>::bits(frame.width(), frame.height()), megabytes)
}

/// With fewer discs than this in the frame, small differences mean nothing.
const EARLY: u32 = 8;

/// How small: an open row with three discs counts ten.
const CLOSE: i32 = 6;

/// What the general search thinks where a proof takes too long.
///
/// Early in the game its scores change from depth to depth by more than the moves differ, and at
/// many depths it would open in a column that loses. There every move is judged, and among those
/// that are close the centre is preferred.
fn opinion(task: &mut SearchTask<'_, ConnectFour<u64>>) -> Opinion<Disc<u64>> {
    let (game, position) = (task.game, task.position());
    let is_early = position.discs() < EARLY;
    let techniques = Techniques { appraisal: is_early, ..Techniques::ALL };
    let general = Pvs::new(Threats, CentreFirst, techniques);
    let mut general = Pvs { megabytes: 4, ..general };
    let opinion = Opinion::ask(&mut general, task);
    if !is_early {
        return opinion;
    }
    opinion.preferring(CLOSE, |played| CentreFirst.promise(game, position, played))
}

/// What is known of the root so far.
fn thought<const STRIDE: u32, T: Trace<ConnectFour<u64>>>(
    solver: &Solver<'_, STRIDE, T>,
    root: &Root,
) -> Thought<Disc<u64>> {
    let is_settled = root.bounds.is_settled();
    let best = root.best();
    Thought {
        best,
        score: scale::told(root.bounds.nearest_to_draw(), root.node.free),
        depth: if is_settled { root.node.free.cast_unsigned() } else { 0 },
        line: if is_settled { solver.line(root) } else { vec![best] },
        choices: root.choices(),
        others: Vec::new(),
        statistics: solver.meter.statistics(),
    }
}
