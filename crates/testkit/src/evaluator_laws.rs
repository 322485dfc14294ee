//! The law of an evaluator, checked on random games.

use fastrand::Rng;
use rules::{Game, History, Player};
use search::Evaluator;

/// At a table of two, what is good for one is exactly as bad for the other; and no opinion about
/// a game that goes on reaches the score of a won one.
///
/// # Panics
///
/// If the law is broken.
pub fn check_evaluator<G: Game>(game: &G, evaluator: &dyn Evaluator<G>, games: u32, seed: u64) {
    let mut rng = Rng::with_seed(seed);
    for _ in 0..games {
        let mut history = History::new(game);
        while history.outcome(game).is_none() {
            let position = history.position();
            let score = evaluator.evaluate(game, position, Player::FIRST);
            assert!(!score.is_decided(), "an opinion is less than a win: {position:?}");
            if game.players() == 2 {
                let other = evaluator.evaluate(game, position, Player::SECOND);
                assert_eq!(score, -other, "what one wins the other loses: {position:?}");
            }
            let legal: Vec<_> = game.moves(position).expect("no outcome, so moves").collect();
            history.play(game, legal[rng.usize(..legal.len())]);
        }
        if game.players() == 2 {
            check_end(game, evaluator, &history);
        }
    }
}

fn check_end<G: Game>(game: &G, evaluator: &dyn Evaluator<G>, history: &History<G>) {
    let (position, outcome) = (history.position(), history.outcome(game).expect("the end"));
    let finished = |player| evaluator.finished(game, position, outcome, player, 0);
    assert_eq!(finished(Player::FIRST), -finished(Player::SECOND), "{position:?}");
    let (here, further) = (
        evaluator.finished(game, position, outcome, Player::FIRST, 0),
        evaluator.finished(game, position, outcome, Player::FIRST, 3),
    );
    let expected = if here.is_decided() { here.0 - 3 * here.0.signum() } else { here.0 };
    assert_eq!(further.0, expected, "a decided score counts its distance from the root");
    let sign = finished(Player::FIRST).0.signum();
    assert_eq!(sign, outcome.sign(Player::FIRST), "a won game scores as one: {position:?}");
}
