//! Moves that need no search: steps without capture, and captures of one piece.

use crate::{Bits, Colour, Direction, Grid, Move, Position, bits::diagonally};

/// Moves still to come, of which each is known by where it ends and which way it goes.
///
/// All pieces that go the same way are one set, and counting moves is counting bits. Only flying
/// kings take their turns one by one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hops<'a, B> {
    grid: &'a Grid<B>,
    /// The row on which men become kings.
    last_row: B,
    /// The kings of both sides.
    kings: B,
    empty: B,
    /// Whether the moves are captures, and two steps wide.
    capture: bool,
    /// Where pieces end, for each diagonal direction.
    ends: [B; 4],
    /// The flying kings whose turn has not come.
    flying: B,
    /// The flying king whose turn it is, and where it still can go.
    flyer: u8,
    by_flyer: B,
}

impl<'a, B: Bits> Hops<'a, B> {
    /// No moves.
    #[inline]
    pub(crate) fn none(grid: &'a Grid<B>) -> Self {
        Self {
            grid,
            last_row: B::NONE,
            kings: B::NONE,
            empty: B::NONE,
            capture: false,
            ends: [B::NONE; 4],
            flying: B::NONE,
            flyer: 0,
            by_flyer: B::NONE,
        }
    }

    /// Captures of one piece each, which end on these squares.
    #[inline]
    pub(crate) fn captures(grid: &'a Grid<B>, position: &Position<B>, ends: [B; 4]) -> Self {
        let last_row = grid.last_row(position.turn());
        Self { last_row, kings: position.kings, capture: true, ends, ..Self::none(grid) }
    }

    /// The steps of the side to move, by its men and by those of its kings that may move.
    #[inline]
    pub(crate) fn steps(
        grid: &'a Grid<B>,
        position: &Position<B>,
        kings_fly: bool,
        movable_kings: B,
    ) -> Self {
        let empty = grid.squares() & !(position.own | position.other);
        let men = position.own & !position.kings;
        let kings = if kings_fly { B::NONE } else { movable_kings };
        let (up, down) = match position.turn() {
            Colour::White => (men | kings, kings),
            Colour::Black => (kings, men | kings),
        };
        let ends = [
            grid.shift(up, Direction::UpLeft) & empty,
            grid.shift(up, Direction::UpRight) & empty,
            grid.shift(down, Direction::DownLeft) & empty,
            grid.shift(down, Direction::DownRight) & empty,
        ];
        Self {
            grid,
            last_row: grid.last_row(position.turn()),
            kings: position.kings,
            empty,
            capture: false,
            ends,
            flying: if kings_fly { movable_kings } else { B::NONE },
            flyer: 0,
            by_flyer: B::NONE,
        }
    }

    /// Whether there is no move left.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        let [one, two, three, four] = self.ends;
        (one | two | three | four | self.by_flyer).is_empty() && self.flying_are_stuck()
    }

    #[inline]
    fn flying_are_stuck(&self) -> bool {
        let around = |way| self.grid.shift(self.flying, way) & self.empty;
        self.flying.is_empty() || diagonally(around).is_empty()
    }

    /// Where a flying king on this square can go.
    #[inline]
    fn of_flyer(&self, king: u8) -> B {
        let reach = |way| Grid::reach(self.grid.ray(king, way), way, !self.empty);
        diagonally(reach) & self.empty
    }

    /// How many are left.
    #[inline]
    pub(crate) fn left(&self) -> usize {
        let mut count: u32 = self.ends.iter().map(|ends| ends.count()).sum();
        count += self.by_flyer.count();
        for king in self.flying.squares() {
            count += self.of_flyer(king).count();
        }
        count as usize
    }

    /// The next one.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<Move<B>> {
        for way in Direction::DIAGONAL {
            let ends = &mut self.ends[way as usize];
            if ends.any() {
                let to = ends.first();
                *ends = ends.without_first();
                return Some(self.hop(to, way));
            }
        }
        while self.by_flyer.is_empty() {
            if self.flying.is_empty() {
                return None;
            }
            self.next_flyer();
        }
        let to = self.by_flyer.first();
        self.by_flyer = self.by_flyer.without_first();
        Some(Move { from: self.flyer, to, crowned: false, captured: B::NONE })
    }

    /// Skips some moves.
    pub(crate) fn skip(&mut self, mut skip: usize) {
        for ends in &mut self.ends {
            skip = drop_some(ends, skip);
        }
        loop {
            skip = drop_some(&mut self.by_flyer, skip);
            if self.by_flyer.any() || self.flying.is_empty() {
                return;
            }
            self.next_flyer();
        }
    }

    #[inline]
    fn next_flyer(&mut self) {
        self.flyer = self.flying.first();
        self.flying = self.flying.without_first();
        self.by_flyer = self.of_flyer(self.flyer);
    }

    /// The move that went this way and ended on `to`.
    #[inline]
    fn hop(&self, to: u8, way: Direction) -> Move<B> {
        let back = way.opposite();
        let before = self.grid.step(to, back);
        let (from, captured) = if self.capture {
            (self.grid.step(before, back), B::of(before))
        } else {
            (before, B::NONE)
        };
        let crowned = self.last_row.has(to) && !self.kings.has(from);
        Move { from, to, crowned, captured }
    }
}

/// Drops up to `skip` squares; says how many were too many.
#[inline]
pub(crate) fn drop_some<B: Bits>(squares: &mut B, skip: usize) -> usize {
    let count = squares.count() as usize;
    if count <= skip {
        *squares = B::NONE;
        return skip - count;
    }
    for _ in 0..skip {
        *squares = squares.without_first();
    }
    0
}
