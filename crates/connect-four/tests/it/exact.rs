//! The solver: right, watched, stopped and small.

use std::time::Duration;

use connect_four::{ConnectFour, Disc, Exact, Position};
use fastrand::Rng;
use rules::{Game, History, Outcome};
use search::{Engine, Entry, Exit, Limits, Meter, Score, SearchTask, Stop, Thought, Trace};

use crate::{
    support::opened::{position, random_move, usual},
    support::textbook::Textbook,
};

fn think(
    game: &ConnectFour<u64>,
    position: &Position<u64>,
    meter: &mut Meter,
) -> Thought<Disc<u64>> {
    let history = History::from_position(*position);
    let mut reports = 0;
    let thought = Exact::new(game, 1)
        .think(&mut SearchTask::new(game, &history, meter).reporting(&mut |_| reports += 1));
    assert!(reports > 0, "a thinker says something");
    thought
}

/// A position of a random game, not over, with at most this many squares free.
fn late(game: &ConnectFour<u64>, free: u32, rng: &mut Rng) -> Position<u64> {
    let mut position = game.start();
    while game.frame().size() - position.discs() > free {
        match random_move(game, &position, rng) {
            Some(played) => position = game.after(&position, played),
            None => return late(game, free, rng),
        }
    }
    if game.outcome(&position).is_some() { late(game, free, rng) } else { position }
}

/// A score of the published scale in moves until the end.
fn told(game: &ConnectFour<u64>, position: &Position<u64>, score: i32) -> Score {
    let free = (game.frame().size() - position.discs()).cast_signed();
    let won = |free: i32| (free + 1) / 2;
    let plies = (1..=free).find(|plies| {
        let sign = if plies % 2 == 1 { 1 } else { -1 };
        sign * won(free - plies + 1) == score
    });
    plies.map_or(Score::DRAW, |plies| Score(score.signum() * (Score::WIN.0 - plies)))
}

/// What a move is worth to the player who makes it, by minimax.
fn worth(game: &ConnectFour<u64>, position: &Position<u64>, played: Disc<u64>) -> i32 {
    let next = game.after(position, played);
    match game.outcome(&next) {
        Some(Outcome::Win(_)) => (game.frame().size() + 1 - position.discs()).cast_signed() / 2,
        Some(_) => 0,
        None => -Textbook::alpha_beta(game).score(&next),
    }
}

/// The frames on which the solver is compared, and how many squares are left free.
const FRAMES: [(u8, u8, u32); 7] =
    [(4, 4, 12), (5, 4, 12), (5, 5, 12), (7, 6, 12), (8, 7, 11), (12, 4, 9), (4, 15, 16)];

#[test]
fn exact_agrees_with_minimax_late_in_the_game() {
    let mut rng = Rng::with_seed(1);
    for (width, height, free) in FRAMES {
        let game = ConnectFour::new(width, height);
        for _ in 0..30 {
            let position = late(&game, rng.u32(1..=free), &mut rng);
            let expected = Textbook::minimax(&game).score(&position);
            let thought = think(&game, &position, &mut Meter::unlimited());
            let expected = told(&game, &position, expected);
            assert_eq!(thought.score, expected, "{width}×{height} {position:?}");
        }
    }
}

#[test]
fn exact_agrees_with_alpha_beta_on_whole_small_games() {
    let game = ConnectFour::new(4, 4);
    let mut rng = Rng::with_seed(2);
    for _ in 0..10 {
        let position = late(&game, rng.u32(12..=16), &mut rng);
        let expected = Textbook::centre_first(&game).score(&position);
        let score = Exact::new(&game, 1).score(&position, &mut Meter::unlimited());
        assert_eq!(score, Ok(expected), "{position:?}");
    }
}

