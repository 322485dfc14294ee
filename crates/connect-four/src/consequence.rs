//! What a line of play costs the player who begins it, in a few words.

use rules::{Game, Phrase};

use crate::{Bits, ConnectFour, Disc, Position};

/// How many moves of a line are looked at: what comes later was not given by its first move.
const NEAR: usize = 4;

/// Whether a line lets the opponent complete a four, or threaten to in two places at once.
pub(crate) fn consequence<B: Bits>(
    game: &ConnectFour<B>,
    position: &Position<B>,
    line: &[Disc<B>],
) -> Option<Phrase> {
    let mut position = *position;
    for (ply, &played) in line.iter().take(NEAR).enumerate() {
        if game.outcome(&position).is_some() {
            return None;
        }
        position = game.after(&position, played);
        let is_of_opponent = ply % 2 == 1;
        if is_of_opponent && ply == 1 && game.outcome(&position).is_some() {
            return Some(Phrase::new("why-allows-line"));
        }
        let landings = game.frame().landings(position.occupied());
        let fours = game.frame().completing(position.waiting(), landings);
        if is_of_opponent && fours.count() > 1 {
            return Some(Phrase::new("why-allows-two"));
        }
    }
    None
}
