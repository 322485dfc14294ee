//! Positions that are the same when the grid is turned over or around.

use rules::{Player, Square};

use crate::{Cell, Shape, engine::codes};

/// The eight ways to lay a square grid on itself; on an oblong one four of them occur twice.
const WAYS: usize = 8;

/// A number for each position that its mirror images share.
#[derive(Debug)]
pub(crate) struct GridSymmetry {
    /// What a stone adds to the number of each image, by player and cell.
    codes: Vec<[u64; WAYS]>,
    size: usize,
    /// The number of each image of the present position.
    images: [u64; WAYS],
}

impl GridSymmetry {
    /// The symmetry of a grid without stones.
    pub(crate) fn of(shape: &Shape) -> Self {
        let codes = Player::all(shape.players)
            .flat_map(|player| shape.cells().map(move |cell| (player, cell)))
            .map(|(player, cell)| images(shape, cell).map(|image| code(shape, player, image)))
            .collect();
        Self { codes, size: usize::from(shape.size()), images: [0; WAYS] }
    }

    /// A number that all images of the present position share.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.images.into_iter().min().expect("eight images")
    }

    /// A stone is placed.
    #[inline]
    pub(crate) fn place(&mut self, player: Player, cell: Cell) {
        let codes = &self.codes[player.index() * self.size + cell.index()];
        for (image, code) in self.images.iter_mut().zip(codes) {
            *image = image.wrapping_add(*code);
        }
    }

    /// A stone is taken back.
    #[inline]
    pub(crate) fn take_back(&mut self, player: Player, cell: Cell) {
        let codes = &self.codes[player.index() * self.size + cell.index()];
        for (image, code) in self.images.iter_mut().zip(codes) {
            *image = image.wrapping_sub(*code);
        }
    }
}

/// Where a cell comes to lie in each image.
fn images(shape: &Shape, cell: Cell) -> [Cell; WAYS] {
    let Square { column, row } = shape.square(cell);
    let (right, bottom) = (shape.width - 1 - column, shape.height - 1 - row);
    let upright = [(column, row), (right, row), (column, bottom), (right, bottom)];
    let turned =
        |(column, row)| if shape.width == shape.height { (row, column) } else { (column, row) };
    let lay = |(column, row)| shape.cell(Square { column, row }).expect("an image is on the grid");
    let [a, b, c, d] = upright;
    [a, b, c, d, turned(a), turned(b), turned(c), turned(d)].map(lay)
}

/// What a stone adds to the number of a position.
///
/// If it fits, the number writes down the grid with a digit for each cell, so that no two
/// positions share one: for two players that is so up to 40 cells. Beyond, the digits are
/// drawn by lot and two positions could meet, with a chance too small to matter.
fn code(shape: &Shape, player: Player, cell: Cell) -> u64 {
    let digits = u64::from(shape.players) + 1;
    let fits = digits.checked_pow(u32::from(shape.size())).is_some();
    if fits {
        digits.pow(u32::from(cell.0)) * (u64::from(player.0) + 1)
    } else {
        codes::code(player, cell)
    }
}
