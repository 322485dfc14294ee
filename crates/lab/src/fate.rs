//! How a game ends, as it is kept in a recording and told to programs.

use rules::{Outcome, Player};
use serde::{Deserialize, Serialize};

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "result")]
pub enum Fate {
    /// One player wins.
    Win {
        /// The seat of the winner, counted from zero.
        player: u8,
    },
    /// Nobody wins.
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

impl Fate {
    /// The byte that stands for it in a recording; 0 stands for nothing known.
    pub(crate) fn byte(fate: Option<Fate>) -> u8 {
        match fate {
            None => 0,
            Some(Fate::Draw) => 1,
            Some(Fate::Win { player }) => WINS + player,
            Some(Fate::Lose { player }) => LOSSES + player,
        }
    }

    /// What a byte of a recording stands for.
    pub(crate) fn of_byte(byte: u8) -> Option<Fate> {
        match byte {
            0 => None,
            1 => Some(Fate::Draw),
            WINS..LOSSES => Some(Fate::Win { player: byte - WINS }),
            _ => Some(Fate::Lose { player: byte - LOSSES }),
        }
    }

    /// What it means for one player: 1 for a win, 0 for a draw, -1 for a loss.
    #[must_use]
    pub fn sign(self, player: Player) -> i32 {
        Outcome::from(self).sign(player)
    }
}

impl From<Outcome> for Fate {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Player(player)) => Fate::Win { player },
            Outcome::Draw => Fate::Draw,
            Outcome::Lose(Player(player)) => Fate::Lose { player },
        }
    }
}

impl From<Fate> for Outcome {
    fn from(fate: Fate) -> Self {
        match fate {
            Fate::Win { player } => Outcome::Win(Player(player)),
            Fate::Draw => Outcome::Draw,
            Fate::Lose { player } => Outcome::Lose(Player(player)),
        }
    }
}
