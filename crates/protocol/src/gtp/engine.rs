//! Our engines for programs that speak GTP.

use std::{fmt::Write as _, time::Duration};

use rules::{Player, Spec};
use search::Limits;
use session::{Advice, AnyGame, open_table};

use super::{colour_of, player_of};
use crate::{
    othello::{PASS, STRONGEST},
    protocol_session::{LocalEngine, ProtocolEngine, ProtocolSession, Talk, think},
    timing,
};

/// Every command, as `list_commands` tells them.
const COMMANDS: [&str; 17] = [
    "boardsize",
    "clear_board",
    "final_score",
    "genmove",
    "known_command",
    "komi",
    "list_commands",
    "name",
    "play",
    "protocol_version",
    "quit",
    "reg_genmove",
    "showboard",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

/// What comes of a command.
enum Reply {
    /// It is done; this is the result.
    Done(String),
    /// It cannot be done, in the words of the protocol.
    Refused(&'static str),
    /// The engine thinks about it.
    Later,
}

/// How much time the controller gives, in seconds of Go's clocks.
#[derive(Clone, Copy, Debug, Default)]
struct GoTimeSettings {
    main: Duration,
    overtime: Duration,
    stones: u32,
}

/// An engine that speaks GTP.
pub(crate) struct GtpEngine {
    player: LocalEngine,
    table: Box<dyn AnyGame>,
    settings: Option<GoTimeSettings>,
    /// What is left to each side, and for how many moves if that is said.
    left: [Option<(Duration, u32)>; 2],
    /// The number of the command under way, and whether its move is played too.
    asked: Option<(String, bool)>,
}

impl GtpEngine {
    pub(crate) fn new(player: LocalEngine) -> Self {
        let table = open_table(&Spec::new("othello")).expect("a game of ours");
        Self { player, table, settings: None, left: [None; 2], asked: None }
    }

    fn obey(
        &mut self,
        number: &str,
        command: &str,
        words: &[&str],
        session: &mut ProtocolSession<'_>,
    ) -> Reply {
        let done = |text: &str| Reply::Done(text.to_owned());
        match (command, words) {
            ("protocol_version", _) => done("2"),
            ("name", _) => done("Plateau"),
            ("version", _) => done(env!("CARGO_PKG_VERSION")),
            ("known_command", [name, ..]) => done(&COMMANDS.contains(name).to_string()),
            ("list_commands", _) => done(&COMMANDS.join("\n")),
            ("boardsize", [size, ..]) => self.resize(size),
            ("clear_board", _) => {
                self.table.restart();
                done("")
            }
            ("komi", [points, ..]) if points.parse::<f64>().is_ok() => done(""),
            ("play", [colour, place, ..]) => self.play(colour, place),
            ("genmove", [colour, ..]) => self.choose(number, colour, true, session),
            ("reg_genmove", [colour, ..]) => self.choose(number, colour, false, session),
            ("undo", _) if self.table.undo() => done(""),
            ("undo", _) => Reply::Refused("cannot undo"),
            ("showboard", _) => Reply::Done(self.picture()),
            ("final_score", _) => Reply::Done(self.score()),
            ("time_settings", [main, overtime, stones, ..]) => {
                self.set_time(main, overtime, stones)
            }
            ("time_left", [colour, time, stones, ..]) => self.note_time(colour, time, stones),
            (known, _) if COMMANDS.contains(&known) => Reply::Refused("syntax error"),
            _ => Reply::Refused("unknown command"),
        }
    }

    fn resize(&mut self, size: &str) -> Reply {
        match open_table(&Spec::new("othello").with("size", size)) {
            Ok(table) => {
                self.table = table;
                Reply::Done(String::new())
            }
            Err(_) => Reply::Refused("unacceptable size"),
        }
    }

    /// Lets a side move that the controller takes to be at turn; an implied pass is played.
    fn give_turn(&mut self, side: Player) -> bool {
        if self.table.turn() != side && self.table.ending().is_none() {
            let mut ahead = self.table.fork();
            if ahead.play(PASS).is_ok() {
                self.table.play(PASS).expect("it was legal beside");
            }
        }
        self.table.turn() == side
    }

    fn play(&mut self, colour: &str, place: &str) -> Reply {
        let Some(side) = player_of(colour) else {
            return Reply::Refused("invalid color or coordinate");
        };
        // After the end both sides pass, in games in which that ends the game.
        if self.table.ending().is_some() && place.eq_ignore_ascii_case(PASS) {
            return Reply::Done(String::new());
        }
        if self.give_turn(side) && self.table.play(place).is_ok() {
            return Reply::Done(String::new());
        }
        Reply::Refused("illegal move")
    }

    fn choose(
        &mut self,
        number: &str,
        colour: &str,
        plays: bool,
        session: &mut ProtocolSession<'_>,
    ) -> Reply {
        let Some(side) = player_of(colour) else {
            return Reply::Refused("invalid color or coordinate");
        };
        if self.table.ending().is_some() {
            return Reply::Done(PASS.to_owned());
        }
        if !self.give_turn(side) {
            return Reply::Refused("illegal move");
        }
        let limits = self.player.limits(self.limits(side));
        let engine = self.player.engine_or(STRONGEST);
        match think(session, &mut *self.table, &engine, limits) {
            Ok(true) => {
                self.asked = Some((number.to_owned(), plays));
                Reply::Later
            }
            Ok(false) => Reply::Done(PASS.to_owned()),
            Err(_) => Reply::Refused("unacceptable size"),
        }
    }

    fn set_time(&mut self, main: &str, overtime: &str, stones: &str) -> Reply {
        let read = || {
            let (main, overtime) = (timing::seconds(main)?, timing::seconds(overtime)?);
            Some(GoTimeSettings { main, overtime, stones: stones.parse().ok()? })
        };
        let Some(settings) = read() else { return Reply::Refused("syntax error") };
        self.settings = Some(settings);
        self.left = [None; 2];
        Reply::Done(String::new())
    }

    fn note_time(&mut self, colour: &str, time: &str, stones: &str) -> Reply {
        let read = || Some((player_of(colour)?, timing::seconds(time)?, stones.parse().ok()?));
        let Some((side, time, stones)) = read() else { return Reply::Refused("syntax error") };
        self.left[side.index()] = Some((time, stones));
        Reply::Done(String::new())
    }

    /// The limits of the next move. In Go's clocks there is a time for the game, then a time for
    /// that number of stones, again and again; overtime for no stones is no limit at all.
    fn limits(&self, side: Player) -> Limits {
        let per_move = |time: Duration, stones: u32| timing::for_a_move(time / stones);
        let of_game = |time| timing::for_a_game(time, Duration::ZERO);
        match (self.left[side.index()], self.settings) {
            (Some((time, stones @ 1..)), _) => per_move(time, stones),
            (Some((time, 0)), _) => of_game(time),
            (None, Some(GoTimeSettings { overtime, stones: 0, .. })) if !overtime.is_zero() => {
                Limits::default()
            }
            (None, Some(GoTimeSettings { main, overtime, stones: stones @ 1.. }))
                if main.is_zero() =>
            {
                per_move(overtime, stones)
            }
            (None, Some(GoTimeSettings { main, .. })) => of_game(main),
            (None, None) => Limits::default(),
        }
    }

    fn picture(&self) -> String {
        let board = self.table.board();
        let mut picture = "\n   ".to_owned();
        for column in 0..board.width {
            let _ = write!(picture, " {}", char::from(b'a' + column));
        }
        for row in 0..board.height {
            let _ = write!(picture, "\n{:>3}", row + 1);
            for column in 0..board.width {
                let letter = match board.at(rules::Square { column, row }) {
                    Some(piece) if piece.player == Player::FIRST => 'X',
                    Some(_) => 'O',
                    None => '.',
                };
                let _ = write!(picture, " {letter}");
            }
        }
        picture
    }

    fn score(&self) -> String {
        let tallies = self.table.board().tallies;
        let (black, white) = (tallies[0], tallies[1]);
        match black.abs_diff(white) {
            0 => "0".to_owned(),
            margin => {
                let winner = if white < black { Player::FIRST } else { Player::SECOND };
                format!("{}+{margin}", colour_of(winner).to_ascii_uppercase())
            }
        }
    }
}

/// Says an answer as the protocol wants it: nothing in it may look like its end.
fn answer(number: &str, answer: &Reply, session: &mut ProtocolSession<'_>) {
    match answer {
        Reply::Done(text) if text.is_empty() => session.say(&format!("={number}\n")),
        Reply::Done(text) => session.say(&format!("={number} {text}\n")),
        Reply::Refused(why) => session.say(&format!("?{number} {why}\n")),
        Reply::Later => (),
    }
}

impl ProtocolEngine for GtpEngine {
    fn is_urgent(&self, line: &str) -> bool {
        line.trim() == "# interrupt"
    }

    fn hear(&mut self, line: &str, session: &mut ProtocolSession<'_>) -> Talk {
        if line.trim() == "# interrupt" {
            session.stop();
            return Talk::GoesOn;
        }
        let plain: String = line.split('#').next().unwrap_or_default().to_owned();
        let mut words: Vec<&str> =
            plain.split(|letter: char| letter.is_control() || letter == ' ').collect();
        words.retain(|word| !word.is_empty());
        let has_number = words.first().is_some_and(|word| word.bytes().all(|b| b.is_ascii_digit()));
        let number = if has_number { words.remove(0) } else { "" };
        let Some((&command, words)) = words.split_first() else { return Talk::GoesOn };
        if command == "quit" {
            answer(number, &Reply::Done(String::new()), session);
            return Talk::IsOver;
        }
        let came = self.obey(number, command, words, session);
        answer(number, &came, session);
        Talk::GoesOn
    }

    fn progress(&mut self, _: &Advice, _: &mut ProtocolSession<'_>) {}

    fn decide(&mut self, advice: Advice, session: &mut ProtocolSession<'_>) {
        let Some((number, plays)) = self.asked.take() else { return };
        if plays {
            self.table.play(&advice.best).expect("our engines play legal moves");
        }
        answer(&number, &Reply::Done(advice.best), session);
    }

    /// Commands are obeyed in their order, the last one too.
    fn end(&mut self, _: &mut ProtocolSession<'_>) {}
}
