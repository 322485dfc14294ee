//! From the name of a level to an engine.
//!
//! `level:7` plays as the seventh line of the game's own table says. Whatever is set beside it
//! counts in place of what the table says; a setting that the level's engine does not have makes
//! the general search play in its place, with the same budget.

use std::sync::LazyLock;

use rules::{Knob, Offer, Phrase, Range, Spec, SpecError};
use search::{
    BOOK, BuildEngine, DEPTH, EVAL, Expertise, Handicapped, Level, NODES, PONDER, SEED, THREADS,
    TIES, TIME, Techniques, knobs_for,
};

use crate::engines::{Purpose, SeatedEngine, build, knobs_of};

/// The name of a level in a spec.
pub(crate) const LEVEL: &str = "level";
/// The engine that knows every setting.
pub(crate) const GENERAL: &str = "pvs";

/// What can be set about a level, the level itself first. Nothing else has a default: what is not
/// set is as the level has it.
pub(crate) static KNOBS: LazyLock<Vec<Knob>> = LazyLock::new(|| {
    let switches = [Techniques::PRUNING, Techniques::ORDERING, Techniques::TABLE];
    let over = [DEPTH, TIME, NODES, EVAL].into_iter().chain(switches);
    let over = over.chain([THREADS, PONDER, BOOK, TIES, SEED]);
    let level = Knob::number(LEVEL, 1, Level::COUNT as u64, Some(5));
    std::iter::once(level).chain(over.map(without_default)).collect()
});

fn without_default(knob: Knob) -> Knob {
    let range = match knob.range {
        Range::Number { min, max, word, .. } => Range::Number { min, max, word, default: None },
        Range::Switch { .. } => Range::Switch { default: None },
        Range::Word { words, .. } => Range::Word { words, default: None },
        range => range,
    };
    Knob { range, ..knob }
}

/// The spec with a level's own name, such as `easy`, told as its number.
pub(crate) fn numbered(spec: &Spec) -> Spec {
    let Some((_, level)) = Level::NAMES.iter().find(|(name, _)| *name == spec.name) else {
        return spec.clone();
    };
    let mut numbered = spec.clone().named(&KNOBS[1..]);
    LEVEL.clone_into(&mut numbered.name);
    numbered.with(LEVEL, level.to_string())
}

/// Which level a spec names, if it names one.
pub(crate) fn level_of(spec: &Spec) -> Option<u64> {
    let spec = numbered(spec);
    let range = KNOBS[0].range.default_text();
    let level = spec.clone().named(&KNOBS).given(LEVEL).map(str::to_owned).or(range)?;
    (spec.name == LEVEL).then(|| level.parse().ok()).flatten()
}

/// Builds the engine of a level.
pub(crate) fn build_level<G: Expertise>(
    game: &G,
    spec: &Spec,
    purpose: Purpose,
) -> Result<SeatedEngine<G>, SpecError> {
    let (engine, level, seed) = engine_of_level(game, spec)?;
    let mut seated = build(game, &engine, purpose)?;
    if level.slips > 0 {
        seated.engine = Box::new(Handicapped { engine: seated.engine, level, seed });
    }
    Ok(seated)
}

/// The engine that a level names, how it plays, and what its lots follow from; an error if the spec
/// is no level's.
pub(crate) fn engine_of_level<G: Expertise>(
    game: &G,
    spec: &Spec,
) -> Result<(Spec, Level, u64), SpecError> {
    let spec = numbered(spec);
    if spec.name != LEVEL {
        let allowed = vec![LEVEL.to_owned()];
        return Err(SpecError::UnknownName { name: spec.name, allowed });
    }
    let settings = spec.settle(&level_knobs::<G>())?;
    let level = game.levels()[usize::from(settings.byte(LEVEL)) - 1];
    let seed = settings.number(SEED.name).unwrap_or_default();
    let engine = engine_of::<G>(level, &spec.named(&KNOBS), seed);
    Ok((engine, level, seed))
}

/// The engine of a level with what was set over it; what is left to chance follows from the seed.
fn engine_of<G: Expertise>(level: Level, over: &Spec, seed: u64) -> Spec {
    let given = KNOBS[1..].iter().filter_map(|knob| Some((knob.name, over.given(knob.name)?)));
    let mut engine: Spec = level.engine.parse().expect("a ladder is made of specs");
    // A level without a book need not be told to do without.
    let is_moot = |knob: &str, value: &str| {
        knob == BOOK.name && value == "off" && !can_be_set::<G>(&engine, knob)
    };
    let given: Vec<(&str, &str)> =
        given.filter(|&(knob, value)| knob != SEED.name && !is_moot(knob, value)).collect();
    if !given.iter().all(|(knob, _)| can_be_set::<G>(&engine, knob)) {
        engine = general(&engine);
    }
    let seed = seed.to_string();
    for (knob, value) in [(TIES.name, "random"), (SEED.name, &seed)] {
        if can_be_set::<G>(&engine, knob) {
            engine.set(knob, value);
        }
    }
    given.iter().fold(engine, |engine, (knob, value)| engine.with(*knob, *value))
}

/// The knobs of a level in this game.
pub(crate) fn level_knobs<G: Expertise>() -> Vec<Knob> {
    let has_book = |offer: &Offer<BuildEngine<G>>| offer.knobs.contains(&BOOK);
    let has_book = G::ENGINES.iter().any(has_book);
    knobs_for::<G>(&KNOBS)
        .into_iter()
        .filter(|knob| has_book || knob.name != BOOK.name)
        .map(|knob| if knob.name == EVAL.name { without_default(knob) } else { knob })
        .collect()
}

/// What a level does, in words.
pub(crate) fn told(level: &Level) -> Phrase {
    let engine: Spec = level.engine.parse().expect("a ladder is made of specs");
    let number = |knob: &str| engine.given(knob).and_then(|text| text.parse::<u64>().ok());
    let mut does = match (number(DEPTH.name), number(NODES.name)) {
        (Some(depth), _) => Phrase::new("level-depth").with("depth", depth),
        (None, Some(nodes)) => Phrase::new("level-nodes").with("nodes", nodes),
        (None, None) if engine.name == "random" => Phrase::new("level-random"),
        (None, None) => {
            let called = Phrase::built(format!("player-called-{}", engine.name));
            Phrase::new("level-engine").with("engine", called)
        }
    };
    if level.slips > 0 {
        does = Phrase::new("level-slips").with("does", does).with("slips", u64::from(level.slips));
    }
    if let Some(empties) = number("solve") {
        does = Phrase::new("level-solves").with("does", does).with("empties", empties);
    }
    does
}

fn can_be_set<G: Expertise>(engine: &Spec, knob: &str) -> bool {
    knobs_of::<G>(&engine.name).is_some_and(|knobs| knobs.iter().any(|known| known.name == knob))
}

/// The general search with the budget of an engine; one that has none does not look ahead.
fn general(engine: &Spec) -> Spec {
    let budget = [DEPTH, TIME, NODES].map(|knob| knob.name);
    let budget = budget.into_iter().filter_map(|knob| Some((knob, engine.given(knob)?)));
    let general = budget.fold(Spec::new(GENERAL), |spec, (knob, value)| spec.with(knob, value));
    if general == Spec::new(GENERAL) { general.with(DEPTH.name, "1") } else { general }
}
