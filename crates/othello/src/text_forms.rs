//! The forms of text that the room offers to readers and writers of files: GGF, OBF, transcripts.
//!
//! `notation` has their grammars, with the types of the board; here the size decides which board
//! it is, and moves and positions become text.

use rules::{Game, GameText, History, MoveText, Notation, PositionError, Problem, Spec, TextForm};
use search::Family as _;

use crate::{
    Grid, Narrow, Othello, Room, Wide,
    notation::{ggf, obf, transcript},
    room::{is_narrow, size},
};

/// A function that reads or writes on the board that the settings ask for, made from one that is
/// generic over the board.
macro_rules! on_board {
    ($function:ident) => {
        |settings, game| {
            let size = size(settings);
            if is_narrow(size) {
                $function(&Othello::<Narrow>::new(size), game)
            } else {
                $function(&Othello::<Wide>::new(size), game)
            }
        }
    };
}

/// GGF, the records of the Generic Game Server.
pub(crate) const GGF: TextForm = TextForm {
    name: "ggf",
    game: Some(|text| match ggf::size(text) {
        None | Some(8) => Spec::new(Room::NAME),
        Some(size) => Spec::new(Room::NAME).with("size", size.to_string()),
    }),
    read: on_board!(read_ggf),
    write: Some(on_board!(write_ggf)),
};

/// OBF, positions with what their moves are worth: the moves are alternatives at the start.
pub(crate) const OBF: TextForm =
    TextForm { name: "obf", game: None, read: on_board!(read_obf), write: None };

/// Transcripts, `f5d6c3`.
pub(crate) const TRANSCRIPT: TextForm = TextForm {
    name: "transcript",
    game: None,
    read: on_board!(read_transcript),
    write: Some(on_board!(write_transcript)),
};

fn read_ggf<G: Grid>(game: &Othello<G>, text: &str) -> Result<GameText, PositionError> {
    let ggf::GgfGame { tags, history, remarks } = ggf::read(game, text)?;
    let mut moves = moves(game, &history);
    for (played, remark) in moves.iter_mut().zip(remarks) {
        (played.opinion, played.seconds) = (remark.opinion, remark.seconds);
    }
    let start = Some(game.write_position(&history.positions()[0]));
    Ok(GameText { start, tags, moves })
}

fn write_ggf<G: Grid>(game: &Othello<G>, written: &GameText) -> Result<String, PositionError> {
    let history = history(game, written)?;
    let remark = |MoveText { opinion, seconds, .. }: &MoveText| ggf::GgfRemark {
        // A slash would begin the seconds.
        opinion: opinion.replace(['/', ']'], ")"),
        seconds: seconds.clone(),
    };
    let remarks = written.moves.iter().map(remark).collect();
    Ok(ggf::write(game, &ggf::GgfGame { tags: written.tags.clone(), history, remarks }))
}

fn read_obf<G: Grid>(game: &Othello<G>, line: &str) -> Result<GameText, PositionError> {
    let obf::ObfExercise { position, scores } = obf::read(game, line)?;
    let moves = scores.into_iter().map(|(played, score)| MoveText {
        text: game.write_move(&position, played),
        opinion: format!("{score:+}"),
        ..MoveText::default()
    });
    let moves = moves.collect();
    let start = Some(game.write_position(&position));
    Ok(GameText { start, moves, ..GameText::default() })
}

fn read_transcript<G: Grid>(game: &Othello<G>, line: &str) -> Result<GameText, PositionError> {
    let history = transcript::read(game, game.start(), line)?;
    Ok(GameText { moves: moves(game, &history), ..GameText::default() })
}

fn write_transcript<G: Grid>(
    game: &Othello<G>,
    written: &GameText,
) -> Result<String, PositionError> {
    history(game, written).map(|history| transcript::write(&history))
}

/// The moves of a line as text.
fn moves<G: Grid>(game: &Othello<G>, history: &History<Othello<G>>) -> Vec<MoveText> {
    let moves = history.positions().iter().zip(history.moves());
    let moves = moves.map(|(position, &played)| game.write_move(position, played));
    moves.map(|text| MoveText { text, ..MoveText::default() }).collect()
}

/// The line that a game's moves are.
fn history<G: Grid>(
    game: &Othello<G>,
    written: &GameText,
) -> Result<History<Othello<G>>, PositionError> {
    let start = match &written.start {
        Some(start) => game.read_position(start)?,
        None => game.start(),
    };
    let mut history = History::from_position(start);
    for (number, MoveText { text, .. }) in (1..).zip(&written.moves) {
        let played = game.read_move(history.position(), text).map_err(|unknown| {
            let problem = Problem::IllegalMove { played: unknown.0, number };
            PositionError::at(text, 0, problem)
        })?;
        history.play(game, played);
    }
    Ok(history)
}
