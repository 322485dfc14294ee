//! The opinion of an engine about a place of a game: one of ours, or one of another program.

use rules::{Phrase, Speak as _, Spec};
use search::{Limits, Stop};
use session::{Advice, AnalysisScope, AnyGame, ExternalEngines, GameNotation};

use crate::failure::Failure;

/// The thinking of an engine, about to begin: it tells what it thinks meanwhile.
pub(crate) type Thinking = Box<dyn FnOnce(&mut dyn FnMut(Advice)) -> Result<Advice, Failure>>;

/// A place of a game, and the table that stands there.
pub(crate) struct AskedPlace<'a> {
    /// The game.
    pub(crate) game: &'a Spec,
    /// A table at the place.
    pub(crate) table: &'a dyn AnyGame,
    /// How the place is told to other programs.
    pub(crate) notation: GameNotation,
}

/// The thinking of an engine about a place; nothing if it is an engine of ours.
pub(crate) fn of_external_engine(
    engine: &Spec,
    place: &AskedPlace<'_>,
    scope: &AnalysisScope,
    limits: Limits,
    stop: &Stop,
    external_engines: &ExternalEngines,
) -> Result<Option<Thinking>, Failure> {
    let Some(mut asked) = external_engines.invite(engine, place.game)? else { return Ok(None) };
    if scope.lines > 1 || !scope.only.is_empty() {
        return Err(Failure::WrongUse(Phrase::new("error-analyse-external")));
    }
    if place.table.ending().is_some() {
        return Err(Failure::WrongUse(Phrase::new("error-game-over")));
    }
    let (notation, stop) = (place.notation.clone(), stop.clone());
    Ok(Some(Box::new(move |tell| {
        let thought = asked.think(&notation, limits, &stop, tell);
        thought.map_err(|fault| Failure::Failed(fault.phrase()))
    })))
}
