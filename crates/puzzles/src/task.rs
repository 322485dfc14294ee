//! What is to be done in a puzzle.

use search::{Score, ScoreScale};

/// What is to be done in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleTask {
    /// One move wins.
    Win,
    /// One move draws, the others lose.
    Draw,
    /// One move gains a clear advantage.
    Gain,
    /// One move holds, the others leave a clearly worse game.
    Hold,
}

impl PuzzleTask {
    /// Every task with its name in files.
    pub const NAMES: [(&'static str, Self); 4] =
        [("win", Self::Win), ("draw", Self::Draw), ("gain", Self::Gain), ("hold", Self::Hold)];

    /// Its name in files and in the language files.
    #[must_use]
    pub fn name(self) -> &'static str {
        let named = Self::NAMES.iter().find(|(_, task)| *task == self);
        named.map_or("", |(name, _)| name)
    }

    /// The task whose best move has this score.
    pub(crate) fn of(scale: &ScoreScale, best: Score, proved: bool) -> Self {
        match best.0 {
            1.. if proved || scale.is_decided(best) => Self::Win,
            0 if proved => Self::Draw,
            points if points >= scale.clear => Self::Gain,
            _ => Self::Hold,
        }
    }
}
