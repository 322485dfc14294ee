//! Who stands where.

use std::{fmt::Debug, hash::Hash};

use bits::Bits as _;
use rules::Player;

use crate::{Cell, Cells};

/// Who stands where, on a grid of at most `W` times 64 cells.
pub trait Stones<const W: usize>: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// An empty grid.
    const NONE: Self;

    /// The cells that a player holds.
    fn taken(&self) -> Cells<W>;

    /// Whether `player` holds a cell.
    fn holds(&self, player: Player, cell: Cell) -> bool;

    /// Who holds a cell.
    fn holder(&self, cell: Cell) -> Option<Player>;

    /// The cells that `player` holds as one word, where the grid fits one and everyone has a set.
    fn word(&self, player: Player) -> Option<u64>;

    /// Gives an empty cell to `player`.
    fn place(&mut self, player: Player, cell: Cell);
}

/// The stones of two players: a set each.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pair<const W: usize>([Cells<W>; 2]);

impl<const W: usize> Stones<W> for Pair<W> {
    const NONE: Self = Self([Cells::EMPTY; 2]);

    #[inline]
    fn taken(&self) -> Cells<W> {
        self.0[0] | self.0[1]
    }

    #[inline]
    fn holds(&self, player: Player, cell: Cell) -> bool {
        self.0[player.index()].contains(cell)
    }

    #[inline]
    fn holder(&self, cell: Cell) -> Option<Player> {
        (0..2).map(Player).find(|&player| self.holds(player, cell))
    }

    #[inline]
    fn word(&self, player: Player) -> Option<u64> {
        (W == 1).then(|| self.0[player.index()].0[0])
    }

    #[inline]
    fn place(&mut self, player: Player, cell: Cell) {
        self.0[player.index()].insert(cell);
    }
}

/// The stones of many players: one set of taken cells, and for each cell who holds it.
///
/// A set per player would be copied 26 times at every node; a byte per cell is copied once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Crowd<const W: usize> {
    taken: Cells<W>,
    /// The holder's seat plus one; zero for a free cell.
    holders: [[u8; 64]; W],
}

impl<const W: usize> Stones<W> for Crowd<W> {
    const NONE: Self = Self { taken: Cells::EMPTY, holders: [[0; 64]; W] };

    #[inline]
    fn taken(&self) -> Cells<W> {
        self.taken
    }

    #[inline]
    fn holds(&self, player: Player, cell: Cell) -> bool {
        self.holders[cell.index() / 64][cell.index() % 64] == player.0 + 1
    }

    #[inline]
    fn holder(&self, cell: Cell) -> Option<Player> {
        self.holders[cell.index() / 64][cell.index() % 64].checked_sub(1).map(Player)
    }

    #[inline]
    fn word(&self, _: Player) -> Option<u64> {
        None
    }

    #[inline]
    fn place(&mut self, player: Player, cell: Cell) {
        self.taken.insert(cell);
        self.holders[cell.index() / 64][cell.index() % 64] = player.0 + 1;
    }
}
