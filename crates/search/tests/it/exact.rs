//! Every exact search finds what minimax finds, on trees and graphs drawn at random.

use rules::History;
use testkit::{LiteralGraph, LiteralTree, check_exact_searches, check_ties, wander};

#[test]
fn on_random_trees_for_two_and_more() {
    for players in 2..=5 {
        for seed in 0..60 {
            let tree = LiteralTree::random(players, 6, 3, seed);
            check_exact_searches(&tree, &History::new(&tree), None);
        }
    }
}

#[test]
fn on_random_trees_up_to_a_horizon() {
    for players in 2..=4 {
        for seed in 100..140 {
            let tree = LiteralTree::random(players, 6, 4, seed);
            for depth in 1..=4 {
                check_exact_searches(&tree, &History::new(&tree), Some(depth));
            }
        }
    }
}

#[test]
fn in_the_middle_of_a_game() {
    for seed in 200..260 {
        let tree = LiteralTree::random(3, 7, 3, seed);
        check_exact_searches(&tree, &wander(&tree, History::new(&tree), 2, seed), None);
    }
}

#[test]
fn where_positions_come_back() {
    for repetitions in 2..=3 {
        for players in 2..=3 {
            for seed in 0..60 {
                let graph = LiteralGraph::random(players, 5, repetitions, seed);
                for moves in [0, 3, 5] {
                    let history = wander(&graph, History::new(&graph), moves, seed);
                    check_exact_searches(&graph, &history, Some(5));
                }
            }
        }
    }
}

#[test]
fn to_the_end_of_games_that_only_repetition_ends() {
    for seed in 0..60 {
        let graph = LiteralGraph::random(2, 4, 2, seed);
        check_exact_searches(&graph, &wander(&graph, History::new(&graph), 1, seed), None);
    }
}

#[test]
fn equal_moves_are_drawn_by_lot_and_no_others() {
    for seed in 0..30 {
        let tree = LiteralTree::random(2, 3, 4, seed);
        check_ties(&tree, &History::new(&tree), None, 60);
        let graph = LiteralGraph::random(3, 4, 2, seed);
        check_ties(&graph, &wander(&graph, History::new(&graph), 2, seed), Some(3), 60);
    }
}

#[test]
fn every_move_of_a_tree_of_equals_is_drawn() {
    let tree = LiteralTree::read("(1 1 (1 1) 0 1 (3 0))");
    check_ties(&tree, &History::new(&tree), None, 60);
}
