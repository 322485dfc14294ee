//! The laws of an evaluator, checked on random games.

use fastrand::Rng;
use rules::{Game, History, Player};
use search::{AnyEvaluator, Evaluator, Transition};

/// At a table of two, what is good for one is exactly as bad for the other; and no opinion about
/// a game that goes on reaches the score of a won one.
///
/// # Panics
///
/// If the law is broken.
pub fn check_evaluator<G: Game>(game: &G, evaluator: &AnyEvaluator<G>, games: u32, seed: u64) {
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

fn check_end<G: Game>(game: &G, evaluator: &AnyEvaluator<G>, history: &History<G>) {
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

/// A state that has followed the moves of a game, and of every move that was not played, gives each
/// player the score that the position alone gives.
///
/// # Panics
///
/// If the law is broken.
pub fn check_following<G: Game, E: Evaluator<G>>(game: &G, evaluator: &E, games: u32, seed: u64) {
    let mut rng = Rng::with_seed(seed);
    for _ in 0..games {
        let mut history = History::new(game);
        let mut state = evaluator.start(game, history.position());
        while history.outcome(game).is_none() {
            let before = history.position();
            let legal: Vec<_> = game.moves(before).expect("no outcome, so moves").collect();
            let followed: Vec<E::State> = legal
                .iter()
                .map(|&played| {
                    let after = &game.after(before, played);
                    let step = Transition { before, played, after };
                    let state = evaluator.after(game, &state, step);
                    check_state(game, evaluator, after, &state);
                    state
                })
                .collect();
            let lot = rng.usize(..legal.len());
            history.play(game, legal[lot]);
            state = followed[lot].clone();
        }
    }
}

/// A state gives what the position alone gives, if the game goes on there.
fn check_state<G: Game, E: Evaluator<G>>(
    game: &G,
    evaluator: &E,
    position: &G::Position,
    state: &E::State,
) {
    if game.outcome(position).is_some() {
        return;
    }
    for player in Player::all(game.players()) {
        let followed = evaluator.evaluate_with(game, position, state, player);
        let computed = evaluator.evaluate(game, position, player);
        assert_eq!(followed, computed, "following equals computing: {position:?}");
    }
}
