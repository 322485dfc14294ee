//! Laying a tree out: the root above, the branches from left to right.

use crate::{Anchor, Drawing, DrawingItem, Face, Ink, Label, Paint, Point};

/// The room between neighbours.
pub(crate) const BETWEEN: f32 = 14.0;
/// The height of a line of text, for letters of size one.
pub(crate) const LEADING: f32 = 1.3;
/// Letters are not everywhere as narrow as Helvetica's.
const SPARE: f32 = 1.15;
/// How far the branches are below.
const DROP: f32 = 46.0;
/// Half the side of a triangle.
const TRIANGLE: f32 = 17.0;
/// The size of the letters on a branch.
const SMALL: f32 = 9.5;

const EDGE: Ink = Ink(120, 120, 120);
const MINE: Ink = Ink(222, 235, 250);
const OTHERS: Ink = Ink(252, 232, 214);
const CHANCE: Ink = Ink(232, 240, 222);

/// A node of a drawing, with everything below it.
#[derive(Debug)]
pub struct Sketch {
    /// What stands for it.
    pub head: Head,
    /// What is written under it.
    pub lines: Vec<TextLine>,
    /// What is written on the branch that leads here.
    pub played: String,
    /// How the branch that leads here is drawn.
    pub edge: Edge,
    /// The nodes below, from left to right.
    pub below: Vec<Sketch>,
}

/// What stands for a node.
#[derive(Debug)]
pub enum Head {
    /// Someone takes the largest value; with a name, perhaps.
    Largest(String),
    /// Someone takes the smallest value; with a name, perhaps.
    Smallest(String),
    /// Chance decides; with a name, perhaps.
    Chance(String),
    /// A picture of this size.
    Picture(Box<Drawing>, f32),
    /// Words alone.
    Words(String, Ink),
}

/// How the branch to a node is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// One of many.
    Plain,
    /// On the line that is expected.
    Expected,
    /// The search skipped it.
    Cut,
}

/// A line of words under a node.
#[derive(Clone, Debug)]
pub struct TextLine {
    /// The words.
    pub text: String,
    /// The letters.
    pub face: Face,
    /// How large they are.
    pub size: f32,
    /// Their colour.
    pub ink: Ink,
}

/// How much room a node takes with everything below it.
struct NodeExtent {
    width: f32,
    height: f32,
    /// The height of the node alone, with what is written under it.
    own: f32,
    below: Vec<NodeExtent>,
}

impl TextLine {
    /// A line of words.
    #[must_use]
    pub fn new(text: impl Into<String>, face: Face, size: f32, ink: Ink) -> Self {
        Self { text: text.into(), face, size, ink }
    }

    /// The line as a shape at a place.
    #[must_use]
    pub fn shape(&self, at: Point, anchor: Anchor) -> DrawingItem {
        let Self { text, face, size, ink } = self.clone();
        DrawingItem::Text(Label { at, anchor, text, face, size, ink })
    }
}

impl Head {
    fn size(&self) -> (f32, f32) {
        match self {
            Head::Largest(_) | Head::Smallest(_) | Head::Chance(_) => {
                (2.0 * TRIANGLE, 2.0 * TRIANGLE)
            }
            Head::Picture(drawing, size) => {
                let scale = size / drawing.width.max(drawing.height);
                (drawing.width * scale, drawing.height * scale)
            }
            Head::Words(words, _) => (Face::Strong.width(words, 11.0), 13.0),
        }
    }
}

impl Sketch {
    /// The colour of what was cut off.
    pub const CUT: Ink = Ink(176, 36, 36);
    /// The colour of what is only mentioned.
    pub const PALE: Ink = Ink(150, 150, 150);
    /// The colour of what is expected.
    pub const EXPECTED: Ink = Ink(206, 92, 0);

