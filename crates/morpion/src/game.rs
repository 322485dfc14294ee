//! The game itself: turns, lines and the end.

use std::marker::PhantomData;

use bits::Bits as _;
use rules::{Game, Outcome, Player, Square};

use crate::{Cell, Cells, Shape, Stones, rows::Rows, shape::Arm};

/// Morpion with every option decided, on a grid of at most `W` times 64 cells.
#[derive(Clone, Debug)]
pub struct Morpion<const W: usize, S> {
    /// What was decided.
    pub shape: Shape,
    /// The cells of the grid.
    grid: Cells<W>,
    rows: Option<Rows>,
    stones: PhantomData<fn() -> S>,
}

/// Stones on the grid and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position<S> {
    pub(crate) stones: S,
    /// How many stones there are.
    pub(crate) count: u16,
    pub(crate) turn: Player,
    /// Who has completed a line.
    pub(crate) aligned: Option<Player>,
}

impl<const W: usize, S: Stones<W>> Morpion<W, S> {
    /// The game of that shape.
    ///
    /// # Panics
    ///
    /// If the shape has more cells than this type holds.
    #[must_use]
    pub fn new(shape: Shape) -> Self {
        assert!(usize::from(shape.size()) <= W * 64, "a grid of at most {} cells", W * 64);
        let (grid, rows) = (Cells::below(shape.size().into()), Rows::new(&shape));
        Self { shape, grid, rows, stones: PhantomData }
    }

    /// The free cells.
    #[must_use]
    #[inline]
    pub fn free(&self, position: &Position<S>) -> Cells<W> {
        self.grid.without(position.stones.taken())
    }

    /// Whether a stone of `player` on `cell` makes, or would make, a line where none was before.
    #[must_use]
    #[inline]
    pub fn aligns(&self, stones: &S, player: Player, cell: Cell) -> bool {
        if let (Some(word), Some(rows)) = (stones.word(player), &self.rows) {
            let long_enough = rows.are_in(word | 1 << cell.0);
            // Whether a row is too long, only walking along it tells.
            if !long_enough || !self.shape.exact {
                return long_enough;
            }
        }
        let arms = self.shape.arms(cell);
        arms.iter().any(|&arm| self.is_line(Self::row_through(stones, player, cell, arm)))
    }

    /// Every line of `player` on the grid, each from end to end.
    #[must_use]
    pub fn lines(&self, stones: &S, player: Player) -> Vec<Vec<Square>> {
        let mut lines = Vec::new();
        for run in self.shape.runs() {
            let cells: Vec<Cell> = run.cells().collect();
            let rows = cells.chunk_by(|&left, &right| {
                stones.holds(player, left) == stones.holds(player, right)
            });
            let long = |row: &&[Cell]| {
                let length = u8::try_from(row.len()).expect("a grid is at most 26 wide");
                stones.holds(player, row[0]) && self.is_line(length)
            };
            let squares = |row: &[Cell]| row.iter().map(|&cell| self.shape.square(cell)).collect();
            lines.extend(rows.filter(long).map(squares));
        }
        lines
    }

    #[inline]
    fn is_line(&self, length: u8) -> bool {
        if self.shape.exact { length == self.shape.align } else { self.shape.align <= length }
    }

    /// How long the row of `player` through a cell is along one direction, the cell itself counted.
    #[inline]
    fn row_through(stones: &S, player: Player, cell: Cell, arm: Arm) -> u8 {
        let reach = |room: u8, step: u16| {
            let (mut length, mut next) = (0, cell.0);
            while length < room {
                next = next.wrapping_add(step);
                if !stones.holds(player, Cell(next)) {
                    break;
                }
                length += 1;
            }
            length
        };
        1 + reach(arm.ahead, arm.step) + reach(arm.back, arm.step.wrapping_neg())
    }
}

impl<const W: usize, S: Stones<W>> Game for Morpion<W, S> {
    type Position = Position<S>;
    type Move = Cell;

    fn players(&self) -> u8 {
        self.shape.players
    }

    fn start(&self) -> Position<S> {
        Position { stones: S::NONE, count: 0, turn: self.shape.first, aligned: None }
    }

    #[inline]
    fn turn(&self, position: &Position<S>) -> Player {
        position.turn
    }

    #[inline]
    fn moves(&self, position: &Position<S>) -> Result<impl Iterator<Item = Cell>, Outcome> {
        match position.aligned {
            Some(player) if !self.shape.misere => Err(Outcome::Win(player)),
            Some(player) if self.shape.players == 2 => Err(Outcome::Win(player.other())),
            Some(player) => Err(Outcome::Lose(player)),
            None if position.count == self.shape.size() => Err(Outcome::Draw),
            None => Ok(self.free(position).iter()),
        }
    }

    #[inline]
    fn play(&self, position: &mut Position<S>, cell: Cell) {
        let player = position.turn;
        position.stones.place(player, cell);
        position.count += 1;
        position.turn = player.next(self.shape.players);
        if self.aligns(&position.stones, player, cell) {
            position.aligned = Some(player);
        }
    }
}
