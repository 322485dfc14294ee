//! A number for every position with the same counts.
//!
//! The places of the pieces of one kind are a combination, and the rank of a combination is a sum of
//! binomial coefficients (the combinatorial number system). Men are ranked among the squares where
//! they can stand, kings among those that are left, so the only numbers without a position are those
//! in which men of both sides stand on one square.

use super::PieceCounts;
use crate::{Bits, Colour, Grid, Position, numbering::Numbering};

/// The most pieces of one kind.
const KIND: usize = PieceCounts::MOST as usize;
/// The most squares of a board, and one more.
const SQUARES: usize = 201;

/// The squares of a board, numbered for ranking.
#[derive(Debug)]
pub(super) struct PositionIndex {
    numbering: Numbering,
    /// How many squares are in the first row, where no man of the side to move can stand.
    row: u8,
    /// The binomial coefficients: `binomials[n][k]`.
    binomials: Vec<[u64; KIND + 1]>,
}

/// How many ways there are to place each kind of piece, one kind after the other.
#[derive(Clone, Copy, Debug)]
struct Factors {
    their_men: u64,
    own_kings: u64,
    their_kings: u64,
}

/// A few numbers in order, the lowest first.
#[derive(Clone, Copy, Debug, Default)]
struct RankedSquares {
    count: usize,
    list: [u8; 2 * KIND],
}

impl RankedSquares {
    /// Puts one more in its place.
    #[inline]
    fn insert(&mut self, number: u8) {
        let mut place = self.count;
        while place > 0 && self.list[place - 1] > number {
            self.list[place] = self.list[place - 1];
            place -= 1;
        }
        self.list[place] = number;
        self.count += 1;
    }

    #[inline]
    fn as_slice(&self) -> &[u8] {
        &self.list[..self.count]
    }
}

impl PositionIndex {
    pub(super) fn new<B: Bits>(grid: &Grid<B>) -> Self {
        let mut binomials = vec![[0_u64; KIND + 1]; SQUARES];
        for n in 0..SQUARES {
            binomials[n][0] = 1;
            for k in 1..=KIND.min(n) {
                let above = binomials[n - 1];
                // What no table can hold need not be told apart.
                binomials[n][k] = above[k - 1].saturating_add(above[k]);
            }
        }
        let row = u8::try_from(grid.row(0).count()).expect("ten squares at most");
        Self { numbering: Numbering::new(grid), row, binomials }
    }

    fn choose(&self, squares: u8, pieces: u8) -> u64 {
        self.binomials[usize::from(squares)][usize::from(pieces)]
    }

    fn factors(&self, counts: PieceCounts) -> Factors {
        let squares = self.numbering.count();
        let left = squares - counts.own_men - counts.their_men;
        Factors {
            their_men: self.choose(squares - self.row, counts.their_men),
            own_kings: self.choose(left, counts.own_kings),
            their_kings: self.choose(left - counts.own_kings, counts.their_kings),
        }
    }

    /// How many numbers there are; none if they are too many to be counted or too few squares are.
    pub(super) fn size(&self, counts: PieceCounts) -> Option<u64> {
        if counts.pieces() >= self.numbering.count() || counts.pieces() > PieceCounts::MOST {
            return None;
        }
        let Factors { their_men, own_kings, their_kings } = self.factors(counts);
        let own_men = self.choose(self.numbering.count() - self.row, counts.own_men);
        own_men.checked_mul(their_men)?.checked_mul(own_kings)?.checked_mul(their_kings)
    }

    /// The rank of a combination, in order.
    #[inline]
    fn rank(&self, numbers: &[u8]) -> u64 {
        let binomial =
            |(place, &number): (usize, &u8)| self.binomials[usize::from(number)][place + 1];
        numbers.iter().enumerate().map(binomial).sum()
    }

    /// The combination of a rank.
    #[inline]
    fn unrank(&self, mut rank: u64, pieces: u8, squares: u8) -> RankedSquares {
        let mut numbers = RankedSquares { count: pieces.into(), ..RankedSquares::default() };
        let mut number = squares;
        for place in (0..usize::from(pieces)).rev() {
            number -= 1;
            while self.binomials[usize::from(number)][place + 1] > rank {
                number -= 1;
            }
            rank -= self.binomials[usize::from(number)][place + 1];
            numbers.list[place] = number;
        }
        numbers
    }

