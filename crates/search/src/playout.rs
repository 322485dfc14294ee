//! Games played by lot to their end.

use fastrand::Rng;
use rules::{Game, Outcome};

/// Plays random moves from a position until the game is over; repetition does not count.
pub fn playout<G: Game>(game: &G, position: &G::Position, rng: &mut Rng) -> Outcome {
    let mut position = position.clone();
    loop {
        let played = match game.moves(&position) {
            Err(outcome) => return outcome,
            Ok(moves) => draw(moves, rng),
        };
        game.play(&mut position, played);
    }
}

/// Draws one of the moves; each has the same chance.
#[inline]
fn draw<M>(mut moves: impl Iterator<Item = M>, rng: &mut Rng) -> M {
    match moves.size_hint() {
        (least, Some(most)) if least == most => moves.nth(rng.usize(..least)),
        _ => {
            let mut list: Vec<M> = moves.collect();
            let lot = rng.usize(..list.len());
            Some(list.swap_remove(lot))
        }
    }
    .expect("a game that goes on has a move")
}