/// The best move is the best, and no other is worth more than is said of it.
#[test]
fn choices_say_what_moves_are_worth() {
    let mut rng = Rng::with_seed(3);
    for (width, height, free) in FRAMES {
        let game = ConnectFour::new(width, height);
        for _ in 0..10 {
            let position = late(&game, rng.u32(1..=free), &mut rng);
            let thought = think(&game, &position, &mut Meter::unlimited());
            let worth = |played| told(&game, &position, worth(&game, &position, played));
            assert_eq!(worth(thought.best), thought.score);
            let moves = game.moves(&position).map_or(0, Iterator::count);
            assert_eq!(thought.choices.len(), moves, "every move is spoken of");
            for choice in &thought.choices {
                let worth = worth(choice.played);
                assert!(worth <= choice.score && choice.score <= thought.score);
                assert!(!choice.exact || worth == choice.score);
            }
        }
    }
}

/// The expected line is legal and keeps the score for both; if it goes to the end, it ends so.
#[test]
fn the_expected_line_keeps_the_score() {
    let mut rng = Rng::with_seed(4);
    let game = usual();
    let mut ends = 0;
    for _ in 0..50 {
        let mut position = late(&game, 14, &mut rng);
        let Thought { best, score, line, .. } = think(&game, &position, &mut Meter::unlimited());
        assert_eq!(line.first(), Some(&best));
        let mut score = score;
        for played in line {
            let worth = worth(&game, &position, played);
            assert_eq!(told(&game, &position, worth), score, "{position:?}");
            position = game.after(&position, played);
            score = -score.nearer(1);
        }
        ends += u32::from(game.outcome(&position).is_some());
    }
    assert!(ends >= 25, "most lines go to the end: {ends}");
}

#[test]
fn wins_and_losses_at_sight_need_no_search() {
    let game = usual();
    for (columns, best, score) in [
        // Three upright, the first player to move: a win with the fourth disc of 21.
        ("414141", "4", 18),
        // Three upright against the player to move: the threat is met.
        ("41414", "4", 0),
        // Three in the middle with both ends open: lost, but one end is met.
        ("44553", "2", -18),
    ] {
        let position = position(&game, columns);
        let mut meter = Meter::new(Limits { nodes: Some(1), ..Limits::default() }, Stop::default());
        let thought = think(&game, &position, &mut meter);
        assert_eq!(rules::Notation::write_move(&game, &position, thought.best), best, "{columns}");
        assert_eq!(thought.score, told(&game, &position, score), "{columns}");
    }
}

#[test]
fn a_stopped_solver_still_answers() {
    let game = usual();
    let raised = Stop::default();
    raised.raise();
    let nodes = |nodes| Limits { nodes: Some(nodes), ..Limits::default() };
    let time = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    for (limits, stop) in [
        (nodes(0), Stop::default()),
        (nodes(1), Stop::default()),
        (nodes(1000), Stop::default()),
        (time, Stop::default()),
        (Limits::default(), raised),
    ] {
        for columns in ["-", "4", "44444", "41414"] {
            let position = position(&game, columns);
            let thought = think(&game, &position, &mut Meter::new(limits, stop.clone()));
            let mut moves = game.moves(&position).expect("the game goes on");
            assert!(moves.any(|legal| legal == thought.best), "{columns} {limits:?}");
            assert!(limits.nodes.is_none_or(|most| thought.statistics.nodes <= most));
            assert_eq!(thought.line, [thought.best]);
        }
    }
}

/// In these positions the move that threatens most loses; the general search knows better long
/// before the solver has proved it.
#[test]
fn a_solver_short_of_time_follows_a_good_opinion() {
    let game = usual();
    for columns in ["654572464424", "242673521453"] {
        let position = position(&game, columns);
        let limits = |nodes| Limits { nodes: Some(nodes), ..Limits::default() };
        let hurried = think(&game, &position, &mut Meter::new(limits(20_000), Stop::default()));
        assert_eq!(hurried.depth, 0, "{columns} is not solved yet");
        assert_eq!(hurried.line, [hurried.best]);
        let solved = think(&game, &position, &mut Meter::unlimited());
        assert_eq!(hurried.best, solved.best, "{columns}");
        let blind = think(&game, &position, &mut Meter::new(limits(0), Stop::default()));
        assert_ne!(blind.best, solved.best, "{columns}");
    }
}

