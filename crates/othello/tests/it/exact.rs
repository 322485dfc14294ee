//! The engine that reads to the end, against plain minimax and published results.

use othello::{
    Exact, FewestReplies, Grid, Move, Narrow, Othello, Patterns, Position, Set, Wide, obf,
};
use rules::{Game, History, Notation};
use search::{Algorithm, Engine, Limits, Meter, Pvs, SearchTask, Stop, Techniques, Thought};
use testkit::deep_test_wanted;

use crate::random;

fn solve<G: Grid>(game: &Othello<G>, position: Position<Set<G>>) -> Thought<Move> {
    let history = History::from_position(position);
    Exact::default().think(&mut SearchTask::new(game, &history, &mut Meter::unlimited()))
}

fn minimax<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
    match game.moves(position) {
        Err(_) => game.margin(position),
        Ok(moves) => moves
            .map(|played| -minimax(game, &game.after(position, played)))
            .max()
            .expect("a game that goes on has a move"),
    }
}

/// The line is legal, keeps the value and ends with the game.
fn check_line<G: Grid>(game: &Othello<G>, start: &Position<Set<G>>, thought: &Thought<Move>) {
    let mut position = *start;
    assert_eq!(thought.line.first(), Some(&thought.best));
    for &played in &thought.line {
        let legal = game.moves(&position).expect("the game goes on").any(|legal| legal == played);
        assert!(legal, "{played:?} in {}", game.write_position(&position));
        game.play(&mut position, played);
    }
    assert!(game.outcome(&position).is_some(), "read to the end");
    let sign = if position.turn == start.turn { 1 } else { -1 };
    assert_eq!(sign * game.margin(&position), thought.score.0, "the line keeps the value");
}

fn check_against_minimax<G: Grid>(game: &Othello<G>, empties: u32, positions: u64) {
    for seed in 0..positions {
        let position = random::position(game, empties, seed);
        let thought = solve(game, position);
        let text = game.write_position(&position);
        assert_eq!(thought.score.0, minimax(game, &position), "{text}");
        check_line(game, &position, &thought);
        for choice in &thought.choices {
            let value = -minimax(game, &game.after(&position, choice.played));
            let right =
                if choice.exact { value == choice.score.0 } else { value <= choice.score.0 };
            assert!(right, "{choice:?} is worth {value}: {text}");
        }
    }
}

#[test]
fn it_agrees_with_minimax() {
    check_against_minimax(&Othello::<Narrow>::new(4), 10, 40);
    check_against_minimax(&Othello::<Narrow>::new(6), 8, 100);
    check_against_minimax(&Othello::<Narrow>::new(8), 8, 60);
    check_against_minimax(&Othello::<Wide>::new(8), 7, 20);
    check_against_minimax(&Othello::<Wide>::new(10), 7, 20);
}

/// The squares that are never filled go to the winner: 11–3 counts as 13–3.
#[test]
fn white_wins_11_to_3_on_4() {
    let game = Othello::<Narrow>::new(4);
    let thought = solve(&game, game.start());
    assert_eq!(thought.score.0, -10);
    let end =
        thought.line.iter().fold(game.start(), |position, &played| game.after(&position, played));
    assert_eq!(game.board(&end).tallies, [3, 11]);
    let wide = Othello::<Wide>::new(4);
    assert_eq!(solve(&wide, wide.start()).score.0, -10);
}

/// The endgame test of the French federation, as far as it goes in seconds: the first of its
/// exercises always, all of them where deep tests are wanted.
#[test]
fn ffo_positions_are_solved() {
    let game = Othello::<Narrow>::new(8);
    let mut nodes = 0;
    let exercises = include_str!("data/ffo-40-49.obf").lines().zip(40..);
    let deep = deep_test_wanted("othello: FFO positions 41 to 49");
    for (line, number) in exercises.filter(|&(_, number)| number == 40 || deep) {
        let exercise = obf::read(&game, line).expect("an exercise");
        let thought = solve(&game, exercise.position);
        let (_, best) = exercise.scores[0];
        assert_eq!(thought.score.0, best, "#{number}");
        assert!(exercise.scores.contains(&(thought.best, best)), "#{number}: {:?}", thought.best);
        check_line(&game, &exercise.position, &thought);
        if number == 40 {
            assert!(thought.statistics.nodes < 10_000_000, "{}", thought.statistics.nodes);
        }
        if number <= 44 {
            nodes += thought.statistics.nodes;
        }
    }
    assert!(nodes < 62_000_000, "40 to 44 took {nodes} nodes");
}

#[test]
fn stopped_at_any_time_it_answers_with_a_legal_move() {
    let game = Othello::<Narrow>::new(8);
    let position = random::position(&game, 20, 3);
    let history = History::from_position(position);
    for nodes in [0, 1, 2, 10, 100, 1_000, 10_000, 100_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let thought = Exact::default().think(&mut SearchTask::new(&game, &history, &mut meter));
        let legal = game.moves(&position).expect("moves").any(|legal| legal == thought.best);
        assert!(legal && thought.line.first() == Some(&thought.best));
        assert!(thought.statistics.nodes <= nodes);
    }
}

