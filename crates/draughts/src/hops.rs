//! Moves that need no search: steps without capture, and captures of one piece.

#![expect(clippy::inline_always, reason = "measured: 5 % of perft, 10 % of random games")]

use crate::{
    Bits, Colour, Direction, Grid, Kings, Move, movement::Law, scene::CaptureScene,
    ways::diagonally,
};

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
    /// What is captured: the other side's pieces, or nothing if the moves are steps.
    prey: B,
    /// Where pieces end, for each diagonal direction.
    ends: [B; 4],
    /// The flying kings whose turn has not come.
    flying: B,
    /// Where the flying king whose turn it is still can go.
    by_flyer: B,
    flyer: u8,
    /// How many moves are left, those of flying kings apart. Kept because it is asked most often.
    left: u32,
}

impl<'a, B: Bits> Hops<'a, B> {
    #[inline]
    fn new(scene: &CaptureScene<'a, B, impl Law>, ends: [B; 4]) -> Self {
        let [one, two, three, four] = ends;
        Self {
            grid: scene.grid,
            last_row: scene.grid.last_row(scene.colour),
            kings: scene.kings,
            empty: scene.empty,
            prey: B::EMPTY,
            ends,
            flying: B::EMPTY,
            by_flyer: B::EMPTY,
            flyer: 0,
            left: one.count() + two.count() + three.count() + four.count(),
        }
    }

    /// Captures of one piece each, which end on these squares.
    #[inline]
    pub(crate) fn captures(scene: &CaptureScene<'a, B, impl Law>, ends: [B; 4]) -> Self {
        Self { prey: scene.prey, ..Self::new(scene, ends) }
    }

    /// The steps of the side to move, by its men and by those of its kings that may move.
    #[inline]
    pub(crate) fn steps(scene: &CaptureScene<'a, B, impl Law>, movable_kings: B) -> Self {
        let CaptureScene { grid, empty, .. } = *scene;
        let men = scene.own & !scene.kings;
        let (flying, kings) = match scene.law.movement().kings {
            Kings::Flying => (movable_kings, B::EMPTY),
            Kings::Short => (B::EMPTY, movable_kings),
        };
        let (up, down) = match scene.colour {
            Colour::White => (men | kings, kings),
            Colour::Black => (kings, men | kings),
        };
        let ends = [
            grid.shift(up, Direction::UpLeft) & empty,
            grid.shift(up, Direction::UpRight) & empty,
            grid.shift(down, Direction::DownLeft) & empty,
            grid.shift(down, Direction::DownRight) & empty,
        ];
        Self { flying, ..Self::new(scene, ends) }
    }

    /// Whether there is no move left.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        let around = |way| self.grid.shift(self.flying, way) & self.empty;
        self.left == 0
            && self.by_flyer.is_empty()
            && (self.flying.is_empty() || diagonally(around).is_empty())
    }

    /// Where a flying king on this square can go.
    #[inline]
    fn of_flyer(&self, king: u8) -> B {
        diagonally(|way| Grid::reach(self.grid.ray(king, way), way, !self.empty)) & self.empty
    }

    /// How many are left.
    #[inline]
    pub(crate) fn left(&self) -> usize {
        let flights =
            if (self.flying | self.by_flyer).is_empty() { 0 } else { self.left_to_flyers() };
        (self.left + flights) as usize
    }

    fn left_to_flyers(&self) -> u32 {
        let waiting: u32 = self.flying.iter::<u8>().map(|king| self.of_flyer(king).count()).sum();
        waiting + self.by_flyer.count()
    }

    /// The next one.
    #[inline(always)]
    pub(crate) fn next(&mut self) -> Option<Move<B>> {
        if self.left == 0 {
            return self.next_of_flyers();
        }
        self.left -= 1;
        let [up_left, up_right, down_left, down_right] = self.ends;
        if up_left.any() {
            self.ends[0] = up_left.without_first();
            Some(self.hop(up_left.first(), Direction::UpLeft))
        } else if up_right.any() {
            self.ends[1] = up_right.without_first();
            Some(self.hop(up_right.first(), Direction::UpRight))
        } else if down_left.any() {
            self.ends[2] = down_left.without_first();
            Some(self.hop(down_left.first(), Direction::DownLeft))
        } else {
            self.ends[3] = down_right.without_first();
            Some(self.hop(down_right.first(), Direction::DownRight))
        }
    }

    /// Calls `visit` with every move that is left, one direction after the other.
    #[inline(always)]
    pub(crate) fn fold<A>(mut self, mut found: A, mut visit: impl FnMut(A, Move<B>) -> A) -> A {
        const WAYS: [Direction; 4] =
            [Direction::UpLeft, Direction::UpRight, Direction::DownLeft, Direction::DownRight];
        for (mut ends, way) in self.ends.into_iter().zip(WAYS) {
            while ends.any() {
                found = visit(found, self.hop(ends.first(), way));
                ends = ends.without_first();
            }
        }
        while let Some(played) = self.next_of_flyers() {
            found = visit(found, played);
        }
        found
    }

    #[inline]
    fn next_of_flyers(&mut self) -> Option<Move<B>> {
        while self.by_flyer.is_empty() {
            if self.flying.is_empty() {
                return None;
            }
            self.next_flyer();
        }
        let to = self.by_flyer.first();
        self.by_flyer = self.by_flyer.without_first();
        Some(Move::new(self.flyer, to, false, B::EMPTY))
    }

    /// Skips some moves.
    #[inline(always)]
    pub(crate) fn skip(&mut self, mut skip: usize) {
        if self.left > 0 {
            for ends in &mut self.ends {
                let before = ends.count();
                skip = drop_some(ends, skip);
                self.left -= before - ends.count();
            }
        }
        while skip > 0 {
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
        let captured = B::only(before) & self.prey;
        let from = if captured.any() { self.grid.step(before, back) } else { before };
        let crowned = self.last_row.contains(to) && !self.kings.contains(from);
        Move::new(from, to, crowned, captured)
    }
}

/// Drops up to `skip` squares; says how many were too many.
#[inline]
pub(crate) fn drop_some<B: Bits>(squares: &mut B, skip: usize) -> usize {
    let count = squares.count() as usize;
    if count <= skip {
        *squares = B::EMPTY;
        return skip - count;
    }
    for _ in 0..skip {
        *squares = squares.without_first();
    }
    0
}
