//! How a game ends, as it is kept in a recording and told to programs.

use rules::{Outcome, Player};
use serde::{Deserialize, Serialize};

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "result")]
pub enum ExpectedEnd {
    /// One player wins.
    Win {
        /// The seat of the winner, counted from zero.
        player: u8,
    },
    /// A draw.
    Draw,
    /// One player loses and the others do not.
    Lose {
        /// The seat of the loser, counted from zero.
        player: u8,
    },
}

/// The bytes from which wins and losses are counted; nothing is 0 and a draw is 1.
const WINS: u8 = 2;
const LOSSES: u8 = WINS + Player::MOST;

impl ExpectedEnd {
    /// The byte that stands for it in a recording; 0 stands for nothing known.
    pub(crate) fn byte(fate: Option<ExpectedEnd>) -> u8 {
        match fate {
            None => 0,
            Some(ExpectedEnd::Draw) => 1,
            Some(ExpectedEnd::Win { player }) => WINS + player,
            Some(ExpectedEnd::Lose { player }) => LOSSES + player,
        }
    }

    /// What a byte of a recording stands for.
    pub(crate) fn of_byte(byte: u8) -> Option<ExpectedEnd> {
        match byte {
            0 => None,
            1 => Some(ExpectedEnd::Draw),
            WINS..LOSSES => Some(ExpectedEnd::Win { player: byte - WINS }),
            _ => Some(ExpectedEnd::Lose { player: byte - LOSSES }),
        }
    }

    /// What it means for one player: 1 for a win, 0 for a draw, -1 for a loss.
    #[must_use]
    pub fn sign(self, player: Player) -> i32 {
        Outcome::from(self).sign(player)
    }
}

impl From<Outcome> for ExpectedEnd {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Player(player)) => ExpectedEnd::Win { player },
            Outcome::Draw => ExpectedEnd::Draw,
            Outcome::Lose(Player(player)) => ExpectedEnd::Lose { player },
        }
    }
}

impl From<ExpectedEnd> for Outcome {
    fn from(fate: ExpectedEnd) -> Self {
        match fate {
            ExpectedEnd::Win { player } => Outcome::Win(Player(player)),
            ExpectedEnd::Draw => Outcome::Draw,
            ExpectedEnd::Lose { player } => Outcome::Lose(Player(player)),
        }
    }
}
