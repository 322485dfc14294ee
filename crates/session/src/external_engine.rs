//! Engines of other programs at the table.
//!
//! The session knows neither processes nor protocols: an [`EngineProvider`] has such engines, and
//! an [`ExternalEngine`] in a seat is told the game so far in notation and answers with a move.
//! Its thinking is work with a ticket, as that of our own engines is.

use std::{fmt, sync::Arc};

use rules::{Spec, SpecError};
use search::{Limits, Stop};

use crate::{Advice, Fault, Watcher};

/// Where a game stands, in notation: what a program has to be told to go on with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameNotation {
    /// The position that the game began from.
    pub start: String,
    /// The moves since then, as the game writes them.
    pub moves: Vec<String>,
}

/// Another program's engine, seated at a table.
pub trait ExternalEngine: Send {
    /// Thinks about a place of its game, within the limits where they are set and its own where
    /// they are not; told to stop, it says what it has as soon as it can.
    ///
    /// # Errors
    ///
    /// How the program failed, which loses it the game.
    fn think(
        &mut self,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault>;

    /// Thinks in the same way, and shows a watcher the nodes of its search if it can tell of them.
    ///
    /// # Errors
    ///
    /// How the program failed.
    fn think_watched(
        &mut self,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        _watcher: &mut dyn Watcher,
    ) -> Result<Advice, Fault> {
        self.think(place, limits, stop, &mut |_| ())
    }

    /// Hears the seed from which everything random in its play is to follow, before it is first
    /// asked. Most programs cannot be told one.
    fn set_seed(&mut self, _seed: u64) {}

    /// Hears where its game has come to its end. Only those need to know who would wait otherwise.
    fn end(&mut self, _place: &GameNotation) {}
}

/// A provider of external engines: the engines of other programs.
pub trait EngineProvider: Send + Sync {
    /// What the engines are called that anybody may seat.
    fn names(&self) -> Vec<String>;

    /// What the program of an engine has called itself, if it has been started and has done so.
    fn told_name(&self, _engine: &Spec) -> Option<String> {
        None
    }

    /// The engine that a spec names, for a game; nothing if the host has none of that name.
    ///
    /// # Errors
    ///
    /// If there is one and it cannot play this game, or what is set about it is wrong.
    fn invite(
        &self,
        engine: &Spec,
        game: &Spec,
    ) -> Result<Option<Box<dyn ExternalEngine>>, SpecError>;
}

/// The engines of other programs that may be seated: those of a host, or none.
#[derive(Clone, Default)]
pub struct ExternalEngines(Option<Arc<dyn EngineProvider>>);

impl ExternalEngines {
    /// The external engines that a host has.
    #[must_use]
    pub fn of(host: Arc<dyn EngineProvider>) -> Self {
        Self(Some(host))
    }

    /// What the program of an engine has called itself, if it has been started and has done so.
    #[must_use]
    pub fn told_name(&self, engine: &Spec) -> Option<String> {
        self.0.as_ref()?.told_name(engine)
    }

    /// What the engines are called that anybody may seat.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.0.as_ref().map_or_else(Vec::new, |host| host.names())
    }

    /// The engine that a spec names, for a game; nothing if there is none of that name.
    ///
    /// # Errors
    ///
    /// If there is one and it cannot play this game, or what is set about it is wrong.
    pub fn invite(
        &self,
        engine: &Spec,
        game: &Spec,
    ) -> Result<Option<Box<dyn ExternalEngine>>, SpecError> {
        self.0.as_ref().map_or(Ok(None), |host| host.invite(engine, game))
    }
}

impl PartialEq for ExternalEngines {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(mine), Some(theirs)) => Arc::ptr_eq(mine, theirs),
            (None, None) => true,
            _ => false,
        }
    }
}

impl Eq for ExternalEngines {}

impl fmt::Debug for ExternalEngines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Guests").field(&self.names()).finish()
    }
}
