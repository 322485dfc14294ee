//! The loser loses, and by force where that is possible.

use fastrand::Rng;
use morpion::{Cell, Morpion, NearTheLines, Pair};
use rules::{Game, History, Outcome, Player};
use search::{Engine, Limits, Loser, Meter, Minimax, Negated, SearchTask, Stop, Ties, WinLose};
use testkit::wander;

use crate::support::opened::small;

type Classic = Morpion<1, Pair<1>>;

fn losing_move(game: &Classic, history: &History<Classic>, depth: u32) -> (Cell, i32) {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    let mut loser = Loser::new(WinLose, NearTheLines, Ties::First);
    let thought = loser.think(&mut SearchTask::new(game, history, &mut meter));
    (thought.best, thought.score.0.signum())
}

fn any_move(game: &Classic, history: &History<Classic>, rng: &mut Rng) -> Cell {
    let legal: Vec<_> = game.moves(history.position()).into_iter().flatten().collect();
    legal[rng.usize(..legal.len())]
}

/// Plays on to the end: the loser as `me`, and the other as told.
fn play_on(
    game: &Classic,
    mut history: History<Classic>,
    me: Player,
    depth: u32,
    mut other: impl FnMut(&History<Classic>) -> Cell,
) -> Outcome {
    loop {
        if let Some(outcome) = history.outcome(game) {
            return outcome;
        }
        let played = if history.turn(game) == me {
            losing_move(game, &history, depth).0
        } else {
            other(&history)
        };
        history.play(game, played);
    }
}

#[test]
fn it_loses_to_chance_more_often_than_chance_does() {
    let game = small("morpion:width=4,height=4");
    let mut rng = Rng::with_seed(1);
    let (mut lost, mut won) = (0, 0);
    for number in 0..60 {
        let me = Player(u8::from(number % 2 == 0));
        let history = History::new(&game);
        match play_on(&game, history, me, 3, |history| any_move(&game, history, &mut rng)) {
            Outcome::Win(winner) if winner == me => won += 1,
            Outcome::Win(_) => lost += 1,
            _ => (),
        }
    }
    assert!(lost > 50 && won <= 2, "lost {lost}, won {won} of 60");
}

#[test]
fn what_it_can_force_it_does() {
    let game = small("morpion");
    let mut rng = Rng::with_seed(2);
    let mut forced = 0;
    for seed in 0..300 {
        let history = wander(&game, History::new(&game), 5, seed);
        let me = history.turn(&game);
        if losing_move(&game, &history, 9).1 != 1 {
            continue;
        }
        forced += 1;
        // Against one who would do anything not to win, and against one who plays anything.
        let reluctant = |history: &History<Classic>| {
            let mut minimax = Minimax { evaluator: Negated(WinLose), ties: Ties::First };
            minimax.think(&mut SearchTask::new(&game, history, &mut Meter::unlimited())).best
        };
        let outcome = play_on(&game, history.clone(), me, 9, reluctant);
        assert_eq!(outcome, Outcome::Win(me.other()));
        let outcome = play_on(&game, history, me, 9, |h| any_move(&game, h, &mut rng));
        assert_eq!(outcome, Outcome::Win(me.other()));
    }
    assert!(forced > 10, "{forced} positions in which the loss can be forced");
}
