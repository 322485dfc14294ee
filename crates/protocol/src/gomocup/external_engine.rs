//! Engines that speak Gomocup, at our table.

use std::{
    mem,
    time::{Duration, Instant},
};

use rules::{Player, Square};
use search::Limits;
use session::{Advice, AnyGame, Fault};

use super::{read_square, square_of, write_square};
use crate::external::{EngineDialect, MoveRequest, Process, Program};

/// The question for a program's name.
const ABOUT: &str = "ABOUT";
/// A time that stands for no limit.
const UNLIMITED: u128 = 2_147_483_647;
/// How much memory an engine may use unless a parameter says otherwise, in bytes: what the
/// tournament of that name gives, 350 megabytes.
const MEMORY: u64 = 350 << 20;
/// The name of the parameter that says so.
const MAX_MEMORY: &str = "max_memory";

/// An engine that speaks Gomocup.
#[derive(Debug)]
pub(crate) struct GomocupExternalEngine {
    exact: bool,
    /// The game that the engine knows of: where it began, and the moves.
    known: Option<(String, Vec<String>)>,
    /// Whether the program has played a game on this board before.
    has_played: bool,
    /// What it calls itself.
    name: Option<String>,
}

/// A stone and whose it is.
struct Stone {
    square: Square,
    player: Player,
}

impl GomocupExternalEngine {
    pub(crate) fn new(exact: bool) -> Self {
        Self { exact, known: None, has_played: false, name: None }
    }

    /// Tells the engine what it needs to know to move: the last stone if it knows the rest, else
    /// the whole board.
    fn bring(&mut self, process: &mut Process, question: &MoveRequest<'_>) -> Result<(), Fault> {
        let place = question.place;
        let known = self.known.take().filter(|(start, _)| *start == place.start);
        let next =
            known.and_then(|(_, known)| place.moves.strip_prefix(&known[..]).map(<[_]>::to_vec));
        let stones = stones(question);
        if let (Some([_]), Some(last)) = (next.as_deref(), stones.last()) {
            return say(process, &format!("TURN {}", write_square(last.square)));
        }
        self.begin(process, question)?;
        if stones.is_empty() {
            return say(process, "BEGIN");
        }
        say(process, "BOARD")?;
        let own = question.table.turn();
        for Stone { square, player } in &stones {
            let who = if *player == own { 1 } else { 2 };
            say(process, &format!("{},{who}", write_square(*square)))?;
        }
        say(process, "DONE")
    }

    /// Begins a game on a board of this size.
    fn begin(&mut self, process: &mut Process, question: &MoveRequest<'_>) -> Result<(), Fault> {
        let board = question.table.board();
        if mem::replace(&mut self.has_played, true) {
            say(process, "RESTART")?;
        } else if board.width == board.height {
            say(process, &format!("START {}", board.width))?;
        } else {
            say(process, &format!("RECTSTART {},{}", board.width, board.height))?;
        }
        loop {
            let line = process.line(question.deadline)?;
            let word = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
            match &*word {
                "OK" => break,
                "ERROR" | "UNKNOWN" => return Err(Fault::Absent(line)),
                _ => (),
            }
        }
        say(process, &format!("INFO rule {}", u8::from(self.exact)))?;
        say(process, "INFO game_type 1")?;
        if self.name.is_some() {
            return Ok(());
        }
        say(process, ABOUT)
    }
}

/// What a program calls itself in its answer, as in `name="Pela", version="7.9"`.
fn about(line: &str) -> Option<String> {
    let value = |key: &str| {
        let (_, rest) = line.split_once(&format!("{key}=\""))?;
        rest.split_once('"').map(|(value, _)| value.trim())
    };
    let parts = [value("name")?, value("version").unwrap_or_default()];
    Some(parts.join(" ").trim().to_owned())
}

