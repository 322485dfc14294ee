//! What players are called.

use rules::{Phrase, Player};
use session::Seat;

/// What a player is called: by name, or by seat and strength.
#[must_use]
pub fn seat_name(seat: &Seat, player: Player) -> Phrase {
    let number = u64::from(player.0) + 1;
    match (&seat.name, seat.level(), seat.engine()) {
        (Some(name), ..) => Phrase::new("player-named").with("name", name.as_str()),
        (None, Some(level), _) => {
            Phrase::new("player-level").with("seat", number).with("level", level)
        }
        (None, None, None) => Phrase::new("player-person").with("seat", number),
        (None, None, Some(engine)) => {
            Phrase::new("player-engine").with("seat", number).with("engine", engine.name.as_str())
        }
    }
}
