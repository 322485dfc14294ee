//! Sets of cells as bits.

use crate::Cell;

/// A set of cells, a bit for each, and an iterator over them in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cells<const W: usize>(pub [u64; W]);

impl<const W: usize> Cells<W> {
    /// No cell.
    pub const NONE: Self = Self([0; W]);

    /// The first `count` cells.
    #[must_use]
    pub fn first(count: u16) -> Self {
        let mut cells = Self::NONE;
        (0..count).for_each(|cell| cells.insert(Cell(cell)));
        cells
    }

    /// Whether a cell is in the set.
    #[must_use]
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.0 % 64) & 1 == 1
    }

    /// Puts a cell into the set.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.0 % 64);
    }

    /// Takes a cell out of the set.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.0 % 64));
    }

    /// The cells that are here and there.
    #[must_use]
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The cells that are here and not there.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The cells that are here or there.
    #[must_use]
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The first of the cells.
    #[must_use]
    #[inline]
    pub fn first_one(&self) -> Option<Cell> {
        self.clone().next()
    }

    /// How many cells there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no cell.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a grid has fewer than 1024 cells")]
fn cell(word: usize, bit: u32) -> Cell {
    Cell((word * 64) as u16 + bit as u16)
}

impl<const W: usize> Iterator for Cells<W> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros();
        self.0[word] &= self.0[word] - 1;
        Some(cell(word, bit))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Cell> {
        let mut left = u32::try_from(n).ok()?;
        for word in 0..W {
            let here = self.0[word].count_ones();
            if left < here {
                let bit = nth_bit(self.0[word], left);
                // What came before is consumed too.
                self.0[word] &= u64::MAX.checked_shl(bit + 1).unwrap_or(0);
                return Some(cell(word, bit));
            }
            left -= here;
            self.0[word] = 0;
        }
        None
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

/// The place of the `n`th set bit, found by halving: how many bits the lower half has says which
/// half it is in.
#[inline]
fn nth_bit(word: u64, mut n: u32) -> u32 {
    let mut place = 0;
    let mut width = 32;
    while width > 0 {
        let lower = (word >> place & ((1 << width) - 1)).count_ones();
        if lower <= n {
            n -= lower;
            place += width;
        }
        width /= 2;
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_cell_is_the_one_that_stepping_finds() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..200 {
            let cells = Cells::<3>(std::array::from_fn(|_| rng.u64(..) & rng.u64(..)));
            for n in 0..=cells.len() {
                let (mut by_jump, mut by_step) = (cells.clone(), cells.clone());
                let stepped = (0..=n).map(|_| by_step.next()).last().flatten();
                assert_eq!(by_jump.nth(n), stepped);
                assert_eq!(by_jump, by_step);
            }
        }
    }
}