/// The stones on the board, those that were laid out first, then in the order of play.
fn stones(question: &MoveRequest<'_>) -> Vec<Stone> {
    let mut walk = question.table.fork();
    walk.set_up(&question.place.start).expect("the game began there");
    let board = walk.board();
    let laid = board
        .squares()
        .filter_map(|square| board.at(square).map(|piece| Stone { square, player: piece.player }));
    let mut stones: Vec<Stone> = laid.collect();
    for text in &question.place.moves {
        let (player, square) = (walk.turn(), square_of(&*walk, text));
        walk.play(text).expect("the move was played");
        stones.extend(square.map(|square| Stone { square, player }));
    }
    stones
}

/// Says a line as managers end them.
fn say(process: &mut Process, line: &str) -> Result<(), Fault> {
    process.say(&format!("{line}\r"))
}

/// Tells how much time there is.
fn tell_time(process: &mut Process, limits: Limits) -> Result<(), Fault> {
    let milliseconds =
        |time: Option<Duration>| time.map_or(UNLIMITED, |time| time.as_millis().min(UNLIMITED));
    let left = limits.clock.map(|clock| clock.remaining);
    let turn = milliseconds(limits.time.or(left));
    say(process, &format!("INFO timeout_turn {turn}"))?;
    // A match without a clock has no limit, which is written as zero.
    let whole = left.map_or(0, |left| left.as_millis().min(UNLIMITED));
    say(process, &format!("INFO timeout_match {whole}"))?;
    say(process, &format!("INFO time_left {}", milliseconds(left)))
}

/// The legal move on a square that was told, as the table writes it.
fn read_move(table: &dyn AnyGame, text: &str) -> Option<String> {
    let square = read_square(text)?;
    let legal = table.view().moves.into_iter().find(|turn| turn.path == [square]);
    legal.map(|turn| turn.text)
}

impl EngineDialect for GomocupExternalEngine {
    fn farewell(&self) -> &'static str {
        "END\r"
    }

    fn name(&self) -> Option<String> {
        self.name.clone()
    }

    fn greet(&mut self, process: &mut Process, program: &Program, _: Instant) -> Result<(), Fault> {
        (self.known, self.has_played) = (None, false);
        if program.parameters.iter().all(|(name, _)| name != MAX_MEMORY) {
            say(process, &format!("INFO {MAX_MEMORY} {MEMORY}"))?;
        }
        for (name, value) in &program.parameters {
            say(process, &format!("INFO {name} {value}"))?;
        }
        Ok(())
    }

    fn renew(&mut self, _: &mut Process) -> Result<(), Fault> {
        self.has_played = true;
        Ok(())
    }

    fn ask(
        &mut self,
        process: &mut Process,
        question: &MoveRequest<'_>,
        _: &mut dyn FnMut(Advice),
    ) -> Result<Advice, Fault> {
        let is_first = !self.has_played;
        let told = tell_time(process, question.limits).and_then(|()| self.bring(process, question));
        told.map_err(|fault| match fault {
            // The protocol has no greeting: a program that fails here has not even begun.
            Fault::Crashed(_) if is_first => Fault::Absent(String::new()),
            fault => fault,
        })?;
        loop {
            let line = process.line(question.deadline)?;
            let text = line.trim();
            if read_square(text).is_none() {
                let word = text.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
                match &*word {
                    "MESSAGE" | "DEBUG" | "ERROR" | "UNKNOWN" | "" => (),
                    // A move that the manager may replace; we never do.
                    "SUGGEST" => say(process, &format!("PLAY {}", text[word.len()..].trim()))?,
                    _ if text.contains("=\"") => self.name = about(text).or(self.name.take()),
                    _ => return Err(Fault::Garbled(line)),
                }
                continue;
            }
            let played = read_move(question.table, text);
            let played = played.ok_or_else(|| Fault::Illegal(text.to_owned()))?;
            let mut moves = question.place.moves.clone();
            moves.push(played.clone());
            self.known = Some((question.place.start.clone(), moves));
            return Ok(Advice::of_move(question.table.turn(), played));
        }
    }
}
