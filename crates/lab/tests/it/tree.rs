//! Trees written down are read back, and every search plays them.

use lab::{SearchQuestion, Tree, TreeShape};
use proptest::prelude::*;

use crate::recording::recorded;

#[test]
fn a_tree_reads_as_it_is_written() {
    for text in ["((3 12 8) (2 4 6) (14 5 2))", "(7(3 -12) 5)", "((1/2/6 4/3/3) (6/1/2 7/4/1))"] {
        let tree: Tree = text.parse().expect("a tree");
        assert_eq!(tree.to_string(), text);
    }
    let tight: Tree = " ( (3 12)(2 4) ) ".parse().expect("a tree");
    assert_eq!(tight.to_string(), "((3 12) (2 4))");
}

#[test]
fn what_is_no_tree_is_refused_where_it_goes_wrong() {
    for (text, place) in [
        ("", 1),
        ("3", 1),
        ("()", 2),
        ("(3", 3),
        ("(3))", 4),
        ("(3 x)", 4),
        ("(3 1/2/3)", 4),
        ("(99999999999)", 2),
        ("((3 4)", 7),
        ("(--3)", 2),
    ] {
        let error = text.parse::<Tree>().expect_err(text);
        assert_eq!(error.place, place, "{text}");
    }
    assert!("(".repeat(5000).parse::<Tree>().is_err());
}

proptest! {
    #[test]
    fn random_trees_are_read_back(depth in 1..4_u32, width in 1..4_u32, seed: u64) {
        let tree = Tree::random(TreeShape { depth, width, largest: 30 }, seed);
        prop_assert_eq!(tree.to_string().parse::<Tree>().expect("it was written"), tree);
    }

    #[test]
    fn no_text_does_harm(text in "[() 0-9/x-]{0,40}") {
        if let Ok(tree) = text.parse::<Tree>() {
            prop_assert_eq!(tree.to_string().parse::<Tree>().expect("it was written"), tree);
        }
    }
}

#[test]
fn the_textbook_tree_is_worth_three_to_everyone() {
    for engine in ["minimax", "negamax", "alpha-beta", "deepening", "pvs"] {
        let recording = recorded(&SearchQuestion::new("((3 12 8) (2 4 6) (14 5 2))", engine));
        assert_eq!((recording.answer().score, &*recording.answer().best), (3, "a1"), "{engine}");
    }
    let all = recorded(&SearchQuestion::new("((3 12 8) (2 4 6) (14 5 2))", "minimax"));
    assert_eq!((all.answer().nodes, all.answer().leaves), (13, 9));
    let cut = recorded(&SearchQuestion::new("((3 12 8) (2 4 6) (14 5 2))", "alpha-beta"));
    assert_eq!((cut.answer().leaves, cut.answer().cutoffs), (7, 2));
}

#[test]
fn everyone_for_themselves_has_a_vector_at_every_node() {
    let mut recording = recorded(&SearchQuestion::new("((1/2/6 4/3/3) (6/1/2 7/4/1))", "max-n"));
    let root = recording.root(0).expect("a root");
    let (children, _) = recording.children(root, 0, 9).expect("children");
    let shares: Vec<_> =
        children.iter().map(|node| node.shares.clone().expect("a vector")).collect();
    assert_eq!(shares, [vec![4, 3, 3], vec![7, 4, 1]]);
    assert_eq!(recording.node(root).expect("it").shares, Some(vec![7, 4, 1]));
}

#[test]
fn an_opinion_stands_in_where_a_search_looks_less_far() {
    let question = SearchQuestion {
        depth: Some(1),
        ..SearchQuestion::new("(7(3 12 8) 2(2 4 6) 9(14 5 2))", "minimax")
    };
    let recording = recorded(&question);
    assert_eq!((recording.answer().score, &*recording.answer().best), (9, "a3"));
}
