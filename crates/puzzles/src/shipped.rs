//! The puzzles that come with the program.

use std::sync::LazyLock;

use crate::PuzzleCollection;

/// The files, made as `data/PROVENANCE.md` says.
const FILES: [&str; 4] = [
    include_str!("../data/othello.tsv"),
    include_str!("../data/connect-four.tsv"),
    include_str!("../data/draughts.tsv"),
    include_str!("../data/morpion.tsv"),
];

static SHIPPED: LazyLock<PuzzleCollection> = LazyLock::new(|| {
    let mut all = PuzzleCollection::default();
    for text in FILES {
        let puzzles = PuzzleCollection::read(text).expect("what comes with the program is sound");
        all.extend(puzzles.puzzles().iter().cloned());
    }
    all
});

/// The puzzles that come with the program.
#[must_use]
pub fn shipped() -> &'static PuzzleCollection {
    &SHIPPED
}
