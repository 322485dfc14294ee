//! The games of a room by their specs, whatever board types they come to.

use rules::{Notation, Spec, SpecError};
use search::{Expertise, Family, Visitor};

use crate::{check_evaluator, check_game, check_playthrough};

/// Something to do with a game of any type.
pub trait GameVisit {
    /// Does it.
    fn visit<G: Notation + Expertise>(self, game: G);
}

/// The visitor of a room that does it.
struct Visiting<V>(V);

impl<V: GameVisit> Visitor for Visiting<V> {
    type Output = ();

    fn visit<G: Notation + Expertise>(self, game: G) {
        self.0.visit(game);
    }
}

/// Opens the game of a spec as a table would.
///
/// # Panics
///
/// If the spec is refused.
pub fn open<F: Family>(spec: &str, visit: impl GameVisit) {
    try_open::<F>(spec, visit).unwrap_or_else(|error| panic!("{spec}: {error}"));
}

/// Opens the game of a spec that may be refused.
///
/// # Errors
///
/// If it is.
pub fn try_open<F: Family>(spec: &str, visit: impl GameVisit) -> Result<(), SpecError> {
    let spec: Spec = spec.parse()?;
    F::open(&spec.settle(F::KNOBS)?, Visiting(visit))
}

/// Checks the laws of every game, in this number of random games.
#[derive(Clone, Copy, Debug)]
pub struct GameLaws(pub u32);

impl GameVisit for GameLaws {
    fn visit<G: Notation + Expertise>(self, game: G) {
        check_game(&game, self.0, 7);
    }
}

/// Checks the law of evaluators for all that a game offers, in this number of random games.
#[derive(Clone, Copy, Debug)]
pub struct EvaluatorLaws(pub u32);

impl GameVisit for EvaluatorLaws {
    fn visit<G: Notation + Expertise>(self, game: G) {
        for offer in G::EVALUATORS {
            check_evaluator(&game, (offer.build)().as_ref(), self.0, 3);
        }
    }
}

/// Compares a random game with the file of this path, which records it.
#[derive(Clone, Debug)]
pub struct RecordedGame(pub String);

impl GameVisit for RecordedGame {
    fn visit<G: Notation + Expertise>(self, game: G) {
        check_playthrough(&game, 2, self.0);
    }
}
