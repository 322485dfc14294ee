//! What managers of matches expect of a program, tried one thing after the other.

use std::{
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use rules::{Phrase, Speak as _, Spec};
use search::{Limits, Stop};
use session::{AnyGame, ExternalEngine, Fault, GameNotation, open_table};

use super::{Process, ProcessHost, Program};
use crate::Protocol;

/// Something that is expected of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expectation {
    /// It starts, greets and plays a first move.
    Starts,
    /// It plays a whole game, and every move is legal.
    PlaysLegally,
    /// It keeps to the time that it is given.
    KeepsTime,
    /// It plays another game without being started again.
    PlaysAgain,
    /// It plays from a position that is not the start.
    SetsUp,
    /// It answers soon when it is told to stop.
    Stops,
    /// It goes on after a command that it does not know.
    IgnoresNonsense,
    /// It ends by itself when it is told to.
    Ends,
}

impl Expectation {
    /// Everything that is expected, in the order in which it is tried.
    pub const ALL: [Self; 8] = [
        Self::Starts,
        Self::PlaysLegally,
        Self::KeepsTime,
        Self::PlaysAgain,
        Self::SetsUp,
        Self::Stops,
        Self::IgnoresNonsense,
        Self::Ends,
    ];

    /// How long a program is given for a move unless it is said.
    pub const MOVE_TIME: Duration = Duration::from_millis(200);

    /// Its name for machines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Starts => "starts",
            Self::PlaysLegally => "plays-legally",
            Self::KeepsTime => "keeps-time",
            Self::PlaysAgain => "plays-again",
            Self::SetsUp => "sets-up",
            Self::Stops => "stops",
            Self::IgnoresNonsense => "ignores-nonsense",
            Self::Ends => "ends",
        }
    }
}

/// What came of trying something.
#[derive(Clone, Debug, PartialEq)]
pub enum InspectionResult {
    /// It is as expected.
    Passed,
    /// It is not, and this is what is wrong.
    Failed(Phrase),
    /// It was not tried: the protocol has no words for it, or nothing came of what goes before.
    Skipped,
}

/// By how much it may exceed that: what managers forgive.
const MARGIN: Duration = Duration::from_millis(200);
/// How long a program may take to end.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long a program is listened to after nonsense.
const LISTEN: Duration = Duration::from_millis(300);
/// How many moves of a game are tried.
const MOST_PLIES: usize = 200;
/// How many moves lead to the position that is set up.
const SET_UP_PLIES: usize = 6;

/// Tries a program at a game of its protocol for what is expected, with this time for a move;
/// `launcher` is our own program, through which it is started so that it ends with us.
#[must_use]
pub fn inspect(
    program: &Program,
    game: &Spec,
    launcher: Option<PathBuf>,
    expected: &[Expectation],
    move_time: Duration,
) -> Vec<(Expectation, InspectionResult)> {
    let host = ProcessHost::new(launcher, true);
    let longest = Duration::ZERO;
    let mut inspection = Inspection { program, game, host, move_time, longest, broken: false };
    let tried = expected.iter().map(|&expected| {
        let result = inspection.try_out(expected);
        inspection.broken |=
            expected == Expectation::Starts && matches!(result, InspectionResult::Failed(_));
        (expected, result)
    });
    tried.collect()
}

/// A program that is being tried.
struct Inspection<'a> {
    program: &'a Program,
    game: &'a Spec,
    host: ProcessHost,
    /// How long it is given for a move.
    move_time: Duration,
    /// The longest that it has thought about a move.
    longest: Duration,
    /// Whether it does not even start.
    broken: bool,
}