#[test]
fn a_forced_pass_is_played_and_valued() {
    let game = Othello::<Narrow>::new(4);
    let position = game.read_position("-XXO OOOO OOOO OOOO X").expect("a position");
    let thought = solve(&game, position);
    assert_eq!((thought.best, thought.score.0), (Move::Pass, -16));
    check_line(&game, &position, &thought);
}

/// The same engine twice, and with what it learnt the first time.
#[test]
fn thinking_again_gives_the_same_answer_sooner() {
    let game = Othello::<Narrow>::new(8);
    let history = History::from_position(random::position(&game, 14, 5));
    let mut engine = Exact::default();
    let mut think = || engine.think(&mut SearchTask::new(&game, &history, &mut Meter::unlimited()));
    let (first, second) = (think(), think());
    assert_eq!((first.score, first.depth), (second.score, second.depth));
    assert!(second.statistics.nodes < first.statistics.nodes);
}

#[test]
fn an_engine_may_change_boards() {
    let mut engine = Exact::default();
    for size in [4, 6, 4] {
        let game = Othello::<Narrow>::new(size);
        let history = History::from_position(random::position(&game, 10, 7));
        let thought = engine.think(&mut SearchTask::new(&game, &history, &mut Meter::unlimited()));
        assert_eq!(thought.score, solve(&game, *history.position()).score, "{size}");
    }
}

/// Someone who only counts.
#[derive(Default)]
struct Watcher {
    entered: u64,
    left: u64,
}

impl<G: Game> search::Trace<G> for Watcher {
    fn enter(&mut self, _: search::Entry<'_, G>) {
        self.entered += 1;
    }

    fn leave(&mut self, _: search::Exit) {
        self.left += 1;
    }
}

#[test]
fn a_watcher_sees_every_node_and_changes_nothing() {
    let game = Othello::<Narrow>::new(8);
    let history = History::from_position(random::position(&game, 9, 1));
    let mut counter = Watcher::default();
    let mut meter = Meter::unlimited();
    let mut task = SearchTask::new(&game, &history, &mut meter);
    let watched = Exact::default().choose(&mut task, &mut counter);
    let alone =
        Exact::default().think(&mut SearchTask::new(&game, &history, &mut Meter::unlimited()));
    assert_eq!(
        (watched.best, watched.score, &watched.line),
        (alone.best, alone.score, &alone.line)
    );
    assert_eq!(counter.entered, counter.left);
    assert!(counter.entered > 0 && counter.entered <= watched.statistics.nodes);
}

/// Before the end is read, no score is shown as if it were, and the move is one that the general
/// search likes.
#[test]
fn a_reader_that_cannot_finish_has_an_opinion_and_no_score() {
    let game = Othello::<Narrow>::new(8);
    for seed in 0..12 {
        let position = random::position(&game, 30, seed);
        let history = History::from_position(position);
        let nodes = 20_000;
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let thought = Exact::default().think(&mut SearchTask::new(&game, &history, &mut meter));
        assert!(thought.statistics.nodes <= nodes);
        assert_eq!((thought.score.0, thought.depth), (0, 0), "{thought:?}");
        assert_eq!(thought.line, [thought.best]);
        let all = game.moves(&position).expect("the game goes on").count();
        assert_eq!(thought.choices.len(), all, "every move is spoken of");
        let general = Pvs::new(Patterns::shipped(), FewestReplies, Techniques::ALL);
        let limits = Limits { nodes: Some(nodes / 4), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let liked = { general }.think(&mut SearchTask::new(&game, &history, &mut meter)).best;
        assert_eq!(thought.best, liked, "seed {seed}");
    }
}

/// What a reader says of moves while it has not finished is true, however early it is stopped.
#[test]
fn what_is_known_early_is_true() {
    let game = Othello::<Narrow>::new(8);
    let mut bounds = 0;
    for seed in 0..20 {
        let position = random::position(&game, 9, seed);
        let history = History::from_position(position);
        for nodes in [40, 150, 400, 900] {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let mut meter = Meter::new(limits, Stop::default());
            let thought = Exact::default().think(&mut SearchTask::new(&game, &history, &mut meter));
            let value = minimax(&game, &position);
            if thought.depth > 0 {
                assert_eq!(thought.score.0, value);
                continue;
            }
            assert!(thought.score.0.abs() <= value.abs(), "{} of {value}", thought.score.0);
            for choice in thought.choices.iter().filter(|choice| choice.score.0 < 64) {
                let value = -minimax(&game, &game.after(&position, choice.played));
                let right =
                    if choice.exact { value == choice.score.0 } else { value <= choice.score.0 };
                assert!(right, "{choice:?} is worth {value}");
                bounds += 1;
            }
        }
    }
    assert!(bounds > 20, "{bounds} bounds");
}
