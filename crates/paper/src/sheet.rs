//! Boards alone on a page: blank ones to play on with a pencil, or one position.

use rules::Diagram;

use crate::{Anchor, Drawing, DrawingItem, Face, Ink, Label, PageFormat, Pages, Point, picture};

/// The room between boards.
const BETWEEN: f32 = 22.0;
/// The size of the title, and the room it takes.
const TITLE: f32 = 16.0;
const TITLE_ROOM: f32 = 34.0;
/// The greatest scale at which a square is printed.
const LARGEST: f32 = 2.5;

/// A page of blank boards, as many as asked for and as large as they fit, under a title if there
/// is one.
#[must_use]
pub fn sheet(board: &Diagram, count: u8, title: &str, language: &str, format: PageFormat) -> Pages {
    let drawing = picture(&board.clone().blank());
    page_of(&drawing, count, title, language, format)
}

/// A page with one position, under a title if there is one.
#[must_use]
pub fn diagram_page(diagram: &Diagram, title: &str, language: &str, format: PageFormat) -> Pages {
    page_of(&picture(diagram), 1, title, language, format)
}

fn page_of(board: &Drawing, count: u8, title: &str, language: &str, format: PageFormat) -> Pages {
    let mut page = Drawing::new(format.width, format.height);
    let mut top = format.margin;
    if !title.is_empty() {
        page.draw(DrawingItem::Text(Label {
            at: Point { x: format.width / 2.0, y: top + TITLE },
            anchor: Anchor::Middle,
            text: title.to_owned(),
            face: Face::Strong,
            size: TITLE,
            ink: Ink::BLACK,
        }));
        top += TITLE_ROOM;
    }
    let room = (format.inner_width(), format.height - format.margin - top);
    let (columns, scale) = arrangement(board, count, room);
    let rows = count.div_ceil(columns);
    let (across, down) = (slot(room.0, columns), slot(room.1, rows));
    for index in 0..count {
        let (column, row) = (index % columns, index / columns);
        let corner = Point {
            x: format.margin + f32::from(column) * (across + BETWEEN),
            y: top + f32::from(row) * (down + BETWEEN),
        };
        let corner = corner
            .offset((across - board.width * scale) / 2.0, (down - board.height * scale) / 2.0);
        page.place(board, corner, scale);
    }
    Pages {
        title: title.to_owned(),
        language: language.to_owned(),
        pages: vec![page],
        chapters: Vec::new(),
    }
}

/// In how many columns the boards are largest, and how large they are then.
fn arrangement(board: &Drawing, count: u8, (width, height): (f32, f32)) -> (u8, f32) {
    let scale = |columns: u8| {
        let across = slot(width, columns) / board.width;
        let down = slot(height, count.div_ceil(columns)) / board.height;
        across.min(down).min(LARGEST)
    };
    let best = (1..=count).map(|columns| (columns, scale(columns)));
    // Of equals the first: fewer columns.
    best.reduce(|one, other| if one.1 < other.1 { other } else { one }).unwrap_or((1, 1.0))
}

/// The room of each of `count` boards in a row or a column.
fn slot(room: f32, count: u8) -> f32 {
    let count = f32::from(count);
    (room - BETWEEN * (count - 1.0)) / count
}
