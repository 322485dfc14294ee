//! What players are called.

use paper::sign;
use rules::{Diagram, Phrase, Player};
use session::{AnyGame, Seat};

/// The board of a table with the symbols that the players chose.
pub(crate) fn diagram(table: &dyn AnyGame, seats: &[Seat]) -> Diagram {
    let symbols = seats.iter().filter_map(|seat| seat.symbol).collect();
    Diagram { symbols, ..table.diagram() }
}

/// What a player is called: by name, or by seat; with the letter that stands for their pieces.
pub(crate) fn player_name(table: &dyn AnyGame, seats: &[Seat], player: Player) -> Phrase {
    let name = tui::seat_name(&seats[player.index()], player);
    let sign = sign(&diagram(table, seats), player);
    Phrase::new("player-symbol").with("name", name).with("symbol", sign.to_string())
}
