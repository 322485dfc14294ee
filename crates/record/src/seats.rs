//! Those who play in a record, as the table would seat them.

use session::{Kind, Room, Seat, open_room};

use crate::Record;

impl Record {
    /// Who sits where, everyone with a symbol of their own where the game has symbols: the one
    /// that is written if it can be had, or else the next one free.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        let has_symbols = open_room(&self.game).is_ok_and(Room::has_symbols);
        let mut free: Vec<char> = match self.players.len() {
            _ if !has_symbols => Vec::new(),
            2 => vec!['X', 'O'],
            _ => ('A'..='Z').collect(),
        };
        let mut take = |wanted: Option<char>| {
            let index = free.iter().position(|&letter| Some(letter) == wanted)?;
            Some(free.remove(index))
        };
        let wished: Vec<Option<char>> = self
            .players
            .iter()
            .map(|player| take(player.symbol.map(|symbol| symbol.to_ascii_uppercase())))
            .collect();
        let mut rest = free.into_iter();
        let seated = self.players.iter().zip(wished).map(|(player, symbol)| Seat {
            name: player.name.clone(),
            symbol: symbol.or_else(|| rest.next()),
            // Whoever nobody knows anything of is taken for a person.
            kind: player.kind.clone().unwrap_or(Kind::Human),
        });
        seated.collect()
    }
}