    /// The number of a position among those with its counts.
    #[inline]
    pub(super) fn index<B: Bits>(&self, counts: PieceCounts, position: &Position<B>) -> u64 {
        let colour = position.turn();
        let numbers = |squares: B, less: u8| {
            let mut numbers = RankedSquares::default();
            for square in squares.iter() {
                numbers.insert(self.numbering.number(colour, square) - less);
            }
            numbers
        };
        let Position { own, other, kings, .. } = *position;
        let own_men = numbers(own & !kings, self.row);
        let their_men = numbers(other & !kings, 0);
        let men = numbers((own | other) & !kings, 0);
        let own_kings = Self::among_free(numbers(own & kings, 0), &men);
        let pieces = numbers((own | other) & !kings | own & kings, 0);
        let their_kings = Self::among_free(numbers(other & kings, 0), &pieces);
        let factors = self.factors(counts);
        let rank = self.rank(own_men.as_slice());
        let rank = rank * factors.their_men + self.rank(their_men.as_slice());
        let rank = rank * factors.own_kings + self.rank(own_kings.as_slice());
        rank * factors.their_kings + self.rank(their_kings.as_slice())
    }

    /// The same numbers, counted without those that are taken.
    #[inline]
    fn among_free(mut numbers: RankedSquares, taken: &RankedSquares) -> RankedSquares {
        for place in 0..numbers.count {
            let number = numbers.list[place];
            let below = taken.as_slice().iter().filter(|&&other| other < number).count();
            numbers.list[place] -= u8::try_from(below).expect("a few pieces");
        }
        numbers
    }

    /// The position of a number, white to move; none where two men stand on one square.
    #[inline]
    pub(super) fn position<B: Bits>(&self, counts: PieceCounts, index: u64) -> Option<Position<B>> {
        let factors = self.factors(counts);
        let (rest, their_kings) = (index / factors.their_kings, index % factors.their_kings);
        let (rest, own_kings) = (rest / factors.own_kings, rest % factors.own_kings);
        let (own_men, their_men) = (rest / factors.their_men, rest % factors.their_men);
        let squares = self.numbering.count();
        let mut taken = RankedSquares::default();
        let mut sides = [B::EMPTY; 2];
        let standing = squares - self.row;
        for (side, rank, men, first) in
            [(0, own_men, counts.own_men, self.row), (1, their_men, counts.their_men, 0)]
        {
            for &number in self.unrank(rank, men, standing).as_slice() {
                let square = self.numbering.square(number + first);
                if sides[0].contains(square) {
                    return None;
                }
                sides[side] |= B::only(square);
                taken.insert(number + first);
            }
        }
        let men = sides[0] | sides[1];
        let mut free = squares - counts.own_men - counts.their_men;
        for (side, rank, kings) in
            [(0, own_kings, counts.own_kings), (1, their_kings, counts.their_kings)]
        {
            let ranked = self.unrank(rank, kings, free);
            free -= kings;
            for number in Self::past_taken(ranked, &mut taken) {
                sides[side] |= B::only(self.numbering.square(number));
            }
        }
        let kings = (sides[0] | sides[1]) & !men;
        Some(Position::new(sides, kings, Colour::White))
    }

    /// Squares that were counted without those taken, as they are; they are taken then.
    #[inline]
    fn past_taken(ranked: RankedSquares, taken: &mut RankedSquares) -> impl Iterator<Item = u8> {
        let mut numbers = ranked;
        for number in &mut numbers.list[..numbers.count] {
            for &other in taken.as_slice() {
                *number += u8::from(other <= *number);
            }
        }
        for &number in numbers.as_slice() {
            taken.insert(number);
        }
        numbers.list.into_iter().take(numbers.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published numbers of positions: see the counts in `tests/it/endgames.rs`.
    #[test]
    fn every_position_has_one_number() {
        for (width, height, expected) in [(8, 8, [3_488, 196_032]), (10, 10, [8_845, 806_300])] {
            let grid = Grid::<u64>::new(width, height);
            let index = PositionIndex::new(&grid);
            let mut found = [0_u64; 2];
            for counts in PieceCounts::in_order(3) {
                let size = index.size(counts).expect("small");
                let mut valid = 0;
                for number in 0..size {
                    let Some(position) = index.position::<u64>(counts, number) else { continue };
                    assert_eq!(PieceCounts::of(&position), counts);
                    assert_eq!(index.index(counts, &position), number);
                    valid += 1;
                }
                // The other side to move is the same board turned.
                let twice = if counts == counts.turned() { 1 } else { 2 };
                found[usize::from(counts.pieces() - 2)] += twice * valid;
            }
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn a_turned_board_has_the_same_number() {
        let grid = Grid::<u64>::new(8, 8);
        let index = PositionIndex::new(&grid);
        let counts = PieceCounts { own_men: 1, own_kings: 1, their_men: 1, their_kings: 1 };
        let numbering = Numbering::new(&grid);
        for number in (0..index.size(counts).expect("small")).step_by(97) {
            let Some(white) = index.position::<u64>(counts, number) else { continue };
            let turned = |squares: u64| {
                let turn = |square| numbering.square(numbering.number(Colour::Black, square));
                squares.iter().map(turn).fold(0, |all, square: u8| all | u64::only(square))
            };
            let sides = [turned(white.other), turned(white.own)];
            let black = Position::new(sides, turned(white.kings), Colour::Black);
            assert_eq!(index.index(counts, &black), number);
        }
    }
}
