//! Following what stands on the shapes.

use crate::Layout;

/// What stands on each instance of each shape, as the index into its table.
///
/// There is room for `N` instances; what is not used stays zero. Sixteen bits each, so that the
/// machine changes many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Indices<const N: usize>([u16; N]);

impl<const N: usize> Default for Indices<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Indices<N> {
    /// Adds `by` times the same digits to every index.
    #[inline]
    pub fn add(&mut self, digits: &Self, by: u16) {
        for (index, digit) in self.0.iter_mut().zip(&digits.0) {
            *index = index.wrapping_add(digit.wrapping_mul(by));
        }
    }
}

/// How the indices change with the squares.
#[derive(Debug)]
pub struct PatternTracker<const N: usize> {
    /// For each square, what one more state there adds to every index.
    digits: Vec<[u16; N]>,
    /// The first entry of the table of each instance.
    starts: [u32; N],
    /// How many instances there are.
    count: usize,
}

impl<const N: usize> PatternTracker<N> {
    /// What follows the instances of a layout.
    ///
    /// # Panics
    ///
    /// If there are more than there is room for.
    #[must_use]
    pub fn new(layout: &Layout) -> Self {
        let count = layout.instances().len();
        assert!(count <= N, "room for every instance");
        let states = u16::from(layout.declaration().states);
        let mut digits = vec![[0_u16; N]; usize::from(layout.declaration().squares)];
        // An unused place looks up the entry behind the last one, which is always zero.
        let unused = u32::try_from(layout.entries()).expect("tables of some millions at most");
        let mut starts = [unused; N];
        for (place, instance) in layout.instances().iter().enumerate() {
            starts[place] = layout.shape_start(instance.shape);
            let mut digit = 1_u16;
            for &square in &instance.squares {
                digits[usize::from(square)][place] = digit;
                digit = digit.wrapping_mul(states);
            }
        }
        Self { digits, starts, count }
    }

    /// Adds `by` to the state of a square; a state that has become less has grown by a
    /// number that wraps around.
    #[inline]
    pub fn add(&self, indices: &mut Indices<N>, square: u8, by: u16) {
        let digits = &self.digits[usize::from(square)];
        for (index, digit) in indices.0.iter_mut().zip(digits) {
            *index = index.wrapping_add(digit.wrapping_mul(by));
        }
    }

    /// What one more state on each of some squares adds to every index.
    #[inline]
    #[must_use]
    pub fn digits(&self, squares: impl Iterator<Item = u8>) -> Indices<N> {
        let mut sum = Indices::default();
        for square in squares {
            self.add(&mut sum, square, 1);
        }
        sum
    }

    /// The sum of the weights of all instances, from the tables of a phase.
    #[inline]
    #[must_use]
    pub fn sum(&self, table: &[i16], indices: &Indices<N>) -> i32 {
        let places = self.starts.iter().zip(&indices.0);
        places.map(|(&start, &index)| i32::from(table[start as usize + usize::from(index)])).sum()
    }

    /// The entries that the indices stand for.
    pub fn entries(&self, indices: &Indices<N>) -> impl Iterator<Item = u32> {
        let places = self.starts.iter().zip(&indices.0).take(self.count);
        places.map(|(&start, &index)| start + u32::from(index))
    }
}
