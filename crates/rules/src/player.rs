//! Seats at the table.

/// A seat at the table, counted from zero in order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u8);

impl Player {
    /// The first player to move.
    pub const FIRST: Player = Player(0);
    /// The second player to move.
    pub const SECOND: Player = Player(1);
    /// The most seats a table can have: one per letter of the alphabet.
    pub const MOST: u8 = 26;

    /// The seat whose turn follows, at a table of `players`.
    #[must_use]
    #[inline]
    pub const fn next(self, players: u8) -> Player {
        if self.0 + 1 < players { Player(self.0 + 1) } else { Player(0) }
    }

    /// The other seat at a table of two.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Player {
        Player(1 - self.0)
    }

    /// The seat as an index into lists kept in the order of seats.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every seat at a table of `players`, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Player> + Clone {
        (0..players).map(Player)
    }
}
