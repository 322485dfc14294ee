//! The order in which discs may have been played.
//!
//! A position does not know its past. But in every column the lower disc came first, and the
//! players took turns: some order fits, unless the position cannot be reached. As long as
//! no four is on the board at the end, none was there on the way.

use std::collections::HashSet;

use rules::Player;

use crate::{Bits, ConnectFour, Frame, Position};

/// A number of discs for each column.
type Heights = [u8; Frame::<u64>::LARGEST as usize];

/// The search for an order in which discs may have been played, in turns, each column from the
/// bottom.
pub(crate) struct PlayOrder<'a, B> {
    game: &'a ConnectFour<B>,
    first: B,
    heights: Heights,
    /// How many discs of each column are in the order.
    taken: Heights,
    columns: Vec<u8>,
    /// What was taken when the search found no way on.
    dead_ends: HashSet<Heights>,
}

impl<'a, B: Bits> PlayOrder<'a, B> {
    /// More dead ends than this are not worth it: the order is given up.
    const PATIENCE: usize = 10_000;

    pub(crate) fn of(game: &'a ConnectFour<B>, position: &Position<B>) -> Self {
        let first = game.discs(position, Player::FIRST);
        let mut heights = Heights::default();
        for column in 0..game.frame().width() {
            let discs = (game.frame().column(column) & position.occupied()).count();
            heights[usize::from(column)] = u8::try_from(discs).expect("a column is low");
        }
        let (taken, columns) = (Heights::default(), Vec::new());
        Self { game, first, heights, taken, columns, dead_ends: HashSet::new() }
    }

    /// The columns in such an order, if there is one and it is not too well hidden.
    pub(crate) fn find(mut self) -> Option<Vec<u8>> {
        self.go_on().then_some(self.columns)
    }

    /// Completes the order, or leaves it as it was.
    fn go_on(&mut self) -> bool {
        if self.taken == self.heights {
            return true;
        }
        if self.dead_ends.contains(&self.taken) || self.dead_ends.len() > Self::PATIENCE {
            return false;
        }
        // High columns first: they are the ones that could be left over at the end.
        let mut columns: Vec<u8> = (0..self.game.frame().width()).collect();
        columns.retain(|&column| self.is_next(column));
        columns.sort_by_key(|&column| std::cmp::Reverse(self.left(column)));
        for column in columns {
            self.taken[usize::from(column)] += 1;
            self.columns.push(column);
            if self.go_on() {
                return true;
            }
            self.taken[usize::from(column)] -= 1;
            self.columns.pop();
        }
        self.dead_ends.insert(self.taken);
        false
    }

    /// How many discs of a column are not yet in the order.
    fn left(&self, column: u8) -> u8 {
        self.heights[usize::from(column)] - self.taken[usize::from(column)]
    }

    /// Whether the next disc of a column belongs to the player whose turn it is.
    fn is_next(&self, column: u8) -> bool {
        let row = self.taken[usize::from(column)];
        let frame = self.game.frame();
        let is_first = !(self.first & frame.column(column) & frame.row(row)).is_empty();
        self.left(column) > 0 && is_first == self.columns.len().is_multiple_of(2)
    }
}
