//! Somewhere in the middle of a game.

use fastrand::Rng;
use rules::{Game, History};

/// Goes on from a history by at most `count` random moves, never to the end of the game.
pub fn wander<G: Game>(game: &G, mut history: History<G>, moves: usize, seed: u64) -> History<G> {
    let mut rng = Rng::with_seed(seed);
    for _ in 0..moves {
        let legal: Vec<_> = game.moves(history.position()).into_iter().flatten().collect();
        history.play(game, legal[rng.usize(..legal.len())]);
        if history.outcome(game).is_some() {
            history.undo();
            break;
        }
    }
    history
}
