//! Every exact search finds what minimax finds, and the classic lesson comes out.

use othello::{
    FewestReplies, Grid,
    Heuristic::{self, Mobility},
    Narrow, Othello, Wide,
};
use rules::History;
use search::{
    AlphaBeta, Engine, Limits, Meter, Minimax, Pvs, SearchTask, Stop, Techniques, Thought, Ties,
};
use testkit::{check_exact_searches, wander};

/// Checks after so many random moves on a board of some size.
fn agree<G: Grid>(size: u8, moves: usize, depth: u32) {
    let game = Othello::<G>::new(size);
    for seed in 0..3 {
        let history = wander(&game, History::new(&game), moves, seed);
        check_exact_searches(&game, &history, Some(depth));
    }
}

#[test]
fn they_agree_on_boards_of_every_kind() {
    agree::<Narrow>(8, 20, 3);
    agree::<Narrow>(8, 56, 6);
    agree::<Narrow>(4, 6, 8);
    agree::<Narrow>(6, 22, 5);
    agree::<Wide>(10, 12, 2);
}

/// What an engine thinks of the start, so many moves deep.
fn think(engine: &mut impl Engine<Othello<Narrow>>, depth: u32) -> Thought<othello::Move> {
    let game = Othello::<Narrow>::new(8);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    engine.think(&mut SearchTask::new(
        &game,
        &History::new(&game),
        &mut Meter::new(limits, Stop::default()),
    ))
}

/// Ordering and a table, nothing else.
fn remembering() -> Pvs<Heuristic, FewestReplies> {
    let techniques = Techniques { ordering: true, table: true, ..Techniques::NONE };
    Pvs::new(Mobility, FewestReplies, techniques)
}

#[test]
fn the_same_value_at_a_falling_price() {
    let plain = AlphaBeta::new(Mobility);
    let mut ordered = AlphaBeta {
        evaluator: Mobility,
        guide: FewestReplies,
        pruning: true,
        ordering: true,
        ties: Ties::First,
    };
    let thoughts = [
        think(&mut Minimax { evaluator: Mobility, ties: Ties::First }, 8),
        think(&mut { plain }, 8),
        think(&mut ordered, 8),
        think(&mut remembering(), 8),
    ];
    assert!(thoughts.iter().all(|thought| thought.score == thoughts[0].score), "the same value");
    let prices = thoughts.map(|thought| thought.statistics.nodes);
    assert_eq!(prices[0], 455_221, "minimax visits everything");
    assert!(prices[..3].is_sorted_by(|more, less| more > less), "{prices:?}");
    // It deepens, and a move above the horizon it orders by the square alone, which costs nodes and
    // saves time.
    assert!(prices[3] < prices[1] / 2, "{prices:?}");
}

#[test]
fn fourteen_moves_deep_cost_less_than_four_million_nodes() {
    let thought = think(&mut remembering(), 14);
    assert_eq!(thought.depth, 14);
    assert!(thought.statistics.nodes < 4_000_000, "{}", thought.statistics.nodes);
}
