//! Positions alone: FEN, board strings, pictures; one a line.

use rules::Spec;

use super::{DRAUGHTS, MORPION, OTHELLO};
use crate::{
    ReadError, Record, WriteError, game_source::GameIter, record_builder::RecordBuilder,
    source::SourceText,
};

/// Reads the positions of a text: of the game given, or of the one they look like.
pub(crate) fn read<'a>(source: SourceText<'a>, game: Option<&'a Spec>) -> GameIter<'a> {
    let lines = source.text.lines().map(str::trim).filter(|line| !line.is_empty());
    Box::new(lines.map(move |line| read_line(&source, line, game)))
}

fn read_line(
    source: &SourceText<'_>,
    line: &str,
    game: Option<&Spec>,
) -> Result<Record, ReadError> {
    let Some(game) = game else {
        let game = likely_game(line);
        return read_as(source, line, &game).map_err(|error| error.assuming(&game));
    };
    read_as(source, line, game)
}

fn read_as(source: &SourceText<'_>, line: &str, game: &Spec) -> Result<Record, ReadError> {
    let at = source.offset(line);
    let refuse = |error: rules::SpecError| source.error_about(at, &game.to_string(), error);
    let mut builder = RecordBuilder::new(game.clone()).map_err(refuse)?;
    builder.set_up(line).map_err(|error| source.within(line, error))?;
    Ok(builder.finish())
}

/// The game that a position is most likely of.
fn likely_game(line: &str) -> Spec {
    if line.contains(':') {
        return Spec::new(DRAUGHTS).with("variant", likely_variant(line));
    }
    let (board, _) = line.split_once([' ', ';']).unwrap_or((line, ""));
    let rows: Vec<&str> = board.split('/').collect();
    if let [first, _, ..] = rows[..] {
        let game = Spec::new(MORPION).with("width", first.chars().count().to_string());
        return game.with("height", rows.len().to_string());
    }
    likely_size(line)
}

/// Othello on a board of as many squares as a line begins with.
pub(super) fn likely_size(line: &str) -> Spec {
    let (board, _) = line.split_once([' ', ';']).unwrap_or((line, ""));
    let cells = board.chars().count();
    // The side to move may follow the squares at once.
    let size = (4..=16).find(|size| size * size == cells || size * size + 1 == cells);
    match size {
        Some(size) if size != 8 => Spec::new(OTHELLO).with("size", size.to_string()),
        _ => Spec::new(OTHELLO),
    }
}

/// Whether a text begins with a position: a side and a colon, a picture with slashes, or a board
/// string without a digit.
pub(crate) fn is_likely(text: &str) -> bool {
    let line = text.lines().next().unwrap_or_default();
    let fen = ["W:", "B:", "?:", "w:", "b:"].iter().any(|side| line.starts_with(side));
    let picture = line.contains('/') && !line.contains(|letter: char| letter.is_ascii_digit());
    fen || picture || is_board(line.split(';').next().unwrap_or_default())
}

/// Whether a text is the squares of a board of Othello, perhaps with the side to move.
pub(super) fn is_board(text: &str) -> bool {
    const FEWEST: usize = 16;
    let is_square = |letter: char| "XOxo*BWbw-.".contains(letter);
    text.len() >= FEWEST && text.chars().all(|letter| letter.is_whitespace() || is_square(letter))
}

/// The variant of draughts that a FEN is most likely of: by how squares are named, and by the
/// greatest number.
fn likely_variant(fen: &str) -> &'static str {
    let squares = fen.split(':').skip(1).filter(|side| !side.starts_with(['H', 'F', '+']));
    let sides: String = squares.collect::<Vec<_>>().join(",").to_uppercase();
    let has_letters = sides.contains(|letter| ('A'..='H').contains(&letter) && letter != 'B')
        || sides.split(',').any(|name| name.trim_start_matches(['B', 'K', 'W']).starts_with('B'));
    let numbers = sides.split(|letter: char| !letter.is_ascii_digit());
    let greatest = numbers.filter_map(|number| number.parse::<u32>().ok()).max();
    match greatest.unwrap_or_default() {
        _ if has_letters => "russian",
        0..=32 => "english",
        33..=50 => "international",
        _ => "canadian",
    }
}

/// Writes the position that was on the board, a line.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    Ok(format!("{}\n", record.open_at(record.tree.current())?.position()))
}
