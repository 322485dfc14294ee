//! The ways to look at a rectangular board, as lists of where every square goes.
//!
//! Squares are numbered row by row.

/// As it is, and with left and right exchanged.
#[must_use]
pub fn mirrored(width: u8, height: u8) -> Vec<Vec<u8>> {
    let way = |mirror: bool| {
        squares(width, height)
            .map(|(column, row)| row * width + if mirror { width - 1 - column } else { column })
            .collect()
    };
    [false, true].into_iter().map(way).collect()
}

/// All eight ways to turn and mirror a square board.
#[must_use]
pub fn turned(size: u8) -> Vec<Vec<u8>> {
    let way = |bits: u8| {
        squares(size, size)
            .map(|(column, row)| {
                let column = if bits & 1 == 0 { column } else { size - 1 - column };
                let row = if bits & 2 == 0 { row } else { size - 1 - row };
                if bits & 4 == 0 { row * size + column } else { column * size + row }
            })
            .collect()
    };
    (0..8).map(way).collect()
}

/// Every square as its column and its row.
fn squares(width: u8, height: u8) -> impl Iterator<Item = (u8, u8)> {
    (0..height).flat_map(move |row| (0..width).map(move |column| (column, row)))
}
