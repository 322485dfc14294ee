//! The laws of Connect Four's notation, on boards of one word, two and five.

use connect_four::{ConnectFour, Wide};

use crate::{FuzzOutcome, input, notation};

/// Any text is refused, or is a position that is written so that it reads back as itself.
pub(crate) fn check_position(input: &[u8]) -> FuzzOutcome {
    let Some(text) = input::text(input) else { return FuzzOutcome::Refused };
    let readings = [
        notation::check_position(&ConnectFour::<u64>::new(7, 6), text),
        notation::check_position(&ConnectFour::<u64>::new(4, 4), text),
        notation::check_position(&ConnectFour::<u128>::new(12, 9), text),
        notation::check_position(&ConnectFour::<Wide>::new(16, 16), text),
    ];
    FuzzOutcome::accepted_if(readings.contains(&FuzzOutcome::Accepted))
}

/// Any text is refused, or is a legal move that is written so that it reads back as itself.
pub(crate) fn check_move(input: &[u8]) -> FuzzOutcome {
    let Some((columns, text)) = input::two_texts(input) else { return FuzzOutcome::Refused };
    let readings = [
        notation::check_move(&ConnectFour::<u64>::new(7, 6), columns, text),
        notation::check_move(&ConnectFour::<Wide>::new(16, 16), columns, text),
    ];
    FuzzOutcome::accepted_if(readings.contains(&FuzzOutcome::Accepted))
}
