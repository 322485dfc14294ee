//! The games that can be trained.

use connect_four::ConnectFour;
use draughts::{Draughts, Grid, Room, Rules, Wide};
use othello::{Narrow, Othello};
use patterns::Patterned;
use rules::{Spec, SpecError};
use search::Family;

use crate::RoundWork;

/// A game that can be trained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrainableGame {
    /// Othello on 8×8.
    Othello,
    /// Connect Four in its usual frame.
    ConnectFour,
    /// Draughts by these rules.
    Draughts(Box<Rules>),
}

/// Someone who works with a game that can be trained, of whichever type.
pub trait Student {
    /// What comes of it.
    type Output;
    /// Works with the game.
    fn learn<G: Patterned>(self, game: &G) -> Self::Output;
}

impl TrainableGame {
    /// The names of the games that can be trained; draughts is told its variant as at a table.
    pub const NAMES: &'static [&'static str] = &["othello", "connect-four", Room::NAME];

    /// The game that a spec names; none if nothing can be learned about it.
    ///
    /// # Errors
    ///
    /// If the spec cannot be read, or its settings are wrong.
    pub fn read(spec: &str) -> Result<Option<Self>, SpecError> {
        let spec: Spec = spec.parse()?;
        Ok(match &*spec.name {
            "othello" => spec.settle(&[]).map(|_| Some(Self::Othello))?,
            "connect-four" => spec.settle(&[]).map(|_| Some(Self::ConnectFour))?,
            Room::NAME => Some(Self::Draughts(Box::new(Rules::new(&spec.settle(Room::KNOBS)?)?))),
            _ => None,
        })
    }

    /// What the first round of a training is: random games, or where those tell little games of the
    /// evaluation made by hand, looking this number of moves ahead.
    #[must_use]
    pub const fn first_round(&self, depth: u32) -> RoundWork {
        match self {
            Self::Othello | Self::ConnectFour => RoundWork::Random,
            Self::Draughts(_) => RoundWork::Taught { depth },
        }
    }

    /// Calls a student with the game.
    pub fn teach<S: Student>(self, student: S) -> S::Output {
        match self {
            Self::Othello => student.learn(&Othello::<Narrow>::new(8)),
            Self::ConnectFour => student.learn(&ConnectFour::<u64>::new(7, 6)),
            Self::Draughts(rules) => {
                if Grid::<u64>::fits(rules.width, rules.height) {
                    student.learn(&Draughts::<u64>::new(*rules))
                } else {
                    student.learn(&Draughts::<Wide>::new(*rules))
                }
            }
        }
    }
}
