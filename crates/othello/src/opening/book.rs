//! The opening book: how good the first moves are, as deep searches have found them.

use std::{collections::HashMap, sync::LazyLock};

use rules::Game;

use super::turned_key::TurnedKey;
use crate::{Grid, Move, Narrow, Othello, Position, Set, transcript};

/// The book that comes with the room: `data/PROVENANCE.md` tells how it was made.
const TEXT: &str = include_str!("../../data/openings.book");

/// Positions of the opening with what deep searches found them worth, mirror images once.
#[derive(Clone, Debug, Default)]
pub struct OpeningBook {
    /// In hundredths of a disc, for the player to move.
    scores: HashMap<TurnedKey, i32>,
}

static SHIPPED: LazyLock<OpeningBook> =
    LazyLock::new(|| OpeningBook::read(TEXT).expect("a test has read it"));

impl OpeningBook {
    /// How much worse than the best a move may be that is still played, in hundredths of a disc.
    pub const PLAYABLE: i32 = 60;

    /// The book that comes with the room.
    #[must_use]
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }

    /// Reads a book: on each line the moves to a position and its score in hundredths of a disc,
    /// for the player to move; nothing if a line is something else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let game = Othello::<Narrow>::new(8);
        let mut book = Self::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (moves, score) = line.split_once(' ')?;
            let history = transcript::read(&game, game.start(), moves).ok()?;
            book.add(&game, history.position(), score.parse().ok()?);
        }
        Some(book)
    }

    /// Adds a position with its score.
    pub fn add<G: Grid>(&mut self, game: &Othello<G>, position: &Position<Set<G>>, score: i32) {
        if let Some(key) = TurnedKey::of(game, position) {
            self.scores.insert(key, score);
        }
    }

    /// How many positions it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.scores.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    /// What a position is worth for the player to move.
    #[must_use]
    pub fn score<G: Grid>(&self, game: &Othello<G>, position: &Position<Set<G>>) -> Option<i32> {
        self.scores.get(&TurnedKey::of(game, position)?).copied()
    }

    /// What each move is worth for the player to move, the best first; nothing unless the book
    /// knows all of them.
    #[must_use]
    pub fn moves<G: Grid>(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
    ) -> Option<Vec<(Move, i32)>> {
        let worth = |played| Some((played, -self.score(game, &game.after(position, played))?));
        let mut moves: Vec<_> = game.moves(position).ok()?.map(worth).collect::<Option<_>>()?;
        moves.sort_by_key(|&(_, score)| -score);
        Some(moves)
    }
}
