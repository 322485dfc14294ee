//! How good a position is.

use std::ops::Neg;

use rules::{Outcome, Player};

/// How good a position is for one player; at a table of two, opposite scores sum to zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i32);

impl Score {
    /// An even position.
    pub const DRAW: Score = Score(0);
    /// A game already won. Opinions about games that go on stay well below.
    pub const WIN: Score = Score(1_000_000);
    /// What a won game is worth before its lead is counted, where the lead counts and not the number
    /// of moves: above every opinion, and below the scores that count moves.
    pub const WON_BY: Score = Score(900_000);
    /// More than any score.
    pub const MAX: Score = Score(i32::MAX);

    /// Further from a win than any game is long.
    const LONGEST: i32 = 10_000;

    /// Whether the game is as good as over: a forced win or loss is in sight.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        Score::WIN.0 - Score::LONGEST < self.0.abs()
    }

    /// The score of a finished game, `ply` moves from the root: early wins count more.
    #[must_use]
    pub const fn of(outcome: Outcome, player: Player, ply: u32) -> Score {
        Score(outcome.sign(player) * (Score::WIN.0 - ply.cast_signed()))
    }
}

impl Score {
    /// A decided score, found `plies` moves below, as it counts here: further away.
    #[must_use]
    #[inline]
    pub const fn further(self, plies: u32) -> Score {
        self.shifted(-plies.cast_signed())
    }

    /// A decided score as it counts `plies` moves further down: nearer.
    #[must_use]
    #[inline]
    pub const fn nearer(self, plies: u32) -> Score {
        self.shifted(plies.cast_signed())
    }

    #[inline]
    const fn shifted(self, by: i32) -> Score {
        if self.is_decided() { Score(self.0 + self.0.signum() * by) } else { self }
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}
