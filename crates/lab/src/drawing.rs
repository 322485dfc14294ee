//! The tree of a search as a drawing.
//!
//! Nodes of the player at the root point upwards, those of the others downwards, as textbooks draw
//! who takes the largest and who the smallest; or they show their board.

use paper::{Anchor, Drawing, Face, Ink, Paint, Point, Shape, picture};
use rules::Phrase;
use words::Words;

use crate::{
    Branch, Excerpt, Why,
    sketch::{BETWEEN, CUT, Edge, Head, LEADING, Line, PALE, Sketch},
};

/// The room around the drawing.
const MARGIN: f32 = 18.0;
/// The size of a small board.
const BOARD: f32 = 76.0;
/// The sizes of letters: values, and everything else.
const LARGE: f32 = 13.0;
const SMALL: f32 = 9.5;
/// So many moves that were skipped are named.
const NAMED: usize = 8;

impl Excerpt {
    /// The tree as a drawing.
    #[must_use]
    pub fn drawing(&self, words: &Words) -> Drawing {
        titled(&self.untitled(words), &self.summary(words))
    }

    /// The same without what stands above it.
    pub(crate) fn untitled(&self, words: &Words) -> Drawing {
        Artist { words, root: self.answer.player }.sketch(&self.root).drawing()
    }
}

/// A drawing under some lines of words, on white paper.
pub(crate) fn titled(inside: &Drawing, title: &str) -> Drawing {
    let lines = title.lines().enumerate().map(|(index, line)| {
        let face = if index == 0 { Face::Strong } else { Face::Plain };
        Line::new(line, face, SMALL + 1.0, Ink::BLACK)
    });
    let lines: Vec<Line> = lines.collect();
    let widths = lines.iter().map(|line| line.face.width(&line.text, line.size));
    let width = widths.fold(inside.width, f32::max) + 2.0 * MARGIN;
    let title: f32 = lines.iter().map(|line| line.size * LEADING).sum();
    let top = MARGIN + title + 1.5 * BETWEEN;
    let mut drawing = Drawing::new(width, top + inside.height + MARGIN);
    let corner = Point { x: 0.0, y: 0.0 };
    let white = Paint::fill(Ink::WHITE);
    drawing.draw(Shape::Rectangle(corner, drawing.width, drawing.height, white));
    let mut y = MARGIN;
    for line in lines {
        y += line.size * LEADING;
        drawing.draw(line.shape(Point { x: MARGIN, y }, Anchor::Start));
    }
    drawing.place(inside, Point { x: (width - inside.width) / 2.0, y: top }, 1.0);
    drawing
}

struct Artist<'a> {
    words: &'a Words,
    root: u8,
}

impl Artist<'_> {
    fn sketch(&self, branch: &Branch) -> Sketch {
        let head = match &branch.diagram {
            Some(diagram) => Head::Picture(Box::new(picture(diagram)), BOARD),
            None if branch.node.is_mine(self.root) => Head::Largest(String::new()),
            None => Head::Smallest(String::new()),
        };
        let mut below: Vec<Sketch> =
            branch.branches.iter().map(|below| self.sketch(below)).collect();
        if !branch.skipped.is_empty() {
            below.push(Sketch {
                head: Head::Words(skipped(branch), PALE),
                lines: Vec::new(),
                played: String::new(),
                edge: Edge::Cut,
                below: Vec::new(),
            });
        }
        Sketch {
            head,
            lines: self.lines(branch),
            played: branch.text.clone().unwrap_or_default(),
            edge: if branch.expected { Edge::Expected } else { Edge::Plain },
            below,
        }
    }

    /// What is written under a node.
    fn lines(&self, branch: &Branch) -> Vec<Line> {
        let mut lines = vec![Line::new(branch.node.value_text(), Face::Strong, LARGE, Ink::BLACK)];
        let mut small = |text: String, ink| lines.push(Line::new(text, Face::Plain, SMALL, ink));
        if branch.node.standing.is_none() && branch.node.shares.is_none() {
            small(branch.node.window_text(), Ink::GREY);
        }
        let cut = branch.node.why == Why::Cut;
        let told = |remark: &&Phrase| remark.id != "lab-skipped";
        for remark in branch.remarks(self.root).iter().filter(told) {
            small(self.words.say(remark), if cut { CUT } else { Ink::GREY });
        }
        if 0 < branch.hidden {
            let hidden = Phrase::new("lab-hidden").with("nodes", u64::from(branch.hidden));
            small(self.words.say(&hidden), PALE);
        }
        lines
    }
}

/// The moves that were skipped, the first few by name.
fn skipped(branch: &Branch) -> String {
    let named: Vec<&str> = branch.skipped.iter().take(NAMED).map(String::as_str).collect();
    let more = if NAMED < branch.skipped.len() { " …" } else { "" };
    named.join(" ") + more
}
