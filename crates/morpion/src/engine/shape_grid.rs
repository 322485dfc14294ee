//! The grid of two players with the shape of every line: stones come and go, and what a stone of
//! either player would make on each free cell is kept up to date.

use rules::Player;

use crate::{
    Bits, Cell, Cells, Position, Shape, Stones,
    engine::{
        cell_class::{CellClass, ClassTable},
        codes::code,
        line_shape::{Digit, LineShape, ShapeTable},
    },
};

/// The grid of two players, with what every free cell is worth to either.
#[derive(Debug)]
pub(crate) struct ShapeGrid<const W: usize> {
    /// Whose turn it is.
    pub(crate) turn: Player,
    table: &'static ShapeTable,
    classes: &'static ClassTable,
    /// For each cell, the lines through it.
    arms: Vec<[ArmReach; 4]>,
    /// What a digit counts in an index, by its offset from the middle.
    weights: Vec<u32>,
    cells: Vec<CellLines>,
    sides: [ShapeSide<W>; 2],
    free: Cells<W>,
    /// A number that stands for who stands where.
    key: u64,
    /// The stones in the order they came.
    placed: Vec<PlacedStone>,
    /// What stones changed: the cell, the side, and what its shapes were before.
    journal: Vec<(Cell, u8, u16)>,
}

/// A stone that can be taken back.
#[derive(Clone, Copy, Debug)]
struct PlacedStone {
    cell: Cell,
    player: Player,
    /// Whose turn it was before.
    turn: Player,
    /// How long the journal was before.
    mark: usize,
}

/// How far the lines of a cell go on the grid, as far as that matters.
#[derive(Clone, Copy, Debug)]
struct ArmReach {
    back: u8,
    ahead: u8,
    step: u16,
}

/// The lines through a cell, as either player sees them.
#[derive(Clone, Copy, Debug, Default)]
struct CellLines {
    /// The index of each line.
    lines: [[u32; 4]; 2],
    /// What a stone would make of them, packed; nothing for a cell that is taken.
    shapes: [u16; 2],
}

/// What a player could do.
#[derive(Clone, Debug)]
struct ShapeSide<const W: usize> {
    /// The cells that complete a line.
    lines: Cells<W>,
    /// The cells on which a stone has two ways to complete a line.
    doubles: Cells<W>,
    /// The cells on which a stone threatens to complete a line.
    fours: Cells<W>,
    /// The cells on which a stone makes an open three.
    threes: Cells<W>,
    /// How many free cells there are of each class.
    counts: [u16; CellClass::COUNT],
}

impl<const W: usize> ShapeGrid<W> {
    /// The grid of that shape with the stones of a position of two.
    pub(crate) fn of<const V: usize, S: Stones<V>>(shape: &Shape, position: &Position<S>) -> Self {
        let table = ShapeTable::of(shape.align, shape.exact);
        let reach = table.reach;
        let most = u8::try_from(reach).expect("a short line");
        let arms = shape.cells().map(|cell| {
            shape.arms(cell).map(|arm| ArmReach {
                back: arm.back.min(most),
                ahead: arm.ahead.min(most),
                step: arm.step,
            })
        });
        let span = reach.cast_signed();
        let weight = |offset| if offset == 0 { 0 } else { table.weight(offset) };
        let weights = (-span..=span).map(|offset| u32::try_from(weight(offset)).expect("a digit"));
        let side = ShapeSide {
            lines: Cells::EMPTY,
            doubles: Cells::EMPTY,
            fours: Cells::EMPTY,
            threes: Cells::EMPTY,
            counts: [0; CellClass::COUNT],
        };
        let mut grid = Self {
            turn: position.turn,
            table,
            classes: ClassTable::get(),
            arms: arms.collect(),
            weights: weights.collect(),
            cells: vec![CellLines::default(); shape.size().into()],
            sides: [side.clone(), side],
            free: Cells::below(shape.size().into()),
            key: 0,
            placed: Vec::new(),
            journal: Vec::new(),
        };
        for cell in shape.cells() {
            grid.open(cell);
        }
        for cell in shape.cells() {
            if let Some(player) = position.stones.holder(cell) {
                grid.place(player, cell);
            }
        }
        grid
    }

