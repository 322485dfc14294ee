//! The cells near the stones: on a large grid, where the game is played.

use rules::Square;

use crate::{Bits, Cell, Cells, Shape};

/// The cells at most two steps from a stone.
#[derive(Debug)]
pub(crate) struct Near<const W: usize> {
    /// What is near each cell.
    reach: Vec<Cells<W>>,
    /// What is near the stones now on the grid, and what was before each of the last.
    around: Vec<Cells<W>>,
}

impl<const W: usize> Near<W> {
    /// How many steps are near.
    const STEPS: u8 = 2;

    /// What is near these stones; the centre, if there are none.
    pub(crate) fn of(shape: &Shape, stones: Cells<W>) -> Self {
        let reach: Vec<Cells<W>> = shape.cells().map(|cell| reach(shape, cell)).collect();
        let around = if stones.is_empty() {
            let centre = Square { column: (shape.width - 1) / 2, row: (shape.height - 1) / 2 };
            let mut around = Cells::EMPTY;
            around.insert(shape.cell(centre).expect("the centre is on the grid"));
            around
        } else {
            stones.iter::<Cell>().fold(Cells::EMPTY, |around, cell| around | reach[cell.index()])
        };
        Self { reach, around: vec![around] }
    }

    /// The cells near the stones, taken ones among them.
    #[inline]
    pub(crate) fn cells(&self) -> Cells<W> {
        *self.around.last().expect("there is always a present")
    }

    #[inline]
    pub(crate) fn play(&mut self, cell: Cell) {
        self.around.push(self.cells() | self.reach[cell.index()]);
    }

    #[inline]
    pub(crate) fn take_back(&mut self) {
        self.around.pop();
    }
}

/// The cells near a cell, itself among them.
fn reach<const W: usize>(shape: &Shape, cell: Cell) -> Cells<W> {
    let Square { column, row } = shape.square(cell);
    let mut cells = Cells::EMPTY;
    let (top, left) =
        (row.saturating_sub(Near::<W>::STEPS), column.saturating_sub(Near::<W>::STEPS));
    for row in top..=row + Near::<W>::STEPS {
        for column in left..=column + Near::<W>::STEPS {
            if let Some(cell) = shape.cell(Square { column, row }) {
                cells.insert(cell);
            }
        }
    }
    cells
}
