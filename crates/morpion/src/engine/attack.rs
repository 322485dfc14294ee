//! What a proof is about.

use rules::Player;
use search::Score;

/// The question of a proof: whether this side can force a line against the other.
///
/// In misère the attackers want a line too, but one of their opponents must complete it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attack {
    /// One player against everyone else.
    By(Player),
    /// Everyone else against one player.
    On(Player),
}

/// The answer of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The attackers can force it within the plies asked about.
    Forced,
    /// Within the plies asked about they cannot.
    Held,
    /// They cannot at all.
    Never,
}

impl Attack {
    /// Whether a player is one of the attackers.
    #[inline]
    pub(crate) fn includes(self, player: Player) -> bool {
        match self {
            Attack::By(one) => one == player,
            Attack::On(one) => one != player,
        }
    }

    /// The attacker, if there is only one at a table of `players`.
    #[inline]
    pub(crate) fn alone(self, players: u8) -> Option<Player> {
        match self {
            Attack::By(one) => Some(one),
            Attack::On(one) => (players == 2).then(|| one.other()),
        }
    }

    /// The kind of attack as an index.
    #[inline]
    pub(crate) fn index(self) -> usize {
        match self {
            Attack::By(_) => 0,
            Attack::On(_) => 1,
        }
    }

    /// The question in the terms of a search about the one player: is a position `plies`
    /// from its end worth at least the upper score, or at most the lower one?
    pub(crate) fn window(self, plies: u32) -> (Score, Score) {
        let won = Score::WIN.0 - plies.cast_signed();
        match self {
            Attack::By(_) => (Score(won - 1), Score(won)),
            Attack::On(_) => (Score(-won), Score(1 - won)),
        }
    }

    /// The answer in the same terms.
    pub(crate) fn score(self, answer: Answer, plies: u32) -> Score {
        let (lower, upper) = self.window(plies);
        match (self, answer == Answer::Forced) {
            (Attack::By(_), true) | (Attack::On(_), false) => upper,
            (Attack::By(_), false) | (Attack::On(_), true) => lower,
        }
    }
}
