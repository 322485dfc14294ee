//! What a search of a game of two asks of the grid, whichever way lines are followed: by shapes
//! where they are short, by windows where they are long or must be avoided.

use rules::{Outcome, Player};
use search::Score;

use crate::{
    Bits, Cell, Cells, Morpion, Position, Stones,
    engine::{
        arena::Arena, cell_class::CellClass, chain::double_threat, field::Field, near::Near,
        shape_grid::ShapeGrid, shape_weights::ShapeWeights,
    },
    evaluators::LOUDEST,
};

/// The lines of a grid, while stones come and go.
pub(crate) trait GridLines<const W: usize> {
    /// The free cells.
    fn free(&self) -> Cells<W>;

    /// A number that stands for who stands where.
    fn key(&self) -> u64;

    /// The cells that complete a line of `player`.
    fn completing(&self, player: Player) -> Cells<W>;

    /// The cells on which a stone of `player` makes a threat to complete a line; where one can be
    /// completed already, those may be left out that complete it.
    fn forcing(&self, player: Player) -> Cells<W>;

    /// The cells on which a stone of `player` has two ways to complete a line.
    fn doubling(&self, player: Player) -> Cells<W>;

    /// The cells on which a stone of `player` makes an open three, if the grid knows.
    fn three_making(&self, _player: Player) -> Cells<W> {
        Cells::EMPTY
    }

    /// The cells that complete a line of `player` through `cell`, once `player` holds it.
    fn completing_through(&self, player: Player, cell: Cell) -> Cells<W>;

    /// A stone of `player` on a free cell, whichever player's turn it is.
    fn place(&mut self, player: Player, cell: Cell);

    /// Takes the last stone back.
    fn take_back(&mut self);

    /// The cells of which one must be taken, or a threat be made, by the opponent of `attacker`,
    /// who could otherwise have two ways to complete a line with the next stone; nothing if the
    /// attacker could not.
    ///
    /// A stone that makes no threat must stand on the attacker's cell or on one of those that
    /// would complete a line then, for each such cell: no other stone is in the way.
    fn blocks(&self, attacker: Player) -> Option<Cells<W>> {
        let block = |cell: Cell| self.completing_through(attacker, cell) | Cells::only(cell);
        self.doubling(attacker).iter().map(block).reduce(|all, block| all & block)
    }
}

impl<const W: usize> GridLines<W> for Field<W> {
    fn free(&self) -> Cells<W> {
        self.free()
    }

    fn key(&self) -> u64 {
        self.key()
    }

    fn completing(&self, player: Player) -> Cells<W> {
        self.completing(player)
    }

    fn forcing(&self, player: Player) -> Cells<W> {
        self.forcing(player)
    }

    fn doubling(&self, player: Player) -> Cells<W> {
        let mut cells = self.forcing(player);
        for cell in self.forcing(player).iter::<Cell>() {
            if double_threat(self, player, cell).is_none() {
                cells.remove(cell);
            }
        }
        cells
    }

    fn completing_through(&self, player: Player, cell: Cell) -> Cells<W> {
        self.completing_after(player, cell)
    }

    fn place(&mut self, player: Player, cell: Cell) {
        self.place(player, cell);
    }

    fn take_back(&mut self) {
        self.take_back();
    }
}

impl<const W: usize> GridLines<W> for ShapeGrid<W> {
    #[inline]
    fn free(&self) -> Cells<W> {
        self.free()
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key()
    }

    #[inline]
    fn completing(&self, player: Player) -> Cells<W> {
        self.completing(player)
    }

    #[inline]
    fn forcing(&self, player: Player) -> Cells<W> {
        self.forcing(player)
    }

    #[inline]
    fn doubling(&self, player: Player) -> Cells<W> {
        self.doubling(player)
    }

    #[inline]
    fn three_making(&self, player: Player) -> Cells<W> {
        self.three_making(player)
    }

    fn completing_through(&self, player: Player, cell: Cell) -> Cells<W> {
        self.completing_through(player, cell)
    }

    fn place(&mut self, player: Player, cell: Cell) {
        self.place(player, cell);
    }

    fn take_back(&mut self) {
        self.take_back();
    }
}

/// A grid on which two play, with what a search wants to know about it.
pub(crate) trait Ground<const W: usize> {
    /// How lines are followed.
    type GridLines: GridLines<W>;

    /// The lines.
    fn lines(&self) -> &Self::GridLines;

    /// The lines, to try stones that are taken back again.
    fn lines_mut(&mut self) -> &mut Self::GridLines;

    /// Whose turn it is.
    fn turn(&self) -> Player;

    /// Whether completing a line loses.
    fn misere(&self) -> bool;

    /// The player to move takes a free cell.
    fn play(&mut self, cell: Cell);

    /// Takes the last move back.
    fn take_back(&mut self);

    /// How the game is bound to end, as far as that shows at a glance, and in how many plies.
    fn end(&self) -> Option<(Outcome, u32)>;

    /// The cells worth considering when nothing presses.
    fn candidates(&self) -> Cells<W>;

