//! How many cells of each class a position has: what the weights of shapes are learned from.

use crate::{
    Morpion, Position, Stones,
    engine::{cell_class::CellClass, line_shape::ShapeTable, shape_grid::ShapeGrid},
};

/// How many free cells of each class there are in a position of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeCounts {
    /// For the player to move, and for the other.
    pub counts: [[u16; ShapeCounts::CLASSES]; 2],
}

impl ShapeCounts {
    /// How many classes there are.
    pub const CLASSES: usize = CellClass::COUNT;

    /// What the classes are called, the least first.
    #[must_use]
    pub fn names() -> [String; Self::CLASSES] {
        CellClass::ALL.map(|class| format!("{class:?}"))
    }

    /// The counts of a position; none if the lines are too long or the players too many.
    #[must_use]
    pub fn of<const W: usize, S: Stones<W>>(
        game: &Morpion<W, S>,
        position: &Position<S>,
    ) -> Option<Self> {
        let shape = &game.shape;
        if shape.players != 2 || shape.align > ShapeTable::LONGEST {
            return None;
        }
        let grid = ShapeGrid::<W>::of(shape, position);
        Some(Self { counts: [grid.turn, grid.turn.other()].map(|player| *grid.counts(player)) })
    }
}
