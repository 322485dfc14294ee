//! The collector: it wins as surely as the strategist, and with more lines at once.

use morpion::{Cell, Collector, Morpion, Pair, Strategist};
use rules::{Game, History, Notation, Outcome, Player};
use search::{Engine, Limits, Meter, Random, SearchTask, Stop};
use testkit::wander;

use crate::support::opened::{shape, small};

type Middle = Morpion<4, Pair<4>>;

fn think<const W: usize>(
    game: &Morpion<W, Pair<W>>,
    history: &History<Morpion<W, Pair<W>>>,
    engine: &mut impl Engine<Morpion<W, Pair<W>>>,
) -> Cell {
    let limits = Limits { nodes: Some(3000), ..Limits::default() };
    engine.think(&mut SearchTask::new(game, history, &mut Meter::new(limits, Stop::default()))).best
}

#[test]
fn of_two_cells_that_win_it_takes_the_one_with_more_lines() {
    let game = small("morpion:width=6,height=5");
    let position = game.read_position("XX..../..X.../..X.../OO.O../O.O... X").expect("a position");
    let history = History::from_position(position.clone());
    let cell = think(&game, &history, &mut Collector::default());
    assert_eq!(game.write_move(&position, cell), "C1", "a row and a column, not only a row");
    let end = game.after(&position, cell);
    assert_eq!(game.board(&end).lines.len(), 2);
}

/// With a certain win it makes one of the cells worth more before it finishes, as long as the
/// opponent looks away; once there is danger, it finishes.
#[test]
fn it_does_not_finish_at_the_first_occasion() {
    let game = small("morpion:width=7,height=6,align=4");
    let text = "......./.XXX.../...X.O./...X.O./......./.O..O.. X";
    let lines = |answers: &[&str]| {
        let mut history = History::from_position(game.read_position(text).expect("a position"));
        let mut answers = answers.iter();
        while history.outcome(&game).is_none() {
            let cell = if history.turn(&game) == Player::FIRST {
                think(&game, &history, &mut Collector::default())
            } else {
                let answer = answers.next().expect("it wins before that");
                game.read_move(history.position(), answer).expect("a free cell")
            };
            history.play(&game, cell);
        }
        assert_eq!(history.outcome(&game), Some(Outcome::Win(Player::FIRST)));
        game.board(history.position()).lines.len()
    };
    assert_eq!(lines(&["G6", "A6"]), 2);
    assert_eq!(lines(&["F5"]), 1, "the opponent threatens to complete a line");
}

/// Games against chance, as first and as second: how many were won with several lines at once.
fn harvest(game: &Middle, engine: &mut impl Engine<Middle>, games: u64) -> usize {
    let mut several = 0;
    for seed in 0..games {
        let me = Player(u8::from(seed % 2 == 1));
        let mut history = wander(game, History::new(game), 4, seed);
        while history.outcome(game).is_none() {
            let cell = if history.turn(game) == me {
                think(game, &history, engine)
            } else {
                think(game, &history, &mut Random { seed })
            };
            history.play(game, cell);
        }
        assert_eq!(history.outcome(game), Some(Outcome::Win(me)), "game {seed}");
        several += usize::from(game.board(history.position()).lines.len() > 1);
    }
    several
}

#[test]
fn it_wins_more_lines_at_once_than_the_strategist() {
    let game = Middle::new(shape("morpion:width=10,height=10,align=4"));
    let collected = harvest(&game, &mut Collector::default(), 40);
    let by_chance = harvest(&game, &mut Strategist::default(), 40);
    assert!(by_chance + 10 <= collected, "{collected} against {by_chance} of 40");
}

/// Where the strategist sees a certain win, so does the collector, and plays it out against the
/// strategist's defence.
#[test]
fn the_win_is_never_at_stake() {
    let game = Middle::new(shape("morpion:width=9,height=9,align=4"));
    let mut won = 0;
    for seed in 0..40 {
        let mut history = wander(&game, History::new(&game), 8, seed);
        let me = history.turn(&game);
        let limits = Limits { nodes: Some(3000), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let thought =
            Strategist::default().think(&mut SearchTask::new(&game, &history, &mut meter));
        if !(thought.score.is_decided() && thought.score.0 > 0) {
            continue;
        }
        won += 1;
        while history.outcome(&game).is_none() {
            let cell = if history.turn(&game) == me {
                think(&game, &history, &mut Collector::default())
            } else {
                think(&game, &history, &mut Strategist::default())
            };
            history.play(&game, cell);
        }
        assert_eq!(history.outcome(&game), Some(Outcome::Win(me)), "seed {seed}");
    }
    assert!(won >= 5, "{won} positions were won");
}
