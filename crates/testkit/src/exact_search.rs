//! Every exact search finds what minimax finds: one battery for all of them.

use rules::{History, Offer, Spec, find_offer};
use search::{
    AnyEvaluator, BuildEvaluator, EVAL, Engine, Expertise, Limits, Meter, Score, SearchTask, Stop,
    Thought, algorithms, knobs_for,
};

use crate::{legal::legal_moves, oracle::Oracle, watch::WatchTrace};

/// A search that claims to find minimax's value.
#[derive(Clone, Copy, Debug)]
pub struct ExactSearch {
    /// How it is asked for.
    pub spec: &'static str,
    /// How many positions it looks at.
    pub visits: Visits,
    /// Whether the line it expects always goes on to the horizon.
    pub whole_line: bool,
}

/// How many positions a search looks at, compared with the whole tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visits {
    /// Every one, once.
    All,
    /// No more than there are.
    NoMore,
    /// As many as it likes: it looks several times, or remembers.
    Any,
}

/// The exact searches there are. Another one is another line.
pub const EXACT_SEARCHES: &[ExactSearch] = &[
    ExactSearch { spec: "minimax", visits: Visits::All, whole_line: true },
    ExactSearch { spec: "negamax", visits: Visits::All, whole_line: true },
    ExactSearch { spec: "alpha-beta:pruning=off", visits: Visits::All, whole_line: true },
    ExactSearch {
        spec: "alpha-beta:pruning=off,ordering=on",
        visits: Visits::All,
        whole_line: true,
    },
    ExactSearch { spec: "alpha-beta", visits: Visits::NoMore, whole_line: true },
    ExactSearch { spec: "alpha-beta:ordering=on", visits: Visits::NoMore, whole_line: true },
    ExactSearch { spec: "paranoid", visits: Visits::NoMore, whole_line: true },
    ExactSearch { spec: "deepening:ordering=off", visits: Visits::Any, whole_line: true },
    ExactSearch { spec: "deepening", visits: Visits::Any, whole_line: true },
    ExactSearch {
        spec: "pvs:reductions=off,probcut=off,futility=off,extensions=off,quiescence=off,memory=1",
        visits: Visits::Any,
        whole_line: false,
    },
];

/// Lets every exact search think about the position on the board with every evaluator of the game,
/// `depth` moves ahead or to the end, and compares what it says with the definition of minimax:
/// the score, the move, the worth of every other move, the line, and the counts; and once more
/// with a trace, which must see a sound search and change nothing.
///
/// # Panics
///
/// If a search says something else.
pub fn check_exact_searches<G: Expertise>(game: &G, history: &History<G>, depth: Option<u32>) {
    for_each_case(game, history, depth, |case, search| {
        let thought = case.think(search.spec, |engine, meter| {
            engine.think(&mut SearchTask::new(game, history, meter))
        });
        case.check_worth(&thought);
        case.check_line(&thought, search.whole_line);
        case.check_counts(&thought, search.visits);
        let mut watch = WatchTrace::new(game, history);
        let watched = case.think(search.spec, |engine, meter| {
            engine.think_watched(&mut SearchTask::new(game, history, meter), &mut watch)
        });
        assert_eq!(watched, thought, "{}: being watched changes nothing", case.name);
        watch.check(&case.name, &watched.statistics, &*case.evaluator);
    });
}

/// Lets every exact search draw among equal moves with several seeds: it must play only moves that
/// minimax finds equally good, and each of them sooner or later.
///
/// # Panics
///
/// If it does not.
pub fn check_ties<G: Expertise>(game: &G, history: &History<G>, depth: Option<u32>, seeds: u64) {
    for_each_case(game, history, depth, |case, search| {
        let mut chosen = Vec::new();
        for seed in 0..seeds {
            let spec: Spec = search.spec.parse().expect("a spec of the battery");
            let spec = spec.with("ties", "random").with("seed", seed.to_string()).to_string();
            let thought = case.think(&spec, |engine, meter| {
                engine.think(&mut SearchTask::new(game, history, meter))
            });
            case.check_worth(&thought);
            case.check_line(&thought, search.whole_line);
            if !chosen.contains(&thought.best) {
                chosen.push(thought.best);
            }
        }
        let equals = case.truth.iter().filter(|&&(_, worth)| worth == case.best);
        assert_eq!(chosen.len(), equals.count(), "{}: chose only {chosen:?}", case.name);
    });
}

/// A position, an evaluator and a search, and what the search must find.
struct SearchCase<'a, G: Expertise> {
    name: String,
    game: &'a G,
    history: &'a History<G>,
    depth: Option<u32>,
    offer: &'a Offer<BuildEvaluator<G>>,
    evaluator: Box<AnyEvaluator<G>>,
    /// What each move is worth.
    truth: Vec<(G::Move, Score)>,
    best: Score,
    /// The whole tree.
    nodes: u64,
    leaves: u64,
}