    /// The drawing, just as large as it must be.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let block = self.block();
        let mut drawing = Drawing::new(block.width, block.height);
        self.draw(&block, Point { x: 0.0, y: 0.0 }, &mut drawing);
        drawing
    }

    fn block(&self) -> NodeExtent {
        let below: Vec<NodeExtent> = self.below.iter().map(Sketch::block).collect();
        let (width, height) = self.head.size();
        let widths = self.lines.iter().map(|line| line.face.width(&line.text, line.size) * SPARE);
        let own_width = widths.fold(width, f32::max);
        let own = height + self.lines.iter().map(|line| line.size * LEADING).sum::<f32>();
        let deepest = below.iter().map(|block| block.height).fold(0.0, f32::max);
        let children = if below.is_empty() { 0.0 } else { DROP + deepest };
        NodeExtent { width: spread(&below).max(own_width), height: own + children, own, below }
    }

    fn draw(&self, block: &NodeExtent, corner: Point, drawing: &mut Drawing) {
        let foot = Point { x: corner.x + block.width / 2.0, y: corner.y + block.own };
        let mut x = foot.x - spread(&block.below) / 2.0;
        for (below, room) in self.below.iter().zip(&block.below) {
            let place = Point { x, y: foot.y + DROP };
            below.draw_edge(foot.offset(0.0, 3.0), place.offset(room.width / 2.0, -2.0), drawing);
            below.draw(room, place, drawing);
            x += room.width + BETWEEN;
        }
        self.draw_own(Point { x: foot.x, y: corner.y }, drawing);
    }

    /// Draws the node alone, with the middle of its upper edge at a place.
    fn draw_own(&self, top: Point, drawing: &mut Drawing) {
        let (width, height) = self.head.size();
        match &self.head {
            Head::Largest(name) => triangle(drawing, top, true, name),
            Head::Smallest(name) => triangle(drawing, top, false, name),
            Head::Chance(name) => circle(drawing, top, name),
            Head::Picture(picture, _) => {
                drawing.place(picture, top.offset(-width / 2.0, 0.0), width / picture.width);
            }
            Head::Words(words, ink) => {
                let line = TextLine::new(words, Face::Strong, 11.0, *ink);
                drawing.draw(line.shape(top.offset(0.0, 10.0), Anchor::Middle));
            }
        }
        let mut y = top.y + height;
        for line in &self.lines {
            y += line.size * LEADING;
            let at = Point { x: top.x, y: y - line.size * 0.25 };
            drawing.draw(line.shape(at, Anchor::Middle));
        }
    }

    /// Draws the branch that leads to the node.
    fn draw_edge(&self, from: Point, to: Point, drawing: &mut Drawing) {
        let (ink, thick) = match self.edge {
            Edge::Plain => (EDGE, 1.1),
            Edge::Expected => (Self::EXPECTED, 2.4),
            Edge::Cut => (Ink(205, 205, 205), 1.1),
        };
        drawing.draw(DrawingItem::Line(vec![from, to], ink, thick));
        let middle = Point { x: f32::midpoint(from.x, to.x), y: f32::midpoint(from.y, to.y) };
        if self.edge == Edge::Cut {
            cross(drawing, middle);
        } else if !self.played.is_empty() {
            let ink = if self.edge == Edge::Expected { Sketch::EXPECTED } else { Ink::BLACK };
            let line = TextLine::new(self.played.as_str(), Face::Plain, SMALL, ink);
            let width = line.face.width(&line.text, SMALL) + 4.0;
            let corner = middle.offset(-width / 2.0, 3.0 - SMALL);
            let paint = Paint::fill(Ink::WHITE);
            drawing.draw(DrawingItem::Rectangle(corner, width, SMALL * LEADING, paint));
            drawing.draw(line.shape(middle.offset(0.0, 3.0), Anchor::Middle));
        }
    }
}

/// How wide some neighbours are together.
fn spread(blocks: &[NodeExtent]) -> f32 {
    blocks.iter().map(|block| block.width + BETWEEN).sum::<f32>() - BETWEEN
}

/// Who takes the largest value points up, who takes the smallest down.
fn triangle(drawing: &mut Drawing, top: Point, largest: bool, name: &str) {
    let (up, down) = (top.offset(0.0, 2.0), top.offset(0.0, 2.0 * TRIANGLE - 2.0));
    let (tip, base, ink) = if largest { (up, down.y, MINE) } else { (down, up.y, OTHERS) };
    let left = Point { x: top.x - TRIANGLE, y: base };
    let right = Point { x: top.x + TRIANGLE, y: base };
    drawing.draw(DrawingItem::Area(vec![tip, left, right], ink));
    drawing.draw(DrawingItem::Line(vec![tip, left, right, tip], EDGE, 1.2));
    let inside = top.offset(0.0, if largest { 26.0 } else { 17.0 });
    let line = TextLine::new(name, Face::Strong, 11.0, Ink::BLACK);
    drawing.draw(line.shape(inside, Anchor::Middle));
}

/// Where chance decides nothing points anywhere.
fn circle(drawing: &mut Drawing, top: Point, name: &str) {
    let centre = top.offset(0.0, TRIANGLE);
    let paint = Paint { fill: Some(CHANCE), line: Some((EDGE, 1.2)) };
    drawing.draw(DrawingItem::Circle(centre, TRIANGLE - 2.0, paint));
    let line = TextLine::new(name, Face::Strong, 11.0, Ink::BLACK);
    drawing.draw(line.shape(top.offset(0.0, TRIANGLE + 4.0), Anchor::Middle));
}

/// A mark across a branch that the search skipped.
fn cross(drawing: &mut Drawing, at: Point) {
    for (x, y) in [(-4.0, -4.0), (-4.0, 4.0)] {
        drawing.draw(DrawingItem::Line(vec![at.offset(x, y), at.offset(-x, -y)], Sketch::CUT, 1.6));
    }
}
