//! Opening games by their specs.

use connect_four::{ConnectFour, Position, Room};
use fastrand::Rng;
use rules::{Game, Notation, Spec, SpecError};
use search::{Expertise, Family, Visitor};

/// The usual game, seven columns by six, with its types on view.
pub(crate) fn usual() -> ConnectFour<u64> {
    ConnectFour::new(7, 6)
}

/// A position of a game in one word.
pub(crate) fn position(game: &ConnectFour<u64>, text: &str) -> Position<u64> {
    game.read_position(text).unwrap_or_else(|error| panic!("{error}"))
}

/// Any of the legal moves, unless the game is over.
pub(crate) fn random_move<G: Game>(
    game: &G,
    position: &G::Position,
    rng: &mut Rng,
) -> Option<G::Move> {
    let moves: Vec<_> = game.moves(position).ok()?.collect();
    Some(moves[rng.usize(..moves.len())])
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
    try_open(spec, visit).unwrap_or_else(|error| panic!("{spec}: {error}"));
}

/// The same where the spec may be refused.
pub(crate) fn try_open(spec: &str, visit: impl Visit) -> Result<(), SpecError> {
    let spec: Spec = spec.parse()?;
    Room::open(&spec.settle(Room::KNOBS)?, Opened(visit))
}
