//! What is known about perfect play, found again by plain searches.

use morpion::LineCount;
use rules::{Game, History, Notation};
use search::{AlphaBeta, Engine, Meter, Minimax, SearchTask, Ties, WinLose};

use crate::support::opened::small;

#[test]
fn minimax_visits_every_node_of_the_classic_game() {
    let game = small("morpion");
    let mut minimax = Minimax { evaluator: LineCount, ties: Ties::First };
    let mut meter = Meter::unlimited();
    let thought = minimax.think(&mut SearchTask::new(&game, &History::new(&game), &mut meter));
    assert_eq!(thought.score.0, 0, "a draw");
    assert_eq!(thought.statistics.nodes, 549_946);
    assert_eq!(thought.statistics.leaves, 255_168);
    assert_eq!(thought.depth, 9);
    assert_eq!(thought.line.len(), 9);
    assert_eq!(thought.choices.len(), 9);
}

/// The plies until the end with perfect play, positive if the first player wins; 0 for a draw.
fn solve(spec: &str) -> i32 {
    let game = small(spec);
    let mut search = AlphaBeta { ordering: true, guide: morpion::NearTheLines, ..guided(WinLose) };
    let mut meter = Meter::unlimited();
    let thought = search.think(&mut SearchTask::new(&game, &History::new(&game), &mut meter));
    match thought.score.0 {
        0 => 0,
        won => won.signum() * (search::Score::WIN.0 - won.abs()),
    }
}

fn guided<E>(evaluator: E) -> AlphaBeta<E, morpion::NearTheLines> {
    AlphaBeta {
        evaluator,
        guide: morpion::NearTheLines,
        pruning: true,
        ordering: true,
        ties: Ties::First,
    }
}

#[test]
fn small_grids_have_their_known_values() {
    assert_eq!(solve("morpion"), 0);
    assert_eq!(solve("morpion:width=4,height=3"), 7, "the first player wins in seven plies");
    assert_eq!(solve("morpion:width=4,height=3,align=4"), 0);
}

#[test]
fn the_quickest_win_and_the_slowest_loss_are_preferred() {
    let game = small("morpion");
    let best = |text: &str| {
        let position = game.read_position(text).expect("a position");
        let mut minimax = Minimax { evaluator: LineCount, ties: Ties::First };
        let history = History::from_position(position.clone());
        let thought = minimax.think(&mut SearchTask::new(&game, &history, &mut Meter::unlimited()));
        (game.write_move(&position, thought.best), thought.score.0)
    };
    assert_eq!(best("XX./OO./... X"), ("C1".to_owned(), 995));
    // Everything loses; blocking one of the two threats at least lasts longer.
    let (played, score) = best("X.X/.O./X.. O");
    assert!(["B1", "A2"].contains(&played.as_str()), "{played}");
    assert_eq!(score, -(1000 - 6));
}

#[test]
fn the_start_is_the_same_for_everyone() {
    let game = small("morpion:first=2");
    assert_eq!(game.turn(&game.start()), rules::Player::SECOND);
}
