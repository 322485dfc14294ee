//! Counting move sequences, in bulk and one by one, with finished games counted or not.

use rules::{Counting, Game, perft, perft_without_bulk};
use testkit::LiteralTree;

#[test]
fn only_sequences_of_exactly_that_length_count() {
    let tree = LiteralTree::read("((1 2) 3 ((4 5 6)))");
    let counts: Vec<u64> =
        (0..5).map(|depth| perft(&tree, &tree.start(), depth, Counting::ExactLength)).collect();
    assert_eq!(counts, [1, 3, 3, 3, 0]);
}

#[test]
fn or_a_finished_game_stays_one_leaf() {
    let tree = LiteralTree::read("((1 2) 3 ((4 5 6)))");
    let counts: Vec<u64> =
        (0..5).map(|depth| perft(&tree, &tree.start(), depth, Counting::FinishedStays)).collect();
    assert_eq!(counts, [1, 3, 4, 6, 6]);
}

#[test]
fn a_finished_game_has_one_sequence_of_no_moves() {
    let tree = LiteralTree::read("(1)");
    let over = vec![0];
    for count in [perft, perft_without_bulk] {
        assert_eq!(count(&tree, &over, 0, Counting::ExactLength), 1);
        assert_eq!(count(&tree, &over, 1, Counting::ExactLength), 0);
        assert_eq!(count(&tree, &over, 1, Counting::FinishedStays), 1);
        assert_eq!(count(&tree, &over, 7, Counting::FinishedStays), 1);
    }
}

#[test]
fn bulk_counts_the_same() {
    for seed in 0..50 {
        let tree = LiteralTree::random(2, 6, 4, seed);
        for counting in [Counting::ExactLength, Counting::FinishedStays] {
            for depth in 0..8 {
                let bulk = perft(&tree, &tree.start(), depth, counting);
                let slow = perft_without_bulk(&tree, &tree.start(), depth, counting);
                assert_eq!(bulk, slow, "tree {seed}, depth {depth}, {counting:?}");
            }
        }
    }
}