fn for_each_case<'a, G: Expertise>(
    game: &'a G,
    history: &'a History<G>,
    depth: Option<u32>,
    check: impl Fn(&SearchCase<'a, G>, &ExactSearch),
) {
    assert!(history.outcome(game).is_none(), "a search is asked while the game goes on");
    for offer in G::EVALUATORS {
        let evaluator = (offer.build)();
        let mut oracle = Oracle::new(game, &*evaluator, history);
        let truth = oracle.judge(history, depth);
        let (nodes, leaves) = (oracle.nodes, oracle.leaves);
        let best = truth.iter().map(|&(_, worth)| worth).max().expect("there is a move");
        let name = String::new();
        let mut case =
            SearchCase { name, game, history, depth, offer, evaluator, truth, best, nodes, leaves };
        for search in EXACT_SEARCHES {
            case.name = format!("{} with {} after {:?}", search.spec, offer.name, history.moves());
            check(&case, search);
        }
    }
}

impl<G: Expertise> SearchCase<'_, G> {
    /// What a search thinks, its time aside.
    fn think(
        &self,
        spec: &str,
        think: impl FnOnce(&mut dyn Engine<G>, &mut Meter) -> Thought<G::Move>,
    ) -> Thought<G::Move> {
        let spec: Spec = spec.parse().expect("a spec");
        let search = find_offer(algorithms::<G>(), &spec.name).expect("a search of the registry");
        let spec = spec.with(EVAL.name, self.offer.name);
        let settings = spec.settle(&knobs_for::<G>(search.knobs)).expect("its knobs");
        let mut engine = (search.build)(self.game, &settings, (self.offer.build)()).expect("built");
        let limits = Limits { depth: self.depth, ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let mut thought = think(&mut *engine, &mut meter);
        thought.statistics.time = std::time::Duration::ZERO;
        thought
    }

    fn worth(&self, played: G::Move) -> Score {
        let judged = self.truth.iter().find(|&&(legal, _)| legal == played);
        judged.unwrap_or_else(|| panic!("{}: {played:?} is not legal", self.name)).1
    }

    fn check_worth(&self, thought: &Thought<G::Move>) {
        let name = &self.name;
        assert_eq!(thought.score, self.best, "{name}: the value is minimax's");
        assert_eq!(self.worth(thought.best), self.best, "{name}: the move is worth it");
        assert_eq!(thought.choices.len(), self.truth.len(), "{name}: every move was looked at");
        for &(legal, worth) in &self.truth {
            let choice = thought.choices.iter().find(|choice| choice.played == legal);
            let choice = choice.unwrap_or_else(|| panic!("{name}: forgot {legal:?}"));
            if choice.exact {
                assert_eq!(choice.score, worth, "{name}: the worth of {legal:?}");
            } else {
                assert!(worth <= choice.score, "{name}: {legal:?} is at most that good");
            }
        }
    }

    fn check_line(&self, thought: &Thought<G::Move>, must_be_whole: bool) {
        let name = &self.name;
        assert_eq!(thought.line.first(), Some(&thought.best), "{name}: the line begins with it");
        let oracle = Oracle::new(self.game, &*self.evaluator, self.history);
        let mut history = self.history.clone();
        let mut ply = 0;
        let left = |ply: u32| self.depth.map(|depth| depth - ply);
        for &played in &thought.line {
            let goes_on = oracle.leaf(&history, left(ply), ply).is_none();
            assert!(goes_on, "{name}: the line ends at the horizon: {:?}", thought.line);
            let legal = legal_moves(self.game, &history);
            assert!(legal.contains(&played), "{name}: a legal line: {:?}", thought.line);
            history.play(self.game, played);
            ply += 1;
        }
        match oracle.leaf(&history, left(ply), ply) {
            Some(score) => assert_eq!(score, self.best, "{name}: the line leads to the value"),
            None => assert!(!must_be_whole, "{name}: the line stops short: {:?}", thought.line),
        }
    }

    fn check_counts(&self, thought: &Thought<G::Move>, visits: Visits) {
        let name = &self.name;
        let counted = thought.statistics;
        match visits {
            Visits::All => {
                assert_eq!(counted.nodes, self.nodes, "{name}: every node, once");
                assert_eq!(counted.leaves, self.leaves, "{name}: every leaf, once");
                assert_eq!(counted.cutoffs, 0, "{name}: nothing is left out");
            }
            Visits::NoMore => assert!(counted.nodes <= self.nodes, "{name}: no more nodes"),
            Visits::Any => assert!(counted.nodes > 0, "{name}: nodes are counted"),
        }
        assert!(counted.leaves + counted.cutoffs <= counted.nodes, "{name}: {counted:?}");
        let horizon = self.depth.unwrap_or(u32::MAX);
        assert_eq!(thought.depth, counted.deepest.min(horizon), "{name}: the depth reached");
    }
}
