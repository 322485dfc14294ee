//! What players are called.

use rules::{Board, Phrase, Player};
use session::Seat;

use crate::board_text;

/// What a player is called: by name, or by seat; with the letter that stands for their pieces.
pub(crate) fn player_name(board: &Board, seats: &[Seat], player: Player) -> Phrase {
    let seat = &seats[player.index()];
    let number = u64::from(player.0) + 1;
    let name = match (&seat.name, seat.engine()) {
        (Some(name), _) => Phrase::new("player-named").with("name", name.as_str()),
        (None, None) => Phrase::new("player-person").with("seat", number),
        (None, Some(engine)) => {
            Phrase::new("player-engine").with("seat", number).with("engine", engine.name.as_str())
        }
    };
    let sign = board_text::sign(board, seats, player);
    Phrase::new("player-symbol").with("name", name).with("symbol", sign.to_string())
}
