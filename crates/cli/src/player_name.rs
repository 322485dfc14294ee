//! What players are called.

use paper::sign;
use rules::{Diagram, Phrase, Player};
use session::{Seat, Table};

/// The board of a table with the symbols that the players chose.
pub(crate) fn diagram(table: &dyn Table, seats: &[Seat]) -> Diagram {
    let symbols = seats.iter().filter_map(|seat| seat.symbol).collect();
    Diagram { symbols, ..table.diagram() }
}

/// What a player is called: by name, or by seat; with the letter that stands for their pieces.
pub(crate) fn player_name(table: &dyn Table, seats: &[Seat], player: Player) -> Phrase {
    let seat = &seats[player.index()];
    let number = u64::from(player.0) + 1;
    let name = match (&seat.name, seat.level(), seat.engine()) {
        (Some(name), ..) => Phrase::new("player-named").with("name", name.as_str()),
        (None, Some(level), _) => {
            Phrase::new("player-level").with("seat", number).with("level", level)
        }
        (None, None, None) => Phrase::new("player-person").with("seat", number),
        (None, None, Some(engine)) => {
            Phrase::new("player-engine").with("seat", number).with("engine", engine.name.as_str())
        }
    };
    let sign = sign(&diagram(table, seats), player);
    Phrase::new("player-symbol").with("name", name).with("symbol", sign.to_string())
}
