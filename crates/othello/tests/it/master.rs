//! The player of the levels.

use std::collections::HashSet;

use othello::{Exact, Grid, Move, Narrow, OpeningBook, Othello};
use rules::{Game, History, Spec, find_offer};
use search::{Engine, Expertise, Limits, Meter, Score, SearchTask, Stop, Thought, knobs_for};

use crate::random;

/// What a master of these settings thinks.
fn think<G: Grid>(
    game: &Othello<G>,
    history: &History<Othello<G>>,
    settings: &str,
) -> Thought<Move> {
    let offer = find_offer(Othello::<G>::ENGINES, "master").expect("a player of the room");
    let spec: Spec = format!("master:{settings}").parse().expect("a spec");
    let settings = spec.settle(&knobs_for::<Othello<G>>(offer.knobs)).expect("known settings");
    let mut engine = (offer.build)(game, &settings).expect("a master");
    let mut meter = Meter::new(Limits::of(&settings), Stop::default());
    engine.think(&mut SearchTask::new(game, history, &mut meter))
}

/// The final difference in discs that a score stands for.
fn discs(Score(score): Score) -> i32 {
    score - score.signum() * Score::WON_BY.0
}

#[test]
fn from_some_number_of_empty_squares_on_it_plays_perfectly() {
    let game = Othello::<Narrow>::new(8);
    for seed in 0..12 {
        let position = random::position(&game, 14, seed);
        let history = History::from_position(position);
        let thought = think(&game, &history, "depth=2,solve=14");
        let mut exact = Exact::default();
        let mut value = |history: &History<Othello<Narrow>>| {
            let mut meter = Meter::unlimited();
            exact.think(&mut SearchTask::new(&game, history, &mut meter)).score.0
        };
        let best = value(&history);
        assert_eq!(discs(thought.score), best);
        let mut after = history.clone();
        after.play(&game, thought.best);
        if game.outcome(after.position()).is_none() {
            assert_eq!(-value(&after), best, "seed {seed}: it errs");
        }
        let earlier = think(&game, &history, "depth=2,solve=13");
        assert!(earlier.depth <= 2, "before that it looks as far as it was told");
    }
}

#[test]
fn with_the_book_it_plays_now_this_line_now_that() {
    let game = Othello::<Narrow>::new(8);
    let mut lines = HashSet::new();
    for seed in 0..20 {
        let mut history = History::new(&game);
        while let Some(known) = OpeningBook::shipped().moves(&game, history.position()) {
            let thought = think(&game, &history, &format!("depth=1,book=on,seed={seed}"));
            let (_, best) = known[0];
            let (_, score) =
                known.iter().find(|(played, _)| *played == thought.best).expect("a legal move");
            assert!(best - score <= OpeningBook::PLAYABLE, "a good move");
            assert_eq!(thought.statistics.nodes, 0, "nothing is searched");
            history.play(&game, thought.best);
        }
        assert!(history.moves().len() >= 6, "{:?}", history.moves());
        lines.insert(history.moves().to_vec());
    }
    assert!(lines.len() > 5, "{} lines", lines.len());
}

#[test]
fn without_the_book_it_always_plays_the_same() {
    let game = Othello::<Narrow>::new(8);
    let history = History::new(&game);
    let thought = think(&game, &history, "depth=3");
    assert_eq!(
        thought,
        Thought { statistics: thought.statistics, ..think(&game, &history, "depth=3") }
    );
    assert!(thought.statistics.nodes > 0);
}

#[test]
fn it_plays_on_boards_of_other_sizes() {
    let small = Othello::<Narrow>::new(4);
    let thought = think(&small, &History::new(&small), "depth=2,solve=12,book=on");
    assert_eq!(discs(thought.score), -10, "the value of the smallest board");
    let large = Othello::<othello::Wide>::new(10);
    let thought = think(&large, &History::new(&large), "depth=2,book=on");
    assert!(large.moves(&large.start()).expect("moves").any(|legal| legal == thought.best));
}
