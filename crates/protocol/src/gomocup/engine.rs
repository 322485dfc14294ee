//! Our engines for programs that speak Gomocup.

use std::time::Duration;

use rules::{Board, Piece, PieceKind, Player, Square};
use search::Limits;
use session::{Advice, AnyGame, open_table};

use super::{game, read_square, square_of, swap, write_square};
use crate::{
    protocol_session::{LocalEngine, ProtocolEngine, ProtocolSession, Talk, think},
    timing,
};

/// The strongest engine for grids of any size.
const STRONGEST: &str = "strategist";
/// A time that stands for no limit.
const UNLIMITED: u64 = 2_147_483_647;
/// How long to think when the answer is wanted at once.
const AT_ONCE: Duration = Duration::from_millis(5);

/// An engine that speaks Gomocup.
pub(crate) struct GomocupEngine {
    player: LocalEngine,
    table: Option<Box<dyn AnyGame>>,
    sides: (String, String),
    exact: bool,
    /// Milliseconds for a move, and left for the game.
    turn: Option<u64>,
    left: Option<u64>,
    /// A board that is being told.
    board: Option<BoardInput>,
    /// Whether the search under way is to choose a side.
    choosing: bool,
    /// How many games we have opened with three stones.
    openings: usize,
}

/// A board that is being told line by line.
enum BoardInput {
    /// The stones, and whose they are.
    Board(Vec<(Square, u8)>),
    /// The stones of an opening, in the order in which they were laid.
    Opening(Vec<String>),
}

impl GomocupEngine {
    pub(crate) fn new(player: LocalEngine) -> Self {
        let sides = (String::new(), String::new());
        Self {
            player,
            table: None,
            sides,
            exact: false,
            turn: None,
            left: None,
            board: None,
            choosing: false,
            openings: 0,
        }
    }

    fn start(&mut self, width: &str, height: &str, session: &mut ProtocolSession<'_>) {
        let (width, height) = (width.trim().to_owned(), height.trim().to_owned());
        let game = game(&width, &height, self.exact);
        let engine = self.player.engine_or(STRONGEST);
        // A manager shows what it hears as it is, so there is nothing to translate.
        let Ok(mut table) = open_table(&game) else {
            return session.say(&format!("ERROR unsupported size {width},{height}"));
        };
        match table.seat(Player::FIRST, Some(&engine)) {
            Ok(()) => {
                (self.table, self.sides) = (Some(table), (width, height));
                session.say("OK");
            }
            Err(error) => session.say(&format!("ERROR {error}")),
        }
    }

    fn restart(&mut self, session: &mut ProtocolSession<'_>) {
        let (width, height) = self.sides.clone();
        self.start(&width, &height, session);
    }

