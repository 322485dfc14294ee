//! What can be set about the general engines, each thing once.
//!
//! A knob here is its name, its range and its default; a setting is read through its knob, so
//! that neither is written twice. Menus, help, the page and the registry list these knobs, and the
//! language files say under their names what they mean. The switches of the strong search are
//! listed with its techniques (`pvs/techniques.rs`).

use rules::{Knob, Range, Settings};

use crate::{Expertise, Limits, Mcts, Ties, pvs::MEGABYTES};

/// How many moves to look ahead.
pub const DEPTH: Knob = Knob::number_or("depth", 1, 1000, END);
/// The word for a depth that no game reaches.
const END: &str = "end";
/// How long to think, in seconds.
pub const TIME: Knob = Knob::seconds("time", 0.001, 86_400.0);
/// How many positions to look at.
pub const NODES: Knob = Knob::number("nodes", 1, 1_000_000_000_000, None);
/// Whether to try promising moves first, where that is not the rule.
pub const ORDERING: Knob = Knob::switch("ordering", Some(false));
/// Whose opinion to ask; which there are depends on the game.
pub const EVAL: Knob = Knob::word("eval", &[], None);
/// How many threads think together.
pub const THREADS: Knob = Knob::number("threads", 1, 64, Some(1));
/// Whether to think on while the other player does.
pub const PONDER: Knob = Knob::switch("ponder", Some(false));
/// How large the transposition table is, in megabytes.
pub const MEMORY: Knob = memory(MEGABYTES);
/// How large the tree of MCTS may grow, in megabytes.
pub(crate) const TREE: Knob = memory(Mcts::MEGABYTES);
/// How much to try what has been tried little, in hundredths.
pub const EXPLORATION: Knob = Knob::number("exploration", 0, 1000, Some(100));
/// Whether the first moves come from the book of the room, where it has one.
pub const BOOK: Knob = Knob::switch("book", Some(false));
/// What to do when several moves are equally good.
pub const TIES: Knob = Knob::word("ties", &["first", "random"], Some("first"));
/// What random choices follow from.
pub const SEED: Knob = Knob::number("seed", 0, u64::MAX, None);

/// How many megabytes an engine may remember its positions in, with this default.
#[must_use]
pub const fn memory(megabytes: usize) -> Knob {
    Knob::number("memory", 1, 4096, Some(megabytes as u64))
}

/// As the knob `memory` says, if an engine has it.
#[must_use]
pub fn megabytes(settings: &Settings) -> Option<usize> {
    count(settings, &MEMORY)
}

/// The knobs of an offer as they are in this game: `eval` names the game's own evaluators, the
/// best one unless set.
#[must_use]
pub fn knobs_for<G: Expertise>(knobs: &[Knob]) -> Vec<Knob> {
    let names: Vec<&'static str> = G::EVALUATORS.iter().map(|offer| offer.name).collect();
    let opinions = || Range::Word { default: names.first().copied(), words: names.clone().into() };
    let in_game = |knob: &Knob| {
        if knob.name == EVAL.name { Knob { range: opinions(), ..EVAL } } else { knob.clone() }
    };
    knobs.iter().map(in_game).collect()
}

/// What random choices follow from, as the knob says.
pub(crate) fn seed(settings: &Settings) -> u64 {
    settings.number(SEED.name).unwrap_or_default()
}

/// A number that the knob's range keeps small.
pub(crate) fn count(settings: &Settings, knob: &Knob) -> Option<usize> {
    settings.number(knob.name).and_then(|count| usize::try_from(count).ok())
}

impl Ties {
    /// As the knobs `ties` and `seed` say.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        match settings.word(TIES.name) {
            Some("random") => Ties::Random { seed: seed(settings) },
            _ => Ties::First,
        }
    }
}

impl Mcts {
    /// As the knobs `exploration`, `memory` and `seed` say.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let plain = Self::default();
        let hundredths = settings.number(EXPLORATION.name).and_then(|c| u16::try_from(c).ok());
        Self {
            exploration: hundredths.map_or(plain.exploration, |c| f32::from(c) / 100.0),
            seed: seed(settings),
            memory: megabytes(settings).map_or(plain.memory, |megabytes| megabytes << 20),
        }
    }
}

impl Limits {
    /// As the knobs `depth`, `time` and `nodes` say.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let depth = settings.number(DEPTH.name);
        let depth = depth.map(|depth| u32::try_from(depth).expect("the knob's range is small"));
        let end = (settings.word(DEPTH.name) == Some(END)).then_some(u32::MAX);
        Limits {
            depth: depth.or(end),
            nodes: settings.number(NODES.name),
            time: settings.seconds(TIME.name),
            clock: None,
        }
    }
}
