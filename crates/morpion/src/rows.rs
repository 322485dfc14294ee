//! Lines on a grid that fits one word, found by shifting a bitboard onto itself.
//!
//! A stone whose next two neighbours are there too survives two shifts by one step. Everything is
//! found at once, without a branch that depends on the stones: on small grids that is several
//! times faster than walking along the four directions from the cell just played.

use crate::{Shape, shape::Run};

/// Where the lines of a grid of at most 64 cells run, in each of the four directions.
#[derive(Clone, Debug)]
pub(crate) struct Rows {
    align: u64,
    /// From a cell to the next one, upwards.
    steps: [u64; 4],
    /// The cells at which a line can begin, so that none runs over the edge.
    starts: [u64; 4],
}

impl Rows {
    /// The rows of a grid; none if it does not fit one word.
    pub(crate) fn new(shape: &Shape) -> Option<Self> {
        if shape.size() > 64 {
            return None;
        }
        let mut rows = Self { align: u64::from(shape.align), steps: [0; 4], starts: [0; 4] };
        for run in shape.runs() {
            let step = u64::from(run.step.unsigned_abs());
            let way = rows.steps.iter().position(|&known| known == 0 || known == step);
            let way = way.expect("there are four directions");
            rows.steps[way] = step;
            rows.starts[way] |= starts(*run, shape.align);
        }
        Some(rows)
    }

    /// Whether these cells hold a row that is long enough, or longer.
    #[inline]
    pub(crate) fn are_in(&self, cells: u64) -> bool {
        // The first cells of the rows of some length, in each direction.
        let mut firsts = [cells; 4];
        let mut length = 1;
        while length < self.align {
            // Two rows make a longer one where they meet, or overlap by what would be too long.
            let further = length.min(self.align - length);
            firsts =
                std::array::from_fn(|way| firsts[way] & firsts[way] >> (further * self.steps[way]));
            length += further;
        }
        let lines = firsts.iter().zip(&self.starts).map(|(firsts, starts)| firsts & starts);
        lines.fold(0, |all, line| all | line) != 0
    }
}

/// The lowest cells of the windows of a run.
fn starts(run: Run, align: u8) -> u64 {
    let cells: Vec<_> = run.cells().collect();
    let lowest = cells.windows(usize::from(align)).filter_map(|window| window.iter().min());
    lowest.fold(0, |starts, cell| starts | 1 << cell.0)
}
