//! Diagrams side by side, each over what it shows.

use super::{BODY, GAP, LEADING, PageSetter, SMALL, lines};
use crate::{Drawing, Figure, Point, picture};

/// How much smaller a diagram is printed than it is drawn, at most.
const SCALE: f32 = 0.5;
/// The room between diagrams.
const BETWEEN: f32 = 18.0;
/// The most diagrams in a row.
const MOST: usize = 3;

impl PageSetter {
    pub(super) fn figures(&mut self, figures: &[Figure]) {
        let drawings: Vec<Drawing> =
            figures.iter().map(|figure| picture(&figure.diagram)).collect();
        let widest = drawings.iter().map(|drawing| drawing.width * SCALE).fold(0.0, f32::max);
        let in_a_row = self.in_a_row(figures.len(), widest);
        let pairs: Vec<(&Figure, &Drawing)> = figures.iter().zip(&drawings).collect();
        for row in pairs.chunks(in_a_row) {
            self.row(row, in_a_row);
        }
    }

    /// How many diagrams to put side by side, so that all fit and the rows are filled evenly.
    fn in_a_row(&self, count: usize, widest: f32) -> usize {
        let fits = (1..=MOST).rev().find(|&number| widest <= self.column(number)).unwrap_or(1);
        count.div_ceil(count.div_ceil(fits))
    }

    /// The width of each of `columns` columns.
    fn column(&self, number: usize) -> f32 {
        let number = f32::from(u8::try_from(number).unwrap_or(u8::MAX));
        (self.format.inner_width() - BETWEEN * (number - 1.0)) / number
    }

    fn row(&mut self, row: &[(&Figure, &Drawing)], in_a_row: usize) {
        let column = self.column(in_a_row);
        let scale = |drawing: &Drawing| SCALE.min(column / drawing.width);
        let captions: Vec<Vec<lines::Line>> = row
            .iter()
            .map(|(figure, _)| lines::broken(&figure.caption, SMALL + 0.5, column))
            .collect();
        let tallest =
            row.iter().map(|(_, drawing)| drawing.height * scale(drawing)).fold(0.0, f32::max);
        let longest = captions.iter().map(Vec::len).max().unwrap_or(0);
        let longest = f32::from(u16::try_from(longest).unwrap_or(u16::MAX));
        let leading = SMALL * LEADING;
        self.keep(tallest + 2.0 * GAP + longest * leading);
        // A row that is not full stands in the middle.
        let missing = u8::try_from(in_a_row - row.len()).unwrap_or(0);
        let mut left = self.format.margin + f32::from(missing) * (column + BETWEEN) / 2.0;
        for ((_, drawing), caption) in row.iter().zip(&captions) {
            let scale = scale(drawing);
            let (width, height) = (drawing.width * scale, drawing.height * scale);
            let corner =
                Point { x: left + (column - width) / 2.0, y: self.down + tallest - height };
            self.page().place(drawing, corner, scale);
            let mut y = self.down + tallest + GAP + SMALL;
            for line in caption {
                let x = left + (column - lines::width(line, SMALL + 0.5)) / 2.0;
                self.write(line, Point { x, y }, SMALL + 0.5);
                y += leading;
            }
            left += column + BETWEEN;
        }
        self.down += tallest + GAP + longest * leading + BODY;
    }
}
