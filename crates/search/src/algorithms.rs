//! The registry of algorithms: a line for each.

use rules::{Knob, Offer, Range, Settings, SpecError};

use crate::{
    AlphaBeta, BestReply, Engine, Evaluator, Expertise, Greedy, Limits, Loser, MaxN, Mcts, Minimax,
    Negamax, Paranoid, Pvs, Random, Techniques, Ties,
};

/// How a general engine is made for a game: from its settings and an opinion.
pub type Build<G> =
    fn(&G, &Settings, Box<dyn Evaluator<G>>) -> Result<Box<dyn Engine<G>>, SpecError>;

/// The engines that play any game. Adding one is adding a line.
///
/// Depth, time and nodes are limits of the meter, not of the engine: see [`Limits::of`]. An
/// algorithm that asks for an opinion has the knob [`EVAL`]; [`knobs_for`] fills in the evaluators
/// of the game.
#[must_use]
#[expect(clippy::too_many_lines, reason = "a table, not a course of action")]
pub const fn algorithms<G: Expertise>() -> &'static [Offer<Build<G>>] {
    &[
        Offer {
            name: "random",
            knobs: OF_CHANCE,
            build: |_, settings, _| Ok(Box::new(Random { seed: seed(settings) })),
        },
        Offer {
            name: "greedy",
            knobs: OF_TASTE,
            build: |_, settings, evaluator| {
                Ok(Box::new(Greedy { evaluator, ties: Ties::of(settings) }))
            },
        },
        Offer {
            name: "minimax",
            knobs: OF_DEPTH,
            build: |_, settings, evaluator| {
                Ok(Box::new(Minimax { evaluator, ties: Ties::of(settings) }))
            },
        },
        Offer {
            name: "negamax",
            knobs: OF_DEPTH,
            build: |_, settings, evaluator| {
                Ok(Box::new(Negamax { evaluator, ties: Ties::of(settings) }))
            },
        },
        Offer {
            name: "alpha-beta",
            knobs: OF_PRUNING,
            build: |_, settings, evaluator| {
                Ok(Box::new(AlphaBeta {
                    evaluator,
                    guide: G::Guide::default(),
                    pruning: settings.switch("pruning").unwrap_or(true),
                    ordering: settings.switch("ordering").unwrap_or(false),
                    ties: Ties::of(settings),
                }))
            },
        },
        Offer {
            name: "deepening",
            knobs: OF_DEEPENING,
            build: |_, settings, evaluator| Ok(Box::new(deepening::<G>(settings, evaluator))),
        },
        Offer {
            name: "pvs",
            knobs: OF_PVS,
            build: |_, settings, evaluator| Ok(Box::new(deepening::<G>(settings, evaluator))),
        },
        Offer {
            name: "max-n",
            knobs: OF_ONESELF,
            build: |_, settings, evaluator| {
                let pruning = settings.switch("pruning").unwrap_or(true);
                Ok(Box::new(MaxN { evaluator, pruning, ties: Ties::of(settings) }))
            },
        },
        Offer {
            name: "paranoid",
            knobs: OF_DEPTH,
            build: |_, settings, evaluator| {
                Ok(Box::new(Paranoid::new(evaluator, G::Guide::default(), Ties::of(settings))))
            },
        },
        Offer {
            name: "best-reply",
            knobs: OF_DEPTH,
            build: |_, settings, evaluator| {
                let (guide, ties) = (G::Guide::default(), Ties::of(settings));
                Ok(Box::new(BestReply { evaluator, guide, ties }))
            },
        },
        Offer {
            name: "loser",
            knobs: OF_DEPTH,
            build: |_, settings, evaluator| {
                Ok(Box::new(Loser::new(evaluator, G::Guide::default(), Ties::of(settings))))
            },
        },
        Offer {
            name: "mcts",
            knobs: OF_PLAYING,
            build: |_, settings, _| Ok(Box::new(Mcts::of(settings))),
        },
    ]
}

/// How many moves to look ahead.
pub const DEPTH: Knob = Knob::number("depth", 1, 1000, None);
/// How long to think, in seconds.
pub const TIME: Knob = Knob::seconds("time", 0.001, 86_400.0);
/// How many positions to look at.
pub const NODES: Knob = Knob::number("nodes", 1, 1_000_000_000_000, None);
/// Whether to skip what cannot matter.
pub const PRUNING: Knob = Knob::switch("pruning", Some(true));
/// Whether to try promising moves first.
pub const ORDERING: Knob = Knob::switch("ordering", Some(false));
/// Whose opinion to ask; which there are depends on the game.
pub const EVAL: Knob = Knob::word("eval", &[], None);
/// How many threads think together.
pub const THREADS: Knob = Knob::number("threads", 1, 64, Some(1));
/// How large the table is, in megabytes.
pub const MEMORY: Knob = Knob::number("memory", 1, 4096, Some(16));
/// How much to try what has been tried little, in hundredths.
pub const EXPLORATION: Knob = Knob::number("exploration", 0, 1000, Some(100));
/// What to do when several moves are equally good.
pub const TIES: Knob = Knob::word("ties", &["first", "random"], Some("first"));
/// What random choices follow from.
pub const SEED: Knob = Knob::number("seed", 0, u64::MAX, None);

