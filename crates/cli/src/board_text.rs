//! Draws any board in plain letters.

use std::fmt::Write as _;

use rules::{Board, Colour, Piece, PieceKind, Player, Square, Surface};
use session::{Seat, Table};

/// A board in plain letters: column names above where the game has them, a letter for each piece,
/// a dot for an empty square, brackets around the lines that decided the game.
pub(crate) fn draw(board: &Board, table: &dyn Table, seats: &[Seat]) -> String {
    let mut text = String::new();
    let margin = board.height.to_string().len();
    if let Some(names) = column_names(board, table) {
        let _ = write!(text, "{:margin$} ", "");
        names.for_each(|name| text.extend([' ', name, ' ']));
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    for row in 0..board.height {
        let name = row_name(board, table, row);
        let _ = write!(text, "{name:>margin$} ");
        for column in 0..board.width {
            let square = Square { column, row };
            let letter = match board.at(square) {
                Some(piece) => letter(board, seats, piece),
                None if is_playable(board, square) => '.',
                None => ' ',
            };
            let decided = board.lines.iter().any(|line| line.contains(&square));
            let [open, close] = if decided { ['[', ']'] } else { [' ', ' '] };
            let _ = write!(text, "{open}{letter}{close}");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}

/// The letter for the pieces that a player begins with.
pub(crate) fn sign(board: &Board, seats: &[Seat], player: Player) -> char {
    let kind = match board.surface {
        Surface::Chequered { .. } => PieceKind::Man,
        Surface::Grid | Surface::Felt | Surface::Frame => PieceKind::Disc,
    };
    letter(board, seats, Piece { player, kind })
}

/// The letter for a piece: the player's own symbol, or one for its colour, capital for a king.
fn letter(board: &Board, seats: &[Seat], piece: Piece) -> char {
    let small = match board.colours.get(piece.player.index()) {
        None => return seats[piece.player.index()].symbol.unwrap_or('?'),
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

/// The letters above the columns, if squares are named by a letter and a number.
fn column_names<'a>(
    board: &'a Board,
    table: &'a dyn Table,
) -> Option<impl Iterator<Item = char> + 'a> {
    let letter = move |column| {
        let playable = (0..board.height).find(|&row| is_playable(board, Square { column, row }))?;
        let name = table.square_name(Square { column, row: playable });
        name.chars().next().filter(char::is_ascii_alphabetic)
    };
    letter(0)?;
    Some((0..board.width).map(move |column| letter(column).unwrap_or(' ')))
}

/// What stands beside a row: its number, or the number of its first square.
fn row_name(board: &Board, table: &dyn Table, row: u8) -> String {
    let first = (0..board.width).find(|&column| is_playable(board, Square { column, row }));
    let name = table.square_name(Square { column: first.unwrap_or(0), row });
    name.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).to_owned()
}
