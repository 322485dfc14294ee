//! What stands at the rim of a board: the names of its columns and rows.

use rules::{Board, Surface};

use crate::plan::Rim;

/// The names of the columns and rows of a board, from those of its squares.
pub(super) struct Names {
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<String>,
}

impl Names {
    pub(super) fn new(board: &Board, squares: &[String]) -> Self {
        let width = usize::from(board.width).max(1);
        let letters =
            |name: &str| -> String { name.chars().take_while(char::is_ascii_alphabetic).collect() };
        let is_frame = board.surface == Surface::Frame;
        let column = |column: usize| {
            // Whoever drops discs into a frame names the column by its number.
            if is_frame {
                return (column + 1).to_string();
            }
            let mut names = squares.iter().skip(column).step_by(width);
            names.find(|name| !name.is_empty()).map_or_else(String::new, |name| letters(name))
        };
        let row = |row: &[String]| {
            let name = row.iter().find(|name| !name.is_empty());
            name.map_or_else(String::new, |name| name[letters(name).len()..].to_owned())
        };
        Self {
            columns: (0..width).map(column).collect(),
            rows: squares.chunks(width).map(row).collect(),
        }
    }

    /// How much room they take.
    pub(super) fn rim(&self) -> Rim {
        let widest = self.rows.iter().map(String::len).max().unwrap_or(0);
        let has_columns = self.columns.iter().any(|name| !name.is_empty());
        Rim { left: u16::try_from(widest).unwrap_or(0) + 1, top: u16::from(has_columns) }
    }
}
