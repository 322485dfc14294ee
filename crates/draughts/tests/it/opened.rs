//! Opening games by their specs.

use draughts::{Bits, Draughts, Room, Rules};
use rules::{Notation, Spec, SpecError};
use search::{Expertise, Family, Visitor};

/// The rules that a spec makes.
pub(crate) fn rules(spec: &str) -> Result<Rules, SpecError> {
    let spec: Spec = spec.parse()?;
    Rules::new(&spec.settle(Room::KNOBS)?)
}

/// The game of that spec, on bits of one's own choice.
pub(crate) fn game<B: Bits>(spec: &str) -> Draughts<B> {
    Draughts::new(rules(spec).unwrap_or_else(|error| panic!("{spec}: {error}")))
}

/// Something to do with a game of any type.
pub(crate) trait Visit {
    fn visit<G: Notation + Expertise>(self, game: G);
}

struct Opened<V>(V);

impl<V: Visit> Visitor for Opened<V> {
    type Output = ();

    fn visit<G: Notation + Expertise>(self, game: G) {
        self.0.visit(game);
    }
}

/// Opens the game of a spec as a table would.
pub(crate) fn open(spec: &str, visit: impl Visit) {
    let spec: Spec = spec.parse().expect("a spec");
    let settings = spec.settle(Room::KNOBS).expect("known knobs");
    Room::open(&settings, Opened(visit)).expect("a game");
}
