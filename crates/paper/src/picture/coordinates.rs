//! What the squares are called: in the margin where a name is a letter and a number, or else in
//! the squares themselves.

use rules::{Diagram, Square};

use super::{CELL, DiagramPainter};
use crate::{Anchor, DrawingItem, Face, Ink, Label, Point};

/// The room for names beside the board, and where there are none.
const MARGIN: f32 = CELL * 0.75;
const NO_MARGIN: f32 = 2.0;

/// The names to be written, and where.
pub(super) enum Coordinates {
    /// In the margin: the letters of the columns and the numbers of the rows.
    Margin {
        columns: Vec<String>,
        rows: Vec<String>,
        /// Whether rows are counted from the top; letters stand where counting begins.
        from_top: bool,
    },
    /// In a corner of each square.
    Squares,
}

/// The room around the board.
pub(super) struct BoardMargins {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
}

impl Coordinates {
    pub(super) fn new(diagram: &Diagram) -> Self {
        let split = |name: &str| {
            let digits = name.find(|letter: char| letter.is_ascii_digit())?;
            let (letters, number) = name.split_at(digits);
            (!letters.is_empty()).then(|| (letters.to_owned(), number.to_owned()))
        };
        let board = &diagram.board;
        let column = |column| {
            let mut squares = (0..board.height).map(|row| Square { column, row });
            squares.find_map(|square| Some(split(diagram.name(square))?.0))
        };
        let row = |row| {
            let mut squares = (0..board.width).map(|column| Square { column, row });
            squares.find_map(|square| Some(split(diagram.name(square))?.1))
        };
        let columns: Option<Vec<String>> = (0..board.width).map(column).collect();
        let rows: Option<Vec<String>> = (0..board.height).map(row).collect();
        match (columns, rows) {
            (Some(columns), Some(rows)) => {
                let from_top = rows.first().is_some_and(|row| row == "1");
                Self::Margin { columns, rows, from_top }
            }
            _ => Self::Squares,
        }
    }

    /// The room that the names take.
    pub(super) fn frame(&self) -> BoardMargins {
        match self {
            Self::Squares => {
                let around = NO_MARGIN;
                BoardMargins { left: around, top: around, right: around, bottom: around }
            }
            Self::Margin { from_top, .. } => {
                let (top, bottom) =
                    if *from_top { (MARGIN, NO_MARGIN) } else { (NO_MARGIN, MARGIN) };
                BoardMargins { left: MARGIN, top, right: NO_MARGIN, bottom }
            }
        }
    }
}

impl DiagramPainter<'_> {
    pub(super) fn draw_coordinates(&mut self, coordinates: &Coordinates) {
        match coordinates {
            Coordinates::Squares => self.name_squares(),
            Coordinates::Margin { columns, rows, from_top } => {
                self.name_columns(columns, *from_top);
                self.name_rows(rows);
            }
        }
    }

    fn name_columns(&mut self, columns: &[String], from_top: bool) {
        let height = f32::from(self.diagram.board.height) * CELL;
        let down = if from_top { -CELL * 0.25 } else { height + CELL * 0.55 };
        for (column, name) in (0_u8..).zip(columns) {
            let at = self.corner.offset((f32::from(column) + 0.5) * CELL, down);
            self.write(at, Anchor::Middle, name, CELL * 0.4);
        }
    }

    fn name_rows(&mut self, rows: &[String]) {
        for (row, name) in (0_u8..).zip(rows) {
            let at = self.corner.offset(-CELL * 0.2, (f32::from(row) + 0.64) * CELL);
            self.write(at, Anchor::End, name, CELL * 0.4);
        }
    }

    /// Names in the free squares: large where there is nothing else to see.
    fn name_squares(&mut self) {
        let board = &self.diagram.board;
        let is_blank = board.cells.iter().all(Option::is_none);
        for (square, name) in board.squares().zip(&self.diagram.names) {
            if is_blank {
                let at = self.middle_of(square).offset(0.0, CELL * 0.15);
                self.write(at, Anchor::Middle, name, CELL * 0.42);
            } else if board.at(square).is_none() {
                let at = self.corner_of(square).offset(CELL * 0.06, CELL * 0.28);
                self.write(at, Anchor::Start, name, CELL * 0.26);
            }
        }
    }

    fn write(&mut self, at: Point, anchor: Anchor, text: &str, size: f32) {
        let (text, face, ink) = (text.to_owned(), Face::Plain, Ink::GREY);
        self.drawing.draw(DrawingItem::Text(Label { at, anchor, text, face, size, ink }));
    }
}
