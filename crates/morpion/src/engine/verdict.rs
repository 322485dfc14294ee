//! What a position is worth with perfect play.

use search::Score;

/// What a position is worth to a player with perfect play; plies count until the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player can force a win, within this many plies at the quickest.
    Win(u32),
    /// No player can force anything.
    Draw,
    /// The others can force the player's loss, within this many plies at the quickest.
    Loss(u32),
}

impl Verdict {
    /// The verdict as a score.
    #[must_use]
    pub fn score(self) -> Score {
        match self {
            Verdict::Win(plies) => Score(Score::WIN.0 - plies.cast_signed()),
            Verdict::Draw => Score::DRAW,
            Verdict::Loss(plies) => Score(plies.cast_signed() - Score::WIN.0),
        }
    }
}
