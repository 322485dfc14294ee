//! What the number of a bit is counted in.

/// A type in which the numbers of a set are counted: an integer, or a room's name for a square.
pub trait Index: Copy + Into<u32> {
    /// The index of that number, which must be one that the type can tell.
    fn of(number: u32) -> Self;
}

impl Index for u8 {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a number that the type can tell")]
    fn of(number: u32) -> Self {
        number as u8
    }
}

impl Index for u32 {
    #[inline]
    fn of(number: u32) -> Self {
        number
    }
}
