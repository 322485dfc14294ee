//! Tables, their widest column broken into lines where they would not fit.

use super::{BODY, GAP, LEADING, PageSetter, lines};
use crate::{DrawingItem, Face, Ink, Point, Text};

/// The size of letters in a table.
const SIZE: f32 = BODY - 1.0;
/// The room between columns.
const BETWEEN: f32 = 14.0;
/// The line between rows.
const RULE: f32 = 0.5;

impl PageSetter {
    pub(super) fn table(&mut self, head: &[String], rows: &[Vec<Text>]) {
        let head: Vec<Text> =
            head.iter().map(|cell| Text::of(cell.as_str(), Face::Strong)).collect();
        let widths = self.widths(&head, rows);
        self.table_row(&head, &widths);
        for row in rows {
            self.table_row(row, &widths);
        }
        self.skip(GAP);
    }

    /// As wide as the widest cell of each column, the widest column as wide as is left for it.
    fn widths(&self, head: &[Text], rows: &[Vec<Text>]) -> Vec<f32> {
        let natural = |cell: &Text| {
            let lines = lines::broken(cell, SIZE, f32::MAX);
            lines.iter().map(|line| lines::width(line, SIZE)).fold(0.0, f32::max)
        };
        let mut widths: Vec<f32> = head.iter().map(natural).collect();
        for row in rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = width.max(natural(cell));
            }
        }
        let all: f32 = widths.iter().map(|width| width + BETWEEN).sum();
        let over = (all - BETWEEN - self.format.inner_width()).max(0.0);
        if let Some(widest) = widths.iter_mut().max_by(|one, other| one.total_cmp(other)) {
            *widest -= over;
        }
        widths
    }

    fn table_row(&mut self, row: &[Text], widths: &[f32]) {
        let cells: Vec<Vec<lines::Line>> =
            row.iter().zip(widths).map(|(cell, &width)| lines::broken(cell, SIZE, width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        let height = f32::from(u16::try_from(height).unwrap_or(u16::MAX)) * SIZE * LEADING;
        self.keep(height + GAP);
        let mut x = self.format.margin;
        for (cell, width) in cells.iter().zip(widths) {
            let mut y = self.down + SIZE;
            for line in cell {
                self.write(line, Point { x, y }, SIZE);
                y += SIZE * LEADING;
            }
            x += width + BETWEEN;
        }
        self.down += height;
        let left = Point { x: self.format.margin, y: self.down };
        let line = vec![left, left.offset(self.format.inner_width(), 0.0)];
        self.page().draw(DrawingItem::Line(line, Ink(190, 190, 190), RULE));
        self.down += GAP / 2.0;
    }
}
