//! Searches for tables of many: with two they are minimax, with more they see what is plain.

use morpion::{Crowd, LineCount, Morpion, NearTheLines, Threats};
use rules::{Game, History, Notation};
use search::{
    AlphaBeta, BestReply, Engine, Evaluator, Limits, MaxN, Mcts, Meter, Minimax, Paranoid, Score,
    SearchTask, Stop, Ties, WinLose,
};
use testkit::wander;

use crate::support::opened::{shape, small};

fn score<G: Game>(
    game: &G,
    history: &History<G>,
    depth: u32,
    engine: &mut impl Engine<G>,
) -> Score {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    engine
        .think(&mut SearchTask::new(game, history, &mut Meter::new(limits, Stop::default())))
        .score
}

fn compare(spec: &str, depth: u32) {
    let game = small(spec);
    with(&game, LineCount, depth);
    with(&game, Threats, depth);
    with(&game, WinLose, depth);
}

fn with<E: Evaluator<Morpion<1, morpion::Pair<1>>> + Copy>(
    game: &Morpion<1, morpion::Pair<1>>,
    evaluator: E,
    depth: u32,
) {
    for (seed, moves) in (0..).zip([0, 1, 2, 4, 5]) {
        let history = wander(game, History::new(game), moves, seed);
        let ties = Ties::First;
        let truth = score(game, &history, depth, &mut Minimax { evaluator, ties });
        for pruning in [false, true] {
            let found = score(game, &history, depth, &mut MaxN { evaluator, pruning, ties });
            assert_eq!(found, truth);
        }
        let mut best_reply = BestReply { evaluator, guide: NearTheLines, ties };
        assert_eq!(score(game, &history, depth, &mut best_reply), truth);
        let mut paranoid = Paranoid::new(evaluator, NearTheLines, ties);
        assert_eq!(score(game, &history, depth, &mut paranoid), truth);
        assert_eq!(score(game, &history, depth, &mut AlphaBeta::new(evaluator)), truth);
    }
}

#[test]
fn with_two_they_find_what_minimax_finds() {
    compare("morpion", 5);
    compare("morpion:width=4,height=4", 4);
    compare("morpion:width=5,height=4,align=4,misere=on", 3);
}

#[test]
fn to_the_end_of_the_classic_game() {
    let game = small("morpion");
    let history = History::new(&game);
    for pruning in [false, true] {
        let mut max_n = MaxN { evaluator: LineCount, pruning, ties: Ties::First };
        assert_eq!(score(&game, &history, 9, &mut max_n), Score::DRAW);
    }
}

/// What each search for many plays, three moves ahead.
fn plays(text: &str) -> Vec<String> {
    let game = Morpion::<1, Crowd<1>>::new(shape("morpion:width=4,height=4,players=3"));
    let position = game.read_position(text).expect("a position");
    let history = History::from_position(position.clone());
    let (evaluator, guide, ties) = (LineCount, NearTheLines, Ties::First);
    let engines: Vec<Box<dyn Engine<_>>> = vec![
        Box::new(MaxN { evaluator, pruning: true, ties }),
        Box::new(Paranoid::new(evaluator, guide, ties)),
        Box::new(BestReply { evaluator, guide, ties }),
        Box::new(Mcts::default()),
    ];
    let played = engines.into_iter().map(|mut engine| {
        let limits = Limits { depth: Some(3), nodes: Some(100_000), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let thought = engine.think(&mut SearchTask::new(&game, &history, &mut meter));
        game.write_move(&position, thought.best)
    });
    played.collect()
}

#[test]
fn with_three_they_take_a_win() {
    assert_eq!(plays("AA../BB../CC../.... A"), ["C1"; 4]);
    assert_eq!(plays("A..A/BB../CC../A... B"), ["C2"; 4]);
}

#[test]
fn with_three_they_stop_the_next_player() {
    assert_eq!(plays("A.../BB../C..A/C... A"), ["C2"; 4]);
}
