//! The offer of a draw.

use rules::Player;

/// The offer of a draw; it is agreed on when every other player has accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// Who offered it.
    pub by: Player,
    /// Who has accepted so far, in that order.
    pub accepted: Vec<Player>,
}

impl DrawOffer {
    /// From how many moves on a computer takes an even position for a drawn one.
    const LATE: usize = 40;

    pub(crate) fn new(by: Player) -> Self {
        Self { by, accepted: Vec::new() }
    }

    /// Whether someone need not answer: who offered it, or has accepted.
    pub(crate) fn has_agreed(&self, player: Player) -> bool {
        self.by == player || self.accepted.contains(&player)
    }

    /// How a computer answers, by what it last thought of its own chances: it is glad of a draw
    /// when it stands worse, and content with one when it stands level late in the game.
    pub(crate) fn suits(opinion: Option<i32>, moves: usize) -> bool {
        opinion.is_some_and(|score| score < 0 || (score == 0 && moves >= Self::LATE))
    }
}
