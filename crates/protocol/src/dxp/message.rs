//! What two programs say to each other.

use std::fmt::Write as _;

use rules::{Colour, PieceKind};
use session::AnyGame;

use crate::draughts::{Ends, SquareNumbers, is_white, player_of};

/// The longest message, in bytes without the zero at its end.
pub(super) const LONGEST: usize = 127;
/// How long a name is.
const NAME: usize = 32;

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DxpMessage {
    /// A request for a game.
    Request(DxpGameRequest),
    /// The answer to such a request: whether the peer plays, and its name.
    Answer { name: String, accepts: bool },
    /// A move, and how many seconds it took.
    Move { seconds: u32, ends: Ends },
    /// The game is over; `last` says that there will be no other.
    End { reason: DxpEndReason, last: bool },
    /// A word to the person on the other side.
    Chat(String),
    /// A wish to take moves back.
    Back,
    /// Whether moves are taken back.
    BackAnswer { accepts: bool },
}

/// The game that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DxpGameRequest {
    pub(super) name: String,
    /// Whether the peer that is asked plays white.
    pub(super) white: bool,
    pub(super) minutes: u32,
    pub(super) moves: u32,
    /// The side to move and a letter per square, unless it is the usual start.
    pub(super) start: Option<String>,
}

/// Why a game is over, as its sender sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DxpEndReason {
    Unknown,
    Lost,
    Draw,
    Won,
}

impl DxpMessage {
    /// The message without the zero at its end.
    pub(super) fn write(&self) -> String {
        match self {
            Self::Request(request) => request.write(),
            Self::Answer { name, accepts } => {
                format!("A{}{}", padded(name), if *accepts { '0' } else { '1' })
            }
            Self::Move { seconds, ends } => {
                let Ends { from, to, takes } = ends;
                let mut text =
                    format!("M{:04}{from:02}{to:02}{:02}", (*seconds).min(9999), takes.len());
                for taken in takes {
                    let _ = write!(text, "{taken:02}");
                }
                text
            }
            Self::End { reason, last } => {
                let reason = match reason {
                    DxpEndReason::Unknown => '0',
                    DxpEndReason::Lost => '1',
                    DxpEndReason::Draw => '2',
                    DxpEndReason::Won => '3',
                };
                format!("E{reason}{}", if *last { '1' } else { '0' })
            }
            Self::Chat(text) => {
                let plain = text.chars().filter(char::is_ascii).take(LONGEST - 1);
                format!("C{}", plain.collect::<String>())
            }
            Self::Back => "B000W".to_owned(),
            Self::BackAnswer { accepts } => format!("K{}", if *accepts { '0' } else { '1' }),
        }
    }

    /// Reads a message; nothing if it is none.
    pub(super) fn read(text: &str) -> Option<Self> {
        if !text.is_ascii() || text.is_empty() {
            return None;
        }
        let (letter, rest) = text.split_at(1);
        match letter {
            "R" => DxpGameRequest::read(rest).map(Self::Request),
            "A" => {
                let (name, code) = rest.split_at_checked(NAME)?;
                Some(Self::Answer { name: name.trim().to_owned(), accepts: code.trim() == "0" })
            }
            "M" => read_move(rest),
            "E" => {
                let reason = match rest.get(..1)? {
                    "1" => DxpEndReason::Lost,
                    "2" => DxpEndReason::Draw,
                    "3" => DxpEndReason::Won,
                    _ => DxpEndReason::Unknown,
                };
                Some(Self::End { reason, last: rest.get(1..2) != Some("0") })
            }
            "C" => Some(Self::Chat(rest.to_owned())),
            "B" => Some(Self::Back),
            "K" => Some(Self::BackAnswer { accepts: rest.starts_with('0') }),
            _ => None,
        }
    }
}

fn read_move(rest: &str) -> Option<DxpMessage> {
    let seconds = number(rest.get(..4)?)?;
    let numbers: Vec<usize> = (4..rest.len())
        .step_by(2)
        .map(|place| usize::try_from(number(rest.get(place..place + 2)?)?).ok())
        .collect::<Option<_>>()?;
    let [from, to, count, takes @ ..] = &numbers[..] else { return None };
    if takes.len() != *count {
        return None;
    }
    Some(DxpMessage::Move { seconds, ends: Ends { from: *from, to: *to, takes: takes.to_vec() } })
}

impl DxpGameRequest {
    fn write(&self) -> String {
        let colour = if self.white { 'W' } else { 'Z' };
        let (minutes, moves) = (self.minutes.min(999), self.moves.min(999));
        let start = self.start.as_ref().map_or("A".to_owned(), |start| format!("B{start}"));
        format!("R01{}{colour}{minutes:03}{moves:03}{start}", padded(&self.name))
    }

    fn read(rest: &str) -> Option<Self> {
        let name = rest.get(2..2 + NAME)?.trim().to_owned();
        let rest = rest.get(2 + NAME..)?;
        let white = match rest.get(..1)? {
            "W" => true,
            "Z" => false,
            _ => return None,
        };
        let (minutes, moves) = (number(rest.get(1..4)?)?, number(rest.get(4..7)?)?);
        let start = match rest.get(7..8)? {
            "A" => None,
            "B" => Some(rest.get(8..)?.trim_end().to_owned()),
            _ => return None,
        };
        Some(Self { name, white, minutes, moves, start })
    }
}

/// A number with nought or spaces before it.
fn number(text: &str) -> Option<u32> {
    let text = text.trim();
    text.bytes().all(|letter| letter.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// A name of the right length.
fn padded(name: &str) -> String {
    let plain: String = name.chars().filter(char::is_ascii).take(NAME).collect();
    format!("{plain:<NAME$}")
}

/// A position as a request tells it.
pub(super) fn position(table: &dyn AnyGame) -> String {
    let board = table.board();
    let side = if is_white(&board, table.turn()) { 'W' } else { 'Z' };
    format!("{side}{}", SquareNumbers::of(table).letters(&board, ['w', 'W'], ['z', 'Z']))
}

/// A position that a request tells, as the table reads it.
pub(super) fn read_position(table: &dyn AnyGame, text: &str) -> Option<String> {
    let (side, letters) = text.split_at_checked(1)?;
    let colour = match side {
        "W" => Colour::White,
        "Z" => Colour::Black,
        _ => return None,
    };
    let piece = |letter| match letter {
        'w' => Some(Some((Colour::White, PieceKind::Man))),
        'W' => Some(Some((Colour::White, PieceKind::King))),
        'z' => Some(Some((Colour::Black, PieceKind::Man))),
        'Z' => Some(Some((Colour::Black, PieceKind::King))),
        'e' => Some(None),
        _ => None,
    };
    let turn = player_of(&table.board(), colour);
    SquareNumbers::of(table).position(table, letters, turn, piece)
}

/// A legal move by its ends.
pub(super) fn ends(table: &dyn AnyGame, text: &str) -> Option<Ends> {
    let view = table.view();
    let turn = view.moves.iter().find(|turn| turn.text == text)?;
    SquareNumbers::of(table).ends(turn)
}
