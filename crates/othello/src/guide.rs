//! Which moves to try first.

use rules::Game;
use search::Guide;

use crate::{Grid, Move, Othello, Position, Set, Squares};

/// Corners first, then the moves that leave the opponent the fewest replies; the squares next to
/// an empty corner last.
#[derive(Clone, Copy, Debug, Default)]
pub struct FewestReplies;

impl<G: Grid> Guide<Othello<G>> for FewestReplies {
    #[inline]
    fn promise(&self, game: &Othello<G>, position: &Position<Set<G>>, played: Move) -> i32 {
        let Move::Place(square) = played else { return 0 };
        let replies = game.placements(&game.after(position, played)).count().cast_signed();
        let terrain = &game.terrain;
        let kinds =
            [(terrain.corners, 40), (terrain.beside_corners, -6), (terrain.before_corners, -12)];
        let place =
            kinds.iter().find(|(kind, _)| kind.contains(square)).map_or(0, |&(_, worth)| worth);
        place - 4 * replies
    }
}
