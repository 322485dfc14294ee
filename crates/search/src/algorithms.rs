//! The registry of algorithms: a line for each.

use rules::{Knob, Offer, Settings, SpecError};

use crate::{
    AlphaBeta, AnyEvaluator, BestReply, Deepening, Engine, Expertise, Greedy, Loser, MaxN, Mcts,
    Minimax, Negamax, Paranoid, Pvs, Random, Techniques, Ties,
    knobs::{DEPTH, EVAL, EXPLORATION, NODES, ORDERING, SEED, TIES, TIME, TREE, seed},
    pvs::OF_PVS,
};

/// How a general engine is made for a game: from its settings, and the evaluator that they name.
pub type Build<G> =
    fn(&G, &Settings, Box<AnyEvaluator<G>>) -> Result<Box<dyn Engine<G>>, SpecError>;

/// The engines that play any game. Adding one is adding a line.
///
/// Depth, time and nodes are limits of the meter, not of the engine: see
/// [`Limits::of`](crate::Limits::of). An
/// algorithm that asks for an opinion has the knob [`EVAL`]; [`knobs_for`](crate::knobs_for) fills in the evaluators
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
                    pruning: is_on(settings, &Techniques::PRUNING),
                    ordering: is_on(settings, &ORDERING),
                    ties: Ties::of(settings),
                }))
            },
        },
        Offer {
            name: "deepening",
            knobs: OF_DEEPENING,
            build: |_, settings, evaluator| {
                Ok(Box::new(Deepening {
                    evaluator,
                    guide: G::Guide::default(),
                    ordering: is_on(settings, &Techniques::ORDERING),
                    ties: Ties::of(settings),
                }))
            },
        },
        Offer {
            name: "pvs",
            knobs: OF_PVS,
            build: |_, settings, evaluator| {
                let name = settings.word(EVAL.name).unwrap_or(G::EVALUATORS[0].name);
                let hidden = || -> Box<dyn Engine<G>> {
                    Box::new(Pvs::of(evaluator, G::Guide::default(), settings))
                };
                Ok(G::strong_search(name, settings).unwrap_or_else(hidden))
            },
        },
        Offer {
            name: "max-n",
            knobs: OF_ONESELF,
            build: |_, settings, evaluator| {
                let pruning = is_on(settings, &Techniques::PRUNING);
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

// Named because a knob may own its words, and what owns cannot be made inside a `const fn`.
const OF_CHANCE: &[Knob] = &[SEED];
const OF_TASTE: &[Knob] = &[EVAL, TIES, SEED];
const OF_DEPTH: &[Knob] = &[DEPTH, TIME, NODES, EVAL, TIES, SEED];
const OF_DEEPENING: &[Knob] = &[DEPTH, TIME, NODES, EVAL, Techniques::ORDERING, TIES, SEED];
const OF_ONESELF: &[Knob] = &[DEPTH, TIME, NODES, EVAL, Techniques::PRUNING, TIES, SEED];
const OF_PRUNING: &[Knob] = &[DEPTH, TIME, NODES, EVAL, Techniques::PRUNING, ORDERING, TIES, SEED];
const OF_PLAYING: &[Knob] = &[NODES, TIME, EXPLORATION, TREE, SEED];

/// Whether a switch that the offer has is on.
fn is_on(settings: &Settings, knob: &Knob) -> bool {
    settings.switch(knob.name).expect("a switch of the offer, with a default")
}
