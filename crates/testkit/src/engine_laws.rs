//! The laws of an engine: it keeps its limits, answers with a legal move however early it is
//! stopped, and gives the same answer to the same question.

use std::time::Duration;

use rules::{History, Spec};
use search::{Engine, Expertise, Limits, Meter, SearchTask, Stop, Thought, algorithms, knobs_for};

use crate::legal::legal_moves;

/// The number of positions for engines that do not count in depth.
const ENOUGH: u64 = 5000;
/// The engines that look further where there is only one move.
const FORCED: [&str; 3] = ["pvs", "exact", "master"];

/// Asks every engine that plays the game, general or its own, under every kind of limit. Engines
/// that refuse this form of the game are passed over. The depth should be one that every search
/// reaches at once.
///
/// # Panics
///
/// If a law is broken.
pub fn check_engines<G: Expertise>(game: &G, history: &History<G>, depth: u32) {
    assert!(history.outcome(game).is_none(), "an engine is asked while the game goes on");
    let shallow = Limits { depth: Some(depth), nodes: Some(ENOUGH), ..Limits::default() };
    for (name, mut engine) in engines(game) {
        let mut ask = |limits: Limits, stop: Stop| {
            let thought = ask(game, history, &mut *engine, limits, stop);
            check_legal(game, history, name, &thought);
            thought
        };
        let first = ask(shallow, Stop::default());
        // Where a search follows forced moves, twice the depth may pass before the depth is counted.
        let furthest = if FORCED.contains(&name) { 3 * depth } else { depth };
        assert!(first.statistics.deepest <= furthest, "{name} keeps to its depth");
        assert!(first.depth <= depth, "{name} says no greater depth than it was given");
        let again = ask(shallow, Stop::default());
        assert_eq!(first, again, "{name} says the same again");

        let stop = Stop::default();
        stop.raise();
        ask(Limits::default(), stop);
        ask(Limits { time: Some(Duration::ZERO), ..shallow }, Stop::default());
        for nodes in [1, 2, 3, 7, 50] {
            let thought = ask(Limits { nodes: Some(nodes), ..shallow }, Stop::default());
            let used = thought.statistics.nodes;
            assert!(used <= nodes, "{name} looked at {used} positions, not {nodes}");
            let enough = first.statistics.nodes.min(nodes);
            // With little, some look less closely on the way and are done all the same.
            let done = first.depth <= thought.depth;
            assert!(used == enough || done, "{name} uses {used} of {nodes} positions");
        }
    }
}

/// Every engine that plays this form of the game, by name, with nothing set about it.
fn engines<G: Expertise>(game: &G) -> Vec<(&'static str, Box<dyn Engine<G>>)> {
    let mut engines: Vec<(&str, Box<dyn Engine<G>>)> = Vec::new();
    for offer in algorithms::<G>() {
        let settings = Spec::new(offer.name).settle(&knobs_for::<G>(offer.knobs)).expect("set");
        let evaluator = (G::EVALUATORS[0].build)();
        let built = (offer.build)(game, &settings, evaluator);
        engines.extend(built.map(|engine| (offer.name, engine)));
    }
    for offer in G::ENGINES {
        let settings = Spec::new(offer.name).settle(&knobs_for::<G>(offer.knobs)).expect("set");
        let built = (offer.build)(game, &settings);
        engines.extend(built.map(|engine| (offer.name, engine)));
    }
    engines
}

/// What the engine thinks, its time aside.
fn ask<G: Expertise>(
    game: &G,
    history: &History<G>,
    engine: &mut dyn Engine<G>,
    limits: Limits,
    stop: Stop,
) -> Thought<G::Move> {
    let mut meter = Meter::new(limits, stop);
    let mut thought = engine.think(&mut SearchTask::new(game, history, &mut meter));
    thought.statistics.time = Duration::ZERO;
    thought
}

fn check_legal<G: Expertise>(
    game: &G,
    history: &History<G>,
    name: &str,
    thought: &Thought<G::Move>,
) {
    assert_eq!(thought.line.first(), Some(&thought.best), "{name}: the line begins with the move");
    let mut history = history.clone();
    for &played in &thought.line {
        let legal = legal_moves(game, &history);
        assert!(legal.contains(&played), "{name}: {:?} is legal", thought.line);
        history.play(game, played);
    }
}
