//! Boards of up to 8×8 on one machine word, all eight directions at once.
//!
//! Everything here is written as the same operation on an array of words, one per direction, so
//! that the compiler makes vector instructions of it.

use std::array;

use super::{Grid, Squares};

/// A board of up to 8×8 squares.
#[derive(Clone, Copy, Debug)]
pub struct Narrow {
    size: u8,
    all: u64,
    /// For each direction the squares whose discs can be enclosed along it: not those at the ends
    /// of its lines. With discs at the ends masked out, rotating cannot carry one around an edge.
    ///
    /// They are data of the board and no constants because the compiler, knowing them, would
    /// replace each rotation by two shifts and a blend, which is a third slower.
    between: [u64; 8],
}

/// How far a step in each direction rotates the board: four directions and their opposites.
const STEP: [u32; 8] = [1, 7, 8, 9, 63, 57, 56, 55];
/// The same for two steps.
const TWO_STEPS: [u32; 8] = [2, 14, 16, 18, 62, 50, 48, 46];

impl Grid for Narrow {
    type Squares = u64;

    fn new(size: u8) -> Self {
        assert!(size <= u64::WIDTH, "a board that fits one word");
        let inner = |place: u8| (1..size - 1).contains(&place);
        let row = u64::filter(size, |column, _| inner(column));
        let column = u64::filter(size, |_, row| inner(row));
        let diagonal = row & column;
        let between = [row, diagonal, column, diagonal, row, diagonal, column, diagonal];
        Self { size, all: u64::filter(size, |_, _| true), between }
    }

    #[inline]
    fn size(&self) -> u8 {
        self.size
    }

    #[inline]
    fn all(&self) -> u64 {
        self.all
    }

    /// Parallel prefix: runs of discs grow from one to two, four and six squares.
    #[inline]
    fn reach(&self, own: u64, other: u64) -> u64 {
        let over = eight(|way| other & self.between[way]);
        let runs = eight(|way| over[way] & own.rotate_left(STEP[way]));
        let runs = eight(|way| runs[way] | over[way] & runs[way].rotate_left(STEP[way]));
        let over = eight(|way| over[way] & over[way].rotate_left(STEP[way]));
        let runs = eight(|way| runs[way] | over[way] & runs[way].rotate_left(TWO_STEPS[way]));
        let runs = eight(|way| runs[way] | over[way] & runs[way].rotate_left(TWO_STEPS[way]));
        union(eight(|way| runs[way].rotate_left(STEP[way])))
    }

    /// Finds in each direction the nearest square that is not of `other`: towards higher numbers
    /// by the carry of an addition, towards lower ones by counting leading zeros.
    #[inline]
    fn flips(&self, own: u64, other: u64, square: u8) -> u64 {
        let Rays { up, down } = &RAYS[usize::from(square) % RAYS.len()];
        let ends = four(|way| (other | !up[way]).wrapping_add(1) & up[way] & own);
        // Everything below the end, or nothing if there is none.
        let above = four(|way| (ends[way].max(1) - 1) & up[way]);
        let stops = four(|way| down[way] & !other);
        let ends = four(|way| highest(stops[way]) & own);
        // Everything above the end, or nothing if there is none.
        let below = four(|way| (ends[way] << 1).wrapping_neg() & down[way]);
        union(four(|way| above[way] | below[way]))
    }
}

/// A word for each direction.
#[inline]
fn eight(word: impl FnMut(usize) -> u64) -> [u64; 8] {
    array::from_fn(word)
}

/// A word for each direction towards higher numbers, or for each towards lower ones.
#[inline]
fn four(word: impl FnMut(usize) -> u64) -> [u64; 4] {
    array::from_fn(word)
}

#[inline]
fn union<const WAYS: usize>(words: [u64; WAYS]) -> u64 {
    words.into_iter().fold(0, |union, word| union | word)
}

/// The highest square of a set, if it has one.
#[inline]
fn highest(set: u64) -> u64 {
    (1u64 << 63).checked_shr(set.leading_zeros()).unwrap_or(0)
}

/// The squares in line with a square, in the eight directions.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Rays {
    /// Towards higher numbers: right, lower left, down, lower right.
    up: [u64; 4],
    /// Towards lower numbers: the opposite directions.
    down: [u64; 4],
}

/// Aligned, so that the rays of a square are one line of the cache.
static RAYS: [Rays; 64] = rays();

const fn rays() -> [Rays; 64] {
    const WAYS: [(i8, i8); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];
    let mut rays = [Rays { up: [0; 4], down: [0; 4] }; 64];
    let mut square = 0;
    while square < 64 {
        let mut way = 0;
        while way < 4 {
            let (right, down) = WAYS[way];
            rays[square].up[way] = ray(square, right, down);
            rays[square].down[way] = ray(square, -right, -down);
            way += 1;
        }
        square += 1;
    }
    rays
}

#[expect(clippy::cast_possible_truncation, reason = "both are below eight")]
const fn ray(square: usize, right: i8, down: i8) -> u64 {
    let (mut column, mut row) = ((square % 8) as i8 + right, (square / 8) as i8 + down);
    let mut ray = 0;
    while column >= 0 && column < 8 && row >= 0 && row < 8 {
        ray |= 1 << (8 * row + column);
        column += right;
        row += down;
    }
    ray
}
