//! From the spec of an engine to the engine.

use std::borrow::Cow;

use rules::{Knob, Offer, Settings, Spec, SpecError, find_offer};
use search::{
    EVAL, Engine, Expertise, Level, Limits, PONDER, Pvs, ScoreScale, Techniques, algorithms,
    knobs_for, usual_limits,
};

use crate::levels::{self, LEVEL, build_level};

/// An engine and the limits that its own knobs set.
pub(crate) struct SeatedEngine<G: Expertise> {
    pub(crate) engine: Box<dyn Engine<G>>,
    pub(crate) limits: Limits,
    /// Its limits at a table that sets none.
    pub(crate) usual: Limits,
    /// Whether it thinks on while the other player does.
    pub(crate) ponders: bool,
}

impl<G: Expertise> SeatedEngine<G> {
    fn new(engine: Box<dyn Engine<G>>, settings: &Settings, usual: Limits) -> Self {
        let ponders = settings.switch(PONDER.name) == Some(true);
        Self { engine, limits: Limits::of(settings), usual, ponders }
    }
}

/// What an engine is built for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To play a game: what it found at one move helps it at the next.
    Play,
    /// To answer a question: the answer depends on nothing that was asked before.
    Question,
}

impl Purpose {
    /// The spec of an engine with these knobs, with what the purpose decides unless it is set.
    fn applied<'a>(self, spec: &'a Spec, knobs: &[Knob]) -> Cow<'a, Spec> {
        let reuse = Techniques::REUSE;
        let named = spec.clone().named(knobs);
        let is_open = knobs.contains(&reuse) && named.given(reuse.name).is_none();
        if self == Self::Play && is_open {
            Cow::Owned(named.with(reuse.name, "on"))
        } else {
            Cow::Borrowed(spec)
        }
    }
}

/// Builds the engine a spec names: a level, one of the game's own, or a general one with an
/// evaluator.
pub(crate) fn build<G: Expertise>(
    game: &G,
    spec: &Spec,
    purpose: Purpose,
) -> Result<SeatedEngine<G>, SpecError> {
    let spec = &levels::numbered(spec);
    if spec.name == LEVEL {
        return build_level(game, spec, purpose);
    }
    if let Ok(offer) = find_offer(G::ENGINES, &spec.name) {
        let settings = spec.settle(&knobs_for::<G>(offer.knobs))?;
        let engine = (offer.build)(game, &settings)?;
        let usual = usual_limits(game, offer.name);
        return Ok(SeatedEngine::new(engine, &settings, usual));
    }
    let offer = find_offer(algorithms::<G>(), &spec.name).map_err(|_| unknown::<G>(spec))?;
    if let Some((spec, evaluator)) = split_evaluator(spec)? {
        return build_with(game, &spec, &evaluator, purpose);
    }
    let settings = purpose.applied(spec, offer.knobs).settle(&knobs_for::<G>(offer.knobs))?;
    let best = G::EVALUATORS[0].name;
    let evaluator = find_offer(G::EVALUATORS, settings.word(EVAL.name).unwrap_or(best))?;
    let engine = (offer.build)(game, &settings, (evaluator.build)())?;
    let usual = usual_limits(game, offer.name);
    Ok(SeatedEngine::new(engine, &settings, usual))
}

/// A spec whose evaluator has settings of its own, as in `eval="patterns:file=…"`: the same without
/// its evaluator, and the evaluator.
fn split_evaluator(spec: &Spec) -> Result<Option<(Spec, Spec)>, SpecError> {
    let Some(given) = spec.given(EVAL.name).filter(|given| given.contains(':')) else {
        return Ok(None);
    };
    let evaluator: Spec = given.parse()?;
    let mut plain = spec.clone();
    let _ = plain.split_off(&[EVAL]);
    Ok(Some((plain, evaluator)))
}

/// Builds a general engine with an evaluator that has settings of its own.
fn build_with<G: Expertise>(
    game: &G,
    spec: &Spec,
    evaluator: &Spec,
    purpose: Purpose,
) -> Result<SeatedEngine<G>, SpecError> {
    let offer = find_offer(algorithms::<G>(), &spec.name)?;
    let settings = purpose.applied(spec, offer.knobs).settle(&knobs_for::<G>(offer.knobs))?;
    let evaluator = game.evaluator_with(evaluator)?;
    let engine = if offer.name == levels::GENERAL {
        // Its own builder would take the usual evaluator of the game.
        Box::new(Pvs::of(evaluator, G::Guide::default(), &settings))
    } else {
        (offer.build)(game, &settings, evaluator)?
    };
    let usual = usual_limits(game, offer.name);
    Ok(SeatedEngine::new(engine, &settings, usual))
}

/// How the scores of an engine are told: by its evaluator, or by its name if it is the room's own.
/// Those of a program from outside are taken for those of the room.
pub(crate) fn scale<G: Expertise>(game: &G, spec: &Spec) -> ScoreScale {
    let level = levels::engine_of_level(game, spec).ok();
    let spec = level.as_ref().map_or(spec, |(engine, _, _)| engine);
    if find_offer(G::ENGINES, &spec.name).is_ok() {
        return game.scale(&spec.name);
    }
    let named = |spec: &Spec| {
        let spec = spec.clone().named(knobs_of::<G>(&spec.name).unwrap_or_default());
        let evaluator = spec.given(EVAL.name).and_then(|given| given.split(':').next());
        evaluator.map(str::to_owned)
    };
    let usual = match knobs_of::<G>(&spec.name) {
        Some(_) => None,
        None => game.adviser().parse().ok().as_ref().and_then(named),
    };
    let evaluator = named(spec).or(usual);
    game.scale(evaluator.as_deref().unwrap_or(G::EVALUATORS[0].name))
}

/// What can be set about the engine of that name, if there is one.
pub(crate) fn knobs_of<G: Expertise>(name: &str) -> Option<&'static [Knob]> {
    fn of<B>(offers: &'static [Offer<B>], name: &str) -> Option<&'static [Knob]> {
        find_offer(offers, name).ok().map(|offer| offer.knobs)
    }
    of(G::ENGINES, name).or_else(|| of(algorithms::<G>(), name))
}

/// Says which engines there are in this game.
fn unknown<G: Expertise>(spec: &Spec) -> SpecError {
    fn names<B>(offers: &[Offer<B>]) -> impl Iterator<Item = &'static str> {
        offers.iter().map(|offer| offer.name)
    }
    let levels = std::iter::once(LEVEL).chain(Level::NAMES.map(|(name, _)| name));
    let engines = names(algorithms::<G>()).chain(names(G::ENGINES));
    let allowed = levels.chain(engines).map(str::to_owned).collect();
    SpecError::UnknownName { name: spec.name.clone(), allowed }
}