impl Inspection<'_> {
    fn try_out(&mut self, expected: Expectation) -> InspectionResult {
        let protocol = self.program.protocol;
        let has_words = match expected {
            Expectation::SetsUp => protocol != Protocol::Gtp,
            Expectation::Stops => matches!(protocol, Protocol::Hub | Protocol::Json),
            Expectation::KeepsTime => protocol.limits().contains(&"time"),
            _ => true,
        };
        if self.broken || !has_words {
            return InspectionResult::Skipped;
        }
        let tried = match expected {
            Expectation::Starts => self.start(),
            Expectation::PlaysLegally => self.play_game(),
            Expectation::KeepsTime => self.keep_time(),
            Expectation::PlaysAgain => self.play_again(),
            Expectation::SetsUp => self.set_up(),
            Expectation::Stops => self.stop(),
            Expectation::IgnoresNonsense => self.ignore_nonsense(),
            Expectation::Ends => self.end(),
        };
        tried.map_or_else(InspectionResult::Failed, |()| InspectionResult::Passed)
    }

    fn table(&self) -> Box<dyn AnyGame> {
        open_table(self.game).expect("a game of the protocol")
    }

    fn seat(&self) -> Box<dyn ExternalEngine> {
        self.program.protocol.seat(self.program.clone(), self.game, &self.host)
    }

    /// The limits of a move, as far as the protocol can tell of them.
    fn limits(&self) -> Limits {
        let tells = self.program.protocol.limits().contains(&"time");
        Limits { time: tells.then_some(self.move_time), ..Limits::default() }
    }

    /// Asks for a move, and notes how long it took.
    fn ask(
        &mut self,
        engine: &mut dyn ExternalEngine,
        place: &GameNotation,
    ) -> Result<String, Phrase> {
        let begun = Instant::now();
        let answer = engine.think(place, self.limits(), &Stop::default(), &mut |_| ());
        let advice = answer.map_err(|fault| fault.phrase())?;
        self.longest = self.longest.max(begun.elapsed());
        Ok(advice.best)
    }

    fn start(&mut self) -> Result<(), Phrase> {
        let place = GameNotation { start: self.table().position(), moves: Vec::new() };
        let engine = &mut *self.seat();
        self.ask(engine, &place)?;
        // Starting is not thinking.
        self.longest = Duration::ZERO;
        Ok(())
    }

    /// Plays a game against moves that follow from their number alone.
    fn play_game(&mut self) -> Result<(), Phrase> {
        let mut table = self.table();
        let mut place = GameNotation { start: table.position(), moves: Vec::new() };
        let engine = &mut *self.seat();
        while table.ending().is_none() && place.moves.len() < MOST_PLIES {
            let own = place.moves.len().is_multiple_of(2);
            let text = if own { self.ask(engine, &place)? } else { some_move(&*table, &place) };
            place.moves.push(table.play(&text).map_err(|_| Fault::Illegal(text).phrase())?);
        }
        Ok(())
    }

    fn keep_time(&self) -> Result<(), Phrase> {
        if self.longest <= self.move_time + MARGIN {
            return Ok(());
        }
        let seconds = |time: Duration| rules::Argument::decimal(time.as_secs_f64(), 2);
        let phrase = Phrase::new("engine-check-slow").with("seconds", seconds(self.longest));
        Err(phrase.with("given", seconds(self.move_time)))
    }

    /// Plays with the program that has played before, which must still be there.
    fn play_again(&mut self) -> Result<(), Phrase> {
        let mut idle = self.idle()?;
        if !idle.is_running() {
            return Err(Phrase::new("engine-check-gone"));
        }
        self.host.put_back(self.program, self.game, idle);
        self.play_game()?;
        let mut idle = self.idle()?;
        let runs = idle.is_running();
        self.host.put_back(self.program, self.game, idle);
        if runs { Ok(()) } else { Err(Phrase::new("engine-check-gone")) }
    }

    /// The program that waits for another game.
    fn idle(&self) -> Result<Process, Phrase> {
        let found = self.host.take(self.program, self.game);
        found.ok_or_else(|| Phrase::new("engine-check-gone"))
    }

    fn set_up(&mut self) -> Result<(), Phrase> {
        let mut table = self.table();
        let mut moves = GameNotation { start: String::new(), moves: Vec::new() };
        while moves.moves.len() < SET_UP_PLIES && table.ending().is_none() {
            let text = some_move(&*table, &moves);
            moves.moves.push(table.play(&text).expect("a legal move"));
        }
        let place = GameNotation { start: table.position(), moves: Vec::new() };
        let engine = &mut *self.seat();
        self.ask(engine, &place).map(|_| ())
    }

    fn stop(&mut self) -> Result<(), Phrase> {
        let place = GameNotation { start: self.table().position(), moves: Vec::new() };
        let stop = Stop::default();
        let (raised, move_time) = (stop.clone(), self.move_time);
        let raising = thread::spawn(move || {
            thread::sleep(move_time);
            raised.raise();
        });
        let limits = Limits { time: Some(Duration::from_mins(1)), ..Limits::default() };
        let answer = self.seat().think(&place, limits, &stop, &mut |_| ());
        let _ = raising.join();
        answer.map(|_| ()).map_err(|fault| fault.phrase())
    }

    fn ignore_nonsense(&mut self) -> Result<(), Phrase> {
        let mut idle = self.idle()?;
        let said = idle.say("plateau-no-such-command");
        said.map_err(|fault| fault.phrase())?;
        let deadline = Instant::now() + LISTEN;
        while idle.line(deadline).is_ok() {}
        if !idle.is_running() {
            return Err(Phrase::new("engine-check-gone"));
        }
        self.host.put_back(self.program, self.game, idle);
        let place = GameNotation { start: self.table().position(), moves: Vec::new() };
        let engine = &mut *self.seat();
        self.ask(engine, &place).map(|_| ())
    }

    fn end(&mut self) -> Result<(), Phrase> {
        let ended = self.idle()?.ends_within(FAREWELL);
        if ended { Ok(()) } else { Err(Phrase::new("engine-check-stays")) }
    }
}

/// A legal move that follows from the number of the move.
fn some_move(table: &dyn AnyGame, place: &GameNotation) -> String {
    let mut legal = table.view().moves;
    let index = (7 * place.moves.len() + 3) % legal.len();
    legal.swap_remove(index).text
}
