//! Where squares are and which way leads from one to another.

use crate::{Bits, Colour, Direction};

/// The most rows that a board has.
const MOST_ROWS: usize = 20;

/// The geometry of a board: which bit is which square, and what lies around it.
///
/// Only the dark squares count. They are numbered row by row from the top left, and after every
/// second row one number is left out:
///
/// ```text
///      0   1   2   3   4           a step up-left   is 6 less
///    5   6   7   8   9     (10)               up-right    5 less
///     11  12  13  14  15                      down-left   5 more
///   16  17  18  19  20     (21)               down-right  6 more
/// ```
///
/// So a step is the same shift for every square of a 10×10 board, and a step over the edge ends on
/// a number that is no square. A board of 8×8 takes 35 numbers, 10×10 takes 54, 20×20 takes 209.
///
/// A board with an odd number of columns is one with a column more, of which the last holds no
/// squares. With an odd number of rows it begins with a row of the other kind, so that the corners
/// are dark: a board of 9×9 is the picture above without its first row, its last column dropped.
///
/// The grid always has its dark corner at white's left hand. A board that is set up the other way
/// round is its mirror image, which changes the names of squares and nothing else.
#[derive(Clone, Debug)]
pub struct Grid<B> {
    width: u8,
    height: u8,
    /// How many squares a row has room for.
    pub(crate) half: u32,
    /// How many rows of the pattern are left out above the board: one where the rows are odd.
    skipped: u8,
    squares: B,
    /// What a step in each direction adds to the number of a square; overflow takes away.
    steps: [u8; 8],
    /// The first and the last square of every row.
    sides: [B; 2],
    /// The squares of each row.
    rows: [B; MOST_ROWS],
    /// The rows on which white's and black's men become kings.
    last_rows: [B; 2],
    /// The squares in the middle half of the board, both ways.
    centre: B,
    /// The squares from a square on in each direction, without the square itself.
    rays: Box<[[B; 8]; 256]>,
}

impl<B: Bits> Grid<B> {
    /// Whether a board of this size fits.
    #[must_use]
    pub const fn fits(width: u8, height: u8) -> bool {
        Self::numbers(width, height) <= B::CAPACITY
    }

    /// How many numbers a board takes, those left out between its squares among them.
    const fn numbers(width: u8, height: u8) -> u32 {
        let half = width.div_ceil(2) as u32;
        height as u32 * half + ((height as u32 - 1 + height as u32 % 2) >> 1)
    }

    /// A board whose width and height are both even or both odd.
    ///
    /// # Panics
    ///
    /// If the board does not fit.
    #[must_use]
    pub fn new(width: u8, height: u8) -> Self {
        assert!(Self::fits(width, height), "{width}×{height} is too big a board");
        let mut grid = Self {
            width,
            height,
            half: u32::from(width.div_ceil(2)),
            skipped: height % 2,
            squares: B::EMPTY,
            steps: Direction::ALL.map(|way| way.added(width.div_ceil(2))),
            sides: [B::EMPTY; 2],
            rows: [B::EMPTY; MOST_ROWS],
            last_rows: [B::EMPTY; 2],
            centre: B::EMPTY,
            rays: Box::new([[B::EMPTY; 8]; 256]),
        };
        for row in 0..height {
            let columns = (0..width).filter_map(|column| grid.square(column, row));
            let squares: Vec<u8> = columns.collect();
            let set =
                |squares: &[u8]| squares.iter().fold(B::EMPTY, |all, &one| all | B::only(one));
            grid.rows[usize::from(row)] = set(&squares);
            grid.squares |= set(&squares);
            grid.sides[0] |= set(&squares[..1]);
            grid.sides[1] |= set(&squares[squares.len() - 1..]);
        }
        grid.last_rows = [grid.row(0), grid.row(height - 1)];
        let middle = |(column, row)| {
            let half = |place: u8, size: u8| (size / 4..size - size / 4).contains(&place);
            half(column, width) && half(row, height)
        };
        let middle = grid.squares.iter::<u8>().filter(|&square| middle(grid.place(square)));
        grid.centre = middle.fold(B::EMPTY, |all, square| all | B::only(square));
        for square in grid.squares.iter::<u8>() {
            for direction in Direction::ALL {
                let ray = grid.walk(square, direction);
                grid.rays[usize::from(square)][direction as usize] = ray;
            }
        }
        grid
    }

