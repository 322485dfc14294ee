//! The engine: from the position on the board to a thought.

use rules::History;
use search::{Algorithm, Meter, Score, Stopped, Thought, Trace};

use super::{opinion, root::Root, scale::Bounds, solver::Solver, table::Table};
use crate::{ConnectFour, Disc, Frame, Position};

/// The room's own engine: it solves the position and plays perfectly.
///
/// The score of its thought is one more than the discs the winner will have left in hand, below
/// zero if that is the opponent; on seven columns by six, 22 minus the winner's discs.
///
/// What it proves stays true, so the table is kept from one move of a game to the next. Depth
/// limits mean nothing to it. When time or nodes run out, it answers with the best of what is
/// proved so far and what the general search thinks, and the score is the one nearest to a draw
/// that is still possible.
#[derive(Debug)]
pub struct Exact {
    frame: Frame<u64>,
    table: Table,
    megabytes: usize,
}

impl Exact {
    /// How many megabytes its table may take unless told otherwise: the first player's win on
    /// seven columns by six is found with far less.
    pub const MEGABYTES: usize = 64;

    /// A solver with nothing proved yet, whose table may grow to so many megabytes.
    #[must_use]
    pub fn new(game: &ConnectFour<u64>, megabytes: usize) -> Self {
        let frame = *game.frame();
        Self { frame, table: empty_table(&frame, megabytes), megabytes }
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

    /// The score if it lies within the range, else some score beyond the same end.
    fn score_within(
        &mut self,
        position: &Position<u64>,
        range: Bounds,
        meter: &mut Meter,
    ) -> Result<i32, Stopped> {
        let mut solver = Solver::new(&self.frame, &mut self.table, meter, ());
        let mut root = Root::new(&solver, position);
        root.visit(&mut solver)?;
        while root.narrow(&mut solver, range)? {}
        Ok(root.bounds.nearest_to_draw())
    }
}

impl Algorithm<ConnectFour<u64>> for Exact {
    fn choose<T: Trace<ConnectFour<u64>>>(
        &mut self,
        game: &ConnectFour<u64>,
        history: &History<ConnectFour<u64>>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<Disc<u64>>),
        trace: T,
    ) -> Thought<Disc<u64>> {
        if self.frame != *game.frame() {
            *self = Self::new(game, self.megabytes);
        }
        let pause = opinion::due(meter.limits());
        let mut solver = Solver::new(&self.frame, &mut self.table, meter, trace);
        solver.pause = pause;
        let mut root = Root::new(&solver, history.position());
        let mut opinion = None;
        let mut goes_on = root.visit(&mut solver).is_ok();
        while goes_on {
            let asked = root.narrow(&mut solver, Bounds::NONE);
            let pauses = asked.is_err() && solver.is_paused();
            if pauses {
                opinion = opinion::ask(game, history, solver.meter);
                solver.pause = u64::MAX;
            }
            goes_on = pauses || asked == Ok(true);
            if goes_on {
                report(&thought(&solver, &root, opinion));
            }
        }
        let thought = thought(&solver, &root, opinion);
        report(&thought);
        thought
    }

    fn let_go(&mut self) {
        self.table = empty_table(&self.frame, self.megabytes);
    }
}

/// A table for the positions of a frame, with nothing proved yet.
fn empty_table(frame: &Frame<u64>, megabytes: usize) -> Table {
    Table::new(Frame::<u64>::bits(frame.width(), frame.height()), megabytes)
}

/// What is known of the root so far.
fn thought<T: Trace<ConnectFour<u64>>>(
    solver: &Solver<'_, T>,
    root: &Root,
    opinion: Option<Disc<u64>>,
) -> Thought<Disc<u64>> {
    let is_settled = root.bounds.is_settled();
    let best = if is_settled { root.best() } else { root.guess(opinion) };
    Thought {
        best,
        score: Score(root.bounds.nearest_to_draw()),
        depth: if is_settled { root.node.free.cast_unsigned() } else { 0 },
        line: if is_settled { solver.line(root) } else { vec![best] },
        choices: root.choices(),
        statistics: solver.meter.statistics(),
    }
}
