//! Deeper and deeper, while the limits allow it.

use search::{Meter, Report, RootMoves, Score, Stopped, Thought};

use crate::Cell;

/// A search that can judge moves at its root to any depth.
pub(crate) trait RootJudge {
    /// Judges these moves, the best known first; and if they all lose, the others too, because a
    /// score is decided only when every defence has been tried.
    fn judge(
        &mut self,
        depth: u32,
        moves: &[Cell],
        root_moves: &mut RootMoves<Cell>,
    ) -> Result<(), Stopped>;

    fn meter(&self) -> &Meter;

    /// Judges these moves to a depth of one, then two, and so on to `most`. `root_moves` makes a
    /// new list for each.
    fn deepen(
        &mut self,
        mut moves: Vec<Cell>,
        most: u32,
        mut root_moves: impl FnMut() -> RootMoves<Cell>,
        report: &mut Report<'_, Cell>,
    ) -> Thought<Cell> {
        let mut thought = Thought::of_move(moves[0], self.meter().statistics());
        for depth in 1..=most {
            let mut root_moves = root_moves();
            let whole = self.judge(depth, &moves, &mut root_moves).is_ok();
            let known = if whole { depth } else { thought.depth };
            // A search cut short counts as far as it got: it began with the best move known. That
            // the moves it got to lose is no reason to give the others up.
            let found = root_moves.thought(known, self.meter());
            if let Some(found) = found.filter(|found| whole || !is_lost(found.score)) {
                thought = found;
                report.tell(&thought);
            }
            if !whole || thought.score.is_decided() || is_late(self.meter()) {
                break;
            }
            moves.retain(|&cell| cell != thought.best);
            moves.insert(0, thought.best);
        }
        thought.statistics = self.meter().statistics();
        thought
    }
}

/// Whether enough of the clock's share is used that another search would hardly be finished.
fn is_late(meter: &Meter) -> bool {
    let clock = meter.limits().clock;
    clock.is_some_and(|clock| clock.share() / 2 < meter.elapsed())
}

/// Whether a score says that the game is lost for certain.
pub(crate) fn is_lost(score: Score) -> bool {
    score.is_decided() && score < Score::DRAW
}
