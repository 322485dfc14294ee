//! What openings are called, in English draughts.

use std::{collections::HashMap, sync::LazyLock};

use rules::{Game as _, NamesByLanguage, Notation as _};

use crate::{Bits, Colour, Draughts, Position, variants::ENGLISH};

/// The names, a line for each opening: its moves, and what it is called.
const TEXT: &str = include_str!("../data/openings-english.tsv");

/// Nothing that has a name has fewer pieces than this.
const FEWEST: u32 = 18;

/// What positions are called, by their text. The names are the same in every language.
static NAMES: LazyLock<HashMap<String, Vec<(&'static str, String)>>> = LazyLock::new(|| {
    let game = Draughts::<u64>::new(ENGLISH);
    let mut names = HashMap::new();
    for (position, name) in named_positions(&game) {
        let called = ["en", "fr"].map(|language| (language, name.replace('\'', "’")));
        names.insert(game.write_position(&position), called.to_vec());
    }
    names
});

/// The openings with their moves.
fn openings() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = TEXT.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once('\t').expect("moves and a name"))
}

/// The position of every opening, with its name.
fn named_positions<B: Bits>(game: &Draughts<B>) -> Vec<(Position<B>, &'static str)> {
    let played = |(moves, name): (&str, &'static str)| {
        let mut position = game.start();
        for text in moves.split_whitespace() {
            let next = game.read_move(&position, text).expect("a legal opening");
            game.play(&mut position, next);
        }
        (position, name)
    };
    openings().map(played).collect()
}

/// What the opening that has led to a position is called, by language, if the position has a name.
pub(crate) fn opening_names<B: Bits>(
    game: &Draughts<B>,
    position: &Position<B>,
) -> Option<&'static NamesByLanguage> {
    let pieces = |colour| position.pieces(colour).count();
    if *game.rules() != ENGLISH || pieces(Colour::White) + pieces(Colour::Black) < FEWEST {
        return None;
    }
    NAMES.get(&game.write_position(position)).map(Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opening_can_be_played_and_has_its_name() {
        let game = Draughts::<u64>::new(ENGLISH);
        for (position, name) in named_positions(&game) {
            let names = opening_names(&game, &position).expect("a name");
            assert_eq!(names[0].1.replace('’', "'"), name);
        }
        assert_eq!(opening_names(&game, &game.start()), None);
    }
}
