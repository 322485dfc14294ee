//! Drawings as the pages of a PDF file.
//!
//! Letters are those that every reader brings along, so that the files are small and their text
//! can be selected; pictures are drawn as lines and areas, so that they are sharp at any size.

use pdf_writer::{
    Content, Finish as _, Name, Pdf, Rect, Ref, Str, TextStr,
    types::{LineCapStyle, LineJoinStyle, PageMode},
};

use crate::{Anchor, Drawing, DrawingItem, Face, Ink, Label, Paint, Point, face::encode};

/// Pages to print.
#[derive(Clone, Debug, PartialEq)]
pub struct Pages {
    /// What the whole is called.
    pub title: String,
    /// The code of the language it is in.
    pub language: String,
    /// The pages, in points.
    pub pages: Vec<Drawing>,
    /// The chapters: what each is called, on which page it begins, and how far down.
    pub chapters: Vec<(String, usize, f32)>,
}

/// The pages as a PDF file.
#[must_use]
pub fn pdf(pages: &Pages) -> Vec<u8> {
    let mut writer = PdfWriter { pdf: Pdf::new(), last: 0 };
    writer.write(pages);
    writer.pdf.finish()
}

struct PdfWriter {
    pdf: Pdf,
    /// The number given out last.
    last: i32,
}

impl PdfWriter {
    /// A number for something in the file.
    fn number(&mut self) -> Ref {
        self.last += 1;
        Ref::new(self.last)
    }

    fn write(&mut self, pages: &Pages) {
        let (catalog, tree, info) = (self.number(), self.number(), self.number());
        let fonts = Face::ALL.map(|face| (face, self.number()));
        for (face, number) in fonts {
            let mut font = self.pdf.type1_font(number);
            font.base_font(Name(face.font().as_bytes()));
            font.encoding_predefined(Name(b"WinAnsiEncoding"));
        }
        let kids: Vec<Ref> = pages.pages.iter().map(|page| self.page(page, tree, &fonts)).collect();
        let count = i32::try_from(kids.len()).expect("nobody prints so many pages");
        self.pdf.pages(tree).kids(kids.iter().copied()).count(count);
        let outline = self.outline(pages, &kids);
        let mut info = self.pdf.document_info(info);
        info.title(TextStr(&pages.title)).creator(TextStr("Plateau"));
        info.finish();
        let mut entry = self.pdf.catalog(catalog);
        entry.pages(tree).lang(TextStr(&pages.language));
        entry.viewer_preferences().display_doc_title(true);
        if let Some(outline) = outline {
            entry.outlines(outline).page_mode(PageMode::UseOutlines);
        }
    }

    fn page(&mut self, page: &Drawing, tree: Ref, fonts: &[(Face, Ref)]) -> Ref {
        let (number, content) = (self.number(), self.number());
        let mut entry = self.pdf.page(number);
        entry.media_box(Rect::new(0.0, 0.0, page.width, page.height));
        entry.parent(tree).contents(content);
        let mut resources = entry.resources();
        let mut names = resources.fonts();
        for (face, font) in fonts {
            names.pair(Name(face.font().as_bytes()), *font);
        }
        names.finish();
        resources.finish();
        entry.finish();
        self.pdf.stream(content, &drawn(page));
        number
    }

    /// The list of chapters beside the pages, if there are any.
    fn outline(&mut self, pages: &Pages, kids: &[Ref]) -> Option<Ref> {
        let chapters = &pages.chapters;
        if chapters.is_empty() {
            return None;
        }
        let outline = self.number();
        let items: Vec<Ref> = chapters.iter().map(|_| self.number()).collect();
        for (index, (title, page, down)) in chapters.iter().enumerate() {
            let mut item = self.pdf.outline_item(items[index]);
            item.title(TextStr(title)).parent(outline);
            if let Some(before) = index.checked_sub(1) {
                item.prev(items[before]);
            }
            if let Some(&after) = items.get(index + 1) {
                item.next(after);
            }
            let top = pages.pages[*page].height - down;
            item.dest().page(kids[*page]).xyz(0.0, top, None);
        }
        let count = i32::try_from(items.len()).expect("nobody reads so many chapters");
        let mut root = self.pdf.outline(outline);
        root.first(items[0]).last(items[items.len() - 1]).count(count);
        Some(outline)
    }
}

/// What is on a page, as operators.
fn drawn(page: &Drawing) -> Vec<u8> {
    let mut content = Content::new();
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    for shape in &page.shapes {
        draw(&mut content, page.height, shape);
    }
    content.finish().to_vec()
}

/// PDF counts from the bottom, so every place is turned upside down.
fn draw(content: &mut Content, height: f32, shape: &DrawingItem) {
    match shape {
        DrawingItem::Rectangle(Point { x, y }, width, side, paint) => {
            content.rect(*x, height - y - side, *width, *side);
            finish(content, *paint);
        }
        DrawingItem::Circle(Point { x, y }, radius, paint) => {
            circle(content, *x, height - y, *radius);
            finish(content, *paint);
        }
        DrawingItem::Line(points, ink, width) => {
            walk(content, height, points);
            finish(content, Paint::line(*ink, *width));
        }
        DrawingItem::Area(points, ink) => {
            walk(content, height, points);
            content.close_path();
            finish(content, Paint::fill(*ink));
        }
        DrawingItem::Text(label) => write_label(content, height, label),
    }
}

fn walk(content: &mut Content, height: f32, points: &[Point]) {
    for (index, Point { x, y }) in points.iter().enumerate() {
        if index == 0 {
            content.move_to(*x, height - y);
        } else {
            content.line_to(*x, height - y);
        }
    }
}

/// Four curves; the number makes them a circle to a few ten-thousandths.
fn circle(content: &mut Content, x: f32, y: f32, radius: f32) {
    let bend = radius * 0.552_285;
    content
        .move_to(x + radius, y)
        .cubic_to(x + radius, y + bend, x + bend, y + radius, x, y + radius)
        .cubic_to(x - bend, y + radius, x - radius, y + bend, x - radius, y)
        .cubic_to(x - radius, y - bend, x - bend, y - radius, x, y - radius)
        .cubic_to(x + bend, y - radius, x + radius, y - bend, x + radius, y)
        .close_path();
}

/// Colours the path drawn last.
fn finish(content: &mut Content, Paint { fill, line }: Paint) {
    if let Some(ink) = fill {
        let [red, green, blue] = parts(ink);
        content.set_fill_rgb(red, green, blue);
    }
    if let Some((ink, width)) = line {
        let [red, green, blue] = parts(ink);
        content.set_stroke_rgb(red, green, blue).set_line_width(width);
    }
    match (fill, line) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn write_label(content: &mut Content, height: f32, label: &Label) {
    let width = label.face.width(&label.text, label.size);
    let back = match label.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => width / 2.0,
        Anchor::End => width,
    };
    let [red, green, blue] = parts(label.ink);
    content
        .begin_text()
        .set_fill_rgb(red, green, blue)
        .set_font(Name(label.face.font().as_bytes()), label.size)
        .next_line(label.at.x - back, height - label.at.y)
        .show(Str(&encode(&label.text)))
        .end_text();
}

fn parts(Ink(red, green, blue): Ink) -> [f32; 3] {
    [red, green, blue].map(|part| f32::from(part) / 255.0)
}
