//! Laying out a position by hand.

use axum::Json;
use rules::{Board, Phrase, Piece, Player, PositionError, Speak as _, Spec, Surface};
use session::{AnyGame, open_table};
use words::Words;

use super::requester::{ApiResult, JsonBody, Requester};
use crate::{
    failure::ApiFailure,
    tables::picture,
    wire::{LaidOut, Layout, PieceName, PieceOnCell, Trouble},
};

/// Validates a position that was laid out; one without a legal move is an answer too.
pub(crate) async fn position(
    requester: Requester,
    JsonBody(layout): JsonBody<Layout>,
) -> ApiResult<Json<LaidOut>> {
    lay_out(&layout, &requester.words).map(Json).map_err(|failure| requester.refuse(&failure))
}

fn lay_out(layout: &Layout, words: &Words) -> Result<LaidOut, ApiFailure> {
    let game: Spec =
        layout.game.parse().map_err(|error| ApiFailure::wrong(&error).about("game"))?;
    let mut table = open_table(&game).map_err(|error| ApiFailure::wrong(&error).about("game"))?;
    let mut board = table.board();
    let mut turn = table.turn();
    let mut text = table.position();
    let mut problem = None;
    if let Some(given) = &layout.text {
        text.clone_from(given);
        problem = table.set_up(given).err();
        if problem.is_none() {
            (board, turn) = (table.board(), table.turn());
        }
    } else if let Some(cells) = &layout.cells {
        turn = Player(layout.turn.unwrap_or(turn.0));
        board = laid(board, cells, table.players()).ok_or_else(garbled)?;
        if table.players() <= turn.0 {
            return Err(garbled());
        }
        text = table.write_board(&board, turn);
        problem = table.set_up(&text).err();
    }
    let problem = problem.map(|error| trouble(&error, words));
    Ok(LaidOut {
        kinds: kinds(board.surface).to_vec(),
        board: picture(&board, &names(&*table, &board)),
        turn: turn.0,
        players: table.players(),
        text,
        problem,
    })
}

/// An empty board with some pieces on it; nothing if they are not pieces of the game.
fn laid(mut board: Board, cells: &[Option<PieceOnCell>], players: u8) -> Option<Board> {
    if cells.len() != board.cells.len() {
        return None;
    }
    let allowed = kinds(board.surface);
    for (place, cell) in board.cells.iter_mut().zip(cells) {
        *place = match cell {
            None => None,
            Some(piece) if piece.seat < players && allowed.contains(&piece.kind) => {
                Some(Piece { player: Player(piece.seat), kind: piece.kind.into() })
            }
            Some(_) => return None,
        };
    }
    board.lines.clear();
    Some(board)
}

fn names(table: &dyn AnyGame, board: &Board) -> Vec<String> {
    board.squares().map(|square| table.square_name(square)).collect()
}

/// The kinds of pieces that stand on a surface.
fn kinds(surface: Surface) -> &'static [PieceName] {
    match surface {
        Surface::Grid => &[PieceName::Symbol],
        Surface::Felt | Surface::Frame => &[PieceName::Disc],
        Surface::Chequered { .. } => &[PieceName::Man, PieceName::King],
    }
}

fn trouble(error: &PositionError, words: &Words) -> Trouble {
    let phrase = error.phrase();
    let sentence = words.say(&phrase);
    Trouble { id: phrase.id.to_string(), sentence, field: Some("text".to_owned()) }
}

fn garbled() -> ApiFailure {
    let phrase = Phrase::new("error-page-garbled");
    ApiFailure::new(axum::http::StatusCode::BAD_REQUEST, phrase).about("cells")
}
