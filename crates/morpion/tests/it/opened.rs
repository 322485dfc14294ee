//! Opening games by their specs.

use morpion::{Morpion, Pair, Room, Shape};
use rules::{Notation, Spec};
use search::{Expertise, Family, Visitor};

/// The two-player game of that spec on a small grid, with its types on view.
pub(crate) fn small(spec: &str) -> Morpion<1, Pair<1>> {
    Morpion::new(shape(spec))
}

pub(crate) fn shape(spec: &str) -> Shape {
    let spec: Spec = spec.parse().expect("a spec");
    Shape::new(&spec.settle(Room::KNOBS).expect("known knobs")).expect("a shape")
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
