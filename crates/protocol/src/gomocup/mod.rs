//! Gomocup, the protocol of five in a row.
//!
//! A command a line; squares are `x,y` from nought, from the upper left. A manager ends its lines
//! with a carriage return and a line feed.

mod engine;
mod external_engine;
mod swap;

pub(crate) use engine::GomocupEngine;
pub(crate) use external_engine::GomocupExternalEngine;

use rules::{Spec, Square};
use session::AnyGame;

/// The game on a board of a size; whether exactly five are wanted, or at least five.
fn game(width: &str, height: &str, exact: bool) -> Spec {
    let game = Spec::new("morpion")
        .with("width", width)
        .with("height", height)
        .with("align", "5")
        .with("players", "2")
        .with("first", "1");
    if exact { game.with("exact", "on") } else { game }
}

/// The square of `x,y`, whatever follows.
fn read_square(text: &str) -> Option<Square> {
    let mut numbers = text.split(',').map(|number| number.trim().parse().ok());
    Some(Square { column: numbers.next()??, row: numbers.next()?? })
}

fn write_square(square: Square) -> String {
    format!("{},{}", square.column, square.row)
}

/// The square of a legal move.
fn square_of(table: &dyn AnyGame, text: &str) -> Option<Square> {
    let moves = table.view().moves;
    let turn = moves.iter().find(|turn| turn.text == text)?;
    turn.path.first().copied()
}
