//! A position as players are told of it: everything that a first program needs, without rules of its
//! own.

use rules::{Board, Outcome, PieceKind, Player, Square};
use serde::Serialize;
use session::{AnyGame, GameEnding};

/// A position as players are told of it.
#[derive(Debug, Serialize)]
pub(crate) struct StateReport {
    /// The position as text, alike for equal positions.
    position: String,
    /// The seat whose turn it is, the first being 1.
    turn: u8,
    /// How many play.
    players: u8,
    /// Row by row from the top: 0 is an empty square, `n` a piece of seat `n`, `-n` a king of it.
    board: Vec<Vec<i8>>,
    /// The moves there are, none when the game is over.
    legal: Vec<LegalMove>,
    /// The points of each seat when the game is over: 1 for a win, 0 for a loss.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Vec<f64>>,
    /// What a leaf of a written tree is worth to seat 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i32>,
}

/// A legal move.
#[derive(Debug, Serialize)]
struct LegalMove {
    /// How it is written.
    #[serde(rename = "move")]
    text: String,
    /// The squares it touches in order, each as row and column from the top left.
    squares: Vec<[u8; 2]>,
    /// The squares from which it takes pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    takes: Vec<[u8; 2]>,
}

impl StateReport {
    /// The position on the board of a table.
    pub(crate) fn of(table: &dyn AnyGame, value: Option<i32>) -> Self {
        let view = table.view();
        let players = table.players();
        let legal = view.moves.iter().map(|turn| LegalMove {
            text: turn.text.clone(),
            squares: turn.path.iter().copied().map(place).collect(),
            takes: turn.takes.iter().copied().map(place).collect(),
        });
        Self {
            position: table.position(),
            turn: view.turn.0 + 1,
            players,
            board: cells(&view.board),
            legal: legal.collect(),
            result: view.ending.map(|ending| points(ending, players)),
            value,
        }
    }
}

fn place(Square { column, row }: Square) -> [u8; 2] {
    [row, column]
}

fn cells(board: &Board) -> Vec<Vec<i8>> {
    let cell = |column: u8, row: u8| {
        let piece = board.at(Square { column, row })?;
        let seat = i8::try_from(piece.player.0 + 1).ok()?;
        Some(if piece.kind == PieceKind::King { -seat } else { seat })
    };
    let row = |row| (0..board.width).map(|column| cell(column, row).unwrap_or(0)).collect();
    (0..board.height).map(row).collect()
}

/// The points of each seat: one for a win; a draw is shared, and so is the point of a game that only
/// one has lost.
fn points(ending: GameEnding, players: u8) -> Vec<f64> {
    let seats = f64::from(players);
    let point = |player: Player| match (ending.outcome, ending.outcome.sign(player)) {
        (_, ..0) => 0.0,
        (Outcome::Win(_), _) => 1.0,
        (Outcome::Draw, _) => 1.0 / seats,
        (Outcome::Lose(_), _) => 1.0 / (seats - 1.0),
    };
    Player::all(players).map(point).collect()
}
