//! Every game there is.

use rules::{Knob, Spec, SpecError};
use search::SEED;

use crate::{EngineOffer, OpenError, Shelf, Table};

/// Every game there is. Adding one is adding a line.
///
/// A static and not a constant: a constant would have every crate that names it compile every
/// game with every algorithm again.
pub static GAMES: &[&dyn Room] = &[
    &Shelf::<morpion::Room>::new(),
    &Shelf::<othello::Room>::new(),
    &Shelf::<draughts::Room>::new(),
    &Shelf::<connect_four::Room>::new(),
];

/// A game on the shelf, its types hidden.
pub trait Room: Sync {
    /// The short name used in specs.
    fn name(&self) -> &'static str;

    /// What can be decided about it.
    fn knobs(&self) -> &'static [Knob];

    /// Whether its players choose the symbols they play with.
    fn has_symbols(&self) -> bool;

    /// Whether its players may agree on a draw.
    fn has_agreed_draws(&self) -> bool;

    /// The evaluators by name, the best first.
    fn evaluators(&self) -> Vec<&'static str>;

    /// The engines that can play it, the general ones first.
    fn engines(&self) -> Vec<EngineOffer>;

    /// Whether a seed can be set about an engine.
    fn takes_seed(&self, engine: &Spec) -> bool {
        let offer = self.engines().into_iter().find(|offer| offer.name == engine.name);
        // A level by its name takes one as every level does.
        offer.is_none_or(|offer| offer.knobs.iter().any(|knob| knob.name == SEED.name))
    }

    /// Sets up a table.
    ///
    /// # Errors
    ///
    /// If the spec has settings that the game does not take.
    fn open(&self, spec: &Spec) -> Result<Box<dyn Table>, SpecError>;

    /// Counts the move sequences of a length, from the start or from a position.
    ///
    /// # Errors
    ///
    /// If the spec or the position is refused.
    fn perft(&self, spec: &Spec, position: Option<&str>, depth: u32) -> Result<u64, OpenError>;

    /// Counts the move sequences of a length from the start, and plays every one of them to its
    /// last move: the same number as [`perft`](Room::perft), as a measure of how fast moves are
    /// played.
    ///
    /// # Errors
    ///
    /// If the spec is refused.
    fn perft_without_bulk(&self, spec: &Spec, depth: u32) -> Result<u64, SpecError>;

    /// Plays random games, and counts those that the first seat wins.
    ///
    /// # Errors
    ///
    /// If the spec is refused.
    fn playouts(&self, spec: &Spec, games: u64, seed: u64) -> Result<u64, SpecError>;

    /// Searches the start with alpha-beta to a depth while nobody watches, with the hooks of the
    /// trace or compiled without them, and counts the nodes: a measure of what the hooks cost.
    ///
    /// # Errors
    ///
    /// If the spec is refused.
    fn alpha_beta(&self, spec: &Spec, depth: u32, hooked: bool) -> Result<u64, SpecError>;
}

/// The room of the game that a spec names.
///
/// # Errors
///
/// If there is no such game; the error lists those there are.
pub fn open_room(spec: &Spec) -> Result<&'static dyn Room, SpecError> {
    let room = GAMES.iter().find(|room| room.name() == spec.name);
    room.copied().ok_or_else(|| SpecError::UnknownName {
        name: spec.name.clone(),
        allowed: GAMES.iter().map(|room| room.name().to_owned()).collect(),
    })
}

/// A table for the game that a spec names.
///
/// # Errors
///
/// If there is no such game, or it does not take these settings.
pub fn open_table(spec: &Spec) -> Result<Box<dyn Table>, SpecError> {
    open_room(spec)?.open(spec)
}
