//! Opening games by their specs.

use connect_four::{ConnectFour, Position, Room};
use fastrand::Rng;
use rules::{Game, Notation, SpecError};
use testkit::GameVisit;

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

/// Opens the game of a spec as a table would.
pub(crate) fn open(spec: &str, visit: impl GameVisit) {
    testkit::open::<Room>(spec, visit);
}

/// The same where the spec may be refused.
pub(crate) fn try_open(spec: &str, visit: impl GameVisit) -> Result<(), SpecError> {
    testkit::try_open::<Room>(spec, visit)
}
