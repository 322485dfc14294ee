//! What is said about cuts: of our own searches, which cut where they may.

use lab::{CutAudit, SearchQuestion};
use search::Stop;

const TREES: [&str; 3] = [
    "((3 12 8) (2 4 6) (14 5 2))",
    "(((5 6) (7 4)) ((3 9) (1 8)))",
    "((((8 7) (3 9)) ((10 2) (6 11))) (((4 12) (1 5)) ((16 13) (15 14))))",
];

/// What is said about a search, and how many nodes it visited.
fn audit(game: &str, engine: &str) -> (CutAudit, u64) {
    let question = SearchQuestion::new(game, engine);
    let mut recording = question.recorded(Stop::default()).expect("a recording");
    let audit = CutAudit::of(&mut recording).expect("it can be read");
    (audit, u64::from(recording.len()))
}

/// Where minimax goes and alpha-beta does not is what could have been left out.
#[test]
fn what_minimax_could_have_left_out_is_what_alpha_beta_leaves_out() {
    for tree in TREES {
        let (cut, few) = audit(tree, "alpha-beta");
        let (whole, many) = audit(tree, "minimax");
        assert_eq!((cut.nodes, cut.needless, cut.unsound), (few, 0, 0), "{tree}");
        assert_eq!((whole.nodes, whole.unsound), (many, 0), "{tree}");
        assert_eq!(whole.needless, many - few, "{tree}");
        assert_eq!(whole.first_needless.is_some(), many > few, "{tree}");
    }
}

/// Also in a game, where moves are looked at in the same order.
#[test]
fn searches_of_games_are_judged_alike() {
    for game in ["connect-four:width=4,height=4", "othello:size=4"] {
        let (cut, few) = audit(game, "alpha-beta:depth=3");
        let (whole, many) = audit(game, "minimax:depth=3");
        assert_eq!((cut.nodes, cut.needless, cut.unsound), (few, 0, 0), "{game}");
        assert_eq!((whole.nodes, whole.needless), (many, many - few), "{game}");
    }
}
