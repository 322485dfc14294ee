//! Walking through a recording with a board beside it.

use lab::{Explorer, SearchQuestion, Why};
use words::Words;

use crate::recording::{SEARCHES, recorded};

#[test]
fn the_expected_line_leads_through_the_tree() {
    for (game, engine) in [
        ("othello", "alpha-beta:4"),
        ("othello", "deepening:4"),
        ("draughts", "pvs:4"),
        ("morpion", "mcts:nodes=300"),
        ("((3 12 8) (2 4 6) (14 5 2))", "alpha-beta"),
    ] {
        let mut explorer =
            Explorer::new(recorded(&SearchQuestion::new(game, engine))).expect("a game");
        let line = explorer.expected().expect("a line");
        assert!(line.len() >= 2, "{engine} on {game}");
        let mut texts = Vec::new();
        for pair in line.windows(2) {
            let below = explorer.children(pair[0], 0, usize::MAX).expect("children");
            let next = below.children.into_iter().find(|child| child.node.id == pair[1]);
            texts.push(next.expect("a child").text.expect("a move"));
        }
        let answered = explorer.recording().answer().line.clone();
        assert_eq!(texts, answered[..texts.len()], "{engine} on {game}");
    }
}

#[test]
fn children_come_by_the_page_and_boards_follow_from_the_moves() {
    let mut explorer =
        Explorer::new(recorded(&SearchQuestion::new("othello", "alpha-beta:3"))).expect("a game");
    let root = explorer.root(0).expect("a root");
    assert_eq!((root.width, &root.text), (4, &None));
    let all = explorer.children(root.node.id, 0, 9).expect("children");
    let page = explorer.children(root.node.id, 1, 2).expect("a page");
    assert_eq!((page.total, &page.children[..]), (4, &all.children[1..3]));
    let child = &all.children[0];
    let text = child.text.clone().expect("a move");
    let question =
        SearchQuestion { moves: vec![text], ..SearchQuestion::new("othello", "alpha-beta:3") };
    let expected = question.table().expect("a position").diagram();
    assert_eq!(explorer.diagram(child.node.id).expect("a board"), expected);
}

#[test]
fn what_was_cut_off_is_named() {
    let question = SearchQuestion::new("((3 12 8) (2 4 6) (14 5 2))", "alpha-beta");
    let mut explorer = Explorer::new(recorded(&question)).expect("a tree");
    let root = explorer.root(0).expect("a root").node.id;
    let second = explorer.children(root, 1, 1).expect("one").children.remove(0);
    assert_eq!(second.node.why, Why::Cut);
    assert_eq!(explorer.children(second.node.id, 0, 9).expect("its own").skipped, ["b2", "b3"]);
}

#[test]
fn every_root_has_the_position_that_was_asked_about() {
    for (game, engine) in SEARCHES {
        let question = SearchQuestion::new(*game, *engine);
        let mut explorer = Explorer::new(recorded(&question)).expect("a game");
        let root = explorer.root(0).expect("a root").node.id;
        let expected = question.table().expect("a position").diagram();
        assert_eq!(explorer.diagram(root).expect("a board"), expected, "{engine} on {game}");
    }
}

#[test]
fn a_moment_tells_the_windows_and_values_as_they_were() {
    for (game, engine) in
        [("othello", "alpha-beta:4"), ("((3 12 8) (2 4 6) (14 5 2))", "alpha-beta")]
    {
        let mut explorer =
            Explorer::new(recorded(&SearchQuestion::new(game, engine))).expect("a game");
        for number in 0..explorer.recording().moments() {
            let halt = explorer.halt(number).expect("a moment");
            assert_eq!(halt.plies.iter().sum::<u32>(), halt.moment.counters.nodes, "{number}");
            let (last, above) = halt.open.split_last().expect("a root");
            if halt.moment.leaves {
                assert_eq!((last.window, last.best), (last.node.exit, last.node.score), "{number}");
            } else {
                // What is entered is given the window that its parent has then.
                assert_eq!((last.window, last.best), (last.node.entry, None), "{number}");
                let given = above.last().map_or(last.node.entry, |parent| parent.window);
                assert_eq!(given, last.node.entry, "{number}");
            }
        }
    }
}

#[test]
fn minimax_keeps_its_window_and_rounds_are_counted() {
    let mut explorer =
        Explorer::new(recorded(&SearchQuestion::new("morpion", "deepening:3"))).expect("a game");
    let last = explorer.recording().moments() - 1;
    assert_eq!(explorer.halt(0).expect("the first moment").round, 0);
    assert_eq!(explorer.halt(last).expect("the last moment").round, 2);
    let mut explorer =
        Explorer::new(recorded(&SearchQuestion::new("morpion", "minimax:2"))).expect("a game");
    let middle = explorer.recording().moments() / 2;
    let halt = explorer.halt(middle).expect("a moment");
    assert!(halt.open.iter().all(|open| open.window == lab::SearchWindow::FULL));
    assert!(halt.open[0].best.is_some());
}

#[test]
fn a_round_of_games_by_lot_is_found_in_the_tree_they_grew() {
    let question = SearchQuestion::new("morpion", "mcts:nodes=300");
    let mut explorer = Explorer::new(recorded(&question)).expect("a game");
    let middle = explorer.recording().moments() / 2;
    let halt = explorer.halt(middle).expect("a moment");
    let id = halt.open.last().expect("a node").node.id;
    let path: Vec<u32> = explorer.path(id).expect("a path").iter().map(|node| node.id).collect();
    let open: Vec<u32> = halt.open.iter().map(|open| open.node.id).collect();
    assert_eq!(path, open);
}

#[test]
fn minimax_has_no_windows() {
    let tree = "((3 12 8) (2 4 6) (14 5 2))";
    for (game, engine, expected) in [
        (tree, "minimax", false),
        (tree, "alpha-beta", true),
        ("othello", "minimax:2", false),
        ("othello", "pvs:3", true),
        ("morpion", "mcts:nodes=50", false),
    ] {
        let mut explorer =
            Explorer::new(recorded(&SearchQuestion::new(game, engine))).expect("a game");
        let root = explorer.root(0).expect("a root").node;
        assert_eq!(root.has_windows(), expected, "{engine} on {game}");
        let player = explorer.recording().answer().player;
        let sentence = explorer.halt(0).expect("a moment").sentence(player, &Words::embedded());
        let says = if expected { "lab-step-enter" } else { "lab-step-enter-plain" };
        assert_eq!(sentence.id, says, "{engine} on {game}");
    }
}
