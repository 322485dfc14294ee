//! The picture of a position.

use rules::{Board, Piece, PieceKind, Player, Square, Surface};

const STONE: Piece = Piece { player: Player::FIRST, kind: PieceKind::Disc };

fn square(column: u8, row: u8) -> Square {
    Square { column, row }
}

#[test]
fn an_empty_board_has_a_cell_for_every_square_and_nothing_else() {
    let board = Board::empty(4, 3, Surface::Felt);
    assert_eq!(board.cells, [None; 12]);
    assert!(board.colours.is_empty() && board.lines.is_empty());
    assert!(board.tallies.is_empty() && board.counters.is_empty());
}

#[test]
fn squares_go_row_by_row_from_the_top_left() {
    let board = Board::empty(3, 2, Surface::Grid);
    let squares: Vec<Square> = board.squares().collect();
    let expected = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)];
    assert_eq!(squares, expected.map(|(column, row)| square(column, row)));
}

#[test]
fn what_is_put_on_a_square_stands_there_and_nowhere_else() {
    let mut board = Board::empty(4, 3, Surface::Grid);
    board.put(square(3, 1), STONE);
    let standing: Vec<Square> = board.squares().filter(|&s| board.at(s).is_some()).collect();
    assert_eq!(standing, [square(3, 1)]);
    assert_eq!(board.at(square(3, 1)), Some(STONE));
    assert_eq!(board.cells[7], Some(STONE));
}

#[test]
fn nothing_stands_off_the_board() {
    let mut board = Board::empty(2, 2, Surface::Frame);
    for corner in [square(0, 0), square(1, 0), square(0, 1), square(1, 1)] {
        board.put(corner, STONE);
    }
    for off in [square(2, 0), square(0, 2), square(2, 2), square(255, 255)] {
        assert_eq!(board.at(off), None, "{off:?}");
    }
}

#[test]
#[should_panic(expected = "a square of the board")]
fn nothing_can_be_put_off_the_board() {
    Board::empty(2, 2, Surface::Grid).put(square(2, 0), STONE);
}
