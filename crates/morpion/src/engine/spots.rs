//! Cells with a count: how many windows make each of them special.

use crate::{Bits, Cell, Cells};

/// A set of cells in which each counts as often as it was added.
#[derive(Clone, Debug)]
pub(crate) struct Spots<const W: usize> {
    times: Vec<u8>,
    cells: Cells<W>,
}

impl<const W: usize> Spots<W> {
    /// None yet, on a grid of that many cells.
    pub(crate) fn none(size: u16) -> Self {
        Self { times: vec![0; usize::from(size)], cells: Cells::EMPTY }
    }

    /// The cells that count at all.
    #[inline]
    pub(crate) fn cells(&self) -> Cells<W> {
        self.cells
    }

    /// How often a cell counts.
    #[inline]
    pub(crate) fn times(&self, cell: Cell) -> u8 {
        self.times[cell.index()]
    }

    #[inline]
    pub(crate) fn add(&mut self, cell: Cell) {
        self.times[cell.index()] += 1;
        self.cells.insert(cell);
    }

    #[inline]
    pub(crate) fn take_away(&mut self, cell: Cell) {
        self.times[cell.index()] -= 1;
        if self.times[cell.index()] == 0 {
            self.cells.remove(cell);
        }
    }
}