#[test]
fn what_is_proved_is_kept_for_the_next_move() {
    let game = usual();
    let position = position(&game, "274552224131661");
    let mut exact = Exact::new(&game, 1);
    let mut nodes = || {
        let mut meter = Meter::unlimited();
        let score = exact.score(&position, &mut meter);
        assert_eq!(score, Ok(0));
        meter.counted.nodes
    };
    let (first, second) = (nodes(), nodes());
    assert!(second * 10 < first, "{first} then {second}");
}

#[test]
fn a_solver_follows_its_table_to_another_frame() {
    let (one, other) = (ConnectFour::new(4, 4), ConnectFour::new(5, 4));
    let mut exact = Exact::new(&one, 1);
    let history = History::new(&other);
    let thought = exact.think(&mut SearchTask::new(&other, &history, &mut Meter::unlimited()));
    assert_eq!(thought.score.0, 0);
    assert_eq!(thought.depth, 20);
}

/// Counts what it sees.
#[derive(Default)]
struct Watcher {
    entered: u64,
    left: u64,
}

impl Trace<ConnectFour<u64>> for Watcher {
    fn enter(&mut self, entry: Entry<'_, ConnectFour<u64>>) {
        assert!(entry.alpha < entry.beta);
        self.entered += 1;
    }

    fn leave(&mut self, exit: Exit) {
        assert!(exit.alpha < exit.beta);
        self.left += 1;
    }
}

#[test]
fn watching_changes_nothing() {
    let game = usual();
    for columns in ["2252576253462244111563365343671351441", "5554224333234511764415115", "414141"]
    {
        let history = History::from_position(position(&game, columns));
        let mut trace = Watcher::default();
        let report = &mut |_: &Thought<_>| ();
        let silent = Exact::new(&game, 1).think(
            &mut SearchTask::new(&game, &history, &mut Meter::unlimited()).reporting(report),
        );
        let meter = &mut Meter::unlimited();
        let watched = Exact::new(&game, 1).think_watched(
            &mut SearchTask::new(&game, &history, meter).reporting(report),
            &mut trace,
        );
        let timeless = |thought: Thought<_>| {
            let mut statistics = thought.statistics;
            statistics.time = Duration::ZERO;
            Thought { statistics, ..thought }
        };
        assert_eq!(trace.entered, watched.statistics.nodes);
        assert_eq!(trace.left, trace.entered);
        assert_eq!(timeless(silent), timeless(watched), "{columns}");
    }
}

/// The first player wins only by the middle column, which no budget proves in a second.
#[test]
fn a_solver_that_cannot_finish_opens_in_the_middle() {
    let game = usual();
    let start = game.start();
    for nodes in [10_000, 50_000, 200_000, 800_000, 5_000_000, 12_000_000] {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let thought = think(&game, &start, &mut Meter::new(limits, Stop::default()));
        assert_eq!(rules::Notation::write_move(&game, &start, thought.best), "4", "{nodes}");
        assert_eq!((thought.score.0, thought.depth), (0, 0), "nothing is proved: {nodes}");
        assert!(thought.choices.iter().all(|choice| !choice.exact), "{nodes}");
        assert!(thought.statistics.nodes <= nodes);
    }
}

/// Told to stop in the middle of a proof, it still has an opinion.
#[test]
fn a_solver_that_is_stopped_has_a_hasty_opinion() {
    let game = usual();
    for columns in ["654572464424", "242673521453"] {
        let position = position(&game, columns);
        let stop = Stop::default();
        let mut meter = Meter::new(Limits::default(), stop.clone());
        let history = History::from_position(position);
        let hurried = Exact::new(&game, 1).think(
            &mut SearchTask::new(&game, &history, &mut meter).reporting(&mut |_| stop.raise()),
        );
        let solved = think(&game, &position, &mut Meter::unlimited());
        assert_eq!((hurried.best, hurried.depth), (solved.best, 0), "{columns}");
    }
}
