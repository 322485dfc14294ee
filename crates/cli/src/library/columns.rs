//! Rows of text with their columns in line.

use std::io::Write;

use crate::{failure::Failure, layout::in_one_line};

/// On which side of its column a text stands.
#[derive(Clone, Copy)]
pub(super) enum Alignment {
    Left,
    Right,
}

/// Writes rows with two spaces between the columns; the last one may be as long as it likes.
pub(super) fn write(
    rows: &[Vec<String>],
    sides: &[Alignment],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|text| in_one_line(text)).collect()).collect();
    let width = |column: usize| {
        rows.iter().filter_map(|row| Some(row.get(column)?.chars().count())).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..sides.len()).map(width).collect();
    for row in &rows {
        let mut line = String::new();
        for ((text, side), width) in row.iter().zip(sides).zip(&widths) {
            let space = " ".repeat(width - text.chars().count());
            let [before, after] = match side {
                Alignment::Left => ["", &*space],
                Alignment::Right => [&*space, ""],
            };
            line.extend([before, text, after, "  "]);
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
