//! A drawing with a title.

use crate::{
    Anchor, Drawing, DrawingItem, Face, Ink, Paint, Point, TextLine,
    sketch::{BETWEEN, LEADING},
};

/// The room around the drawing.
const MARGIN: f32 = 18.0;

/// A drawing under some lines of words, on white paper.
#[must_use]
pub fn titled(inside: &Drawing, title: &str) -> Drawing {
    let lines = title.lines().enumerate().map(|(index, line)| {
        let face = if index == 0 { Face::Strong } else { Face::Plain };
        TextLine::new(line, face, 10.5, Ink::BLACK)
    });
    let lines: Vec<TextLine> = lines.collect();
    let widths = lines.iter().map(|line| line.face.width(&line.text, line.size));
    let width = widths.fold(inside.width, f32::max) + 2.0 * MARGIN;
    let title: f32 = lines.iter().map(|line| line.size * LEADING).sum();
    let top = MARGIN + title + 1.5 * BETWEEN;
    let mut drawing = Drawing::new(width, top + inside.height + MARGIN);
    let corner = Point { x: 0.0, y: 0.0 };
    let white = Paint::fill(Ink::WHITE);
    drawing.draw(DrawingItem::Rectangle(corner, drawing.width, drawing.height, white));
    let mut y = MARGIN;
    for line in lines {
        y += line.size * LEADING;
        drawing.draw(line.shape(Point { x: MARGIN, y }, Anchor::Start));
    }
    drawing.place(inside, Point { x: (width - inside.width) / 2.0, y: top }, 1.0);
    drawing
}
