//! WTHOR (`.wtb`), the collection of the Fédération Française d'Othello.
//!
//! A header of 16 bytes and 68 bytes a game. Players and tournaments are numbers that point into
//! other files, so they are kept as facts.

use rules::{Outcome, Player, Spec, UnknownMove};
use session::PlayError;

use super::OTHELLO;
use crate::{
    GameDate, GameResult, ReadError, ReadProblem, Record, RecordBuilder, game_source::GameIter,
};

const HEADER: usize = 16;
/// How many bytes a game has.
pub(crate) const GAME: usize = 68;
/// Where the moves begin in a game.
const MOVES: usize = 8;

/// The games of a file and the year they are from; nothing if the bytes are something else.
pub(crate) fn games(bytes: &[u8]) -> Option<(&[[u8; GAME]], u16)> {
    let header: &[u8; HEADER] = bytes.first_chunk()?;
    let count = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
    let year = u16::from_le_bytes([header[10], header[11]]);
    let (games, []) = bytes[HEADER..].as_chunks() else { return None };
    // The size of the board came later than the form; before it there was a zero.
    let is_usual_size = matches!(header[12], 0 | 8);
    let counted = u32::try_from(games.len()).is_ok_and(|found| found == count && found > 0);
    (counted && is_usual_size).then_some((games, year))
}

/// Reads the games of a file.
pub(crate) fn read(games: &[[u8; GAME]], year: u16) -> GameIter<'_> {
    Box::new(games.iter().map(move |game| read_game(game, year)))
}

fn read_game(game: &[u8; GAME], year: u16) -> Result<Record, ReadError> {
    let mut builder = RecordBuilder::new(Spec::new(OTHELLO)).expect("the usual board");
    for &place in game[MOVES..].iter().take_while(|&&place| place > 0) {
        play(&mut builder, place)?;
    }
    let record = &mut builder.record;
    record.begun = i16::try_from(year).ok().and_then(|year| GameDate::of(year, None, None));
    let numbers = ["Tournament", "BlackNumber", "WhiteNumber"];
    for (name, bytes) in numbers.iter().zip(game.as_chunks().0) {
        record.facts.insert((*name).to_owned(), u16::from_le_bytes(*bytes).to_string());
    }
    // Black's discs, with the squares that stayed empty given to the winner.
    let outcome = match game[6] {
        33.. => Outcome::Win(Player::FIRST),
        32 => Outcome::Draw,
        _ => Outcome::Win(Player::SECOND),
    };
    record.verdict = Some(GameResult { outcome, reason: None });
    Ok(builder.finish())
}

/// Plays on the square of a row and a column, ten times the one and once the other, after the
/// pass that goes without saying.
fn play(builder: &mut RecordBuilder, place: u8) -> Result<(), ReadError> {
    let (row, column) = (place / 10, place % 10);
    let text = match (row, column) {
        (1..=8, 1..=8) => format!("{}{row}", char::from(b'a' + column - 1)),
        _ => place.to_string(),
    };
    if builder.play(&text).is_ok() {
        return Ok(());
    }
    let passed = builder.play("pass").is_ok();
    builder.play(&text).map(|_| ()).map_err(|_| {
        let why = PlayError::Unknown(UnknownMove(text));
        ReadProblem::Illegal { number: builder.ply() + usize::from(!passed), why }.into()
    })
}
