//! Levels: opponents that fit every player.
//!
//! A room says in one table how each of its ten levels plays; this file says what the entries of
//! that table mean. A weak level is a short search that slips now and then: it plays a move that
//! it knows to be a little worse, as people do, and not one that throws the game away at once.

use rules::{Game, History};

use crate::{Algorithm, Choice, Engine, Score, SearchTask, Thought, Trace, root_moves::rng_at};

/// How one level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The engine with its settings, as a spec.
    pub engine: &'static str,
    /// Of a hundred moves, how many are drawn from those nearly as good as the best.
    pub slips: u8,
    /// How much worse than the best such a move may be, in the points of the engine's evaluator.
    pub margin: i32,
}

/// How the levels of a game play, the weakest first.
pub type Ladder = [Level; Level::COUNT];

impl Level {
    /// How many levels there are.
    pub const COUNT: usize = 10;

    /// The levels that have a name of their own.
    pub const NAMES: [(&'static str, u64); 5] =
        [("very-easy", 1), ("easy", 3), ("medium", 5), ("hard", 7), ("expert", 10)];

    /// A level that always plays as well as its engine does.
    #[must_use]
    pub const fn steady(engine: &'static str) -> Self {
        Self { engine, slips: 0, margin: 0 }
    }

    /// A level that slips in `slips` of a hundred moves, by at most `margin`. Its engine must find the worth of every
    /// move: `appraisal=on` where that is a setting.
    #[must_use]
    pub const fn slipping(engine: &'static str, slips: u8, margin: i32) -> Self {
        Self { engine, slips, margin }
    }

    /// The levels of a game whose room says nothing about them.
    pub const GENERAL: Ladder = [
        Level::steady("random"),
        Level::slipping("pvs:depth=1,appraisal=on", 40, 100),
        Level::steady("pvs:depth=1"),
        Level::steady("pvs:depth=2"),
        Level::steady("pvs:depth=3"),
        Level::steady("pvs:nodes=3000"),
        Level::steady("pvs:nodes=12000"),
        Level::steady("pvs:nodes=60000"),
        Level::steady("pvs:nodes=300000,time=3"),
        Level::steady("pvs:nodes=1500000,time=3"),
    ];
}

/// An engine that slips now and then.
#[expect(missing_debug_implementations, reason = "an engine has no looks")]
pub struct Handicapped<G: Game> {
    /// Who thinks.
    pub engine: Box<dyn Engine<G>>,
    /// How it slips.
    pub level: Level,
    /// What its slips follow from.
    pub seed: u64,
}

impl<G: Game> Handicapped<G> {
    /// Decides whether to slip this time, and if so plays one of the moves nearly as good as the
    /// best instead.
    fn slip(&self, history: &History<G>, thought: &mut Thought<G::Move>) {
        let mut rng = rng_at(self.seed, history);
        if self.level.slips <= rng.u8(..100) {
            return;
        }
        let least = Score(thought.score.0.saturating_sub(self.level.margin));
        let known = |choice: &&Choice<G::Move>| choice.exact || choice.visits.is_some();
        let near = thought.choices.iter().filter(known).filter(|choice| least <= choice.score);
        if let Some(&Choice { played, score, .. }) = rng.choice(near.collect::<Vec<_>>())
            && played != thought.best
        {
            thought.best = played;
            thought.score = score;
            thought.line = vec![played];
        }
    }
}

impl<G: Game> Algorithm<G> for Handicapped<G> {
    fn choose<T: Trace<G>>(
        &mut self,
        task: &mut SearchTask<'_, G>,
        mut trace: T,
    ) -> Thought<G::Move> {
        // Without a watcher the engine inside pays for none.
        let mut thought = if trace.is_silent() {
            self.engine.think(task)
        } else {
            self.engine.think_watched(task, &mut trace)
        };
        self.slip(task.history, &mut thought);
        thought
    }

    fn clear(&mut self) {
        self.engine.clear();
    }

    fn memory(&self) -> usize {
        self.engine.memory()
    }

    fn obeys_scope(&self) -> bool {
        self.engine.obeys_scope()
    }
}
