//! What openings are called.

use std::{collections::HashMap, sync::LazyLock};

use rules::{Game, NamesByLanguage};

use super::turned_key::TurnedKey;
use crate::{Bits, Grid, Narrow, Othello, Position, Set, Symmetry, learned::fits, transcript};

/// The names, a line for each opening: its moves, and what it is called in each language.
const TEXT: &str = include_str!("../../data/openings.tsv");
/// The languages of the columns that follow the moves.
const LANGUAGES: [&str; 2] = ["fr", "en"];

/// What a position is called, by language.
type OwnedNames = Vec<(&'static str, String)>;

static NAMES: LazyLock<HashMap<TurnedKey, OwnedNames>> = LazyLock::new(|| {
    let game = Othello::<Narrow>::new(8);
    let mut names = HashMap::new();
    for (moves, called) in openings() {
        let history = transcript::read(&game, game.start(), moves).expect("a legal opening");
        let key = TurnedKey::of(&game, history.position()).expect("the board of openings");
        // Of two ways to the same position the shorter entry names it.
        names.entry(key).or_insert_with(|| names_of(called));
    }
    names
});

/// The moves of each opening, and the columns with its names.
fn openings() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = TEXT.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once('\t').expect("moves and names"))
}

/// Every position that has a name, whichever way the board is turned.
pub(crate) fn named_positions<G: Grid>(
    game: &Othello<G>,
) -> Vec<(Position<Set<G>>, &'static NamesByLanguage)> {
    if !fits(game) {
        return Vec::new();
    }
    let histories = openings().map(|(moves, _)| transcript::read(game, game.start(), moves));
    let ends = histories.map(|history| *history.expect("a legal opening").position());
    let turned = ends.flat_map(|end| Symmetry::all().map(move |way| way.position(&end, 8)));
    turned.filter_map(|position| Some((position, opening_names(game, &position)?))).collect()
}

/// The columns of a line that are not empty.
fn names_of(columns: &str) -> OwnedNames {
    let columns = LANGUAGES.into_iter().zip(columns.split('\t').map(str::trim));
    let columns = columns.filter(|(_, name)| !name.is_empty());
    columns.map(|(language, name)| (language, name.replace('\'', "’"))).collect()
}

/// What the opening that has led to a position is called, by language, if the position has a name.
pub(crate) fn opening_names<G: Grid>(
    game: &Othello<G>,
    position: &Position<Set<G>>,
) -> Option<&'static NamesByLanguage> {
    // Nothing that has a name is later than that; most positions of a game need no key.
    const LATEST: u32 = 24;
    if position.taken().count() > LATEST {
        return None;
    }
    NAMES.get(&TurnedKey::of(game, position)?).map(Vec::as_slice)
}
