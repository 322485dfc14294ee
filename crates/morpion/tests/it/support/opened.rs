//! Opening games by their specs.

use morpion::{Morpion, Pair, Room, Shape};
use rules::Spec;
use search::Family;
use testkit::GameVisit;

/// The two-player game of that spec on a small grid, with its types on view.
pub(crate) fn small(spec: &str) -> Morpion<1, Pair<1>> {
    Morpion::new(shape(spec))
}

pub(crate) fn shape(spec: &str) -> Shape {
    let spec: Spec = spec.parse().expect("a spec");
    Shape::new(&spec.settle(Room::KNOBS).expect("known knobs")).expect("a shape")
}

/// Opens the game of a spec as a table would.
pub(crate) fn open(spec: &str, visit: impl GameVisit) {
    testkit::open::<Room>(spec, visit);
}