    /// Reads the lines of a cell on a grid without stones: only the edges close them.
    fn open(&mut self, cell: Cell) {
        let span = self.table.reach.cast_signed();
        let mut lines = [0; 4];
        for (line, arm) in lines.iter_mut().zip(self.arms[cell.index()]) {
            let beyond = (-span..=span).filter(|&offset| {
                offset < -isize::from(arm.back) || isize::from(arm.ahead) < offset
            });
            for offset in beyond {
                *line += Digit::Closed as u32 * self.weights[(offset + span).cast_unsigned()];
            }
        }
        self.cells[cell.index()].lines = [lines; 2];
        self.begin(cell);
    }

    /// The free cells.
    #[inline]
    pub(crate) fn free(&self) -> Cells<W> {
        self.free
    }

    /// A number that stands for who stands where; whose turn it is does not enter.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// The cells that complete a line of `player`.
    #[inline]
    pub(crate) fn completing(&self, player: Player) -> Cells<W> {
        self.sides[player.index()].lines
    }

    /// The cells on which a stone of `player` makes a threat to complete a line.
    #[inline]
    pub(crate) fn forcing(&self, player: Player) -> Cells<W> {
        self.sides[player.index()].fours
    }

    /// The cells on which a stone of `player` has two ways to complete a line.
    #[inline]
    pub(crate) fn doubling(&self, player: Player) -> Cells<W> {
        self.sides[player.index()].doubles
    }

    /// The cells on which a stone of `player` makes an open three.
    #[inline]
    pub(crate) fn three_making(&self, player: Player) -> Cells<W> {
        self.sides[player.index()].threes
    }

    /// How many free cells there are of each class for `player`.
    #[inline]
    pub(crate) fn counts(&self, player: Player) -> &[u16; CellClass::COUNT] {
        &self.sides[player.index()].counts
    }

    /// How good a place a free cell is for `player`.
    #[inline]
    pub(crate) fn promise(&self, player: Player, cell: Cell) -> i32 {
        self.classes.promise(self.cells[cell.index()].shapes[player.index()]).into()
    }

    /// Whether no line can be completed any more, by either player.
    #[inline]
    pub(crate) fn is_dead(&self) -> bool {
        let free = self.free.count();
        self.sides.iter().all(|side| u32::from(side.counts[CellClass::Dead as usize]) == free)
    }

    /// The cells that complete a line of `player` through `cell`, once `player` holds it.
    pub(crate) fn completing_through(&self, player: Player, cell: Cell) -> Cells<W> {
        let mut completing = Cells::EMPTY;
        let span = self.table.reach;
        for (way, arm) in self.arms[cell.index()].iter().enumerate() {
            let shape = self.cells[cell.index()].shapes[player.index()];
            let shape = LineShape::of_index(shape >> (LineShape::BITS * u32_of(way)));
            if shape < LineShape::FOUR {
                continue;
            }
            for (offset, other) in line(cell, *arm) {
                let index = self.cells[other.index()].lines[player.index()][way];
                // Seen from there, the cell is as far away on the other side.
                let weight = self.weights[span.wrapping_add_signed(-offset)];
                if self.free.contains(other)
                    && self.table.shape(index + weight * Digit::Own as u32) == LineShape::LINE
                {
                    completing.insert(other);
                }
            }
        }
        completing
    }

    /// The player to move takes a free cell.
    #[inline]
    pub(crate) fn play(&mut self, cell: Cell) {
        self.place(self.turn, cell);
        self.turn = self.turn.other();
    }

    /// A stone of `player` on a free cell, whichever player's turn it is.
    pub(crate) fn place(&mut self, player: Player, cell: Cell) {
        self.placed.push(PlacedStone { cell, player, turn: self.turn, mark: self.journal.len() });
        self.end(cell);
        self.free.remove(cell);
        self.key ^= code(player, cell);
        let span = self.table.reach;
        for (way, arm) in self.arms[cell.index()].into_iter().enumerate() {
            for (offset, other) in line(cell, arm) {
                let weight = self.weights[span.wrapping_add_signed(-offset)];
                let is_free = self.free.contains(other);
                for side in [0, 1] {
                    let index = &mut self.cells[other.index()].lines[side][way];
                    *index += digit(side, player) * weight;
                    if is_free {
                        self.follow(other, side, way);
                    }
                }
            }
        }
    }

