//! A game written down, move by move, as on the forms that players fill in at the board.

mod facts;

use crate::{
    Anchor, Drawing, DrawingItem, Face, Figure, Ink, Label, PageFormat, Pages, Point, picture,
};

/// Sizes of letters.
const TITLE: f32 = 18.0;
const BODY: f32 = 10.0;
const SMALL: f32 = 8.5;
/// The height of a row of moves.
const ROW: f32 = 16.0;
/// The room between columns of moves.
const BETWEEN: f32 = 16.0;
/// The room for the number of a move.
const NUMBER: f32 = 26.0;
/// The least room for a move.
const NARROWEST: f32 = 58.0;
/// More players than this share one column, and each move says whose it is.
const MOST_COLUMNS: usize = 4;
const RULE: Ink = Ink(170, 170, 170);

/// A game written down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreSheet {
    /// What was played.
    pub title: String,
    /// The code of the language it is in.
    pub language: String,
    /// What there is to say about it, each under its name: players, date, result.
    pub facts: Vec<(String, String)>,
    /// What the columns are called: the players in the order of their turns, briefly.
    pub players: Vec<String>,
    /// The moves in order, the first of them by the player of the first column; a blank form if
    /// there are none.
    pub moves: Vec<String>,
    /// A position worth a picture, such as the last one.
    pub figure: Option<Figure>,
}

impl ScoreSheet {
    /// The pages of the form.
    #[must_use]
    pub fn pages(&self, format: PageFormat) -> Pages {
        let rows = self.rows();
        let mut left_over = &rows[..];
        let mut pages = Vec::new();
        while pages.is_empty() || !left_over.is_empty() {
            let mut form = FormPage { format, page: Drawing::new(format.width, format.height) };
            let top = if pages.is_empty() { self.head(&mut form) } else { format.margin };
            let taken = self.fill(&mut form, top, left_over);
            left_over = &left_over[taken.min(left_over.len())..];
            pages.push(form.page);
        }
        let (title, language) = (self.title.clone(), self.language.clone());
        Pages { title, language, pages, chapters: Vec::new() }
    }

    /// How many columns of moves there are beside a number.
    fn columns(&self) -> usize {
        if self.players.len() <= MOST_COLUMNS { self.players.len().max(1) } else { 1 }
    }

    /// The moves in rows, each with a cell for every column.
    fn rows(&self) -> Vec<Vec<String>> {
        let columns = self.columns();
        if self.players.len() <= columns {
            return self.moves.chunks(columns).map(<[String]>::to_vec).collect();
        }
        let whose = self.players.iter().cycle();
        whose.zip(&self.moves).map(|(player, played)| vec![format!("{player} {played}")]).collect()
    }

    /// Title, facts and picture; returns how far down they reach.
    fn head(&self, form: &mut FormPage) -> f32 {
        let PageFormat { margin, width, .. } = form.format;
        let mut down = margin;
        form.write(Point { x: margin, y: down + TITLE }, &self.title, Face::Strong, TITLE);
        down += TITLE * 1.9;
        let facts_from = down;
        let names = self.facts.iter().map(|(name, _)| Face::Plain.width(name, BODY));
        let indent = names.fold(0.0, f32::max) + 12.0;
        for (name, fact) in &self.facts {
            let at = Point { x: margin, y: down + BODY };
            form.write(at, name, Face::Plain, BODY);
            form.write(at.offset(indent, 0.0), fact, Face::Strong, BODY);
            if fact.is_empty() {
                form.rule(at.offset(indent, 2.0), form.format.inner_width() / 2.0 - indent);
            }
            down += BODY * 1.8;
        }
        if let Some(figure) = &self.figure {
            let drawing = picture(&figure.diagram);
            let scale = (form.format.inner_width() * 0.36 / drawing.width).min(0.5);
            let corner = Point { x: width - margin - drawing.width * scale, y: margin };
            form.page.place(&drawing, corner, scale);
            let bottom = margin + drawing.height * scale + SMALL * 1.4;
            let at = Point { x: corner.x + drawing.width * scale / 2.0, y: bottom };
            form.label(at, Anchor::Middle, &figure.caption.words(), Face::Plain, SMALL);
            down = down.max(bottom + SMALL);
        }
        down.max(facts_from) + BODY
    }

