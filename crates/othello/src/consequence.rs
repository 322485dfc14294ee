//! What a line of play costs the player who begins it, in a few words.

use rules::{Game, Notation, Phrase, Square};

use crate::{Grid, Move, Othello, Position, Set};

/// How many moves of a line are looked at: what comes later was not given by its first move.
const NEAR: usize = 4;

/// The corner that a line gives to the opponent.
pub(crate) fn consequence<G: Grid>(
    game: &Othello<G>,
    position: &Position<Set<G>>,
    line: &[Move],
) -> Option<Phrase> {
    let last = game.grid().size() - 1;
    let is_corner =
        |square: &Square| [square.column, square.row].iter().all(|&side| side == 0 || side == last);
    let mover = position.turn;
    let mut position = *position;
    for &played in line.iter().take(NEAR) {
        let path = game.path(&position, played);
        let takes_corner = path.last().is_some_and(is_corner);
        if takes_corner && position.turn == mover {
            return None;
        }
        if takes_corner {
            let square = game.write_move(&position, played);
            return Some(Phrase::new("why-gives-corner").with("square", square));
        }
        position = game.after(&position, played);
    }
    None
}
