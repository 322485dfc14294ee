//! What there is to choose from.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Everything there is to choose from, in one language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Register {
    /// The games.
    pub games: Vec<GameEntry>,
    /// Set-ups that are ready to play.
    pub presets: Vec<PresetEntry>,
    /// What can be set about a person.
    pub person: Vec<KnobEntry>,
    /// The engines of other programs that may be seated, by name.
    pub guests: Vec<String>,
    /// The ways to measure time.
    pub clocks: Vec<ClockEntry>,
    /// The levels that have a name.
    pub levels: Vec<LevelEntry>,
    /// How many levels there are.
    pub level_count: u8,
    /// The languages.
    pub languages: Vec<LanguageEntry>,
    /// The language of this answer.
    pub language: String,
    /// Whether there is a list of open tables.
    pub open_tables: bool,
    /// How the board looks by default.
    pub appearance: Appearance,
    /// The version of the program.
    pub version: String,
}

/// The program shall end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Quit {
    /// What the link of the host says.
    pub host: String,
}

/// A set-up that is ready to play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PresetEntry {
    /// Its name.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// What it is, in a line.
    pub about: String,
    /// The name of its game.
    pub room: String,
    /// The game and its settings, as a spec.
    pub game: String,
    /// The players, as specs.
    pub players: Vec<String>,
    /// Whether a touched piece that can move must be played.
    pub touch_move: bool,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameEntry {
    /// Its name in a spec.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// What it is, in a line.
    pub about: String,
    /// Whether its players choose the symbols they play with.
    pub symbols: bool,
    /// The least number of players.
    pub fewest: u8,
    /// The greatest number of players.
    pub most: u8,
    /// What can be decided about it.
    pub knobs: Vec<KnobEntry>,
    /// Who can judge its positions, the best first.
    pub evaluators: Vec<EvaluatorEntry>,
    /// Who can play it, the level first.
    pub engines: Vec<EngineEntry>,
    /// What each level does at the usual table, the weakest first.
    pub levels: Vec<String>,
}

/// Something that can be set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct KnobEntry {
    /// Its name in a spec.
    pub name: String,
    /// What it does, in a line.
    pub about: String,
    /// What it can be set to.
    #[serde(flatten)]
    pub range: KnobKind,
    /// What it can be set to, in words.
    pub allowed: String,
    /// The value unless set, as it would be typed.
    pub default: Option<String>,
    /// What it usually is at a table where nothing of its kind is set.
    pub usual: Option<String>,
    /// What it comes to unless set, for each choice of the first setting of the game.
    pub implied: BTreeMap<String, String>,
}

/// What a knob can be set to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum KnobKind {
    /// A whole number.
    Number {
        /// At least.
        min: f64,
        /// At most; nothing if there is no end.
        max: Option<f64>,
        /// A word that may stand in place of a number.
        word: Option<String>,
    },
    /// A time in seconds.
    Seconds {
        /// At least.
        min: f64,
        /// At most.
        max: f64,
    },
    /// One of some words.
    Word {
        /// The words.
        choices: Vec<String>,
    },
    /// `on` or `off`.
    Switch {},
    /// Any text.
    Text {
        /// How many characters at most.
        longest: u32,
    },
}

/// An evaluator on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EvaluatorEntry {
    /// Its name in a spec.
    pub name: String,
    /// What it looks at, in a line.
    pub about: String,
}

/// An engine on offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EngineEntry {
    /// Its name in a spec.
    pub name: String,
    /// What it does, in a line.
    pub about: String,
    /// Whether it plays this game only.
    pub own: bool,
    /// What can be set about it, the knob for a bare value first.
    pub knobs: Vec<KnobEntry>,
}

/// A way to measure time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ClockEntry {
    /// Its name in a spec: `none`, `move`, `fischer`.
    pub name: String,
    /// What can be set about it.
    pub knobs: Vec<KnobEntry>,
}

/// A level that has a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LevelEntry {
    /// The name in a spec, such as `very-easy`.
    pub name: String,
    /// The level.
    pub level: u8,
}

/// A language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LanguageEntry {
    /// Its code.
    pub code: String,
    /// What it calls itself.
    pub name: String,
}

/// How the board looks by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Appearance {
    /// The side of a square, in pixels; it fills the room there is unless given.
    pub cell_size: Option<u16>,
    /// The colour of the board: red, green and blue.
    pub board_colour: Option<[u8; 3]>,
}
