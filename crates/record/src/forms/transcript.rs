//! Transcripts: the moves of the main line one after the other, a game a line.
//!
//! A room may have a form of its own for it, such as squares that run together (`f5d6c3`);
//! elsewhere there is a space between two moves.

use rules::Spec;

use super::{CONNECT_FOUR, MORPION, OTHELLO, room_form};
use crate::{
    Form, ReadError, ReadProblem, Record, TextPosition, WriteError, read_context::Games,
    record_builder::RecordBuilder, source::SourceText,
};

/// A game without moves is a line too.
const NO_MOVES: &str = "-";

/// Reads the games of a text: of the game given, or of the first likely one in which all the moves
/// are legal, or else of the one in which most of them are.
pub(crate) fn read(source: &SourceText<'_>, game: Option<&Spec>) -> Games {
    if let Some(game) = game {
        return read_as(source, game);
    }
    let columns = !source.text.contains(|letter: char| letter.is_alphabetic());
    let likely: &[&str] = if columns { &[CONNECT_FOUR] } else { &[OTHELLO, MORPION] };
    let mut furthest: Option<(Option<TextPosition>, Games)> = None;
    for game in likely.iter().map(|&name| Spec::new(name)) {
        let games = read_as(source, &game);
        let Some(error) = games.iter().find_map(|game| game.as_ref().err()) else { return games };
        let place = error.place;
        if furthest.as_ref().is_none_or(|(best, _)| *best < place) {
            let told =
                |read: Result<Record, ReadError>| read.map_err(|error| error.assuming(&game));
            furthest = Some((place, games.into_iter().map(told).collect()));
        }
    }
    furthest.expect("there is always a likely game").1
}

/// Reads the games of a text as those of one game.
fn read_as(source: &SourceText<'_>, game: &Spec) -> Games {
    let lines = source.text.lines().map(str::trim).filter(|line| !line.is_empty());
    let games: Games = lines.map(|line| read_line(source, line, game)).collect();
    if game.name != OTHELLO || games.len() == 1 {
        return games;
    }
    // Squares of Othello may go on from line to line: they do if they can, or if a line cannot
    // begin a game.
    let whole = read_line(source, source.text.trim(), game);
    let goes_on = |game: &Result<_, ReadError>| {
        let error = game.as_ref().err().map(|error| &*error.problem);
        matches!(error, Some(ReadProblem::Illegal { number: 1, .. }))
    };
    if whole.is_ok() || games[1..].iter().any(goes_on) { vec![whole] } else { games }
}

fn read_line(source: &SourceText<'_>, line: &str, game: &Spec) -> Result<Record, ReadError> {
    let at = source.offset(line);
    let refuse = |error: rules::SpecError| source.error_about(at, &game.to_string(), error);
    let mut scribe = RecordBuilder::new(game.clone()).map_err(refuse)?;
    let line = if line == NO_MOVES { &line[..0] } else { line };
    match room_form::of_game(Form::Transcript, game) {
        Some(form) => {
            room_form::take_down(source, form, line, &mut scribe, false)?;
        }
        None => {
            for word in line.split(is_between).filter(|word| !word.is_empty()) {
                play(source, &mut scribe, word)?;
            }
        }
    }
    Ok(scribe.finish())
}

/// Whether a letter only keeps two moves apart.
fn is_between(letter: char) -> bool {
    letter.is_whitespace() || ",;".contains(letter)
}

/// Plays a move that stands alone in the text.
fn play(source: &SourceText<'_>, scribe: &mut RecordBuilder, word: &str) -> Result<(), ReadError> {
    let played = scribe.play(word);
    played.map(|_| ()).map_err(|why| {
        let number = scribe.ply() + 1;
        source.error_about(source.offset(word), word, ReadProblem::Illegal { number, why })
    })
}

/// Writes games.
pub(crate) fn write(records: &[Record]) -> Result<Vec<u8>, WriteError> {
    let mut text = String::new();
    for record in records {
        if record.start.is_some() {
            return Err(WriteError::NoStart);
        }
        let line = match room_form::of_game(Form::Transcript, &record.game) {
            Some(_) => room_form::write(Form::Transcript, record, Vec::new())?,
            None => record.main_line().collect::<Vec<_>>().join(" "),
        };
        text.push_str(if line.is_empty() { NO_MOVES } else { &line });
        text.push('\n');
    }
    Ok(text.into_bytes())
}
