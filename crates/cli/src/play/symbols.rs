//! Positions with the symbols that players have chosen.
//!
//! A game of symbols writes those of the seats, `X` and `O` or `A`, `B`, `C`; people see the ones
//! they chose, and read and write positions with them.

use session::Seat;

/// A position as people write it.
pub(super) fn write(seats: &[Seat], position: &str) -> String {
    let pairs = chosen(seats);
    position.chars().map(|letter| swapped(letter, pairs.iter().copied())).collect()
}

/// A position as the game reads it.
pub(super) fn read(seats: &[Seat], position: &str) -> String {
    let pairs = chosen(seats);
    let back = || pairs.iter().map(|&(seat, own)| (own, seat));
    position.chars().map(|letter| swapped(letter, back())).collect()
}

/// The symbol of every seat, and the one that was chosen for it.
fn chosen(seats: &[Seat]) -> Vec<(char, char)> {
    let usual: Vec<char> = if seats.len() == 2 { vec!['X', 'O'] } else { ('A'..='Z').collect() };
    let own = seats.iter().map(|seat| seat.symbol);
    usual.into_iter().zip(own).filter_map(|(usual, own)| Some((usual, own?))).collect()
}

fn swapped(letter: char, mut pairs: impl Iterator<Item = (char, char)>) -> char {
    pairs.find(|(from, _)| *from == letter).map_or(letter, |(_, to)| to)
}
