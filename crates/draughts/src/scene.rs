//! What can be captured, as far as it can be seen without a search.

#![expect(clippy::inline_always, reason = "a direction known to the compiler is one shift")]

use crate::{
    Bits, Colour, Direction, Grid, Kings, Movement, Position, Promotion,
    movement::Law,
    ways::{diagonally, straight},
};

/// The board as the side to move looks at it.
#[derive(Clone, Copy)]
pub(crate) struct CaptureScene<'a, B, L> {
    pub(crate) grid: &'a Grid<B>,
    pub(crate) law: L,
    pub(crate) colour: Colour,
    /// The pieces that move.
    pub(crate) own: B,
    /// The pieces that may be captured.
    pub(crate) prey: B,
    /// The kings of both sides.
    pub(crate) kings: B,
    pub(crate) empty: B,
}

/// What there is to capture.
pub(crate) enum Sight<B> {
    /// Nothing.
    Nothing,
    /// Only captures of one piece, all of them allowed: where they end, for each diagonal.
    Simple([B; 4]),
    /// More than can be seen at once, by these pieces.
    Search(B),
}

impl<'a, B: Bits, L: Law> CaptureScene<'a, B, L> {
    #[inline(always)]
    pub(crate) fn new(grid: &'a Grid<B>, law: L, colour: Colour, position: &Position<B>) -> Self {
        Self {
            grid,
            law,
            colour,
            own: position.own,
            prey: position.other,
            kings: position.kings,
            empty: position.empty(grid),
        }
    }

    /// Looks for captures.
    #[inline(always)]
    pub(crate) fn look(&self) -> Sight<B> {
        let (men, kings) = (self.own & !self.kings, self.own & self.kings);
        let mut hunters = self.jumpers(men, false);
        if kings.any() {
            hunters |= match self.law.movement().kings {
                Kings::Flying => self.flyers(kings),
                Kings::Short => self.jumpers(kings, true),
            };
        }
        if hunters.is_empty() {
            Sight::Nothing
        } else if B::CAPACITY == u64::BITS && self.are_alike(kings) {
            self.look_closer(hunters & men, hunters & kings)
        } else {
            Sight::Search(hunters)
        }
    }

    /// Whether all captures are of one piece. On four words it takes as long to see as to search.
    #[inline(always)]
    fn look_closer(&self, men: B, kings: B) -> Sight<B> {
        let by_men = Jumps::of(self, men, false);
        // Twice, because most often there is no king, and then there is much less to see.
        if kings.is_empty() {
            self.sight_of(&by_men, &Jumps::NONE)
        } else {
            self.sight_of(&by_men, &Jumps::of(self, kings, true))
        }
    }

    /// The captures that begin with these jumps, unless one of them goes on.
    #[inline(always)]
    fn sight_of(&self, by_men: &Jumps<B>, by_kings: &Jumps<B>) -> Sight<B> {
        if self.go_further(by_men, by_kings) {
            return Sight::Search(by_men.jumpers | by_kings.jumpers);
        }
        let ends = |way| self.ends(by_men, way) | self.ends(by_kings, way);
        Sight::Simple([
            ends(Direction::UpLeft),
            ends(Direction::UpRight),
            ends(Direction::DownLeft),
            ends(Direction::DownRight),
        ])
    }

    /// Which of these pieces can jump over a neighbour.
    #[inline(always)]
    fn jumpers(&self, pieces: B, as_king: bool) -> B {
        let mut origins = diagonally(|way| self.origins(way, as_king));
        if self.law.movement().straight {
            origins |= straight(|way| self.origins(way, as_king));
        }
        origins & pieces
    }

    /// Whether captures of one piece, if there are no others, are all allowed and no other moves.
    #[inline(always)]
    fn are_alike(&self, kings: B) -> bool {
        let Movement { compulsory, straight, choice, kings: reach, .. } = self.law.movement();
        let no_flyers = reach == Kings::Short || kings.is_empty();
        let prey_alike = choice.man == choice.king || (self.prey & self.kings).is_empty();
        let hunters_alike = choice.by_king == 0 || kings.is_empty();
        compulsory && !straight && no_flyers && prey_alike && hunters_alike
    }

