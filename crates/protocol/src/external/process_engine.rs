//! A program that sits at our table, whatever it speaks.

use std::time::Instant;

use rules::Spec;
use search::{Limits, Stop};
use session::{Advice, AnyGame, ExternalEngine, Fault, GameNotation, Watcher, open_table};

use super::{Process, ProcessHost, Program};

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

    /// What the program has called itself so far.
    fn name(&self) -> Option<String>;

    /// Hears the seed of its game, if the protocol can pass one on.
    fn set_seed(&mut self, _seed: u64) {}

    /// The handshake with a program that has just started.
    fn greet(
        &mut self,
        process: &mut Process,
        program: &Program,
        deadline: Instant,
    ) -> Result<(), Fault>;

    /// Begins another game with a program that has played one.
    fn renew(&mut self, _process: &mut Process) -> Result<(), Fault> {
        Ok(())
    }

    /// Asks for a move, and returns it as our table reads it.
    fn ask(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        tell: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault>;

    /// The same with a watcher, which is shown the nodes of the search if the program tells of them.
    fn ask_watched(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        _watcher: &mut dyn Watcher,
    ) -> Result<Advice, Fault> {
        self.ask(process, question, &mut |_| ())
    }
}

/// Who hears of the thinking of a program.
enum AnswerListener<'a> {
    /// What it thinks meanwhile.
    Thoughts(&'a mut dyn FnMut(Advice)),
    /// The nodes of its search.
    Nodes(&'a mut dyn Watcher),
}

/// A program that sits at our table. It is started when it is first asked, unless one waits for
/// another game, and again when it has failed and is asked once more.
pub(crate) struct ProcessEngine<T: EngineDialect> {
    program: Program,
    game: Spec,
    dialect: T,
    host: ProcessHost,
    process: Option<Process>,
}

impl<T: EngineDialect> ProcessEngine<T> {
    pub(crate) fn new(program: Program, game: Spec, host: ProcessHost, dialect: T) -> Self {
        Self { program, game, dialect, host, process: None }
    }

    /// A program that has waited for the game, if there is one and it is still there.
    fn reuse(&mut self) -> Option<Process> {
        let mut idle = self.host.take(&self.program, &self.game)?;
        self.dialect.renew(&mut idle).ok().map(|()| idle)
    }

    /// A program that has just been started.
    fn start(&mut self) -> Result<Process, Fault> {
        let mut process = Process::start(&self.program, &self.host, self.dialect.farewell())?;
        let deadline = Instant::now() + self.program.startup;
        match self.dialect.greet(&mut process, &self.program, deadline) {
            Ok(()) => Ok(process),
            Err(Fault::Crashed(_)) => Err(Fault::Absent(process.last_words())),
            Err(fault) => Err(fault),
        }
    }

    /// What a program says to a question, with its last words if it broke down.
    fn answer(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        listener: &mut AnswerListener<'_>,
    ) -> Result<Advice, Fault> {
        let answer = match listener {
            AnswerListener::Thoughts(tell) => self.dialect.ask(process, question, tell),
            AnswerListener::Nodes(watcher) => self.dialect.ask_watched(process, question, *watcher),
        };
        answer.map_err(|fault| match fault {
            Fault::Crashed(words) if words.is_empty() => process.breakdown(),
            Fault::Absent(why) if why.is_empty() => Fault::Absent(process.last_words()),
            fault => fault,
        })
    }

    fn ask(
        &mut self,
        table: &dyn AnyGame,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        listener: &mut AnswerListener<'_>,
    ) -> Result<Advice, Fault> {
        let seated = self.process.take();
        let reused = if seated.is_none() { self.reuse() } else { None };
        let is_reused = reused.is_some();
        let mut process = match seated.or(reused) {
            Some(process) => process,
            None => self.start()?,
        };
        let begun = Instant::now();
        let deadline = begun + self.program.wait(limits);
        let limits = self.program.limits(limits);
        let question = MoveRequest { table, place, limits, deadline, stop };
        let mut answer = self.answer(&mut process, &question, listener);
        if is_reused && matches!(answer, Err(Fault::Crashed(_))) {
            // It ended while it waited, which is no fault in this game.
            process = self.start()?;
            answer = self.answer(&mut process, &question, listener);
        }
        let mut advice = answer?;
        self.host.note_name(&self.program, self.dialect.name());
        self.process = Some(process);
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
        self.ask(&*table, place, limits, stop, &mut AnswerListener::Thoughts(tell))
    }

    fn think_watched(
        &mut self,
        place: &GameNotation,
        limits: Limits,
        stop: &Stop,
        watcher: &mut dyn Watcher,
    ) -> Result<Advice, Fault> {
        let table = lay(&self.game, place);
        self.ask(&*table, place, limits, stop, &mut AnswerListener::Nodes(watcher))
    }

    fn set_seed(&mut self, seed: u64) {
        self.dialect.set_seed(seed);
    }
}

impl<T: EngineDialect> Drop for ProcessEngine<T> {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.host.put_back(&self.program, &self.game, process);
        }
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
