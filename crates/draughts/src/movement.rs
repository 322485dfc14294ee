//! How pieces move and capture: the part of the rules that every move is made by, the majority rule
//! of captures ([`CaptureRank`]) among them.

use crate::variants;

/// How pieces move and capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own, kept or not")]
pub struct Movement {
    /// How far a king moves and captures.
    pub kings: Kings,
    /// Whether men capture backwards; everywhere they move forwards only.
    pub backward: bool,
    /// Whether a man may capture a king.
    pub men_take_kings: bool,
    /// Whether captures also go along rows and columns.
    pub straight: bool,
    /// Whether a player who can capture must.
    pub compulsory: bool,
    /// Which of several captures must be chosen.
    pub choice: CaptureRank,
    /// What happens to a man that reaches the king row in the middle of a capture: where it is crowned.
    pub promotion: Promotion,
    /// How often in a row the same king may move without capturing while its side has men.
    pub king_limit: Option<u8>,
}

/// How far a king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kings {
    /// Any distance, and after a capture it lands anywhere behind.
    Flying,
    /// One step, like a man in all directions.
    Short,
}

/// What happens to a man that reaches its last row in the middle of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// It goes on as a man if it can, and becomes a king only if it ends there.
    Passes,
    /// It becomes a king and the move ends, even if it could go on.
    Ends,
    /// It becomes a king at once and goes on as a king.
    Continues,
}

/// What a capture is worth: of all captures, one worth the most must be chosen.
///
/// The federations write a list of precedences. Each of them comes down to a sum, in which what
/// takes precedence weighs more than everything after it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptureRank {
    /// For each captured man.
    pub man: u32,
    /// For each captured king.
    pub king: u32,
    /// If a king captures.
    pub by_king: u32,
    /// Whether, of equal captures, the one that meets kings earlier counts more.
    pub kings_early: bool,
}

impl CaptureRank {
    /// Every capture may be chosen, as long as it is completed.
    pub const FREE: Self = Self { man: 0, king: 0, by_king: 0, kings_early: false };
    /// The most pieces, whatever they are.
    pub const MOST: Self = Self { man: 1, king: 1, by_king: 0, kings_early: false };
    /// The most pieces; then the most kings.
    pub const MOST_THEN_KINGS: Self = Self { man: 256, king: 257, by_king: 0, kings_early: false };
    /// The most pieces; then with a king; then the most kings; then kings as early as possible.
    pub const ITALIAN: Self = Self { man: 512, king: 513, by_king: 256, kings_early: true };
    /// The highest value, a king a little less than two men; then with a king.
    pub const FRISIAN: Self = Self { man: 200, king: 398, by_king: 1, kings_early: false };
    /// With a king before with a man.
    pub const KING_FIRST: Self = Self { man: 0, king: 0, by_king: 1, kings_early: false };

    /// Whether more captured pieces can make a capture worth more.
    #[must_use]
    pub const fn prefers_more(self) -> bool {
        self.man > 0
    }
}

/// A movement that the compiler may know: what it knows is not asked at every move.
pub(crate) trait Law: Copy {
    fn movement(self) -> Movement;
}

impl Law for &Movement {
    #[inline]
    fn movement(self) -> Movement {
        *self
    }
}

/// The movement of English draughts.
#[derive(Clone, Copy)]
pub(crate) struct English;

impl Law for English {
    #[inline]
    fn movement(self) -> Movement {
        variants::ENGLISH.movement
    }
}

/// The movement of international draughts and its kin on other boards.
#[derive(Clone, Copy)]
pub(crate) struct International;

impl Law for International {
    #[inline]
    fn movement(self) -> Movement {
        variants::INTERNATIONAL.movement
    }
}

/// Which movement the compiler knows.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KnownLaw {
    English,
    International,
}

impl KnownLaw {
    /// The one that is this movement, if any.
    pub(crate) fn of(movement: &Movement) -> Option<Self> {
        if *movement == English.movement() {
            Some(Self::English)
        } else if *movement == International.movement() {
            Some(Self::International)
        } else {
            None
        }
    }
}
