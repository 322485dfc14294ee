//! Diagrams as drawings: the board, what stands on it, what its squares are called, and what is
//! pointed out.

mod coordinates;
mod pieces;
mod pointers;
mod surface;

use rules::{Diagram, Square};

use crate::{Drawing, Point};
use coordinates::Coordinates;

/// The side of a square in the drawing.
pub const CELL: f32 = 32.0;

/// Draws a diagram, a square of it [`CELL`] wide.
#[must_use]
pub fn picture(diagram: &Diagram) -> Drawing {
    let coordinates = Coordinates::new(diagram);
    let board = &diagram.board;
    let frame = coordinates.frame();
    let (width, height) = (f32::from(board.width) * CELL, f32::from(board.height) * CELL);
    let mut easel = DiagramPainter {
        diagram,
        corner: Point { x: frame.left, y: frame.top },
        drawing: Drawing::new(frame.left + width + frame.right, frame.top + height + frame.bottom),
    };
    easel.draw_surface();
    easel.draw_coordinates(&coordinates);
    easel.draw_pieces();
    easel.draw_pointers();
    easel.drawing
}

/// A diagram in the making.
struct DiagramPainter<'a> {
    diagram: &'a Diagram,
    /// Where the upper left corner of the board is.
    corner: Point,
    drawing: Drawing,
}

impl DiagramPainter<'_> {
    /// The upper left corner of a square.
    fn corner_of(&self, Square { column, row }: Square) -> Point {
        self.corner.offset(f32::from(column) * CELL, f32::from(row) * CELL)
    }

    /// The middle of a square.
    fn middle_of(&self, square: Square) -> Point {
        self.corner_of(square).offset(CELL / 2.0, CELL / 2.0)
    }
}
