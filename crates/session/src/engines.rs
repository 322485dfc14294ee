//! From the spec of an engine to the engine.

use rules::{Offer, Spec, SpecError, find_offer};
use search::{Engine, Expertise, Limits, algorithms, knobs_for};

/// An engine and the limits that its own knobs set.
pub(crate) struct Seated<G: Expertise> {
    pub(crate) engine: Box<dyn Engine<G>>,
    pub(crate) limits: Limits,
}

/// Builds the engine a spec names: one of the game's own, or a general one with an evaluator.
pub(crate) fn build<G: Expertise>(game: &G, spec: &Spec) -> Result<Seated<G>, SpecError> {
    if let Ok(offer) = find_offer(G::ENGINES, &spec.name) {
        let settings = spec.settle(&knobs_for::<G>(offer.knobs))?;
        let engine = (offer.build)(game, &settings)?;
        return Ok(Seated { engine, limits: Limits::of(&settings) });
    }
    let offer = find_offer(algorithms::<G>(), &spec.name).map_err(|_| unknown::<G>(spec))?;
    let settings = spec.settle(&knobs_for::<G>(offer.knobs))?;
    let best = G::EVALUATORS[0].name;
    let evaluator = find_offer(G::EVALUATORS, settings.word("eval").unwrap_or(best))?;
    let engine = (offer.build)(game, &settings, (evaluator.build)())?;
    Ok(Seated { engine, limits: Limits::of(&settings) })
}

/// Says which engines there are in this game.
fn unknown<G: Expertise>(spec: &Spec) -> SpecError {
    fn names<B>(offers: &[Offer<B>]) -> impl Iterator<Item = String> {
        offers.iter().map(|offer| offer.name.to_owned())
    }
    let allowed = names(algorithms::<G>()).chain(names(G::ENGINES)).collect();
    SpecError::UnknownName { name: spec.name.clone(), allowed }
}
