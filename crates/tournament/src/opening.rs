//! One opening, and how openings are read from files.

use std::fmt;

use record::{Form, ReadContext, Record};
use rules::Spec;
use session::{AnyGame, open_table};

use crate::ContestError;

/// Where a game begins: at its start or from a position, after some moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// The position, if it is not the start.
    pub position: Option<String>,
    /// The moves from there.
    pub moves: Vec<String>,
}

/// The opening is none of this game, or the game is over after it.
#[derive(Debug)]
pub(crate) struct OpeningRefusal;

impl Opening {
    /// How many moves are taken of a game that is over, unless told otherwise.
    pub const USUAL_PLIES: usize = 8;

    /// Puts the opening on a cleared table.
    pub(crate) fn lay(&self, table: &mut dyn AnyGame) -> Result<(), OpeningRefusal> {
        table.restart();
        if let Some(position) = &self.position {
            table.set_up(position).map_err(|_| OpeningRefusal)?;
        }
        for text in &self.moves {
            table.play(text).map_err(|_| OpeningRefusal)?;
        }
        if table.ending().is_some() { Err(OpeningRefusal) } else { Ok(()) }
    }

    /// The opening that a line describes, if the game goes on after it.
    fn of_line(
        line: &str,
        game: &Spec,
        plies: Option<usize>,
        table: &mut dyn AnyGame,
    ) -> Option<Self> {
        let words = line.split_whitespace().take(plies.unwrap_or(usize::MAX));
        let moves = Self { position: None, moves: words.map(str::to_owned).collect() };
        if moves.lay(table).is_ok() {
            return Some(moves);
        }
        let run_on = Self::of_transcript(line, game, plies);
        let position = Self { position: Some(line.to_owned()), moves: Vec::new() };
        run_on.into_iter().chain([position]).find(|opening| opening.lay(table).is_ok())
    }

    /// The opening of moves that run on without a space, as in `f5d6c3`.
    fn of_transcript(line: &str, game: &Spec, plies: Option<usize>) -> Option<Self> {
        if line.contains(char::is_whitespace) {
            return None;
        }
        let form = Some(Form::Transcript);
        let reading = ReadContext { form, game: Some(game.clone()), ..ReadContext::default() };
        let records = reading.read(line.as_bytes()).ok()?;
        records.first().map(|record| Self::of_record(record, plies))
    }

    /// The first moves of a game.
    fn of_record(record: &Record, plies: Option<usize>) -> Self {
        let usual = if record.verdict.is_some() { Self::USUAL_PLIES } else { usize::MAX };
        // A position with the worth of its moves, as in OBF, begins where it stands.
        let stands_at_start = record.tree.current() == record::NodeId::START;
        let most = if stands_at_start { 0 } else { plies.unwrap_or(usual) };
        let moves = record.main_line().take(most).map(str::to_owned).collect();
        Self { position: record.start.clone(), moves }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.position.iter().chain(&self.moves);
        f.write_str(&parts.map(String::as_str).collect::<Vec<_>>().join(" "))
    }
}

/// The openings of a file: of the games in it, or of its lines.
pub(crate) fn listed(
    bytes: &[u8],
    game: &Spec,
    plies: Option<usize>,
) -> Result<Vec<Opening>, ContestError> {
    let table = &mut *open_table(game)?;
    if !is_of_games(bytes) {
        return of_lines(bytes, game, plies, table);
    }
    of_games(bytes, game, plies, table)
        .or_else(|error| of_lines(bytes, game, plies, table).map_err(|_| error))
}

/// An opening for each line.
fn of_lines(
    bytes: &[u8],
    game: &Spec,
    plies: Option<usize>,
    table: &mut dyn AnyGame,
) -> Result<Vec<Opening>, ContestError> {
    let text = String::from_utf8_lossy(bytes);
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let read = |(line, text): (usize, &str)| {
        Opening::of_line(text, game, plies, table)
            .ok_or_else(|| ContestError::OpeningLine { line, text: text.to_owned() })
    };
    lines.map(read).collect()
}

/// Whether a file has tags, elements, boards with scores or the like, and not lines of moves alone.
fn is_of_games(bytes: &[u8]) -> bool {
    let is_marked = bytes.iter().any(|byte| b"[<{;%".contains(byte));
    is_marked || std::str::from_utf8(bytes).is_err()
}

/// An opening for each game of a file.
fn of_games(
    bytes: &[u8],
    game: &Spec,
    plies: Option<usize>,
    table: &mut dyn AnyGame,
) -> Result<Vec<Opening>, ContestError> {
    let reading = ReadContext { game: Some(game.clone()), ..ReadContext::default() };
    let source = reading.open(bytes).map_err(ContestError::OpeningFile)?;
    let mut openings = Vec::new();
    for (number, read) in (1..).zip(source.games().map_err(ContestError::OpeningFile)?) {
        let record = read.map_err(ContestError::OpeningFile)?;
        let opening = Opening::of_record(&record, plies);
        if record.game.name != game.name || opening.lay(table).is_err() {
            return Err(ContestError::OpeningGame { number, text: opening.to_string() });
        }
        openings.push(opening);
    }
    Ok(openings)
}
