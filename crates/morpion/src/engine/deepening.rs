//! From yes and no to a verdict: the same two questions, one ply deeper each time.

use rules::Player;
use search::Stopped;

use crate::{
    Verdict,
    engine::attack::{Answer, Attack},
};

/// When lines can be completed, counted from the position that a verdict is wanted on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineDepths {
    pub(crate) turn: Player,
    pub(crate) players: u8,
    pub(crate) misere: bool,
    /// How many plies are left until the grid is full.
    pub(crate) left: u8,
    /// How many plies to look at.
    pub(crate) most: u8,
}

impl LineDepths {
    /// What a player can force, as far as that shows within the plies to look at; `ask` says
    /// whether an attack succeeds within this many.
    pub(crate) fn verdict(
        self,
        player: Player,
        mut ask: impl FnMut(Attack, u8) -> Result<Answer, Stopped>,
    ) -> Result<Option<Verdict>, Stopped> {
        let mut win = Answer::Held;
        let mut loss = Answer::Held;
        for plies in 1..=self.most {
            if self.is_open(win, Attack::By(player), plies) {
                win = ask(Attack::By(player), plies)?;
            }
            if self.is_open(loss, Attack::On(player), plies) {
                loss = ask(Attack::On(player), plies)?;
            }
            match (win, loss) {
                (Answer::Forced, _) => return Ok(Some(Verdict::Win(plies.into()))),
                (_, Answer::Forced) => return Ok(Some(Verdict::Loss(plies.into()))),
                (Answer::Never, Answer::Never) => return Ok(Some(Verdict::Draw)),
                _ => {}
            }
        }
        Ok((self.most == self.left).then_some(Verdict::Draw))
    }

    /// Whether a question is still open and the last of this many plies could answer it.
    fn is_open(self, answer: Answer, attack: Attack, plies: u8) -> bool {
        let waits = (plies - 1) % self.players;
        let last = (0..waits).fold(self.turn, |player, _| player.next(self.players));
        answer == Answer::Held && attack.includes(last) != self.misere
    }
}
