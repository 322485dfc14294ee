//! The book of openings: right, and deep enough.

use connect_four::{ConnectFour, Disc, Exact, Position};
use fastrand::Rng;
use rules::{Game, History, Notation};
use search::{Engine, Limits, Meter, Score, SearchTask, Stop, Thought};

use crate::support::opened::{position, random_move, usual};

/// What the best level may take for a move.
const NODES: u64 = 12_000_000;

fn think(
    exact: &mut Exact,
    game: &ConnectFour<u64>,
    position: &Position<u64>,
) -> Thought<Disc<u64>> {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let history = History::from_position(*position);
    exact.think(&mut SearchTask::new(game, &history, &mut Meter::new(limits, Stop::default())))
}

fn with_book(game: &ConnectFour<u64>) -> Exact {
    Exact::new(game, Exact::MEGABYTES).with_book()
}

/// Plays a game from a position, the best level in one seat: every thought of it is exact, and its
/// moves keep what it says. `reply` plays for the other.
fn play_out(
    start: Position<u64>,
    begins: bool,
    mut reply: impl FnMut(&ConnectFour<u64>, &Position<u64>) -> Disc<u64>,
) {
    let game = usual();
    let mut exact = with_book(&game);
    let mut position = start;
    let mut promised: Option<Score> = None;
    let mut mine = begins;
    while game.outcome(&position).is_none() {
        let played = if mine {
            let thought = think(&mut exact, &game, &position);
            let columns = game.write_position(&position);
            assert!(thought.depth > 0, "solved: {columns}");
            assert!(
                promised.is_none_or(|score| thought.score >= score.nearer(2)),
                "kept: {columns}"
            );
            promised = Some(thought.score);
            thought.best
        } else {
            reply(&game, &position)
        };
        position = game.after(&position, played);
        mine = !mine;
    }
    let outcome = game.outcome(&position).expect("the game is over");
    let seat = if begins { game.turn(&start) } else { game.turn(&start).other() };
    let promised = promised.map_or(0, |score| score.0.signum());
    assert!(outcome.sign(seat) >= promised, "reached at least what was promised");
}

#[test]
fn the_first_move_is_known_by_heart() {
    let game = usual();
    let start = game.start();
    let thought = think(&mut with_book(&game), &game, &start);
    assert_eq!(game.write_move(&start, thought.best), "4");
    // The first player wins with the last disc but one.
    assert_eq!(thought.score, Score(Score::WIN.0 - 41));
    assert_eq!((thought.statistics.nodes, thought.depth), (1, 42));
    assert_eq!(thought.choices.len(), 7);
    let exact = thought.choices.iter().filter(|choice| choice.exact).count();
    assert_eq!(exact, 1, "of the others the book says nothing");
}

/// The values of the first moves are John Tromp's: only the centre wins.
#[test]
fn answers_to_the_first_move_are_known_by_heart() {
    let game = usual();
    for (columns, sign) in [("1", 1), ("2", 1), ("3", 0), ("4", -1), ("5", 0), ("6", 1), ("7", 1)] {
        let thought = think(&mut with_book(&game), &game, &position(&game, columns));
        assert_eq!((thought.score.0.signum(), thought.statistics.nodes), (sign, 1), "{columns}");
    }
}

#[test]
fn a_mirror_image_is_answered_by_the_mirror_image() {
    let game = usual();
    for (columns, image) in [("1", "7"), ("4433", "4455"), ("42", "46")] {
        let [one, other] = [columns, image].map(|columns| {
            let position = position(&game, columns);
            let thought = think(&mut with_book(&game), &game, &position);
            (game.write_move(&position, thought.best), thought.score)
        });
        assert_eq!(one.1, other.1, "{columns}");
        let across = |column: &str| 8 - column.parse::<u8>().expect("a column");
        assert_eq!(across(&one.0).to_string(), other.0, "{columns}");
    }
}

/// What the book says is what the solver finds, where that takes a moment only.
#[test]
fn the_book_agrees_with_the_solver() {
    let game = usual();
    let mut rng = Rng::with_seed(3);
    let mut compared = 0;
    while compared < 5 {
        let mut position = game.start();
        let mut known = None;
        loop {
            let limits = Limits { nodes: Some(1), ..Limits::default() };
            let history = History::from_position(position);
            let meter = &mut Meter::new(limits, Stop::default());
            let thought = with_book(&game).think(&mut SearchTask::new(&game, &history, meter));
            if thought.depth == 0 {
                break;
            }
            known = Some((position, thought.score));
            position = game.after(&position, thought.best);
            let Some(reply) = random_move(&game, &position, &mut rng) else { break };
            position = game.after(&position, reply);
        }
        let (position, score) = known.expect("the start is known");
        if position.discs() >= 8 {
            let solved =
                Exact::new(&game, Exact::MEGABYTES).score(&position, &mut Meter::unlimited());
            assert_eq!(solved.map(i32::signum), Ok(score.0.signum()));
            compared += 1;
        }
    }
}

#[test]
fn the_best_level_is_perfect_whatever_is_played() {
    let games = if testkit::deep_test_wanted("connect-four: 1,000 games of the best level") {
        1000
    } else {
        4
    };
    let mut rng = Rng::with_seed(1);
    for number in 0..games {
        let reply = |game: &ConnectFour<u64>, position: &Position<u64>| {
            random_move(game, position, &mut rng).expect("the game goes on")
        };
        play_out(usual().start(), number % 2 == 0, reply);
    }
}

/// Positions after two moves from which the book knows the way for the one who moved last as well.
const BOTH_SIDES: [&str; 15] =
    ["14", "23", "25", "34", "41", "42", "43", "44", "45", "46", "47", "54", "63", "65", "74"];

/// From positions after two moves, against a solver that plays as well.
#[test]
fn two_moves_later_it_still_reaches_the_exact_value() {
    let deep = testkit::deep_test_wanted("connect-four: all positions after two moves");
    let pairs = (1..=7).flat_map(|first| (1..=7).map(move |second| format!("{first}{second}")));
    for (number, columns) in pairs.enumerate() {
        if !deep && number % 12 != 2 {
            continue;
        }
        let has_both = BOTH_SIDES.contains(&columns.as_str());
        for begins in [true, false].into_iter().take(if has_both { 2 } else { 1 }) {
            let game = usual();
            let mut other = with_book(&game);
            let start = position(&game, &columns);
            play_out(start, begins, |game, position| think(&mut other, game, position).best);
        }
    }
}
