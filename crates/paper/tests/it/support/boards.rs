//! Boards of every kind, made by hand.

use rules::{Board, Colour, Diagram, Piece, PieceKind, Player, Square, Surface};

/// A name for each square: letter and number, from the top.
fn lettered(board: &Board) -> Vec<String> {
    let name = |Square { column, row }| format!("{}{}", char::from(b'A' + column), row + 1);
    board.squares().map(name).collect()
}

/// A number for each dark square.
fn numbered(board: &Board) -> Vec<String> {
    let mut number = 0;
    let mut name = |Square { column, row }: Square| {
        if (column + row).is_multiple_of(2) {
            return String::new();
        }
        number += 1;
        format!("{number}")
    };
    board.squares().map(&mut name).collect()
}

/// A grid for symbols with one symbol of each of two players and a line.
pub(crate) fn grid(width: u8, height: u8) -> Diagram {
    let mut board = Board::empty(width, height, Surface::Grid);
    let squares: Vec<Square> = board.squares().collect();
    for (square, player) in squares.iter().zip([0, 1, 0]) {
        board.put(*square, Piece { player: Player(player), kind: PieceKind::Symbol });
    }
    board.lines = vec![squares[..3].to_vec()];
    let names = lettered(&board);
    diagram(board, names, vec!['X', 'O'])
}

/// A chequered board with men and a king.
pub(crate) fn chequers(size: u8) -> Diagram {
    let mut board = Board::empty(size, size, Surface::Chequered { dark_top_left: false });
    board.colours = vec![Colour::White, Colour::Black];
    let man = |player| Piece { player: Player(player), kind: PieceKind::Man };
    board.put(Square { column: 1, row: 0 }, man(1));
    board.put(Square { column: 0, row: size - 1 }, man(0));
    board.put(Square { column: 2, row: 1 }, Piece { player: Player(0), kind: PieceKind::King });
    let names = numbered(&board);
    diagram(board, names, Vec::new())
}

/// A board of discs in two colours.
pub(crate) fn discs(surface: Surface, colours: [Colour; 2]) -> Diagram {
    let mut board = Board::empty(8, 8, surface);
    board.colours = colours.to_vec();
    for (column, player) in [(3, 0), (4, 1)] {
        board.put(
            Square { column, row: 4 },
            Piece { player: Player(player), kind: PieceKind::Disc },
        );
    }
    let names = lettered(&board);
    diagram(board, names, Vec::new())
}

fn diagram(board: Board, names: Vec<String>, symbols: Vec<char>) -> Diagram {
    Diagram { board, names, symbols, arrows: Vec::new(), marks: Vec::new() }
}

/// One board of every kind.
pub(crate) fn all() -> Vec<Diagram> {
    vec![
        grid(3, 3),
        grid(26, 26),
        grid(3, 26),
        chequers(10),
        discs(Surface::Felt, [Colour::Black, Colour::White]),
        discs(Surface::Frame, [Colour::Yellow, Colour::Red]),
    ]
}