    /// Fills the page below with rows of moves, column by column; returns how many it took.
    fn fill(&self, form: &mut FormPage, top: f32, rows: &[Vec<String>]) -> usize {
        let PageFormat { margin, height, .. } = form.format;
        let cells = self.columns();
        let cells_width = f32::from(u8::try_from(cells).unwrap_or(u8::MAX));
        let narrowest = NUMBER + NARROWEST * cells_width + BETWEEN;
        let blocks = ((form.format.inner_width() + BETWEEN) / narrowest).floor().max(1.0);
        let width = (form.format.inner_width() + BETWEEN) / blocks - BETWEEN;
        let in_block = ((height - margin - top - ROW) / ROW).floor().max(1.0);
        let before = self.rows().len() - rows.len();
        let mut taken = 0;
        let mut block = 0.0;
        while block < blocks && (taken < rows.len() || rows.is_empty()) {
            let corner = Point { x: margin + block * (width + BETWEEN), y: top };
            self.draw_head(form, corner, width);
            let mut line = 0.0;
            while line < in_block && (taken < rows.len() || rows.is_empty()) {
                line += 1.0;
                let at = corner.offset(0.0, line * ROW);
                let row = rows.get(taken).map_or(&[][..], |row| row);
                draw_row(form, at, width, before + taken + 1, (row, cells));
                taken += 1;
            }
            block += 1.0;
        }
        taken
    }

    /// The names of the columns.
    fn draw_head(&self, form: &mut FormPage, corner: Point, width: f32) {
        let cells = self.columns();
        if self.players.len() <= cells {
            for (index, player) in self.players.iter().enumerate() {
                let at =
                    Point { x: cell_x(corner.x, width, index, cells), y: corner.y + ROW * 0.7 };
                form.write(at, player, Face::Strong, SMALL);
            }
        }
        form.rule(corner.offset(0.0, ROW), width);
    }
}

/// Where a cell of a row begins.
fn cell_x(left: f32, width: f32, index: usize, cells: usize) -> f32 {
    let [index, cells] = [index, cells].map(|count| f32::from(u8::try_from(count).unwrap_or(0)));
    left + NUMBER + (width - NUMBER) * index / cells
}

fn draw_row(
    form: &mut FormPage,
    at: Point,
    width: f32,
    number: usize,
    (row, cells): (&[String], usize),
) {
    let baseline = at.y + ROW * 0.72;
    let number_at = Point { x: at.x + NUMBER - 8.0, y: baseline };
    form.label(number_at, Anchor::End, &format!("{number}."), Face::Plain, SMALL);
    for (index, played) in row.iter().enumerate() {
        let x = cell_x(at.x, width, index, cells);
        form.write(Point { x, y: baseline }, played, Face::Plain, BODY);
    }
    form.rule(at.offset(0.0, ROW), width);
}

/// A page of the form in the making.
struct FormPage {
    format: PageFormat,
    page: Drawing,
}

impl FormPage {
    fn write(&mut self, at: Point, text: &str, face: Face, size: f32) {
        self.label(at, Anchor::Start, text, face, size);
    }

    fn label(&mut self, at: Point, anchor: Anchor, text: &str, face: Face, size: f32) {
        let (text, ink) = (text.to_owned(), Ink::BLACK);
        self.page.draw(DrawingItem::Text(Label { at, anchor, text, face, size, ink }));
    }

    fn rule(&mut self, from: Point, width: f32) {
        self.page.draw(DrawingItem::Line(vec![from, from.offset(width, 0.0)], RULE, 0.5));
    }
}
