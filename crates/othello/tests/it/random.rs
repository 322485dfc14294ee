//! Positions from random play, for tests to look at.

use fastrand::Rng;
use othello::{Grid, Othello, Position};
use rules::{Game, History};

/// A random game to its end.
pub(crate) fn game<G: Grid>(othello: &Othello<G>, seed: u64) -> History<Othello<G>> {
    play(othello, seed, 0)
}

/// A random position with at most `empties` empty squares in which the game still goes on.
pub(crate) fn position<G: Grid>(
    othello: &Othello<G>,
    empties: u32,
    seed: u64,
) -> Position<G::Squares> {
    let games = (0..).map(|attempt| play(othello, 1_000 * seed + attempt, empties));
    let goes_on = |game: &History<_>| game.outcome(othello).is_none();
    *games.into_iter().find(goes_on).expect("most games last").position()
}

/// Plays at random until at most `empties` squares are empty or the game is over.
fn play<G: Grid>(othello: &Othello<G>, seed: u64, empties: u32) -> History<Othello<G>> {
    let mut rng = Rng::with_seed(seed);
    let mut game = History::new(othello);
    while othello.squares() - discs(&game) > empties {
        let Ok(moves) = othello.moves(game.position()) else { break };
        let moves: Vec<_> = moves.collect();
        game.play(othello, moves[rng.usize(..moves.len())]);
    }
    game
}

fn discs<G: Grid>(game: &History<Othello<G>>) -> u32 {
    use othello::Bits as _;
    game.position().taken().count()
}
