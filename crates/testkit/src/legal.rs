//! The legal moves as a list.

use rules::{Game, History};

/// The legal moves in the position on the board; none if it is finished.
pub(crate) fn legal_moves<G: Game>(game: &G, history: &History<G>) -> Vec<G::Move> {
    game.moves(history.position()).into_iter().flatten().collect()
}
