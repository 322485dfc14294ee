//! Documents as pages to print: lines are broken, blocks are kept together, pages are numbered.

mod figures;
mod lines;
mod table;

use crate::{
    Anchor, Block, Document, Drawing, DrawingItem, Face, Ink, Label, PageFormat, Pages, Point, Text,
};
use lines::{Line, WordRun, broken};

/// Sizes of letters.
const TITLE: f32 = 22.0;
const HEADING: f32 = 14.0;
const BODY: f32 = 10.5;
const SMALL: f32 = 8.5;
/// The height of a line, for letters of size one.
const LEADING: f32 = 1.42;
/// The room between blocks.
const GAP: f32 = 7.0;
/// How far items of a list are set in.
const INDENT: f32 = 14.0;

/// A document as pages to print.
#[must_use]
pub fn typeset(document: &Document, format: PageFormat) -> Pages {
    let mut setter = PageSetter::new(format);
    setter.paragraph(&Text::of(document.title.as_str(), Face::Strong), TITLE, 0.0);
    setter.skip(GAP);
    for block in &document.blocks {
        setter.block(block);
    }
    setter.finish(document)
}

/// Pages in the making.
struct PageSetter {
    format: PageFormat,
    pages: Vec<Drawing>,
    chapters: Vec<(String, usize, f32)>,
    /// How far down the last page is filled.
    down: f32,
}

impl PageSetter {
    fn new(format: PageFormat) -> Self {
        let pages = vec![Drawing::new(format.width, format.height)];
        Self { format, pages, chapters: Vec::new(), down: format.margin }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(heading) => self.heading(heading),
            Block::Paragraph(text) => self.paragraph(text, BODY, 0.0),
            Block::List(items) => items.iter().for_each(|item| self.item(item)),
            Block::Table { head, rows } => self.table(head, rows),
            Block::Figures(figures) => self.figures(figures),
        }
    }

    /// A heading stays on a page with the first lines of what it is about.
    fn heading(&mut self, heading: &str) {
        self.skip(GAP);
        self.keep(HEADING * LEADING + GAP + 4.0 * BODY * LEADING);
        let page = self.pages.len() - 1;
        self.chapters.push((heading.to_owned(), page, self.down));
        self.paragraph(&Text::of(heading, Face::Strong), HEADING, 0.0);
    }

    fn paragraph(&mut self, text: &Text, size: f32, indent: f32) {
        let lines = broken(text, size, self.format.inner_width() - indent);
        self.keep_lines(&lines, size);
        for line in &lines {
            self.keep(size * LEADING);
            let at = Point { x: self.format.margin + indent, y: self.down + size };
            self.write(line, at, size);
            self.down += size * LEADING;
        }
        self.skip(GAP);
    }

    /// A paragraph is not torn apart for the sake of a line or two.
    fn keep_lines(&mut self, lines: &[Line], size: f32) {
        let together = if lines.len() < 4 { lines.len() } else { 2 };
        let together = u8::try_from(together).expect("at most three");
        self.keep(size * LEADING * f32::from(together));
    }

    fn item(&mut self, item: &Text) {
        self.keep_lines(&broken(item, BODY, self.format.inner_width() - INDENT), BODY);
        let at = Point { x: self.format.margin + INDENT / 3.0, y: self.down + BODY };
        self.label(at, Anchor::Start, "•", Face::Plain, BODY, Ink::BLACK);
        self.paragraph(item, BODY, INDENT);
        self.down -= GAP / 2.0;
    }

    /// Writes a line of words that may look different.
    fn write(&mut self, line: &Line, at: Point, size: f32) {
        let mut x = at.x;
        for WordRun { text, face } in line {
            self.label(Point { x, ..at }, Anchor::Start, text, *face, size, Ink::BLACK);
            x += face.width(text, size);
        }
    }

    fn label(&mut self, at: Point, anchor: Anchor, text: &str, face: Face, size: f32, ink: Ink) {
        let text = text.to_owned();
        self.page().draw(DrawingItem::Text(Label { at, anchor, text, face, size, ink }));
    }

    fn page(&mut self) -> &mut Drawing {
        self.pages.last_mut().expect("there is always a page")
    }

    /// Goes to the next page unless this height fits on the present one.
    fn keep(&mut self, height: f32) {
        let end = self.format.height - self.format.margin;
        if end < self.down + height && self.format.margin < self.down {
            self.pages.push(Drawing::new(self.format.width, self.format.height));
            self.down = self.format.margin;
        }
    }

    /// Leaves some room, but not at the top of a page.
    fn skip(&mut self, height: f32) {
        if self.format.margin < self.down {
            self.down += height;
        }
    }

    /// Numbers the pages.
    fn finish(mut self, document: &Document) -> Pages {
        let y = self.format.height - self.format.margin / 2.0;
        let (left, right) = (self.format.margin, self.format.width - self.format.margin);
        let count = self.pages.len();
        for (number, page) in (1..).zip(&mut self.pages) {
            let numbers = format!("{number} / {count}");
            let texts = [(left, Anchor::Start, &document.title), (right, Anchor::End, &numbers)];
            for (x, anchor, text) in texts {
                let (at, text) = (Point { x, y }, text.clone());
                let (face, size, ink) = (Face::Plain, SMALL, Ink::GREY);
                page.draw(DrawingItem::Text(Label { at, anchor, text, face, size, ink }));
            }
        }
        let (title, language) = (document.title.clone(), document.language.clone());
        Pages { title, language, pages: self.pages, chapters: self.chapters }
    }
}