    /// Takes the last stone back; it is then the turn of whose turn it was.
    pub(crate) fn take_back(&mut self) {
        let stone = self.placed.pop().expect("a stone to take back");
        let PlacedStone { cell, player, turn, mark } = stone;
        while mark < self.journal.len() {
            let (cell, side, before) = self.journal.pop().expect("longer than the mark");
            self.reshape(cell, side.into(), before);
        }
        let span = self.table.reach;
        for (way, arm) in self.arms[cell.index()].into_iter().enumerate() {
            for (offset, other) in line(cell, arm) {
                let weight = self.weights[span.wrapping_add_signed(-offset)];
                for side in [0, 1] {
                    self.cells[other.index()].lines[side][way] -= digit(side, player) * weight;
                }
            }
        }
        self.key ^= code(player, cell);
        self.free.insert(cell);
        self.begin(cell);
        self.turn = turn;
    }

    /// Keeps the shape of a line up to date.
    #[inline]
    fn follow(&mut self, cell: Cell, side: usize, way: usize) {
        let CellLines { lines, shapes } = &self.cells[cell.index()];
        let before = shapes[side];
        let place = LineShape::BITS * u32_of(way);
        let shape = self.table.shape(lines[side][way]).index();
        let after = before & !(15 << place) | shape << place;
        if before != after {
            self.journal.push((cell, side.to_le_bytes()[0], before));
            self.reshape(cell, side, after);
        }
    }

    /// Gives a free cell other shapes.
    #[inline]
    fn reshape(&mut self, cell: Cell, side: usize, after: u16) {
        let before = std::mem::replace(&mut self.cells[cell.index()].shapes[side], after);
        self.sides[side].change(cell, self.classes.class(before), self.classes.class(after));
    }

    /// A cell becomes free: what a stone would make there counts.
    fn begin(&mut self, cell: Cell) {
        for side in [0, 1] {
            let lines = self.cells[cell.index()].lines[side];
            let packed = (0..).zip(lines).fold(0, |packed, (way, index)| {
                packed | self.table.shape(index).index() << (LineShape::BITS * way)
            });
            self.cells[cell.index()].shapes[side] = packed;
            self.sides[side].count(cell, self.classes.class(packed), true);
        }
    }

    /// A cell is taken: it counts no longer.
    fn end(&mut self, cell: Cell) {
        for side in [0, 1] {
            let packed = self.cells[cell.index()].shapes[side];
            self.sides[side].count(cell, self.classes.class(packed), false);
        }
    }
}

impl<const W: usize> ShapeSide<W> {
    #[inline]
    fn change(&mut self, cell: Cell, before: CellClass, after: CellClass) {
        if before != after {
            self.count(cell, before, false);
            self.count(cell, after, true);
        }
    }

    /// Begins or ceases to count a cell.
    #[inline]
    fn count(&mut self, cell: Cell, class: CellClass, begins: bool) {
        let count = &mut self.counts[class as usize];
        *count = if begins { *count + 1 } else { *count - 1 };
        if class.is_loud() {
            self.mark(cell, class, begins);
        }
    }

    /// Puts a cell into the sets of its class, or takes it out.
    #[cold]
    fn mark(&mut self, cell: Cell, class: CellClass, begins: bool) {
        let sets = [
            (&mut self.lines, class == CellClass::Line),
            (&mut self.doubles, class == CellClass::Double),
            (&mut self.fours, class.is_four()),
            (&mut self.threes, class.is_three()),
        ];
        for (set, _) in sets.into_iter().filter(|(_, concerned)| *concerned) {
            if begins {
                set.insert(cell);
            } else {
                set.remove(cell);
            }
        }
    }
}