    /// The squares from `square` on, step by step.
    fn walk(&self, square: u8, direction: Direction) -> B {
        let (columns, rows) = direction.step();
        let step = |from: u8| {
            let (column, row) = self.place(from);
            self.square(column.checked_add_signed(columns)?, row.checked_add_signed(rows)?)
        };
        let further = std::iter::successors(step(square), |&square| step(square));
        further.fold(B::EMPTY, |all, square| all | B::only(square))
    }

    /// How many columns.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// How many rows.
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// Every square.
    #[must_use]
    #[inline]
    pub const fn squares(&self) -> B {
        self.squares
    }

    /// The dark square at a column and a row from the top left, if there is one.
    #[must_use]
    pub fn square(&self, column: u8, row: u8) -> Option<u8> {
        // Compared, not added: what people type may be far off the board.
        let on_board = column < self.width && row < self.height;
        let dark = (column % 2 != row % 2) == self.height.is_multiple_of(2);
        (on_board && dark).then(|| {
            let before = u32::from(row) * self.half + u32::from((row + self.skipped) >> 1);
            u8::try_from(before + u32::from(column / 2)).expect("a board fits 256 numbers")
        })
    }

    /// The column and the row of a square, from the top left.
    #[must_use]
    pub fn place(&self, square: u8) -> (u8, u8) {
        let half = self.width.div_ceil(2);
        let pair = 2 * half + 1;
        let square = square + half * self.skipped;
        let (rows, rest) = (square / pair * 2, square % pair);
        let (column, row) =
            if rest < half { (2 * rest + 1, rows) } else { (2 * (rest - half), rows + 1) };
        (column, row - self.skipped)
    }

    /// The squares of a row, counted from the top.
    #[must_use]
    #[inline]
    pub const fn row(&self, row: u8) -> B {
        self.rows[row as usize]
    }

    /// The row on which the men of a side become kings.
    #[must_use]
    #[inline]
    pub const fn last_row(&self, colour: Colour) -> B {
        self.last_rows[colour.index()]
    }

    /// The squares in the middle half of the board, both ways.
    #[must_use]
    #[inline]
    pub const fn centre(&self) -> B {
        self.centre
    }

    /// Every square moved one step; what steps off the board ends on no square or falls off.
    #[must_use]
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a direction known to the compiler is one shift")]
    pub fn shift(&self, squares: B, direction: Direction) -> B {
        let half = self.half;
        match direction {
            Direction::UpLeft => squares.down(half + 1),
            Direction::UpRight => squares.down(half),
            Direction::DownLeft => squares.up(half),
            Direction::DownRight => squares.up(half + 1),
            Direction::Up => squares.down(2 * half + 1),
            Direction::Down => squares.up(2 * half + 1),
            // The rows of a pair have no gap between them, so the edges must be told.
            Direction::Left => (squares & !self.sides[0]).down(1),
            Direction::Right => (squares & !self.sides[1]).up(1),
        }
    }

    /// The square one step from a square, which must have one there.
    #[must_use]
    #[inline]
    pub const fn step(&self, square: u8, direction: Direction) -> u8 {
        square.wrapping_add(self.steps[direction as usize])
    }

    /// The squares from a square on, up to the edge.
    #[must_use]
    #[inline]
    pub fn ray(&self, square: u8, direction: Direction) -> B {
        self.rays[usize::from(square)][direction as usize]
    }

    /// The squares of a ray up to and including the first of `blockers`.
    #[must_use]
    #[inline]
    pub fn reach(ray: B, direction: Direction, blockers: B) -> B {
        let met = ray & blockers;
        ray & if direction.is_rising() { met.up_to_first() } else { met.since_last() }
    }
}