    fn note(&mut self, key: &str, value: &str) {
        let number = value.parse::<u64>().ok();
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.turn = number,
            "time_left" => self.left = number,
            "timeout_match" => self.left = number.filter(|&time| time != 0).or(self.left),
            // Of the rules we play by one: exactly five. What is told is never answered.
            "rule" => self.set_rule(value.parse::<u32>().unwrap_or_default() & 1 == 1),
            _ => (),
        }
    }

    /// Plays by another rule from now on; what is on the board stays.
    fn set_rule(&mut self, exact: bool) {
        if self.exact == exact {
            return;
        }
        self.exact = exact;
        if let Some(table) = &mut self.table {
            let position = table.position();
            if let Ok(mut other) = open_table(&game(&self.sides.0, &self.sides.1, exact)) {
                // A position that is decided by one of the rules need not be one of the other.
                let _ = other.set_up(&position);
                *table = other;
            }
        }
    }

    fn limits(&self) -> Limits {
        let turn = self.turn.filter(|&time| time < UNLIMITED).map(|time| match time {
            0 => AT_ONCE,
            time => timing::within(Duration::from_millis(time)),
        });
        let left = self.left.filter(|&time| time < UNLIMITED).map(Duration::from_millis);
        let clock = left.and_then(|left| timing::for_a_game(left, Duration::ZERO).clock);
        Limits { time: turn, clock, ..Limits::default() }
    }

    fn choose(&mut self, session: &mut ProtocolSession<'_>) {
        let limits = self.player.limits(self.limits());
        let engine = self.player.engine_or(STRONGEST);
        let Some(table) = &mut self.table else { return session.say("ERROR START?") };
        match think(session, &mut **table, &engine, limits) {
            Ok(true) => (),
            Ok(false) => session.say("ERROR END?"),
            Err(error) => session.say(&format!("ERROR {error}")),
        }
    }

    /// Puts a stone of the player to move on a square.
    fn place(&mut self, text: &str) -> Option<()> {
        let square = read_square(text)?;
        let table = self.table.as_mut()?;
        let legal = table.view().moves.into_iter().find(|turn| turn.path == [square])?;
        table.play(&legal.text).ok().map(|_| ())
    }

    fn take_back(&mut self, text: &str) -> Option<()> {
        let square = read_square(text)?;
        let table = self.table.as_mut()?;
        let last = table.last()?;
        (last.path == [square] && table.undo()).then_some(())
    }

    /// Sets up the board that was told. The player to move has as many stones as the other, or one
    /// less; the other one began then.
    fn set_up(&mut self, stones: &[(Square, u8)]) -> Option<()> {
        let table = self.table.as_mut()?;
        let count = |who| stones.iter().filter(|(_, owner)| *owner == who).count();
        let own = if count(1) < count(2) { Player::SECOND } else { Player::FIRST };
        let known = table.board();
        let mut board = Board::empty(known.width, known.height, known.surface);
        for &(square, who) in stones {
            let outside = known.width <= square.column || known.height <= square.row;
            if outside || board.at(square).is_some() {
                return None;
            }
            let player = if who == 1 { own } else { own.other() };
            board.put(square, Piece { player, kind: PieceKind::Symbol });
        }
        let position = table.write_board(&board, own);
        table.set_up(&position).ok()
    }

    /// Takes one line of a board; at its end the board is set up.
    fn hear_board(&mut self, mut told: BoardInput, line: &str, session: &mut ProtocolSession<'_>) {
        if line.eq_ignore_ascii_case("DONE") {
            return match told {
                BoardInput::Board(stones) if self.set_up(&stones).is_some() => self.choose(session),
                BoardInput::Opening(stones) if stones.is_empty() => self.open(session),
                BoardInput::Opening(stones) if self.lay(&stones).is_some() => {
                    self.choose_side(session);
                }
                BoardInput::Board(_) | BoardInput::Opening(_) => session.say("ERROR BOARD"),
            };
        }
        let who = line.rsplit(',').next().and_then(|who| who.trim().parse().ok());
        match (read_square(line), who, &mut told) {
            (Some(square), Some(who @ (1 | 2)), BoardInput::Board(stones)) => {
                stones.push((square, who));
            }
            (Some(_), _, BoardInput::Opening(stones)) => stones.push(line.to_owned()),
            _ => session.say(&format!("ERROR {line}")),
        }
        self.board = Some(told);
    }

    /// Lays the stones of an opening, of both sides in turn; anybody may have laid them.
    fn lay(&mut self, stones: &[String]) -> Option<()> {
        self.table.as_mut()?.restart();
        stones.iter().try_for_each(|text| self.place(text))
    }

    /// Lays the first three stones.
    fn open(&mut self, session: &mut ProtocolSession<'_>) {
        let Some(table) = &self.table else { return };
        let board = table.board();
        let stones = swap::opening(board.width, board.height, self.openings).map(write_square);
        self.openings += 1;
        self.lay(&stones).expect("three squares of an empty board");
        session.say(&stones.join(" "));
    }

    /// Thinks about which side is better.
    fn choose_side(&mut self, session: &mut ProtocolSession<'_>) {
        self.choosing = true;
        self.choose(session);
        self.choosing = session.is_thinking();
    }

    fn obey(&mut self, line: &str, session: &mut ProtocolSession<'_>) -> Talk {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match command.to_ascii_uppercase().as_str() {
            "START" => self.start(rest, rest, session),
            "RECTSTART" => match rest.split_once(',') {
                Some((width, height)) => self.start(width, height, session),
                None => session.say(&format!("ERROR {line}")),
            },
            "RESTART" => self.restart(session),
            "BEGIN" => self.choose(session),
            "TURN" => match self.place(rest) {
                Some(()) => self.choose(session),
                None => session.say(&format!("ERROR {line}")),
            },
            "PLAY" => match self.place(rest) {
                Some(()) => session.say(rest),
                None => session.say(&format!("ERROR {line}")),
            },
            "TAKEBACK" => {
                let done = self.take_back(rest).is_some();
                session.say(if done { "OK" } else { "ERROR TAKEBACK" });
            }
            "BOARD" if self.table.is_some() => self.board = Some(BoardInput::Board(Vec::new())),
            "SWAP2BOARD" if self.table.is_some() => {
                self.board = Some(BoardInput::Opening(Vec::new()));
            }
            "INFO" => {
                let (key, value) = rest.split_once(' ').unwrap_or((rest, ""));
                self.note(key, value.trim());
            }
            "ABOUT" => {
                let version = env!("CARGO_PKG_VERSION");
                session.say(&format!(
                    "name=\"Plateau\", version=\"{version}\", author=\"Plateau authors\", country=\"FR\""
                ));
            }
            "STOP" | "YXSTOP" => session.stop(),
            "END" => return Talk::IsOver,
            _ => session.say(&format!("UNKNOWN {line}")),
        }
        Talk::GoesOn
    }
}

impl ProtocolEngine for GomocupEngine {
    fn is_urgent(&self, line: &str) -> bool {
        let word = line.trim();
        ["END", "STOP", "YXSTOP"].iter().any(|urgent| word.eq_ignore_ascii_case(urgent))
    }

    fn hear(&mut self, line: &str, session: &mut ProtocolSession<'_>) -> Talk {
        let line = line.trim();
        if line.eq_ignore_ascii_case("END") {
            return Talk::IsOver;
        }
        if let Some(told) = self.board.take() {
            self.hear_board(told, line, session);
        } else if !line.is_empty() {
            return self.obey(line, session);
        }
        Talk::GoesOn
    }

    fn progress(&mut self, _: &Advice, _: &mut ProtocolSession<'_>) {}

    fn decide(&mut self, advice: Advice, session: &mut ProtocolSession<'_>) {
        let Some(table) = &mut self.table else { return };
        if std::mem::take(&mut self.choosing) && swap::would_swap(advice.score) {
            return session.say("SWAP");
        }
        let square = square_of(&**table, &advice.best).expect("a legal move");
        table.play(&advice.best).expect("a legal move");
        session.say(&write_square(square));
    }
}
