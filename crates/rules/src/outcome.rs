//! How games end, for everyone at the table.

use crate::Player;

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One player won and everyone else lost.
    Win(Player),
    /// No player won.
    Draw,
    /// One player lost and the others did not: misère at a table of many.
    Lose(Player),
}

impl Outcome {
    /// What the outcome means for one player: 1 for a win, 0 for a draw, -1 for a loss.
    ///
    /// When one player of many loses, no player has won, but everyone else has done better.
    #[must_use]
    pub const fn sign(self, player: Player) -> i32 {
        match self {
            Outcome::Draw => 0,
            Outcome::Win(winner) if winner.0 == player.0 => 1,
            Outcome::Win(_) => -1,
            Outcome::Lose(loser) if loser.0 == player.0 => -1,
            Outcome::Lose(_) => 1,
        }
    }
}
