//! What stands on the board. Players are told apart by shape as well as by colour, so that a
//! picture in black and white says as much.

use rules::{Colour, Piece, PieceKind};

use super::{CELL, DiagramPainter};
use crate::{Anchor, DrawingItem, Face, Ink, Label, Paint, Point};

const CROSS: Ink = Ink(28, 72, 143);
const NOUGHT: Ink = Ink(168, 40, 40);
const LETTER: Ink = Ink(25, 25, 25);
const DARK: Ink = Ink(42, 42, 42);
const EDGE: Ink = Ink(20, 20, 20);
const RED: Ink = Ink(206, 48, 48);
const YELLOW: Ink = Ink(247, 208, 70);

/// The radius of a piece.
const RADIUS: f32 = CELL * 0.39;

impl DiagramPainter<'_> {
    pub(super) fn draw_pieces(&mut self) {
        for square in self.diagram.board.squares() {
            if let Some(piece) = self.diagram.board.at(square) {
                let middle = self.middle_of(square);
                match self.diagram.board.colours.get(piece.player.index()) {
                    Some(&colour) => self.draw_coloured(middle, piece, colour),
                    None => self.draw_symbol(middle, piece),
                }
            }
        }
    }

    fn draw_symbol(&mut self, middle: Point, piece: Piece) {
        let arm = CELL * 0.27;
        let symbol = self.diagram.symbols.get(piece.player.index()).copied().unwrap_or('?');
        match symbol {
            'X' => {
                for (x, y) in [(arm, arm), (arm, -arm)] {
                    let line = vec![middle.offset(-x, -y), middle.offset(x, y)];
                    self.drawing.draw(DrawingItem::Line(line, CROSS, CELL * 0.12));
                }
            }
            'O' if self.diagram.symbols.len() == 2 => {
                let paint = Paint::line(NOUGHT, CELL * 0.12);
                self.drawing.draw(DrawingItem::Circle(middle, CELL * 0.29, paint));
            }
            letter => {
                let size = CELL * 0.62;
                self.drawing.draw(DrawingItem::Text(Label {
                    at: middle.offset(0.0, size * 0.36),
                    anchor: Anchor::Middle,
                    text: letter.to_string(),
                    face: Face::Strong,
                    size,
                    ink: LETTER,
                }));
            }
        }
    }

    fn draw_coloured(&mut self, middle: Point, piece: Piece, colour: Colour) {
        let (fill, inner) = match colour {
            Colour::Black => (DARK, Ink(150, 150, 150)),
            Colour::White => (Ink::WHITE, Ink(120, 120, 120)),
            Colour::Red => (RED, Ink(120, 15, 15)),
            Colour::Yellow => (YELLOW, Ink(160, 120, 10)),
        };
        let paint = Paint::both(fill, EDGE, CELL * 0.035);
        self.drawing.draw(DrawingItem::Circle(middle, RADIUS, paint));
        let ring = |radius| DrawingItem::Circle(middle, radius, Paint::line(inner, CELL * 0.035));
        match (piece.kind, colour) {
            (PieceKind::King, _) => self.draw_crown(middle, inner),
            (PieceKind::Man, _) => {
                self.drawing.draw(ring(RADIUS * 0.72));
                self.drawing.draw(ring(RADIUS * 0.42));
            }
            (_, Colour::Yellow) => self.drawing.draw(ring(RADIUS * 0.65)),
            (_, Colour::Red) => {
                self.drawing.draw(DrawingItem::Circle(middle, RADIUS * 0.3, Paint::fill(inner)));
            }
            _ => {}
        }
    }

    /// A crown with three points.
    fn draw_crown(&mut self, middle: Point, ink: Ink) {
        let outline = [
            (-0.62, 0.42),
            (-0.72, -0.34),
            (-0.34, 0.02),
            (0.0, -0.55),
            (0.34, 0.02),
            (0.72, -0.34),
            (0.62, 0.42),
        ];
        let outline = outline.map(|(x, y)| middle.offset(x * RADIUS, y * RADIUS)).to_vec();
        self.drawing.draw(DrawingItem::Area(outline, ink));
        let base = [(-0.6, 0.6), (0.6, 0.6)].map(|(x, y)| middle.offset(x * RADIUS, y * RADIUS));
        self.drawing.draw(DrawingItem::Line(base.to_vec(), ink, RADIUS * 0.12));
    }
}