/// The cells along a line through a cell, each with how far away it is.
#[inline]
fn line(cell: Cell, arm: ArmReach) -> impl Iterator<Item = (isize, Cell)> {
    let ArmReach { back, ahead, step } = arm;
    let behind = (1..=u16::from(back)).map(move |far| {
        (-far.cast_signed() as isize, Cell(cell.0.wrapping_sub(far.wrapping_mul(step))))
    });
    let before = (1..=u16::from(ahead)).map(move |far| {
        (far.cast_signed() as isize, Cell(cell.0.wrapping_add(far.wrapping_mul(step))))
    });
    behind.chain(before)
}

/// What a stone of `player` is to a side.
#[inline]
fn digit(side: usize, player: Player) -> u32 {
    if side == player.index() { Digit::Own as u32 } else { Digit::Closed as u32 }
}

#[inline]
fn u32_of(way: usize) -> u32 {
    u32::try_from(way).expect("one of four directions")
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;
    use rules::{Game, History, Spec};
    use search::Family;

    use super::*;
    use crate::{
        Morpion, Pair, Room,
        engine::{field::Field, ground::GridLines},
    };

    type Grid = Morpion<4, Pair<4>>;

    /// What the shapes say must be what the windows say, and the same whether stones were followed
    /// or looked at anew.
    fn check(game: &Grid, position: &Position<Pair<4>>, followed: &ShapeGrid<4>) {
        let anew = ShapeGrid::<4>::of(&game.shape, position);
        let field = Field::<4>::of(&game.shape, position);
        for player in [Player::FIRST, Player::SECOND] {
            assert_eq!(followed.counts(player), anew.counts(player), "{position:?}");
            let sets = |grid: &ShapeGrid<4>| {
                [
                    grid.completing(player),
                    grid.forcing(player),
                    grid.doubling(player),
                    grid.three_making(player),
                ]
            };
            assert_eq!(sets(followed), sets(&anew), "{position:?}");
            let completing = followed.completing(player);
            assert_eq!(completing, field.completing(player), "{position:?}");
            if game.shape.exact {
                continue; // A window next to one's own stone is not a hope, but may be a line.
            }
            let forcing = field.forcing(player).without(completing);
            assert_eq!(followed.forcing(player), forcing, "{position:?}");
            let doubling = GridLines::doubling(&field, player);
            if completing.is_empty() {
                assert_eq!(followed.doubling(player), doubling, "{position:?}");
                for cell in doubling.iter::<Cell>() {
                    let through = followed.completing_through(player, cell);
                    assert_eq!(through, field.completing_after(player, cell), "{position:?}");
                }
            }
        }
        let left = |player| {
            !(0..=game.shape.align.into())
                .all(|n: usize| field.hopes(player).get(n).is_none_or(|&hopes| hopes == 0))
        };
        let is_dead = field.untouched() == 0 && !left(Player::FIRST) && !left(Player::SECOND);
        if !game.shape.exact {
            assert_eq!(followed.is_dead(), is_dead, "{position:?}");
        }
    }

    #[test]
    fn shapes_followed_are_shapes_seen_and_windows_counted() {
        for spec in [
            "morpion:width=3,height=3,align=3",
            "morpion:width=7,height=5,align=4",
            "morpion:width=12,height=11,align=5",
            "morpion:width=12,height=12,align=6",
            "morpion:width=9,height=9,align=5,exact=on",
        ] {
            let spec: Spec = spec.parse().expect("a spec");
            let settings = spec.settle(Room::KNOBS).expect("known knobs");
            let game = Grid::new(Shape::new(&settings).expect("a shape"));
            for seed in 0..12 {
                let mut rng = Rng::with_seed(seed);
                let mut history = History::new(&game);
                let mut followed = ShapeGrid::<4>::of(&game.shape, history.position());
                let mut positions = Vec::new();
                while history.outcome(&game).is_none() {
                    positions.push(history.position().clone());
                    let moves: Vec<Cell> = game.moves(history.position()).expect("on").collect();
                    let cell = moves[rng.usize(..moves.len())];
                    history.play(&game, cell);
                    followed.play(cell);
                }
                for position in positions.iter().rev() {
                    followed.take_back();
                    check(&game, position, &followed);
                }
            }
        }
    }
}
