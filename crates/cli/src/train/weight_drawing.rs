//! Weights as pictures: what the disc on each square is worth, stage by stage.

use paper::{Anchor, Drawing, DrawingItem, Face, Ink, Paint, Point, TextLine, WriteNumber, titled};

/// The side of a square.
const CELL: f32 = 26.0;
/// The room between two boards, and for what is written under them.
const BETWEEN: f32 = 22.0;
const SMALL: f32 = 8.0;

/// What is good to have, and what is bad, at their strongest.
const GOOD: Ink = Ink(0, 158, 115);
const BAD: Ink = Ink(213, 94, 0);
const EDGE: Ink = Ink(190, 190, 190);

/// Boards side by side, each with the worth of its squares and a line under it.
pub(super) struct WeightDrawing<'a> {
    pub(super) title: String,
    /// The squares of a board as they are drawn, the uppermost row first.
    pub(super) rows: &'a [Vec<usize>],
    /// For each board the worth of each square, and what is written under it.
    pub(super) boards: Vec<(&'a [f64], String)>,
}

impl WeightDrawing<'_> {
    /// The drawing, its numbers as they are written in its language.
    pub(super) fn drawing(&self, write: WriteNumber<'_>) -> Drawing {
        let columns = self.rows.first().map_or(0, Vec::len);
        let (width, height) = (CELL * as_float(columns), CELL * as_float(self.rows.len()));
        let step = width + BETWEEN;
        let mut drawing =
            Drawing::new(step * as_float(self.boards.len()) - BETWEEN, height + BETWEEN);
        for (place, (worth, name)) in self.boards.iter().enumerate() {
            let corner = Point { x: step * as_float(place), y: 0.0 };
            self.draw_board(worth, corner, &mut drawing, write);
            let line = TextLine::new(name.as_str(), Face::Plain, 10.0, Ink::BLACK);
            let at = corner.offset(width / 2.0, height + 16.0);
            drawing.draw(line.shape(at, Anchor::Middle));
        }
        titled(&drawing, &self.title)
    }

    fn draw_board(
        &self,
        worth: &[f64],
        corner: Point,
        drawing: &mut Drawing,
        write: WriteNumber<'_>,
    ) {
        // All boards have the same colours for the same worth.
        let all = self.boards.iter().flat_map(|(worth, _)| worth.iter());
        let largest = all.fold(0.01, |most: f64, worth| most.max(worth.abs()));
        for (row, squares) in self.rows.iter().enumerate() {
            for (column, &square) in squares.iter().enumerate() {
                let at = corner.offset(CELL * as_float(column), CELL * as_float(row));
                let paint = Paint::both(ink(worth[square] / largest), EDGE, 0.6);
                drawing.draw(DrawingItem::Rectangle(at, CELL, CELL, paint));
                let text = write(worth[square], 1);
                let line = TextLine::new(text, Face::Plain, SMALL, Ink::BLACK);
                let middle = at.offset(CELL / 2.0, CELL / 2.0 + 3.0);
                drawing.draw(line.shape(middle, Anchor::Middle));
            }
        }
    }
}

/// White for what does not matter, the more coloured the more it counts.
fn ink(share: f64) -> Ink {
    let strong = if share < 0.0 { BAD } else { GOOD };
    let mix = |full: u8| 255.0 - (255.0 - f64::from(full)) * share.abs().sqrt() * 0.85;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a colour")]
    let mix = |full: u8| mix(full).round() as u8;
    Ink(mix(strong.0), mix(strong.1), mix(strong.2))
}

#[expect(clippy::cast_precision_loss, reason = "a small count")]
fn as_float(count: usize) -> f32 {
    count as f32
}
