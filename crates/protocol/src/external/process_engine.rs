//! A program that sits at our table, whatever it speaks.

use std::time::Instant;

use rules::Spec;
use search::{Limits, Stop};
use session::{Advice, AnyGame, ExternalEngine, Fault, GameNotation, open_table};

use super::{Process, Program};

/// What a program is asked, and by when it must have answered.
pub(crate) struct MoveRequest<'a> {
    /// A table at the place in question.
    pub(crate) table: &'a dyn AnyGame,
    /// The place as the game writes it.
    pub(crate) place: &'a GameNotation,
    /// How long it may think.
    pub(crate) limits: Limits,
    /// When it counts as silent.
    pub(crate) deadline: Instant,
    /// Raised when an answer is wanted now.
    pub(crate) stop: &'a Stop,
}

/// How to talk to a program that plays.
pub(crate) trait EngineDialect: Send {
    /// How it is told to end.
    fn farewell(&self) -> &'static str;

    /// Hears the seed of its game, if the protocol can pass one on.
    fn set_seed(&mut self, _seed: u64) {}

    /// Opens the conversation with a program that has just started.
    fn greet(
        &mut self,
        process: &mut Process,
        program: &Program,
        deadline: Instant,
    ) -> Result<(), Fault>;

    /// Asks for a move, and returns it as our table reads it.
    fn ask(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault>;
}

/// A program that sits at our table. It is started when it is first asked, and again when it has
/// failed and is asked once more.
pub(crate) struct ProcessEngine<T> {
    program: Program,
    game: Spec,
    tongue: T,
    process: Option<Process>,
}

impl<T: EngineDialect> ProcessEngine<T> {
    pub(crate) fn new(program: Program, game: Spec, tongue: T) -> Self {
        Self { program, game, tongue, process: None }
    }

    fn ask(
        &mut self,
        table: &dyn AnyGame,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        let process = match &mut self.process {
            Some(process) => process,
            none => {
                let mut process = Process::start(&self.program, self.tongue.farewell())?;
                let deadline = Instant::now() + self.program.patience;
                self.tongue.greet(&mut process, &self.program, deadline)?;
                none.insert(process)
            }
        };
        let limits = self.program.limits(limits);
        let begun = Instant::now();
        let deadline = begun + self.program.wait(limits);
        let question = MoveRequest { table, place, limits, deadline, stop };
        let mut advice = self.tongue.ask(process, &question, tell)?;
        advice.statistics.time = begun.elapsed();
        let written = table.fork().play(&advice.best);
        advice.best = written.map_err(|_| Fault::Illegal(advice.best))?;
        Ok(advice)
    }
}

impl<T: EngineDialect> ExternalEngine for ProcessEngine<T> {
    fn think(
        &mut self,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        let table = lay(&self.game, place);
        let thought = self.ask(&*table, place, limits, stop, tell);
        if thought.is_err() {
            self.process = None;
        }
        thought
    }

    fn set_seed(&mut self, seed: u64) {
        self.tongue.set_seed(seed);
    }
}

/// A table at a place of a game.
fn lay(game: &Spec, place: &GameNotation) -> Box<dyn AnyGame> {
    let mut table = open_table(game).expect("the game is being played");
    table.set_up(&place.start).expect("the game began there");
    for text in &place.moves {
        table.play(text).expect("the move was played");
    }
    table
}
