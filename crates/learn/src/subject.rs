//! The games that can be trained.

use connect_four::ConnectFour;
use othello::{Narrow, Othello};
use patterns::Patterned;

/// A game that can be trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainableGame {
    /// Othello on 8×8.
    Othello,
    /// Connect Four in its usual frame.
    ConnectFour,
}

/// Someone who works with a game that can be trained, of whichever type.
pub trait Student {
    /// What comes of it.
    type Output;
    /// Works with the game.
    fn learn<G: Patterned>(self, game: &G) -> Self::Output;
}

impl TrainableGame {
    /// Every game that can be trained, by its name.
    pub const ALL: &'static [(&'static str, Self)] =
        &[("othello", Self::Othello), ("connect-four", Self::ConnectFour)];

    /// The game of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|&(_, subject)| subject)
    }

    /// The squares of its board as they are drawn, the uppermost row first.
    #[must_use]
    pub fn rows(self) -> Vec<Vec<usize>> {
        let row = |row: usize, width: usize| (row * width..(row + 1) * width).collect();
        match self {
            Self::Othello => (0..8).map(|at| row(at, 8)).collect(),
            Self::ConnectFour => (0..6).rev().map(|at| row(at, 7)).collect(),
        }
    }

    /// Calls a student with the game.
    pub fn teach<S: Student>(self, student: S) -> S::Output {
        match self {
            Self::Othello => student.learn(&Othello::<Narrow>::new(8)),
            Self::ConnectFour => student.learn(&ConnectFour::<u64>::new(7, 6)),
        }
    }
}
