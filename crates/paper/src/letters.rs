//! Diagrams in plain letters, for terminals, pipes and screen readers.

use std::fmt::Write as _;

use rules::{Board, Colour, Diagram, Piece, PieceKind, Player, Square, Surface};

/// A board in plain letters: column names above where the game has them, a letter for each piece,
/// a dot for an empty square. Brackets enclose the lines that decided the game, parentheses the
/// pieces that are pointed out; an empty square that is pointed out is a star.
#[must_use]
pub fn letters(diagram: &Diagram) -> String {
    let board = &diagram.board;
    let mut text = String::new();
    let names = (0..board.height).map(|row| row_name(diagram, row).len());
    let margin = names.max().unwrap_or_default();
    if let Some(names) = column_names(diagram) {
        let _ = write!(text, "{:margin$} ", "");
        names.for_each(|name| text.extend([' ', name, ' ']));
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    let pointed_out: Vec<Square> =
        diagram.arrows.iter().flatten().chain(&diagram.marks).copied().collect();
    for row in 0..board.height {
        let name = row_name(diagram, row);
        let _ = write!(text, "{name:>margin$} ");
        for column in 0..board.width {
            let square = Square { column, row };
            let is_pointed_out = pointed_out.contains(&square);
            let letter = match board.at(square) {
                Some(piece) => letter(diagram, piece),
                None if is_pointed_out => '*',
                None if is_playable(board, square) => '.',
                None => ' ',
            };
            let decided = board.lines.iter().any(|line| line.contains(&square));
            let [open, close] = match board.at(square) {
                _ if decided => ['[', ']'],
                Some(_) if is_pointed_out => ['(', ')'],
                _ => [' ', ' '],
            };
            let _ = write!(text, "{open}{letter}{close}");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// The letter for the pieces that a player begins with.
#[must_use]
pub fn sign(diagram: &Diagram, player: Player) -> char {
    let kind = match diagram.board.surface {
        Surface::Chequered { .. } => PieceKind::Man,
        Surface::Grid | Surface::Felt | Surface::Frame => PieceKind::Disc,
    };
    letter(diagram, Piece { player, kind })
}

/// The letter for a piece: the player's own symbol, or one for its colour, capital for a king.
fn letter(diagram: &Diagram, piece: Piece) -> char {
    let small = match diagram.board.colours.get(piece.player.index()) {
        None => return diagram.symbols.get(piece.player.index()).copied().unwrap_or('?'),
        Some(Colour::Black) if piece.kind == PieceKind::Disc => return 'X',
        Some(Colour::White) if piece.kind == PieceKind::Disc => return 'O',
        Some(Colour::Black) => 'b',
        Some(Colour::White) => 'w',
        Some(Colour::Red) => 'r',
        Some(Colour::Yellow) => 'y',
    };
    if piece.kind == PieceKind::King { small.to_ascii_uppercase() } else { small }
}

fn is_playable(board: &Board, Square { column, row }: Square) -> bool {
    match board.surface {
        Surface::Chequered { dark_top_left } => ((column + row) % 2 == 0) == dark_top_left,
        _ => true,
    }
}

/// The letters above the columns, if squares are named by a letter and a number. In a frame a move
/// is a column, which has a number while one digit will do.
fn column_names(diagram: &Diagram) -> Option<impl Iterator<Item = char> + '_> {
    let letter = move |column| {
        if diagram.board.surface == Surface::Frame && diagram.board.width <= 9 {
            return char::from_digit(u32::from(column) + 1, 10);
        }
        let rows = 0..diagram.board.height;
        let playable = rows
            .map(|row| Square { column, row })
            .find(|&square| is_playable(&diagram.board, square))?;
        diagram.name(playable).chars().next().filter(char::is_ascii_alphabetic)
    };
    letter(0)?;
    Some((0..diagram.board.width).map(move |column| letter(column).unwrap_or(' ')))
}

/// What stands beside a row: its number, or the number of its first square.
fn row_name(diagram: &Diagram, row: u8) -> &str {
    if diagram.board.surface == Surface::Frame {
        return "";
    }
    let columns = 0..diagram.board.width;
    let mut squares = columns.map(|column| Square { column, row });
    let first = squares.find(|&square| is_playable(&diagram.board, square));
    let name = first.map_or("", |square| diagram.name(square));
    name.trim_start_matches(|letter: char| letter.is_ascii_alphabetic())
}
