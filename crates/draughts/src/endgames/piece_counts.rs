//! What both sides have.

use std::{fmt, str::FromStr};

use crate::{Bits, Position};

/// How many men and kings both sides have: the side to move first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceCounts {
    /// The men of the side to move.
    pub own_men: u8,
    /// Its kings.
    pub own_kings: u8,
    /// The men of the other side.
    pub their_men: u8,
    /// Its kings.
    pub their_kings: u8,
}

impl PieceCounts {
    /// The most pieces of a table: their numbers fit into one digit.
    pub const MOST: u8 = 9;

    /// What stands on the board.
    #[inline]
    pub(crate) fn of<B: Bits>(position: &Position<B>) -> Self {
        let count = |squares: B| u8::try_from(squares.count()).unwrap_or(u8::MAX);
        let Position { own, other, kings, .. } = *position;
        Self {
            own_men: count(own & !kings),
            own_kings: count(own & kings),
            their_men: count(other & !kings),
            their_kings: count(other & kings),
        }
    }

    /// The same as the other side sees it.
    #[must_use]
    pub const fn turned(self) -> Self {
        let Self { own_men, own_kings, their_men, their_kings } = self;
        Self {
            own_men: their_men,
            own_kings: their_kings,
            their_men: own_men,
            their_kings: own_kings,
        }
    }

    /// How many pieces there are.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.own_men + self.own_kings + self.their_men + self.their_kings
    }

    /// How many men there are.
    const fn men(self) -> u8 {
        self.own_men + self.their_men
    }

    /// Whether both sides have pieces.
    #[must_use]
    pub const fn are_both_there(self) -> bool {
        self.own_men + self.own_kings > 0 && self.their_men + self.their_kings > 0
    }

    /// Everything that both sides can have with up to this number of pieces, in the order in which
    /// tables are made: fewer pieces first, then fewer men, because a capture or a crowning leads
    /// from one to another. Of two that are the same for either side to move only one is listed.
    #[must_use]
    pub fn in_order(most: u8) -> Vec<Self> {
        let mut all = Vec::new();
        let side = |pieces: u8| (0..=pieces).map(move |men| (men, pieces - men));
        for own in 1..most {
            for their in 1..=most - own {
                for (own_men, own_kings) in side(own) {
                    for (their_men, their_kings) in side(their) {
                        let counts = Self { own_men, own_kings, their_men, their_kings };
                        all.extend((counts.turned() <= counts).then_some(counts));
                    }
                }
            }
        }
        all.sort_by_key(|&counts| (counts.pieces(), counts.men(), counts));
        all
    }
}

/// A letter for each piece, men first: `mk-k`.
impl fmt::Display for PieceCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |men: u8, kings: u8| "m".repeat(men.into()) + &"k".repeat(kings.into());
        let own = side(self.own_men, self.own_kings);
        write!(f, "{own}-{}", side(self.their_men, self.their_kings))
    }
}

/// The text names no counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPieceCounts;

impl FromStr for PieceCounts {
    type Err = NoPieceCounts;

    fn from_str(text: &str) -> Result<Self, NoPieceCounts> {
        let side = |text: &str| {
            let men = text.bytes().take_while(|&letter| letter == b'm').count();
            let kings = text.bytes().skip(men).take_while(|&letter| letter == b'k').count();
            let number =
                |count: usize| u8::try_from(count).ok().filter(|&count| count < Self::MOST);
            (men + kings == text.len()).then_some((number(men)?, number(kings)?))
        };
        let (own, their) = text.split_once('-').ok_or(NoPieceCounts)?;
        let ((own_men, own_kings), (their_men, their_kings)) =
            side(own).zip(side(their)).ok_or(NoPieceCounts)?;
        let counts = Self { own_men, own_kings, their_men, their_kings };
        if counts.are_both_there() { Ok(counts) } else { Err(NoPieceCounts) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_come_after_those_that_they_lead_to() {
        let all = PieceCounts::in_order(4);
        let place = |counts: PieceCounts| {
            all.iter().position(|&other| other == counts || other == counts.turned())
        };
        for (number, counts) in all.iter().enumerate() {
            assert_eq!(counts.to_string().parse(), Ok(*counts));
            if counts.own_men > 0 {
                let (own_men, own_kings) = (counts.own_men - 1, counts.own_kings + 1);
                assert!(place(PieceCounts { own_men, own_kings, ..*counts }) < Some(number));
            }
            if counts.their_kings > 0 && counts.pieces() > 2 {
                let less = PieceCounts { their_kings: counts.their_kings - 1, ..*counts };
                assert!(!less.are_both_there() || place(less) < Some(number), "{counts}");
            }
        }
        assert_eq!(PieceCounts::in_order(2).len(), 3);
        assert_eq!("mk".parse::<PieceCounts>(), Err(NoPieceCounts));
        assert_eq!("km-k".parse::<PieceCounts>(), Err(NoPieceCounts));
        assert_eq!("-k".parse::<PieceCounts>(), Err(NoPieceCounts));
    }
}
