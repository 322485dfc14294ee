//! The positions from which a turn without capture or crowning leads to a position.

use crate::{Bits, Colour, Direction, Draughts, Grid, Kings, Position};

/// Calls with every position from which a turn of the other side that neither captures nor crowns
/// leads to this one. Some of them may have a capture to make instead, or be over.
#[inline]
pub(super) fn predecessors<B: Bits>(
    game: &Draughts<B>,
    position: &Position<B>,
    mut visit: impl FnMut(Position<B>),
) {
    let grid = &game.grid;
    let mover = position.turn().other();
    let empty = position.empty(grid);
    for square in position.other.iter::<u8>() {
        let is_king = position.kings.contains(square);
        for origin in origins(game, mover, square, is_king, empty).iter::<u8>() {
            let (here, there) = (B::only(square), B::only(origin));
            let kings = if is_king { position.kings & !here | there } else { position.kings };
            let moved = position.other & !here | there;
            let sides = match mover {
                Colour::White => [moved, position.own],
                Colour::Black => [position.own, moved],
            };
            visit(Position::new(sides, kings, mover));
        }
    }
}

/// Where a piece can have come from without capturing.
#[inline]
fn origins<B: Bits>(game: &Draughts<B>, mover: Colour, square: u8, is_king: bool, empty: B) -> B {
    let (grid, here) = (&game.grid, B::only(square));
    if !is_king {
        // Backwards is forwards for the other side.
        let back = mover.other().forward().map(|way| grid.shift(here, way));
        // A man that reaches its last row is a king.
        return (back[0] | back[1]) & empty & !grid.last_row(mover);
    }
    let reach = |way: Direction| match game.rules.movement.kings {
        Kings::Flying => Grid::reach(grid.ray(square, way), way, !empty),
        Kings::Short => grid.shift(here, way),
    };
    crate::ways::diagonally(reach) & empty
}
