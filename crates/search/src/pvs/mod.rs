//! Principal variation search: alpha-beta with everything that makes it strong.
//!
//! The idea: the first move is probably the best, so the others only have to be shown to be worse,
//! which a window of no width does cheaply; only when that fails is a move searched properly. Each
//! further technique is a function with its own name and a switch, so that what it brings can be
//! measured: see [`Techniques`].
//!
//! To read: Marsland and Campbell, *Parallel search of strongly ordered game trees*, 1982 (this
//! search and aspiration); Slate and Atkin, *Chess 4.5*, 1977 (killers, quiescence); Schaeffer, *The
//! history heuristic and alpha-beta search enhancements in practice*, 1989.

mod errands;
mod order;
mod parallel;
mod search;

use errands::Errands;
use rules::Game;
pub(crate) use search::{Search, Window};

use crate::{
    Algorithm, Evaluator, Guide, SearchTask, Table, Thought, Ties, Trace, deepening::deepen,
    walk::Walk,
};

/// Which techniques a search uses. All that find the best move sooner are on in the strong search;
/// the classic deepening search has only the ordering and the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Techniques {
    /// Skip what cannot matter. Without it every move is searched as if it were the first.
    pub pruning: bool,
    /// Find the exact worth of every move at the root, not only of the best.
    pub appraisal: bool,
    /// Try the moves first that the room's guide finds promising.
    pub ordering: bool,
    /// Remember the positions that were searched.
    pub table: bool,
    /// Search all moves but the first with a window of no width.
    pub scout: bool,
    /// Begin each deeper search with a narrow window around the last score.
    pub aspiration: bool,
    /// Try the moves early that cut elsewhere at the same ply.
    pub killers: bool,
    /// Try the moves early that cut often anywhere.
    pub history: bool,
    /// Search late moves less deep, unless they turn out well.
    pub reductions: bool,
    /// Look on beyond the horizon until things have calmed down.
    pub quiescence: bool,
}

impl Techniques {
    /// Everything that finds the best move sooner.
    pub const ALL: Techniques = Techniques {
        pruning: true,
        appraisal: false,
        ordering: true,
        table: true,
        scout: true,
        aspiration: true,
        killers: true,
        history: true,
        reductions: true,
        quiescence: true,
    };
    /// Nothing but alpha-beta.
    pub const NONE: Techniques = Techniques {
        pruning: true,
        appraisal: false,
        ordering: false,
        table: false,
        scout: false,
        aspiration: false,
        killers: false,
        history: false,
        reductions: false,
        quiescence: false,
    };

    /// The same without what makes no sense beside the rest: narrow windows are there to prune,
    /// and what lies outside of them is not found exactly.
    pub(crate) fn that_go_together(self) -> Self {
        Self {
            scout: self.scout && self.pruning,
            aspiration: self.aspiration && self.pruning && !self.appraisal,
            ..self
        }
    }
}

/// The strong search: deepening, with whichever techniques are switched on.
#[derive(Debug)]
pub struct Pvs<E, K = ()> {
    /// What to make of the positions at the horizon.
    pub evaluator: E,
    /// What the room knows.
    pub guide: K,
    /// What is switched on.
    pub techniques: Techniques,
    /// What to do when several moves are equally good.
    pub ties: Ties,
    /// How many threads think together.
    pub threads: usize,
    /// How large the table is, in megabytes.
    pub megabytes: usize,
    /// The table, made when it is first needed.
    pub table: Option<Table>,
}

impl<E, K> Pvs<E, K> {
    /// A search with these techniques on one thread, with a table of ordinary size.
    pub const fn new(evaluator: E, guide: K, techniques: Techniques) -> Self {
        let ties = Ties::First;
        Self { evaluator, guide, techniques, ties, threads: 1, megabytes: 16, table: None }
    }

    /// The table, older by one search.
    fn prepare_table(&mut self) {
        let megabytes = if self.techniques.table { self.megabytes } else { 0 };
        self.table.get_or_insert_with(|| Table::new(megabytes)).grow_older();
    }
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>> Algorithm<G> for Pvs<E, K> {
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move> {
        self.prepare_table();
        let table = self.table.as_ref().expect("it was prepared");
        let (guide, techniques, ties) = (&self.guide, self.techniques, self.ties);
        // What others have found is met in the table, so without one there is nothing to share.
        let errands = (self.threads > 1 && techniques.table).then(Errands::new);
        let errands = errands.as_ref();
        let mut thought = parallel::with_company(
            self.threads,
            task,
            |task| {
                let walk = Walk::new(task, &self.evaluator, ());
                let mut search = Search::new(walk, guide, techniques, table);
                search.errands = errands;
                deepen(&mut search, Ties::First);
            },
            |task| {
                let walk = Walk::new(task, &self.evaluator, trace);
                let mut search = Search::new(walk, guide, techniques, table);
                search.errands = errands;
                deepen(&mut search, ties)
            },
        );
        thought.statistics = task.meter.statistics();
        thought
    }

    fn clear(&mut self) {
        self.table = None;
    }
}
