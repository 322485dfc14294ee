//! Transcripts: the moves of the main line one after the other, a game a line.
//!
//! A room may have a form of its own for it, such as squares that run together (`f5d6c3`);
//! elsewhere there is a space between two moves.

use rules::Spec;

use super::{CONNECT_FOUR, MORPION, OTHELLO, room_form};
use crate::{
    Form, ReadError, ReadProblem, Record, TextPosition, WriteError, game_source::GameIter,
    record_builder::RecordBuilder, source::SourceText,
};

/// A game without moves is a line too.
const NO_MOVES: &str = "-";

/// Reads the games of a text: of the game given, or of the first likely one in which all the moves
/// are legal, or else of the one in which most of them are.
pub(crate) fn read<'a>(source: SourceText<'a>, game: Option<&'a Spec>) -> GameIter<'a> {
    if let Some(game) = game {
        let layout = TranscriptLayout::of(&source, game);
        return read_as(source, game.clone(), layout.in_one, false);
    }
    let columns = !source.text.contains(|letter: char| letter.is_alphabetic());
    let likely: &[&str] = if columns { &[CONNECT_FOUR] } else { &[OTHELLO, MORPION] };
    let mut furthest: Option<(TranscriptLayout, Spec)> = None;
    for game in likely.iter().map(|&name| Spec::new(name)) {
        let layout = TranscriptLayout::of(&source, &game);
        if layout.refused.is_none() {
            return read_as(source, game, layout.in_one, false);
        }
        if furthest.as_ref().is_none_or(|(best, _)| best.place() < layout.place()) {
            furthest = Some((layout, game));
        }
    }
    let (layout, game) = furthest.expect("there is always a likely game");
    read_as(source, game, layout.in_one, true)
}

/// The lines of a text in which something stands.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// Reads the games of a text as those of one game: a game a line, or all of it as one.
fn read_as(source: SourceText<'_>, game: Spec, in_one: bool, guessed: bool) -> GameIter<'_> {
    let told = move |line| {
        let read = read_line(&source, line, &game);
        read.map_err(|error| if guessed { error.assuming(&game) } else { error })
    };
    if in_one {
        Box::new(std::iter::once(source.text.trim()).map(told))
    } else {
        Box::new(lines(source.text).map(told))
    }
}

/// How the moves of a text are laid out, if they are those of some game.
struct TranscriptLayout {
    /// Whether all lines together are one game.
    in_one: bool,
    /// What is wrong with the first game that cannot be read; nothing if all can.
    refused: Option<ReadError>,
}

impl TranscriptLayout {
    /// Where the first move stands that cannot be read.
    fn place(&self) -> Option<TextPosition> {
        self.refused.as_ref().and_then(|error| error.place)
    }

    /// Reads everything once and keeps nothing of it.
    fn of(source: &SourceText<'_>, game: &Spec) -> Self {
        let read = |line| read_line(source, line, game).err();
        let mut errors = lines(source.text).map(read);
        let first = errors.next().flatten();
        let (mut count, mut refused) = (1, first);
        // Whether a line cannot begin a game, and whether one other than the first is a game.
        let (mut goes_on, mut begins) = (false, false);
        for error in errors {
            count += 1;
            begins |= error.is_none();
            if let Some(error) = error {
                goes_on |= matches!(*error.problem, ReadProblem::Illegal { number: 1, .. });
                refused = refused.or(Some(error));
            }
        }
        // Squares of Othello may go on from line to line: they do if they can, or if no other line
        // can begin a game.
        if game.name != OTHELLO || count == 1 {
            return Self { in_one: false, refused };
        }
        let whole = read(source.text.trim());
        if whole.is_none() || goes_on && !begins {
            return Self { in_one: true, refused: whole };
        }
        Self { in_one: false, refused }
    }
}

fn read_line(source: &SourceText<'_>, line: &str, game: &Spec) -> Result<Record, ReadError> {
    let at = source.offset(line);
    let refuse = |error: rules::SpecError| source.error_about(at, &game.to_string(), error);
    let mut builder = RecordBuilder::new(game.clone()).map_err(refuse)?;
    let line = if line == NO_MOVES { &line[..0] } else { line };
    match room_form::of_game(Form::Transcript, game) {
        Some(form) => {
            room_form::take_down(source, form, line, &mut builder, false)?;
        }
        None => {
            for word in line.split(is_between).filter(|word| !word.is_empty()) {
                play(source, &mut builder, word)?;
            }
        }
    }
    Ok(builder.finish())
}

/// Whether a letter only keeps two moves apart.
fn is_between(letter: char) -> bool {
    letter.is_whitespace() || ",;".contains(letter)
}

/// Plays a move that stands alone in the text.
fn play(source: &SourceText<'_>, builder: &mut RecordBuilder, word: &str) -> Result<(), ReadError> {
    let played = builder.play(word);
    played.map(|_| ()).map_err(|why| {
        let number = builder.ply() + 1;
        source.error_about(source.offset(word), word, ReadProblem::Illegal { number, why })
    })
}

/// Writes the moves of a game, a line.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    if record.start.is_some() {
        return Err(WriteError::NoStart);
    }
    let line = match room_form::of_game(Form::Transcript, &record.game) {
        Some(_) => room_form::write(Form::Transcript, record, Vec::new())?,
        None => record.main_line().collect::<Vec<_>>().join(" "),
    };
    Ok(format!("{}\n", if line.is_empty() { NO_MOVES } else { &line }))
}
