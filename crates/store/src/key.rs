//! A number for a position, by which games are found.

use rules::{Board, Player, Square, Surface};
use session::AnyGame;

/// The number of the position on a board: of what stands where and whose turn it is, in a family
/// of games. Draw counters and the way there do not matter.
///
/// The number stays the same for ever, because it is kept in libraries: FNV-1a over the bytes of
/// the picture, then the finish of `MurmurHash3`, so that near pictures are far apart.
#[must_use]
pub fn position_key(family: &str, table: &dyn AnyGame) -> i64 {
    key(family, &table.board(), table.turn())
}

/// The numbers of the position on a board and of those that are the same to players: turned and
/// mirrored, as far as the board may be. The position itself comes first.
#[must_use]
pub fn position_keys(family: &str, table: &dyn AnyGame) -> Vec<i64> {
    let (board, turn) = (table.board(), table.turn());
    let mut keys: Vec<i64> = Vec::new();
    for seen in ways_to_look(&board) {
        let key = key(family, &seen, turn);
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

/// A board as it is, turned and mirrored. Where pieces fall it is only mirrored, and where each
/// side has a direction it is neither.
fn ways_to_look(board: &Board) -> Vec<Board> {
    let ways = match board.surface {
        Surface::Chequered { .. } => 1,
        Surface::Frame => 2,
        Surface::Grid | Surface::Felt if board.width == board.height => 8,
        Surface::Grid | Surface::Felt => 4,
    };
    (0..ways).map(|way| seen(board, way)).collect()
}

/// A board looked at in one of eight ways, by bits: mirrored, upturned, transposed.
fn seen(board: &Board, way: u8) -> Board {
    let (width, height) = (board.width, board.height);
    let cells = board.squares().map(|square| {
        let Square { column, row } = square;
        let (column, row) = if way & 4 == 0 { (column, row) } else { (row, column) };
        let column = if way & 1 == 0 { column } else { width - 1 - column };
        let row = if way & 2 == 0 { row } else { height - 1 - row };
        board.at(Square { column, row })
    });
    Board { cells: cells.collect(), ..board.clone() }
}

/// The number of what stands where and whose turn it is.
pub(crate) fn key(family: &str, board: &Board, turn: Player) -> i64 {
    let cells = board.cells.iter().map(|cell| match cell {
        None => 0,
        Some(piece) => 1 + (piece.player.0 << 2 | piece.kind as u8),
    });
    let bytes = family.bytes().chain([0, board.width, board.height, turn.0]).chain(cells);
    finish(fnv(bytes)).cast_signed()
}

/// A number for any bytes.
pub(crate) fn fnv(bytes: impl IntoIterator<Item = u8>) -> u64 {
    const START: u64 = 0xCBF2_9CE4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01B3;
    bytes.into_iter().fold(START, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// Spreads the bits of a number.
pub(crate) fn finish(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 33)).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
    bits = (bits ^ (bits >> 33)).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    bits ^ (bits >> 33)
}
