//! A tree as a drawing: the root above, the moves from left to right in the order of visiting.
//!
//! Nodes of the player at the root point upwards, those of the others downwards, as textbooks draw
//! who takes the largest and who the smallest; or they show their board.

use paper::{Anchor, Drawing, Face, Ink, Label, Point, Shape, picture};
use rules::Phrase;
use words::Words;

use crate::{Branch, Excerpt, Why};

/// The room around the drawing and between neighbours.
const MARGIN: f32 = 18.0;
const BETWEEN: f32 = 14.0;
/// The height of a line of text, for letters of size one.
const LEADING: f32 = 1.3;
/// How far the children are below.
const DROP: f32 = 46.0;
/// Half the side of a triangle.
const TRIANGLE: f32 = 17.0;
/// The size of a small board.
const BOARD: f32 = 76.0;
/// The sizes of letters: values, and everything else.
const LARGE: f32 = 13.0;
const SMALL: f32 = 9.5;
/// So many moves that were skipped are named.
const NAMED: usize = 8;

const EDGE: Ink = Ink(120, 120, 120);
const EXPECTED: Ink = Ink(206, 92, 0);
const CUT: Ink = Ink(176, 36, 36);
const PALE: Ink = Ink(150, 150, 150);
const MINE: Ink = Ink(222, 235, 250);
const OTHERS: Ink = Ink(252, 232, 214);

impl Excerpt {
    /// The tree as a drawing.
    #[must_use]
    pub fn drawing(&self, words: &Words) -> Drawing {
        let artist = Artist { words, root: self.answer.player };
        let block = artist.block(&self.root);
        let summary = self.summary(words);
        let lines: Vec<&str> = summary.lines().collect();
        let widest = lines.iter().map(|line| Face::Plain.width(line, SMALL + 1.0));
        let width = widest.fold(block.width, f32::max) + 2.0 * MARGIN;
        let mut y = MARGIN;
        let mut drawing = Drawing::new(width, 0.0);
        for (index, line) in lines.into_iter().enumerate() {
            let face = if index == 0 { Face::Strong } else { Face::Plain };
            y += (SMALL + 1.0) * LEADING;
            let at = Point { x: MARGIN, y };
            drawing.draw(label(at, Anchor::Start, line, face, SMALL + 1.0, Ink::BLACK));
        }
        let top = y + 2.0 * BETWEEN;
        drawing.height = top + block.height + MARGIN;
        let paper = Shape::Rectangle(
            Point { x: 0.0, y: 0.0 },
            drawing.width,
            drawing.height,
            paper::Paint::fill(Ink::WHITE),
        );
        drawing.shapes.insert(0, paper);
        let corner = Point { x: (width - block.width) / 2.0, y: top };
        artist.draw(&self.root, &block, corner, &mut drawing);
        drawing
    }
}

/// How much room a node takes with everything below it.
struct Block {
    width: f32,
    height: f32,
    /// The height of the node alone, with what is written under it.
    own: f32,
    /// How far from the left the node itself is.
    middle: f32,
    below: Vec<Block>,
    /// The width of the moves that were skipped, if there are any.
    stub: f32,
}

struct Artist<'a> {
    words: &'a Words,
    root: u8,
}

