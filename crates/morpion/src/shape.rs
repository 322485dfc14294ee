//! Everything decided about a game before it begins.

use rules::{Phrase, Player, Settings, SpecError, Square};

use crate::Cell;

/// The four ways a line can run, as steps of columns and rows.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Everything decided about a game, and what follows from it for every cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Columns of the grid.
    pub width: u8,
    /// Rows of the grid.
    pub height: u8,
    /// How many symbols in a row make a line.
    pub align: u8,
    /// How many players there are.
    pub players: u8,
    /// Who begins.
    pub first: Player,
    /// Whether a longer row is no line.
    pub exact: bool,
    /// Whether completing a line loses.
    pub misere: bool,
    /// For each cell, what lies around it in each direction.
    arms: Vec<[Arm; 4]>,
    /// Every row, column and diagonal long enough for a line.
    runs: Vec<Run>,
}

/// How far the grid goes on from a cell, both ways along a direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Arm {
    pub(crate) back: u8,
    pub(crate) ahead: u8,
    /// From a cell to the next one ahead.
    pub(crate) step: u16,
}

impl Arm {
    /// The cells next to a cell, on either side of it.
    pub(crate) fn beside(self, cell: Cell) -> impl Iterator<Item = Cell> {
        let back = (self.back > 0).then(|| Cell(cell.0.wrapping_sub(self.step)));
        let ahead = (self.ahead > 0).then(|| Cell(cell.0.wrapping_add(self.step)));
        back.into_iter().chain(ahead)
    }
}

/// A whole row, column or diagonal of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) start: Cell,
    pub(crate) step: i16,
    pub(crate) length: u8,
}

impl Run {
    /// The cells of the run, in order.
    pub(crate) fn cells(self) -> impl Iterator<Item = Cell> {
        let Run { start, step, length } = self;
        (0..i16::from(length)).map(move |index| Cell(start.0.wrapping_add_signed(index * step)))
    }
}

impl Shape {
    /// A game as the knobs say.
    ///
    /// # Errors
    ///
    /// If no line fits the grid, or the one to begin has no seat.
    pub fn new(settings: &Settings) -> Result<Self, SpecError> {
        let [width, height, align, players] =
            ["width", "height", "align", "players"].map(|knob| settings.byte(knob));
        let longest = width.max(height);
        if longest < align {
            let clash = Phrase::new("error-morpion-align")
                .with("align", u64::from(align))
                .with("longest", u64::from(longest));
            return Err(SpecError::Clash(clash));
        }
        let first = settings.number("first").unwrap_or(1);
        if u64::from(players) < first {
            let clash = Phrase::new("error-morpion-first")
                .with("first", first)
                .with("players", u64::from(players));
            return Err(SpecError::Clash(clash));
        }
        let first = Player(u8::try_from(first - 1).expect("a seat at the table"));
        let on = |knob| settings.switch(knob).unwrap_or(false);
        let mut shape = Self {
            width,
            height,
            align,
            players,
            first,
            exact: on("exact"),
            misere: on("misere"),
            arms: Vec::new(),
            runs: Vec::new(),
        };
        shape.arms = shape.cells().map(|cell| shape.arms_of(cell)).collect();
        shape.runs = shape.cells().flat_map(|cell| shape.runs_from(cell)).collect();
        Ok(shape)
    }

    /// How many cells the grid has.
    #[must_use]
    pub fn size(&self) -> u16 {
        u16::from(self.width) * u16::from(self.height)
    }

    /// Every cell, row by row from the top left.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.size()).map(Cell)
    }

    /// Whether this is the game that is widely known: three by three, two players.
    #[must_use]
    pub fn is_classic(&self) -> bool {
        let sizes = [self.width, self.height, self.align, self.players];
        sizes == [3, 3, 3, 2] && !self.misere
    }

    /// Where a cell is on the board.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Square {
        let width = u16::from(self.width);
        let byte = |number: u16| u8::try_from(number).expect("at most 26 rows and columns");
        Square { column: byte(cell.0 % width), row: byte(cell.0 / width) }
    }

    /// Which cell is at a square, if it is on the board.
    #[must_use]
    pub fn cell(&self, Square { column, row }: Square) -> Option<Cell> {
        (column < self.width && row < self.height)
            .then(|| Cell(u16::from(row) * u16::from(self.width) + u16::from(column)))
    }

    /// What lies around a cell in each of the four directions.
    #[inline]
    pub(crate) fn arms(&self, cell: Cell) -> &[Arm; 4] {
        &self.arms[cell.index()]
    }

    /// Every row, column and diagonal long enough for a line.
    pub(crate) fn runs(&self) -> &[Run] {
        &self.runs
    }

    fn arms_of(&self, cell: Cell) -> [Arm; 4] {
        DIRECTIONS.map(|(dx, dy)| Arm {
            back: self.room(cell, -dx, -dy),
            ahead: self.room(cell, dx, dy),
            step: self.step(dx, dy).cast_unsigned(),
        })
    }

    /// The runs that begin at a cell.
    fn runs_from(&self, start: Cell) -> Vec<Run> {
        let begins = |&(dx, dy): &(i8, i8)| {
            let length = 1 + self.room(start, dx, dy);
            self.room(start, -dx, -dy) == 0 && self.align <= length
        };
        let run =
            |(dx, dy)| Run { start, step: self.step(dx, dy), length: 1 + self.room(start, dx, dy) };
        DIRECTIONS.into_iter().filter(begins).map(run).collect()
    }

    fn step(&self, dx: i8, dy: i8) -> i16 {
        i16::from(dx) + i16::from(dy) * i16::from(self.width)
    }

    /// How many cells there are beyond a cell in a direction.
    fn room(&self, cell: Cell, dx: i8, dy: i8) -> u8 {
        let Square { column, row } = self.square(cell);
        let along = |step: i8, place: u8, size: u8| match step {
            0 => u8::MAX,
            1 => size - 1 - place,
            _ => place,
        };
        along(dx, column, self.width).min(along(dy, row, self.height))
    }
}
