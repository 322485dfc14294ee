//! Exact counts: perft, whole trees, distinct positions.

use std::collections::HashSet;

use morpion::Room;
use rules::{Counting, Game, Notation, Outcome, Player, perft, perft_without_bulk};
use search::{Expertise, Family};
use testkit::{GameVisit, PerftRow, perft_rows};

use crate::support::opened::open;

struct Perft<'a>(&'a PerftRow);

impl GameVisit for Perft<'_> {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let start = game.start();
        for (depth, count) in self.0.affordable(5_000_000) {
            assert_eq!(perft(&game, &start, depth, Room::COUNTING), count, "depth {depth}");
            if count < 100_000 {
                let slow = perft_without_bulk(&game, &start, depth, Counting::ExactLength);
                assert_eq!(slow, count, "depth {depth} without bulk");
            }
        }
    }
}

#[test]
fn perft_agrees_with_the_published_counts() {
    let rows = perft_rows(include_str!("data/morpion.perft"));
    assert_eq!(rows.len(), 3);
    for row in &rows {
        open(&row.fields[0], Perft(row));
    }
}

/// What a whole tree holds.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tree {
    nodes: u64,
    wins: Vec<u64>,
    draws: u64,
}

fn grow<G: Game>(game: &G, position: &G::Position, tree: &mut Tree) {
    tree.nodes += 1;
    match game.moves(position) {
        Err(Outcome::Win(Player(seat))) => tree.wins[usize::from(seat)] += 1,
        Err(_) => tree.draws += 1,
        Ok(moves) => moves.for_each(|played| grow(game, &game.after(position, played), tree)),
    }
}

struct WholeTree {
    nodes: u64,
    wins: &'static [u64],
    draws: u64,
}

impl GameVisit for WholeTree {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let mut tree = Tree { wins: vec![0; self.wins.len()], ..Tree::default() };
        grow(&game, &game.start(), &mut tree);
        let Self { nodes, wins, draws } = self;
        assert_eq!(tree, Tree { nodes, wins: wins.to_vec(), draws });
    }
}

#[test]
fn whole_trees_have_the_known_numbers_of_games() {
    let tree = |nodes, wins, draws| WholeTree { nodes, wins, draws };
    open("morpion", tree(549_946, &[131_184, 77_904], 46_080));
    open("morpion:players=3", tree(885_322, &[17_280, 31_968, 31_968], 264_384));
    open("morpion:players=4", tree(986_410, &[34_560, 0, 0, 0], 328_320));
}

#[test]
fn the_largest_trees_have_the_known_numbers_of_games() {
    if !testkit::deep_test_wanted("morpion: the whole trees of 4×3") {
        return;
    }
    let tree = |nodes, wins, draws| WholeTree { nodes, wins, draws };
    open("morpion:width=4,height=3", tree(276_911_233, &[79_797_600, 56_875_968], 14_515_200));
    open(
        "morpion:width=4,height=3,players=3",
        tree(856_141_441, &[39_323_232, 64_748_160, 56_404_512], 199_397_376),
    );
}

struct Distinct(usize);

impl GameVisit for Distinct {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let mut seen = HashSet::from([game.start()]);
        let mut fresh: Vec<G::Position> = seen.iter().cloned().collect();
        while let Some(position) = fresh.pop() {
            for played in game.moves(&position).into_iter().flatten() {
                let next = game.after(&position, played);
                if seen.insert(next.clone()) {
                    fresh.push(next);
                }
            }
        }
        assert_eq!(seen.len(), self.0);
    }
}

#[test]
fn there_are_as_many_distinct_positions_as_known() {
    open("morpion", Distinct(5_478));
    open("morpion:players=3", Distinct(26_930));
    open("morpion:players=4", Distinct(79_210));
    open("morpion:width=4,height=3", Distinct(111_973));
}
