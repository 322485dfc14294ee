//! What is pointed out on a board: moves, squares, the lines that decided a game.

use super::{CELL, DiagramPainter};
use crate::{DrawingItem, Ink, Paint, Point};

const MOVE: Ink = Ink(20, 110, 70);
const MARK: Ink = Ink(214, 88, 12);
const LINE: Ink = Ink(200, 30, 60);

/// How thick an arrow is.
const SHAFT: f32 = CELL * 0.11;
/// How thick the rim around it is, both sides together.
const RIM: f32 = CELL * 0.08;

impl DiagramPainter<'_> {
    pub(super) fn draw_pointers(&mut self) {
        let diagram = self.diagram;
        for line in &diagram.board.lines {
            if let [first, .., last] = line[..] {
                let ends = vec![self.middle_of(first), self.middle_of(last)];
                self.drawing.draw(DrawingItem::Line(ends, LINE, CELL * 0.09));
            }
        }
        for path in &diagram.arrows {
            let points: Vec<Point> = path.iter().map(|&square| self.middle_of(square)).collect();
            self.draw_arrow(points);
        }
        for &square in &diagram.marks {
            let paint = Paint::both(MARK, Ink::WHITE, CELL * 0.05);
            self.drawing.draw(DrawingItem::Circle(self.middle_of(square), CELL * 0.14, paint));
        }
    }

    /// An arrow from square to square; a ring around a single square.
    fn draw_arrow(&mut self, mut points: Vec<Point>) {
        let (Some(end), before) = (points.pop(), points.last().copied()) else { return };
        let Some(from) = before else {
            self.drawing.draw(DrawingItem::Circle(
                end,
                CELL * 0.44,
                Paint::line(MOVE, CELL * 0.09),
            ));
            return;
        };
        let (x, y) = (end.x - from.x, end.y - from.y);
        let length = x.hypot(y).max(1.0);
        let (x, y) = (x / length, y / length);
        let head = CELL * 0.34;
        let neck = end.offset(-x * head, -y * head);
        let side = CELL * 0.19;
        points.push(neck);
        let head = [end, neck.offset(-y * side, x * side), neck.offset(y * side, -x * side)];
        // A rim of white keeps the arrow apart from dark pieces.
        let outline = [&head[..], &head[..1]].concat();
        self.drawing.draw(DrawingItem::Line(points.clone(), Ink::WHITE, SHAFT + RIM));
        self.drawing.draw(DrawingItem::Line(outline, Ink::WHITE, RIM));
        self.drawing.draw(DrawingItem::Line(points, MOVE, SHAFT));
        self.drawing.draw(DrawingItem::Area(head.to_vec(), MOVE));
    }
}
