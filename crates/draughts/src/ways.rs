//! Looking in several directions at once.

use bits::Bits;

use crate::Direction;

/// What is found in the four diagonal directions, together.
///
/// Written out, because a direction that the compiler knows is one shift.
#[inline]
pub(crate) fn diagonally<B: Bits>(look: impl Fn(Direction) -> B) -> B {
    look(Direction::UpLeft)
        | look(Direction::UpRight)
        | look(Direction::DownLeft)
        | look(Direction::DownRight)
}

/// What is found along the row and the column, together.
#[inline]
pub(crate) fn straight<B: Bits>(look: impl Fn(Direction) -> B) -> B {
    look(Direction::Up) | look(Direction::Down) | look(Direction::Left) | look(Direction::Right)
}
