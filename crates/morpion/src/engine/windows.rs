//! Where lines can be: every window of `align` cells in a row, and which windows a cell is part of.

use crate::{Cell, Shape};

/// Every window of a grid: `align` cells next to each other along a row, column or diagonal.
#[derive(Debug)]
pub(crate) struct Windows {
    align: usize,
    /// The cells of all windows, `align` for each.
    cells: Vec<Cell>,
    touches: Vec<Touch>,
    /// For each cell, where its touches begin in the list; and at last where the list ends.
    begins: Vec<u32>,
}

/// That a stone on some cell matters to a window, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) window: u16,
    pub(crate) place: Place,
}

/// Where a cell lies as seen from a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In it, this many cells from its start.
    Inside(u8),
    /// Next to one of its two ends. A stone there makes the row longer, which matters only where
    /// lines must be exact.
    Beside(u8),
}

impl Windows {
    pub(crate) fn of(shape: &Shape) -> Self {
        let align = usize::from(shape.align);
        let mut cells = Vec::new();
        let mut touches = vec![Vec::new(); usize::from(shape.size())];
        for run in shape.runs() {
            let row: Vec<Cell> = run.cells().collect();
            for (start, window) in row.windows(align).enumerate() {
                let id = u16::try_from(cells.len() / align).expect("at most 2400 windows");
                cells.extend_from_slice(window);
                for (place, cell) in (0..).zip(window) {
                    let place = Place::Inside(place);
                    touches[cell.index()].push(Touch { window: id, place });
                }
                let ends = [start.checked_sub(1), Some(start + align)];
                for (end, beside) in (0..).zip(ends) {
                    let beside = beside.and_then(|index| row.get(index));
                    if let Some(cell) = beside.filter(|_| shape.exact) {
                        let place = Place::Beside(end);
                        touches[cell.index()].push(Touch { window: id, place });
                    }
                }
            }
        }
        let ends = touches.iter().scan(0, |end, list| {
            *end += u32::try_from(list.len()).expect("few touches");
            Some(*end)
        });
        let begins = std::iter::once(0).chain(ends).collect();
        Self { align, cells, touches: touches.concat(), begins }
    }

    /// How many windows there are.
    pub(crate) fn len(&self) -> usize {
        self.cells.len() / self.align
    }

    /// The cell at a place of a window.
    #[inline]
    pub(crate) fn cell(&self, window: u16, place: u32) -> Cell {
        self.cells[usize::from(window) * self.align + place as usize]
    }

    /// From a cell of a window to the next.
    pub(crate) fn step(&self, window: u16) -> u16 {
        self.cell(window, 1).0.wrapping_sub(self.cell(window, 0).0)
    }

    /// The windows to which a stone on `cell` matters.
    #[inline]
    pub(crate) fn touches(&self, cell: Cell) -> &[Touch] {
        let [begin, end] = [0, 1].map(|next| self.begins[cell.index() + next] as usize);
        &self.touches[begin..end]
    }
}
