//! Opening games by their specs.

use draughts::{Bits, Draughts, Room, Rules};
use rules::{Spec, SpecError};
use search::Family;
use testkit::GameVisit;

/// The rules that a spec makes.
pub(crate) fn rules(spec: &str) -> Result<Rules, SpecError> {
    let spec: Spec = spec.parse()?;
    Rules::new(&spec.settle(Room::KNOBS)?)
}

/// The game of that spec, on bits of one's own choice.
pub(crate) fn game<B: Bits>(spec: &str) -> Draughts<B> {
    Draughts::new(rules(spec).unwrap_or_else(|error| panic!("{spec}: {error}")))
}

/// Opens the game of a spec as a table would.
pub(crate) fn open(spec: &str, visit: impl GameVisit) {
    testkit::open::<Room>(spec, visit);
}