impl Artist<'_> {
    /// What is written under a node.
    fn lines(&self, branch: &Branch) -> Vec<(String, Face, f32, Ink)> {
        let mut lines = vec![(branch.node.value_text(), Face::Strong, LARGE, Ink::BLACK)];
        if branch.node.standing.is_none() && branch.node.shares.is_none() {
            lines.push((branch.node.window_text(), Face::Plain, SMALL, Ink::GREY));
        }
        let cut = branch.node.why == Why::Cut;
        let told = |remark: &&Phrase| remark.id != "lab-skipped" && remark.id != "lab-why-sampled";
        for remark in branch.remarks(self.root).iter().filter(told) {
            let ink = if cut { CUT } else { Ink::GREY };
            lines.push((self.words.say(remark), Face::Plain, SMALL, ink));
        }
        if 0 < branch.hidden {
            let hidden = Phrase::new("lab-hidden").with("nodes", u64::from(branch.hidden));
            lines.push((self.words.say(&hidden), Face::Plain, SMALL, PALE));
        }
        lines
    }

    fn block(&self, branch: &Branch) -> Block {
        let below: Vec<Block> = branch.branches.iter().map(|below| self.block(below)).collect();
        let lines = self.lines(branch);
        let text = lines.iter().map(|(text, face, size, _)| face.width(text, *size));
        let own_width = text.fold(head(branch), f32::max);
        let written: f32 = lines.iter().map(|(_, _, size, _)| size * LEADING).sum();
        let own = head(branch) + written;
        let stub = if branch.skipped.is_empty() {
            0.0
        } else {
            Face::Plain.width(&skipped(branch), SMALL)
        };
        let widths = below.iter().map(|block| block.width);
        let slots = widths.chain((0.0 < stub).then_some(stub));
        let (count, sum) = slots.fold((0.0, 0.0), |(count, sum), width| (count + 1.0, sum + width));
        let spread = sum + BETWEEN * f32::max(count - 1.0, 0.0);
        let deepest = below.iter().map(|block| block.height).fold(0.0, f32::max);
        let children = if count > 0.0 { DROP + deepest.max(SMALL * LEADING) } else { 0.0 };
        let width = spread.max(own_width);
        Block { width, height: own + children, own, middle: width / 2.0, below, stub }
    }

    fn draw(&self, branch: &Branch, block: &Block, corner: Point, drawing: &mut Drawing) {
        let spread: f32 = block.below.iter().map(|below| below.width + BETWEEN).sum();
        let spread = spread + if 0.0 < block.stub { block.stub } else { -BETWEEN };
        let mut x = corner.x + (block.width - spread) / 2.0;
        let foot = Point { x: corner.x + block.middle, y: corner.y + block.own };
        for (below, room) in branch.branches.iter().zip(&block.below) {
            let place = Point { x, y: foot.y + DROP };
            let end = place.offset(room.middle, -2.0);
            let (ink, thick) = if below.expected { (EXPECTED, 2.4) } else { (EDGE, 1.1) };
            drawing.draw(Shape::Line(vec![foot.offset(0.0, 3.0), end], ink, thick));
            write_on(
                drawing,
                between(foot, end).offset(0.0, 3.0),
                below.text.as_deref().unwrap_or_default(),
                ink,
            );
            self.draw(below, room, place, drawing);
            x += room.width + BETWEEN;
        }
        if 0.0 < block.stub {
            let end = Point { x: x + block.stub / 2.0, y: foot.y + DROP };
            let way = vec![foot.offset(0.0, 3.0), end.offset(0.0, -2.0)];
            drawing.draw(Shape::Line(way, Ink(205, 205, 205), 1.1));
            let at = end.offset(0.0, SMALL);
            drawing.draw(label(at, Anchor::Middle, &skipped(branch), Face::Plain, SMALL, PALE));
            cross(drawing, between(foot, end));
        }
        self.draw_node(branch, Point { x: foot.x, y: corner.y }, drawing);
    }

    /// Draws a node with the middle of its upper edge at a place.
    fn draw_node(&self, branch: &Branch, top: Point, drawing: &mut Drawing) {
        if let Some(diagram) = &branch.diagram {
            let board = picture(diagram);
            let scale = BOARD / board.width.max(board.height);
            let corner = top.offset(-board.width * scale / 2.0, 0.0);
            drawing.place(&board, corner, scale);
        } else {
            triangle(drawing, top, branch.node.is_mine(self.root));
        }
        let mut y = top.y + head(branch);
        for (text, face, size, ink) in self.lines(branch) {
            y += size * LEADING;
            let at = Point { x: top.x, y: y - size * 0.25 };
            drawing.draw(label(at, Anchor::Middle, &text, face, size, ink));
        }
    }
}

/// The height of what stands for a node.
fn head(branch: &Branch) -> f32 {
    if branch.diagram.is_some() { BOARD } else { 2.0 * TRIANGLE }
}

/// The moves that were skipped, the first few by name.
fn skipped(branch: &Branch) -> String {
    let named: Vec<&str> = branch.skipped.iter().take(NAMED).map(String::as_str).collect();
    let more = if NAMED < branch.skipped.len() { " …" } else { "" };
    named.join(" ") + more
}

/// The player at the root takes the largest value and points up, the others down.
fn triangle(drawing: &mut Drawing, top: Point, mine: bool) {
    let (up, down) = (top.offset(0.0, 2.0), top.offset(0.0, 2.0 * TRIANGLE - 2.0));
    let (tip, base, ink) = if mine { (up, down.y, MINE) } else { (down, up.y, OTHERS) };
    let left = Point { x: top.x - TRIANGLE, y: base };
    let right = Point { x: top.x + TRIANGLE, y: base };
    drawing.draw(Shape::Area(vec![tip, left, right], ink));
    drawing.draw(Shape::Line(vec![tip, left, right, tip], EDGE, 1.2));
}

fn between(one: Point, other: Point) -> Point {
    Point { x: f32::midpoint(one.x, other.x), y: f32::midpoint(one.y, other.y) }
}

/// A mark across a line: nobody went there.
fn cross(drawing: &mut Drawing, at: Point) {
    for (x, y) in [(-4.0, -4.0), (-4.0, 4.0)] {
        drawing.draw(Shape::Line(vec![at.offset(x, y), at.offset(-x, -y)], CUT, 1.6));
    }
}

/// The name of a move on the line that leads there.
fn write_on(drawing: &mut Drawing, at: Point, text: &str, ink: Ink) {
    let width = Face::Plain.width(text, SMALL) + 4.0;
    let corner = at.offset(-width / 2.0, -SMALL);
    let paint = paper::Paint::fill(Ink::WHITE);
    drawing.draw(Shape::Rectangle(corner, width, SMALL * LEADING, paint));
    let ink = if ink == EXPECTED { EXPECTED } else { Ink::BLACK };
    drawing.draw(label(at, Anchor::Middle, text, Face::Plain, SMALL, ink));
}

fn label(at: Point, anchor: Anchor, text: &str, face: Face, size: f32, ink: Ink) -> Shape {
    Shape::Text(Label { at, anchor, text: text.to_owned(), face, size, ink })
}
