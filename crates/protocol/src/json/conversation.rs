//! A player in our own protocol that is asked outside a game, for exercises.

use std::{path::PathBuf, time::Instant};

use rules::Spec;
use search::{Limits, Stop};
use session::{Advice, AnyGame, Fault, GameNotation};

use super::external_engine::{Extras, JsonExternalEngine, WrittenValue};
use crate::external::{EngineDialect as _, MoveRequest, Process, ProcessHost, Program};

/// A program that speaks our own protocol and is asked about positions, one after the other.
#[derive(Debug)]
pub struct Conversation {
    program: Program,
    dialect: JsonExternalEngine,
    process: Process,
}

impl Conversation {
    /// Starts a program for a game, which is named as the player is to hear it; through our own
    /// program if that is given, so that it ends with us.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn begin(program: &Program, game: &str, launcher: Option<PathBuf>) -> Result<Self, Fault> {
        let mut dialect = JsonExternalEngine::new(game, program);
        let host = ProcessHost::new(launcher, false);
        let mut process = Process::start(program, &host, dialect.farewell())?;
        let deadline = Instant::now() + program.startup;
        match dialect.greet(&mut process, program, deadline) {
            Ok(()) => Ok(Self { program: program.clone(), dialect, process }),
            Err(Fault::Crashed(_)) => Err(Fault::Absent(process.last_words())),
            Err(fault) => Err(fault),
        }
    }

    /// Names the engine or algorithm that the player is to use from now on.
    pub fn set_engine(&mut self, engine: Option<Spec>) {
        self.dialect.set_engine(engine);
    }

    /// Asks about the position on a table, which the moves of `place` have led to; `value` says what
    /// a position is worth to the first seat, where that is written down.
    ///
    /// # Errors
    ///
    /// How the program failed.
    pub fn ask(
        &mut self,
        table: &dyn AnyGame,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        value: Option<WrittenValue<'_>>,
    ) -> Result<Advice, Fault> {
        let deadline = Instant::now() + self.program.wait(limits);
        let limits = self.program.limits(limits);
        let question = MoveRequest { table, place, limits, deadline, stop };
        let extras = Extras { value, nodes: None };
        let asked = self.dialect.ask_with(&mut self.process, &question, extras, &mut |_| ());
        let mut advice = asked.map_err(|fault| match fault {
            Fault::Crashed(words) if words.is_empty() => self.process.breakdown(),
            fault => fault,
        })?;
        let written = table.fork().play(&advice.best);
        advice.best = written.map_err(|_| Fault::Illegal(advice.best))?;
        Ok(advice)
    }
}
