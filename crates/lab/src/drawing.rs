//! The tree of a search as a drawing.
//!
//! Nodes of the player at the root point upwards, those of the others downwards, as textbooks draw
//! who takes the largest and who the smallest; or they show their board.

use paper::{Drawing, Edge, Face, Head, Ink, Sketch, TextLine, picture, titled};
use rules::Phrase;
use words::Words;

use crate::{Excerpt, ExcerptNode, Why};

/// The size of a small board.
const BOARD: f32 = 76.0;
/// The sizes of letters: values, and everything else.
const LARGE: f32 = 13.0;
const SMALL: f32 = 9.5;
/// The most skipped moves that are named.
const NAMED: usize = 8;

impl Excerpt {
    /// The tree as a drawing.
    #[must_use]
    pub fn drawing(&self, words: &Words) -> Drawing {
        titled(&self.untitled(words), &self.summary(words))
    }

    /// The same without what stands above it.
    pub(crate) fn untitled(&self, words: &Words) -> Drawing {
        TreePainter { words, excerpt: self }.sketch(&self.root).drawing()
    }
}

struct TreePainter<'a> {
    words: &'a Words,
    excerpt: &'a Excerpt,
}

impl TreePainter<'_> {
    fn sketch(&self, branch: &ExcerptNode) -> Sketch {
        let head = match &branch.diagram {
            Some(diagram) => Head::Picture(Box::new(picture(diagram)), BOARD),
            None if branch.node.is_chance() => Head::Chance(String::new()),
            None if branch.node.is_mine(self.excerpt.answer.player) => Head::Largest(String::new()),
            None => Head::Smallest(String::new()),
        };
        let mut below: Vec<Sketch> =
            branch.branches.iter().map(|below| self.sketch(below)).collect();
        if !branch.skipped.is_empty() {
            below.push(Sketch {
                head: Head::Words(skipped(branch), Sketch::PALE),
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
    fn lines(&self, branch: &ExcerptNode) -> Vec<TextLine> {
        let mut lines = vec![TextLine::new(
            branch.node.value_text(self.words),
            Face::Strong,
            LARGE,
            Ink::BLACK,
        )];
        let mut small =
            |text: String, ink| lines.push(TextLine::new(text, Face::Plain, SMALL, ink));
        if let Some(window) = self.excerpt.window(branch, self.words) {
            small(window, Ink::GREY);
        }
        let cut = branch.node.why == Why::Cut;
        let told = |remark: &&Phrase| remark.id != "lab-skipped";
        for remark in branch.remarks(self.excerpt.answer.player).iter().filter(told) {
            small(self.words.say(remark), if cut { Sketch::CUT } else { Ink::GREY });
        }
        if branch.hidden > 0 {
            let hidden = Phrase::new("lab-hidden").with("nodes", u64::from(branch.hidden));
            small(self.words.say(&hidden), Sketch::PALE);
        }
        lines
    }
}

/// The moves that were skipped, the first few by name.
fn skipped(branch: &ExcerptNode) -> String {
    let named: Vec<&str> = branch.skipped.iter().take(NAMED).map(String::as_str).collect();
    let more = if branch.skipped.len() > NAMED { " …" } else { "" };
    named.join(" ") + more
}
