//! Principal variation search: alpha-beta with everything that makes it strong.
//!
//! The idea: the first move is probably the best, so the others only have to be shown to be worse,
//! which a window of no width (a null window) does cheaply; only when that fails is a move searched
//! properly. Each further technique is a function with its own name and a switch, so that what it
//! brings can be measured: see [`Techniques`].
//!
//! To read: Marsland and Campbell, *Parallel search of strongly ordered game trees*, 1982 (this
//! search and aspiration); Slate and Atkin, *Chess 4.5*, 1977 (killers, quiescence); Schaeffer, *The
//! history heuristic and alpha-beta search enhancements in practice*, 1989.

mod driver;
mod order;
mod parallel;
mod reductions;
mod search;
mod selective;
mod shared_work;
mod sharing;
mod table;
mod techniques;

use rules::{Game, Settings};
use search::Search;
use shared_work::SharedWork;
pub(crate) use techniques::OF_PVS;
pub use techniques::Techniques;

use crate::{
    Algorithm, Evaluator, Guide, SearchTask, Thought, Ties, Trace, TranspositionTable,
    deepening::deepen,
    knobs::{THREADS, count, megabytes},
    walk::Walk,
};

/// How large the table is unless told otherwise, in megabytes.
pub(crate) const MEGABYTES: usize = 16;

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
    pub table: Option<TranspositionTable>,
}

impl<E, K> Pvs<E, K> {
    /// A search with these techniques on one thread, with a table of ordinary size.
    pub const fn new(evaluator: E, guide: K, techniques: Techniques) -> Self {
        let ties = Ties::First;
        Self { evaluator, guide, techniques, ties, threads: 1, megabytes: MEGABYTES, table: None }
    }

    /// The same as the knobs say.
    #[must_use]
    pub fn of(evaluator: E, guide: K, settings: &Settings) -> Self {
        let search = Self::new(evaluator, guide, Techniques::of(settings));
        Self {
            ties: Ties::of(settings),
            threads: count(settings, &THREADS).unwrap_or(search.threads),
            megabytes: megabytes(settings).unwrap_or(search.megabytes),
            ..search
        }
    }

    /// The table, for one more search.
    fn prepare_table(&mut self) {
        let Techniques { table, reuse, .. } = self.techniques;
        let megabytes = if table { self.megabytes } else { 0 };
        let new = || TranspositionTable::new(megabytes);
        self.table.get_or_insert_with(new).begin_search(reuse);
    }
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>> Algorithm<G> for Pvs<E, K> {
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move> {
        self.prepare_table();
        let table = self.table.as_ref().expect("it was prepared");
        let (guide, techniques, ties) = (&self.guide, self.techniques, self.ties);
        // What others have found is met in the table, so without one there is nothing to share.
        let shared_work = (self.threads > 1 && techniques.table).then(SharedWork::new);
        let shared_work = shared_work.as_ref();
        let mut thought = parallel::with_company(
            self.threads,
            task,
            |task| {
                let walk = Walk::new(task, &self.evaluator, ());
                let search = Search::new(walk, guide, techniques, table);
                deepen(&mut search.beside(shared_work, true), Ties::First);
            },
            |task| {
                let walk = Walk::new(task, &self.evaluator, trace);
                let search = Search::new(walk, guide, techniques, table);
                deepen(&mut search.beside(shared_work, false), ties)
            },
        );
        task.meter.counted.fill = table.fill();
        thought.statistics = task.meter.statistics();
        thought
    }

    fn clear(&mut self) {
        self.table = None;
    }

    fn memory(&self) -> usize {
        self.table.as_ref().map_or(0, TranspositionTable::bytes)
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}
