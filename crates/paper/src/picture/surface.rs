//! What the board is made of.

use rules::{Square, Surface};

use super::{CELL, DiagramPainter};
use crate::{DrawingItem, Ink, Paint, Point};

/// Lines of a board: thin, but not so thin that they get lost in print.
const LINE: f32 = 1.0;
const LINES: Ink = Ink(70, 70, 70);
const FELT: Ink = Ink(190, 222, 199);
const LIGHT: Ink = Ink(251, 245, 234);
const DARK: Ink = Ink(216, 187, 146);
const FRAME: Ink = Ink(120, 159, 214);

impl DiagramPainter<'_> {
    pub(super) fn draw_surface(&mut self) {
        match self.diagram.board.surface {
            Surface::Grid => self.draw_grid(Ink::WHITE),
            Surface::Felt => {
                self.draw_grid(FELT);
                self.draw_points();
            }
            Surface::Chequered { dark_top_left } => self.draw_chequers(dark_top_left),
            Surface::Frame => self.draw_frame(),
        }
    }

    fn size(&self) -> (f32, f32) {
        let board = &self.diagram.board;
        (f32::from(board.width) * CELL, f32::from(board.height) * CELL)
    }

    fn draw_grid(&mut self, fill: Ink) {
        let (width, height) = self.size();
        self.drawing.draw(DrawingItem::Rectangle(self.corner, width, height, Paint::fill(fill)));
        let board = &self.diagram.board;
        let mut lines = Vec::new();
        for column in 0..=board.width {
            let top = self.corner.offset(f32::from(column) * CELL, 0.0);
            lines.push(vec![top, top.offset(0.0, height)]);
        }
        for row in 0..=board.height {
            let left = self.corner.offset(0.0, f32::from(row) * CELL);
            lines.push(vec![left, left.offset(width, 0.0)]);
        }
        let lines = lines.into_iter().map(|line| DrawingItem::Line(line, LINES, LINE));
        self.drawing.shapes.extend(lines);
    }

    /// The four points by which the eye finds its way on a board of Othello.
    fn draw_points(&mut self) {
        let board = &self.diagram.board;
        let (near, far) = (2, board.width.saturating_sub(2));
        if board.width < 6 {
            return;
        }
        for (column, row) in [(near, near), (near, far), (far, near), (far, far)] {
            let centre = self.corner_of(Square { column, row });
            self.drawing.draw(DrawingItem::Circle(centre, 2.5, Paint::fill(LINES)));
        }
    }

    fn draw_chequers(&mut self, dark_top_left: bool) {
        let (width, height) = self.size();
        self.drawing.draw(DrawingItem::Rectangle(self.corner, width, height, Paint::fill(LIGHT)));
        for square in self.diagram.board.squares() {
            if (square.column + square.row).is_multiple_of(2) == dark_top_left {
                let corner = self.corner_of(square);
                self.drawing.draw(DrawingItem::Rectangle(corner, CELL, CELL, Paint::fill(DARK)));
            }
        }
        self.drawing.draw(DrawingItem::Rectangle(
            self.corner,
            width,
            height,
            Paint::line(LINES, LINE),
        ));
    }

    fn draw_frame(&mut self) {
        let (width, height) = self.size();
        let paint = Paint::both(FRAME, LINES, LINE);
        self.drawing.draw(DrawingItem::Rectangle(self.corner, width, height, paint));
        let holes: Vec<Point> =
            self.diagram.board.squares().map(|square| self.middle_of(square)).collect();
        for hole in holes {
            let paint = Paint::both(Ink::WHITE, LINES, LINE / 2.0);
            self.drawing.draw(DrawingItem::Circle(hole, CELL * 0.41, paint));
        }
    }
}
