//! Set-ups that are ready to play, by name.

use rules::Spec;

use crate::{Setup, open_table};

/// A game with its rules and players, ready to play.
///
/// What people call it and what it is stand in the language files under `preset-NAME` and
/// `preset-NAME-about`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its name, which may stand in place of a game's.
    pub name: &'static str,
    /// The game.
    game: &'static str,
    /// The players in the order of seats; the last takes every seat that is left.
    players: &'static [&'static str],
    /// Whether a touched piece that can move must be played.
    touch_move: bool,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Preset; 4] = [
        Preset {
            name: "course-draughts",
            game: "draughts:course",
            players: &["human", "minimax:depth=5,eval=material"],
            touch_move: false,
        },
        Preset {
            name: "course-othello",
            game: "othello",
            players: &["human", "alpha-beta:depth=4,eval=discs"],
            touch_move: false,
        },
        Preset {
            name: "manual-draughts",
            game: "draughts:international",
            players: &["human", "level:5"],
            touch_move: true,
        },
        Preset {
            name: "crowd-morpion",
            game: "morpion:width=26,height=26,align=3,players=26",
            players: &["very-easy"],
            touch_move: false,
        },
    ];

    /// The preset of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name == name)
    }

    /// The game and its players, with nothing else said.
    ///
    /// # Panics
    ///
    /// Never: every preset is a game that can be played.
    #[must_use]
    pub fn setup(self) -> Setup {
        let game: Spec = self.game.parse().expect("the spec of a preset");
        let seats = open_table(&game).expect("the game of a preset").players();
        let last = self.players.last().expect("a preset has players");
        let players = self.players.iter().chain(std::iter::repeat(last)).take(seats.into());
        let players = players.map(|player| player.parse().expect("the spec of a preset")).collect();
        Setup { touch_move: self.touch_move, ..Setup::new(game, players) }
    }
}