// Named because a knob may own its words, and what owns cannot be made inside a `const fn`.
const OF_CHANCE: &[Knob] = &[SEED];
const OF_TASTE: &[Knob] = &[EVAL, TIES, SEED];
const OF_DEPTH: &[Knob] = &[DEPTH, TIME, NODES, EVAL, TIES, SEED];
const OF_ONESELF: &[Knob] = &[DEPTH, TIME, NODES, EVAL, PRUNING, TIES, SEED];
const OF_PRUNING: &[Knob] = &[DEPTH, TIME, NODES, EVAL, PRUNING, ORDERING, TIES, SEED];

const ORDERED: Knob = Knob::switch("ordering", Some(true));
/// Whether to remember the positions already searched.
pub const TABLE: Knob = Knob::switch("table", Some(true));
const APPRAISAL: Knob = Knob::switch("appraisal", Some(false));
const OF_DEEPENING: &[Knob] =
    &[DEPTH, TIME, NODES, EVAL, PRUNING, ORDERED, TABLE, APPRAISAL, MEMORY, TIES, SEED];
const OF_PVS: &[Knob] = &[
    DEPTH,
    TIME,
    NODES,
    EVAL,
    PRUNING,
    ORDERED,
    TABLE,
    APPRAISAL,
    MEMORY,
    Knob::switch("scout", Some(true)),
    Knob::switch("aspiration", Some(true)),
    Knob::switch("killers", Some(true)),
    Knob::switch("history", Some(true)),
    Knob::switch("reductions", Some(true)),
    Knob::switch("quiescence", Some(true)),
    THREADS,
    TIES,
    SEED,
];

const TREE: Knob = Knob::number("memory", 1, 4096, Some(128));
const OF_PLAYING: &[Knob] = &[NODES, TIME, EXPLORATION, TREE, SEED];

/// A deepening search with the techniques that its knobs switch on; what has no knob is off.
fn deepening<G: Expertise>(
    settings: &Settings,
    evaluator: Box<dyn Evaluator<G>>,
) -> Pvs<Box<dyn Evaluator<G>>, G::Guide> {
    let on = |knob| settings.switch(knob).unwrap_or(false);
    let count = |knob| settings.number(knob).and_then(|count| usize::try_from(count).ok());
    let techniques = Techniques {
        pruning: on("pruning"),
        appraisal: on("appraisal"),
        ordering: on("ordering"),
        table: on("table"),
        scout: on("scout"),
        aspiration: on("aspiration"),
        killers: on("killers"),
        history: on("history"),
        reductions: on("reductions"),
        quiescence: on("quiescence"),
    };
    let search = Pvs::new(evaluator, G::Guide::default(), techniques);
    Pvs {
        ties: Ties::of(settings),
        threads: count("threads").unwrap_or(search.threads),
        megabytes: count("memory").unwrap_or(search.megabytes),
        ..search
    }
}

/// The knobs of an offer as they are in this game: `eval` names the game's own evaluators, the
/// best one unless set.
#[must_use]
pub fn knobs_for<G: Expertise>(knobs: &[Knob]) -> Vec<Knob> {
    let names: Vec<&'static str> = G::EVALUATORS.iter().map(|offer| offer.name).collect();
    let in_game = |knob: &Knob| match knob.name {
        name @ "eval" => Knob {
            name,
            range: Range::Word { default: names.first().copied(), words: names.clone().into() },
        },
        _ => knob.clone(),
    };
    knobs.iter().map(in_game).collect()
}

fn seed(settings: &Settings) -> u64 {
    settings.number("seed").unwrap_or_default()
}

impl Ties {
    /// As the knobs `ties` and `seed` say.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        match settings.word("ties") {
            Some("random") => Ties::Random { seed: seed(settings) },
            _ => Ties::First,
        }
    }
}

impl Mcts {
    /// As the knobs `exploration`, `memory` and `seed` say.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let plain = Self::default();
        let count = |knob| settings.number(knob).and_then(|count| u16::try_from(count).ok());
        Self {
            exploration: count("exploration").map_or(plain.exploration, |c| f32::from(c) / 100.0),
            seed: seed(settings),
            memory: count("memory").map_or(plain.memory, |megabytes| usize::from(megabytes) << 20),
        }
    }
}

impl Limits {
    /// As the knobs `depth`, `time` and `nodes` say.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let depth = settings.number("depth");
        Limits {
            depth: depth.map(|depth| u32::try_from(depth).expect("the knob's range is small")),
            nodes: settings.number("nodes"),
            time: settings.seconds("time"),
            clock: None,
        }
    }
}
