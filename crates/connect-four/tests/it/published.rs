//! The published test positions and what searches have to visit to solve them.

use connect_four::{ConnectFour, Exact, Position};
use search::Meter;

use crate::{
    support::opened::{position, usual},
    support::textbook::Textbook,
};

const END_EASY: &str = include_str!("data/end-easy.scores");
const MIDDLE_EASY: &str = include_str!("data/middle-easy.scores");
const MIDDLE_MEDIUM: &str = include_str!("data/middle-medium.scores");

/// The positions of a file, each with its score.
fn scored(game: &ConnectFour<u64>, file: &str) -> Vec<(Position<u64>, i32)> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let scored = lines.map(|line| {
        let (columns, score) = line.split_once(' ').expect("columns and a score");
        (position(game, columns), score.parse().expect("a score"))
    });
    scored.collect()
}

/// How many nodes a search visits in all, if every score is right.
fn nodes(
    file: &str,
    mut solve: impl FnMut(&ConnectFour<u64>, &Position<u64>) -> (i32, u64),
) -> u64 {
    let game = usual();
    let positions = scored(&game, file);
    assert_eq!(positions.len(), 1000);
    let visited = positions.iter().map(|(position, expected)| {
        let (score, nodes) = solve(&game, position);
        assert_eq!(score, *expected, "{position:?}");
        nodes
    });
    visited.sum()
}

/// The nodes of a solver that knows nothing when it meets a position.
fn exact_nodes(file: &str) -> u64 {
    nodes(file, |game, position| {
        let mut meter = Meter::unlimited();
        let score = Exact::new(game, Exact::MEGABYTES).score(position, &mut meter);
        (score.expect("no limit"), meter.counted.nodes)
    })
}

fn textbook_nodes(search: fn(&ConnectFour<u64>) -> Textbook) -> u64 {
    nodes(END_EASY, |game, position| {
        let mut textbook = search(game);
        (textbook.score(position), textbook.nodes)
    })
}

/// Published means per position: 11,024.5 for minimax, 283.6 for alpha-beta, 139.7 with the
/// columns from the centre.
#[test]
fn textbook_searches_visit_as_many_nodes_as_published() {
    assert_eq!(textbook_nodes(Textbook::minimax), 11_024_541);
    assert_eq!(textbook_nodes(Textbook::alpha_beta), 283_618);
    assert_eq!(textbook_nodes(Textbook::centre_first), 139_659);
}

/// Published means per position for the same files: 51.3, 450 and 39,900.
#[test]
fn exact_visits_no_more_nodes_than_published() {
    for (file, most) in [(END_EASY, 51_300), (MIDDLE_EASY, 450_000), (MIDDLE_MEDIUM, 39_900_000)] {
        let nodes = exact_nodes(file);
        assert!(nodes <= most, "{nodes}");
    }
}
