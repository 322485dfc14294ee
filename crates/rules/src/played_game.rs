//! A game that was played, as it is put on paper.

use crate::{Diagram, Outcome, Player, Reason};

/// A game that was played, as it is put on paper: plain data, in no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// The name of the game, as in specs.
    pub game: String,
    /// What the players are called, in the order of seats; nothing for one of whom nothing is
    /// known.
    pub names: Vec<Option<String>>,
    /// Who moved first.
    pub first: Player,
    /// The event, the round and the place, as far as they are known.
    pub occasion: Vec<String>,
    /// When it began, from the year on, as `2026-11-15`.
    pub date: Option<String>,
    /// How it ended, and why.
    pub result: Option<(Outcome, Option<Reason>)>,
    /// The moves of the main line.
    pub moves: Vec<String>,
    /// The position at its end, with the squares of the last move marked.
    pub diagram: Diagram,
}
