//! Positions and moves as Hub writes them.

use rules::{Colour, PieceKind};
use session::AnyGame;

use crate::draughts::{Ends, SquareNumbers, is_white, player_of};

/// A position: the side to move and a letter per square.
pub(super) fn position(table: &dyn AnyGame) -> String {
    let board = table.board();
    let side = if is_white(&board, table.turn()) { 'W' } else { 'B' };
    format!("{side}{}", SquareNumbers::of(table).letters(&board, ['w', 'W'], ['b', 'B']))
}

/// A position that was told, as the table reads it.
pub(super) fn read_position(table: &dyn AnyGame, text: &str) -> Option<String> {
    let side = text.chars().next()?;
    let colour = match side {
        'W' => Colour::White,
        'B' => Colour::Black,
        _ => return None,
    };
    let turn = player_of(&table.board(), colour);
    let piece = |letter| match letter {
        'w' => Some(Some((Colour::White, PieceKind::Man))),
        'W' => Some(Some((Colour::White, PieceKind::King))),
        'b' => Some(Some((Colour::Black, PieceKind::Man))),
        'B' => Some(Some((Colour::Black, PieceKind::King))),
        'e' => Some(None),
        _ => None,
    };
    SquareNumbers::of(table).position(table, &text[1..], turn, piece)
}

/// A legal move, from and to and everything that is taken.
pub(super) fn write_move(table: &dyn AnyGame, text: &str) -> Option<String> {
    let view = table.view();
    let turn = view.moves.iter().find(|turn| turn.text == text)?;
    let Ends { from, to, takes } = SquareNumbers::of(table).ends(turn)?;
    if takes.is_empty() {
        return Some(format!("{from}-{to}"));
    }
    let takes: String =
        takes.iter().flat_map(|square| ["x".to_owned(), square.to_string()]).collect();
    Some(format!("{from}x{to}{takes}"))
}

/// The move that was told, as the table writes it.
pub(super) fn read_move(table: &dyn AnyGame, text: &str) -> Option<String> {
    let numbers = text.split(['-', 'x']).map(|number| number.parse().ok());
    let numbers: Vec<usize> = numbers.collect::<Option<_>>()?;
    let [from, to, takes @ ..] = &numbers[..] else { return None };
    SquareNumbers::of(table).find(table, &Ends { from: *from, to: *to, takes: takes.to_vec() })
}

/// A line of play, as far as it is legal.
pub(super) fn write_line(table: &dyn AnyGame, line: &[String]) -> Vec<String> {
    let mut walk = table.fork();
    let mut written = Vec::new();
    for text in line {
        let Some(told) = write_move(&*walk, text) else { break };
        written.push(told);
        if walk.play(text).is_err() {
            break;
        }
    }
    written
}

/// A line of play that was told, as far as it is legal.
pub(super) fn read_line(table: &dyn AnyGame, line: &str) -> Vec<String> {
    let mut walk = table.fork();
    let mut read = Vec::new();
    for text in line.split_whitespace() {
        let Some(known) = read_move(&*walk, text) else { break };
        if walk.play(&known).is_err() {
            break;
        }
        read.push(known);
    }
    read
}
