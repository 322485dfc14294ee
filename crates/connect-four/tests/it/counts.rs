//! Exact counts: perft and distinct positions.

use std::collections::HashSet;

use connect_four::Room;
use rules::{Game, Notation, perft, perft_without_bulk};
use search::{Expertise, Family};
use testkit::{GameVisit, PerftRow, perft_rows};

use crate::support::opened::{open, usual};

struct Perft<'a>(&'a PerftRow);

impl GameVisit for Perft<'_> {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let start = game.start();
        for (depth, count) in self.0.affordable(50_000_000) {
            assert_eq!(perft(&game, &start, depth, Room::COUNTING), count, "depth {depth}");
            if count < 1_000_000 {
                let slow = perft_without_bulk(&game, &start, depth, Room::COUNTING);
                assert_eq!(slow, count, "depth {depth} without bulk");
            }
        }
    }
}

#[test]
fn perft_agrees_with_the_published_counts() {
    let rows = perft_rows(include_str!("data/connect-four.perft"));
    assert_eq!(rows.len(), 1);
    for row in &rows {
        open(&row.fields[0], Perft(row));
    }
}

/// Positions after this many moves, each counted once: <https://oeis.org/A212693>.
#[test]
fn there_are_as_many_distinct_positions_as_known() {
    let game = usual();
    let mut positions = HashSet::from([game.start()]);
    for count in [7, 49, 238, 1120, 4263, 16422, 54859, 184_275, 558_186] {
        let moves = |position| game.moves(position).into_iter().flatten();
        positions = positions
            .iter()
            .flat_map(|position| moves(position).map(|played| game.after(position, played)))
            .collect();
        assert_eq!(positions.len(), count);
    }
}