    /// Whether any jump can be followed by another.
    #[inline(always)]
    fn go_further(&self, by_men: &Jumps<B>, by_kings: &Jumps<B>) -> bool {
        let mut further = self.further(by_men, by_kings, Direction::UpLeft);
        further |= self.further(by_men, by_kings, Direction::UpRight);
        further |= self.further(by_men, by_kings, Direction::DownLeft);
        further |= self.further(by_men, by_kings, Direction::DownRight);
        further.any()
    }

    /// Where jumps that way end with another jump before them.
    #[inline(always)]
    fn further(&self, by_men: &Jumps<B>, by_kings: &Jumps<B>, way: Direction) -> B {
        let last_row = self.grid.last_row(self.colour);
        let onward = match self.law.movement().promotion {
            Promotion::Passes => by_men.onward(way),
            Promotion::Ends => by_men.onward(way) & !last_row,
            // As kings they may see more than can be told from here.
            Promotion::Continues => by_men.onward(way) | last_row,
        };
        self.ends(by_men, way) & onward | self.ends(by_kings, way) & by_kings.onward(way)
    }

    /// Where the jumps in one direction end.
    #[inline(always)]
    fn ends(&self, jumps: &Jumps<B>, way: Direction) -> B {
        let from = jumps.origins[way as usize] & jumps.jumpers;
        self.grid.shift(self.grid.shift(from, way), way)
    }

    /// The squares from which a piece can jump over a neighbour that way.
    #[inline(always)]
    fn origins(&self, way: Direction, as_king: bool) -> B {
        if !self.may_capture(way, as_king) {
            return B::EMPTY;
        }
        let back = way.opposite();
        let over = self.grid.shift(self.empty, back) & self.targets(as_king);
        self.grid.shift(over, back)
    }

    /// Which of the flying kings can capture.
    #[inline(always)]
    fn flyers(&self, kings: B) -> B {
        let can_capture = |&king: &u8| {
            let mut behind = diagonally(|way| self.behind(king, way));
            if self.law.movement().straight {
                behind |= straight(|way| self.behind(king, way));
            }
            behind.any()
        };
        kings.iter::<u8>().filter(can_capture).fold(B::EMPTY, |all, king| all | B::only(king))
    }

    /// The square behind the first piece that way, if that can be captured.
    #[inline(always)]
    fn behind(&self, king: u8, way: Direction) -> B {
        let reach = Grid::reach(self.grid.ray(king, way), way, !self.empty);
        self.grid.shift(reach & self.prey, way) & self.empty
    }

    /// Whether a piece may capture that way.
    #[inline(always)]
    pub(crate) fn may_capture(&self, way: Direction, as_king: bool) -> bool {
        as_king || self.law.movement().backward || !way.is_backward(self.colour)
    }

    /// The pieces that it may capture.
    #[inline(always)]
    pub(crate) fn targets(&self, as_king: bool) -> B {
        if as_king || self.law.movement().men_take_kings {
            self.prey
        } else {
            self.prey & !self.kings
        }
    }
}

/// First jumps over a neighbour along the diagonals: by men, or by short kings.
struct Jumps<B> {
    /// For each direction, the squares from which one can jump that way.
    origins: [B; 4],
    /// The pieces that jump.
    jumpers: B,
}

impl<B: Bits> Jumps<B> {
    const NONE: Self = Self { origins: [B::EMPTY; 4], jumpers: B::EMPTY };

    #[inline(always)]
    fn of<L: Law>(scene: &CaptureScene<'_, B, L>, jumpers: B, as_king: bool) -> Self {
        let origins = [
            scene.origins(Direction::UpLeft, as_king),
            scene.origins(Direction::UpRight, as_king),
            scene.origins(Direction::DownLeft, as_king),
            scene.origins(Direction::DownRight, as_king),
        ];
        Self { origins, jumpers }
    }

    /// The squares from which one can jump, other than back where one came from.
    #[inline(always)]
    fn onward(&self, way: Direction) -> B {
        let mut origins = self.origins;
        origins[way.opposite() as usize] = B::EMPTY;
        let [one, two, three, four] = origins;
        one | two | three | four
    }
}
