//! What a line of play costs the player who begins it, in a few words.

use rules::{Game, Phrase};

use crate::{Bits, Colour, Draughts, Move, Position};

/// The pieces that a line loses, more than it wins.
pub(crate) fn consequence<B: Bits>(
    game: &Draughts<B>,
    position: &Position<B>,
    line: &[Move<B>],
) -> Option<Phrase> {
    let mover = position.turn();
    let count = |position: &Position<B>, colour: Colour| {
        [position.men(colour), position.kings(colour)].map(|pieces| i64::from(pieces.count()))
    };
    let before = [mover, mover.other()].map(|colour| count(position, colour));
    let mut end = *position;
    for &played in line {
        if game.outcome(&end).is_some() {
            break;
        }
        end = game.after(&end, played);
    }
    let after = [mover, mover.other()].map(|colour| count(&end, colour));
    let lost = |side: usize| before[side].iter().sum::<i64>() - after[side].iter().sum::<i64>();
    let net = lost(0) - lost(1);
    let new_king = after[1][1] > before[1][1];
    match net {
        1.. => Some(Phrase::new("why-loses-pieces").with("count", net)),
        0 if new_king && after[0][1] <= before[0][1] => Some(Phrase::new("why-gives-king")),
        _ => None,
    }
}
