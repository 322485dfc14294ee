//! What a position of the tables is worth.

/// What a position is worth to the side to move, if nothing but the end of the game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndgameValue {
    /// It is won, in this number of turns of both sides if that is known.
    Win(Option<u32>),
    /// Neither side can win.
    Draw,
    /// It is lost, in this number of turns of both sides if that is known.
    Loss(Option<u32>),
}

impl EndgameValue {
    /// One, nothing or minus one.
    #[must_use]
    pub const fn sign(self) -> i32 {
        match self {
            Self::Win(_) => 1,
            Self::Draw => 0,
            Self::Loss(_) => -1,
        }
    }

    /// How many turns of both sides the game lasts, if that is known.
    #[must_use]
    pub const fn turns(self) -> Option<u32> {
        match self {
            Self::Win(turns) | Self::Loss(turns) => turns,
            Self::Draw => None,
        }
    }
}
