//! Transcripts: the moves of the main line one after the other, a game a line.
//!
//! Othello runs its squares together (`f5d6c3`) and Connect Four its columns (`4453`); elsewhere
//! there is a space between two moves. A number behind the columns of Connect Four is what the
//! position is worth, as files of test positions have it.

use othello::{Grid, Narrow, Othello, Wide};
use rules::{Game, Notation, PositionError, Spec};

use super::{CONNECT_FOUR, OTHELLO};
use crate::{
    Problem, ReadError, Record, WriteError, clean, reading::Games, scribe::Scribe, source::Source,
};

/// A game without moves is a line too.
const NO_MOVES: &str = "-";

/// Reads the games of a text: of the game given, or of the one that such a text is usually of.
pub(crate) fn read(source: &Source<'_>, game: Option<&Spec>) -> Games {
    let game = game.cloned().unwrap_or_else(|| {
        let columns = !source.text.contains(|letter: char| letter.is_alphabetic());
        Spec::new(if columns { CONNECT_FOUR } else { OTHELLO })
    });
    let lines = source.text.lines().map(str::trim).filter(|line| !line.is_empty());
    let games: Games = lines.map(|line| read_line(source, line, &game)).collect();
    if game.name != OTHELLO || games.len() == 1 {
        return games;
    }
    // Squares of Othello may go on from line to line: they do if they can, or if a line cannot
    // begin a game.
    let whole = read_line(source, source.text.trim(), &game);
    let goes_on = |game: &Result<_, ReadError>| {
        let error = game.as_ref().err().map(|error| &*error.problem);
        matches!(error, Some(Problem::Illegal { number: 1, .. }))
    };
    if whole.is_ok() || games[1..].iter().any(goes_on) { vec![whole] } else { games }
}

fn read_line(source: &Source<'_>, line: &str, game: &Spec) -> Result<Record, ReadError> {
    let at = source.offset(line);
    let refuse = |error: rules::SpecError| source.error_about(at, &game.to_string(), error);
    let mut scribe = Scribe::new(game.clone()).map_err(refuse)?;
    let mut opinion = None;
    let line = if line == NO_MOVES { "" } else { line };
    match &*game.name {
        OTHELLO => {
            let moves = othello_moves(&scribe, line);
            for text in moves.map_err(|error| source.within(line, error))? {
                scribe.play(&text).expect("it was played on a board of the same size");
            }
        }
        CONNECT_FOUR => {
            let mut words = line.split_whitespace();
            let columns = words.next().unwrap_or_default();
            opinion = words.next().and_then(clean::line);
            for (offset, column) in columns.char_indices() {
                let column = &columns[offset..offset + column.len_utf8()];
                play(source, &mut scribe, column)?;
            }
        }
        _ => {
            let between = |letter: char| letter.is_whitespace() || ",;".contains(letter);
            for word in line.split(between).filter(|word| !word.is_empty()) {
                play(source, &mut scribe, word)?;
            }
        }
    }
    let end = scribe.here();
    if end > 0 {
        scribe.record.moves.remark_mut(end).opinion = opinion;
    }
    scribe.record.moves.set_current(end);
    Ok(scribe.finish())
}

/// Plays a move that stands alone in the text.
fn play(source: &Source<'_>, scribe: &mut Scribe, word: &str) -> Result<(), ReadError> {
    let played = scribe.play(word);
    played.map(|_| ()).map_err(|why| {
        let number = scribe.ply() + 1;
        source.error_about(source.offset(word), word, Problem::Illegal { number, why })
    })
}

/// The moves of a transcript of Othello, with the passes that go without saying.
fn othello_moves(scribe: &Scribe, line: &str) -> Result<Vec<String>, PositionError> {
    let size = scribe.table().board().width;
    if size <= 8 { moves_on::<Narrow>(size, line) } else { moves_on::<Wide>(size, line) }
}

fn moves_on<G: Grid>(size: u8, line: &str) -> Result<Vec<String>, PositionError> {
    let game = Othello::<G>::new(size);
    let history = othello::transcript::read(&game, game.start(), line)?;
    let moves = history.positions().iter().zip(history.moves());
    Ok(moves.map(|(position, &played)| game.write_move(position, played)).collect())
}

/// Writes games.
pub(crate) fn write(records: &[Record]) -> Result<Vec<u8>, WriteError> {
    let mut text = String::new();
    for record in records {
        if record.start.is_some() {
            return Err(WriteError::NoStart);
        }
        let texts = record.moves.main_line().map(|number| &*record.moves.entry(number).text);
        let line = match &*record.game.name {
            OTHELLO => texts.filter(|&text| text != "pass").collect(),
            CONNECT_FOUR => texts.collect(),
            _ => texts.collect::<Vec<_>>().join(" "),
        };
        text.push_str(if line.is_empty() { NO_MOVES } else { &line });
        text.push('\n');
    }
    Ok(text.into_bytes())
}
