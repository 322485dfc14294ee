//! What was agreed on before a game besides the game and who plays.

use std::time::Duration;

use rules::Spec;

use crate::{Setup, TimeControl};

/// What was agreed on before a game besides the game and who plays; with it a series goes on as it
/// was meant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// The game as it was asked for, if something was drawn by lot.
    pub asked: Option<Spec>,
    /// Who was to begin, counted from one.
    pub first: Option<u64>,
    /// What everything random followed from.
    pub seed: Option<u64>,
    /// How much time the players had, as in `fischer:300,increment=5`.
    pub clock: Option<Spec>,
    /// Whether a touched piece had to be played.
    pub touch_move: bool,
    /// Whether the players take turns in beginning the games of a series.
    pub alternate: bool,
    /// The least time that an engine took for a move, in whole milliseconds.
    pub pace: Option<Duration>,
    /// Whether it is no game that is being played, but one that is analysed.
    pub analysis: bool,
}

impl Terms {
    /// What a set-up asks for, where the game was decided as `game`.
    pub(crate) fn of(setup: &Setup, game: &Spec) -> Self {
        Self {
            asked: Some(setup.game.clone()).filter(|asked| asked != game),
            first: setup.first,
            seed: Some(setup.seed),
            clock: Some(setup.clock)
                .filter(|&clock| clock != TimeControl::Unlimited)
                .map(TimeControl::spec),
            touch_move: setup.touch_move,
            alternate: setup.alternate,
            pace: Some(setup.pace).filter(|pace| !pace.is_zero()),
            analysis: setup.analysis,
        }
    }
}