    /// How much better the player to move stands with a stone on `cell`.
    fn promise(&self, cell: Cell) -> i32;

    /// How well the player to move stands.
    fn standing(&self) -> Score;

    /// How much a move may change an opinion at most, nearly always; nothing if that is not known.
    fn margin(&self) -> Option<i32> {
        None
    }

    /// The cells that end the game at once in favour of the player to move.
    fn winning(&self) -> Option<Cells<W>> {
        let completing = self.lines().completing(self.turn());
        (!self.misere() && !completing.is_empty()).then_some(completing)
    }

    /// The cells of which one must be taken now, because the opponent would complete a line there.
    fn pressing(&self) -> Option<Cells<W>> {
        let completing = self.lines().completing(self.turn().other());
        (!self.misere() && !completing.is_empty()).then_some(completing)
    }

    /// The free cells that are not among these; in misère only those that do not complete a line,
    /// which would lose at once.
    fn others(&self, cells: &[Cell]) -> Cells<W> {
        let mut others = self.lines().free();
        if self.misere() {
            others = others.without(self.lines().completing(self.turn()));
        }
        for &cell in cells {
            others.remove(cell);
        }
        others
    }

    /// These cells, the most promising first.
    fn ordered(&self, cells: Cells<W>) -> Vec<Cell> {
        let mut promising: Vec<(i32, Cell)> =
            cells.iter().map(|cell| (-self.promise(cell), cell)).collect();
        promising.sort_unstable();
        promising.into_iter().map(|(_, cell)| cell).collect()
    }
}

impl<const W: usize> Ground<W> for Arena<W> {
    type GridLines = Field<W>;

    fn lines(&self) -> &Field<W> {
        &self.field
    }

    fn lines_mut(&mut self) -> &mut Field<W> {
        &mut self.field
    }

    fn turn(&self) -> Player {
        self.field.turn
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn play(&mut self, cell: Cell) {
        self.play(cell);
    }

    fn take_back(&mut self) {
        self.take_back();
    }

    fn end(&self) -> Option<(Outcome, u32)> {
        self.end()
    }

    fn candidates(&self) -> Cells<W> {
        self.candidates()
    }

    fn promise(&self, cell: Cell) -> i32 {
        self.promise(cell)
    }

    fn standing(&self) -> Score {
        self.standing(self.field.turn)
    }
}

/// A grid of two with the shapes of its lines, and which cells on it are worth playing.
#[derive(Debug)]
pub(crate) struct ShapeArena<const W: usize> {
    grid: ShapeGrid<W>,
    near: Near<W>,
    weights: &'static ShapeWeights,
}

impl<const W: usize> ShapeArena<W> {
    pub(crate) fn of<S: Stones<W>>(game: &Morpion<W, S>, position: &Position<S>) -> Self {
        let near = Near::of(&game.shape, position.stones.taken());
        let weights = ShapeWeights::learned();
        Self { grid: ShapeGrid::of(&game.shape, position), near, weights }
    }
}

impl<const W: usize> Ground<W> for ShapeArena<W> {
    type GridLines = ShapeGrid<W>;

    #[inline]
    fn lines(&self) -> &ShapeGrid<W> {
        &self.grid
    }

    #[inline]
    fn lines_mut(&mut self) -> &mut ShapeGrid<W> {
        &mut self.grid
    }

    #[inline]
    fn turn(&self) -> Player {
        self.grid.turn
    }

    fn misere(&self) -> bool {
        false
    }

    #[inline]
    fn play(&mut self, cell: Cell) {
        self.grid.play(cell);
        self.near.play(cell);
    }

    #[inline]
    fn take_back(&mut self) {
        self.grid.take_back();
        self.near.take_back();
    }

    fn end(&self) -> Option<(Outcome, u32)> {
        let turn = self.grid.turn;
        if self.grid.completing(turn).any() {
            return Some((Outcome::Win(turn), 1));
        }
        if self.grid.completing(turn.other()).count() > 1 {
            return Some((Outcome::Win(turn.other()), 2));
        }
        self.grid.is_dead().then_some((Outcome::Draw, 0))
    }

    fn candidates(&self) -> Cells<W> {
        let free = self.grid.free();
        let near = free & self.near.cells();
        if near.is_empty() { free } else { near }
    }

    #[inline]
    fn promise(&self, cell: Cell) -> i32 {
        let turn = self.grid.turn;
        2 * self.grid.promise(turn, cell) + self.grid.promise(turn.other(), cell)
    }

    fn margin(&self) -> Option<i32> {
        Some(100)
    }

    #[inline]
    fn standing(&self) -> Score {
        let turn = self.grid.turn;
        let sum = |player, worth: &[i32; CellClass::COUNT]| -> i32 {
            let counts = self.grid.counts(player).iter().zip(worth);
            counts.map(|(&count, worth)| i32::from(count) * worth).sum()
        };
        let ShapeWeights { tempo, worth: [mine, theirs] } = self.weights;
        let standing = tempo + sum(turn, mine) - sum(turn.other(), theirs);
        Score(standing.clamp(-LOUDEST, LOUDEST))
    }
}
