//! Letting the engines search, and counting.

use search::{Limits, Stop};
use serde::Serialize;
use session::{Advice, AnyGame, open_room};

use super::{BestCase, Comparison, ComparisonResult, Effort, best_case, branching_factor};
use crate::{QuestionError, Tree, is_tree, table};

/// One search.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measurement {
    /// The engine.
    pub engine: String,
    /// How much it might search.
    pub effort: Effort,
    /// The position, by its number among those compared on, counted from one.
    pub position: usize,
    /// Nodes visited.
    pub nodes: u64,
    /// Leaves among them.
    pub leaves: u64,
    /// Cut-offs.
    pub cutoffs: u64,
    /// Answers of the table.
    pub table_hits: u64,
    /// How long it took.
    pub seconds: f64,
    /// How many moves ahead everything was looked at.
    pub depth: u32,
    /// The move chosen.
    pub best: String,
    /// Its value.
    pub score: i32,
}

/// All searches of an engine with one effort.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EffortRow {
    /// The engine.
    pub engine: String,
    /// How much it might search.
    pub effort: Effort,
    /// Nodes visited, over all positions.
    pub nodes: u64,
    /// Leaves among them.
    pub leaves: u64,
    /// Cut-offs.
    pub cutoffs: u64,
    /// Answers of the table.
    pub table_hits: u64,
    /// The branching factor of a tree with as many nodes to the depth reached, on average.
    pub branching: f64,
    /// How long it took.
    pub seconds: f64,
    /// The least depth reached.
    pub depth: u32,
    /// The move chosen, if there was one position.
    pub best: Option<String>,
    /// Its value, if there was one position.
    pub score: Option<i32>,
}

/// The most lines that are counted for the best case.
const COUNTABLE: u64 = 200_000_000;

impl Comparison {
    /// Lets every engine search every position with every effort; says so before each, with what
    /// was found until then. Told to stop, it ends with that.
    ///
    /// # Errors
    ///
    /// If the game, a position or an engine is refused.
    pub fn run(
        &self,
        stop: &Stop,
        tell: &mut dyn FnMut(&str, Effort, &[EffortRow]),
    ) -> Result<ComparisonResult, QuestionError> {
        let start = table(&self.game)?;
        let tables: Vec<Box<dyn AnyGame>> = self
            .places
            .iter()
            .map(|place| place.lay(&*start).unwrap_or_else(|| start.fork()))
            .collect();
        let mut searches = Vec::new();
        let mut rows = Vec::new();
        for engine in &self.engines {
            for &effort in &self.efforts {
                tell(engine, effort, &rows);
                let first = searches.len();
                for (index, table) in tables.iter().enumerate() {
                    let advice = ask(&**table, engine, effort, stop)?;
                    searches.extend(
                        advice.map(|advice| Measurement::new(engine, effort, index + 1, &advice)),
                    );
                }
                if stop.is_raised() {
                    searches.truncate(first);
                    break;
                }
                rows.extend(EffortRow::of(&searches[first..]));
            }
        }
        let bounds = if stop.is_raised() { Vec::new() } else { self.bounds(&tables) };
        let positions = tables.len();
        Ok(ComparisonResult { game: self.game.clone(), positions, rows, searches, bounds })
    }

    /// The best case of alpha-beta for every depth, as far as the lines can be counted.
    fn bounds(&self, tables: &[Box<dyn AnyGame>]) -> Vec<BestCase> {
        let deepest = self.efforts.iter().filter_map(|effort| effort.depth()).max().unwrap_or(0);
        let mut bounds: Vec<BestCase> = Vec::new();
        for depth in 1..=deepest {
            if let [.., before, last] = &bounds[..]
                && last.leaves.saturating_mul(last.leaves) / before.leaves.max(1) > COUNTABLE
            {
                break;
            }
            let counts = tables.iter().map(|table| self.lines(&**table, depth));
            let Some(counts) = counts.collect::<Option<Vec<u64>>>() else { break };
            let least = counts.iter().map(|&leaves| best_case(float(leaves), depth)).sum();
            bounds.push(BestCase { depth, leaves: counts.iter().sum(), least });
        }
        bounds
    }

    /// How many lines of a length there are.
    fn lines(&self, table: &dyn AnyGame, depth: u32) -> Option<u64> {
        if is_tree(&self.game) {
            let tree: Tree = self.game.parse().ok()?;
            let at =
                |twig: &&crate::TreeNode| twig.ply == depth || twig.is_leaf() && twig.ply < depth;
            return Some(tree.twigs().iter().filter(at).count() as u64);
        }
        let game = self.game.parse().ok()?;
        open_room(&game).ok()?.perft(&game, Some(&table.position()), depth).ok()
    }
}

fn ask(
    table: &dyn AnyGame,
    engine: &str,
    effort: Effort,
    stop: &Stop,
) -> Result<Option<Advice>, QuestionError> {
    let limits = Limits { depth: effort.depth(), time: effort.time(), ..Limits::default() };
    let job = table.ask(&engine.parse()?, limits, stop.clone())?;
    Ok(job.map(|job| job(&mut |_| ())))
}

impl Measurement {
    fn new(engine: &str, effort: Effort, position: usize, advice: &Advice) -> Self {
        let statistics = advice.statistics;
        Self {
            engine: engine.to_owned(),
            effort,
            position,
            nodes: statistics.nodes,
            leaves: statistics.leaves,
            cutoffs: statistics.cutoffs,
            table_hits: statistics.table_hits,
            seconds: statistics.time.as_secs_f64(),
            depth: advice.depth,
            best: advice.best.clone(),
            score: advice.score,
        }
    }
}

impl EffortRow {
    /// The searches of an engine with one effort, taken together.
    fn of(searches: &[Measurement]) -> Option<Self> {
        let first = searches.first()?;
        let sum = |count: fn(&Measurement) -> u64| searches.iter().map(count).sum();
        let nodes: u64 = sum(|search| search.nodes);
        let depth = searches.iter().map(|search| search.depth).min().unwrap_or_default();
        let alone = searches.len() == 1;
        let mean = float(nodes) / float(searches.len() as u64);
        Some(Self {
            engine: first.engine.clone(),
            effort: first.effort,
            nodes,
            leaves: sum(|search| search.leaves),
            cutoffs: sum(|search| search.cutoffs),
            table_hits: sum(|search| search.table_hits),
            branching: branching_factor(mean, depth),
            seconds: searches.iter().map(|search| search.seconds).sum(),
            depth,
            best: alone.then(|| first.best.clone()),
            score: alone.then_some(first.score),
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "what is shown needs no more digits")]
pub(super) fn float(count: u64) -> f64 {
    count as f64
}
