//! How another program's engine is reached: started here, or found on the network.

use rules::{Speak as _, Spec, SpecError};
use session::ExternalEngine;

use super::{ProcessHost, Program, ProgramError};
use crate::{
    Protocol,
    dxp::{DxpExternalEngine, DxpPeer},
};

/// How another program's engine is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there is one for each player at most")]
pub enum Contact {
    /// It is started on this machine.
    Program(Program),
    /// It listens on a network.
    Partner(DxpPeer),
}

impl Contact {
    /// The name under which programs on the network are seated.
    pub const NETWORK: &'static str = "dxp";

    /// Everything that an engine can be reached by.
    #[must_use]
    pub fn names() -> Vec<&'static str> {
        Protocol::ALL.iter().map(|protocol| protocol.name()).chain([Self::NETWORK]).collect()
    }

    /// The engine that a spec describes, if it describes one by how it is reached.
    ///
    /// # Errors
    ///
    /// If something is wrong with it.
    pub fn read(spec: &Spec) -> Result<Option<Self>, ProgramError> {
        if spec.name == Self::NETWORK {
            return Ok(Some(Self::Partner(DxpPeer::read(spec)?)));
        }
        if Protocol::named(&spec.name).is_none() {
            return Ok(None);
        }
        Program::read(spec).map(Self::Program).map(Some)
    }

    /// The same with limits given by a spec, which may set no path.
    pub(crate) fn limited(&self, spec: &Spec) -> Result<Self, SpecError> {
        let settings = spec.settle(Program::LIMITS)?;
        Ok(match self {
            Self::Program(program) => {
                let limited = program.limited(&settings);
                Self::Program(limited.map_err(|error| SpecError::Clash(error.phrase()))?)
            }
            Self::Partner(partner) => {
                let time = settings.seconds("time").or(partner.time);
                Self::Partner(DxpPeer { time, ..partner.clone() })
            }
        })
    }

    /// The engine, seated at a game.
    ///
    /// # Errors
    ///
    /// If its protocol cannot tell of the game.
    pub(crate) fn seat(
        self,
        game: &Spec,
        host: &ProcessHost,
    ) -> Result<Box<dyn ExternalEngine>, SpecError> {
        match self {
            Self::Program(program) => {
                let protocol = program.protocol;
                protocol.plays(game).then_some(()).ok_or_else(|| protocol.refusal(game))?;
                program.check().map_err(|error| SpecError::Clash(error.phrase()))?;
                Ok(protocol.seat(program, game, host))
            }
            Self::Partner(partner) => {
                let plays = Protocol::Hub.plays(game);
                plays.then_some(()).ok_or_else(|| refusal(Self::NETWORK, game))?;
                Ok(Box::new(DxpExternalEngine::new(partner, game.clone())))
            }
        }
    }
}

/// Says that a protocol cannot tell of a game.
pub(crate) fn refusal(protocol: &str, game: &Spec) -> SpecError {
    let phrase = rules::Phrase::new("error-guest-game").with("protocol", protocol);
    SpecError::Clash(phrase.with("game", game.to_string()))
}
