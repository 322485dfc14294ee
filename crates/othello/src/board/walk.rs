//! Finding moves the way a person does: from a disc, step by step, over discs of the other colour.
//!
//! Works on boards of any size. The fast ways are tested against it.

use super::{Axis, Squares};

/// The squares at which a walk from a disc of `own` over discs of `other` arrives.
#[inline]
pub(super) fn reach<S: Squares>(own: S, other: S) -> S {
    let mut reached = S::EMPTY;
    for axis in Axis::ALL {
        for step in [S::forth, S::back] {
            let mut front = step(own, axis) & other;
            while !front.is_empty() {
                front = step(front, axis);
                reached |= front;
                front &= other;
            }
        }
    }
    reached
}

/// The discs of `other` between the square and the nearest disc of `own`, in every direction.
#[inline]
pub(super) fn flips<S: Squares>(own: S, other: S, square: u8) -> S {
    let placed = S::only(square);
    let mut flipped = S::EMPTY;
    for axis in Axis::ALL {
        for step in [S::forth, S::back] {
            let mut passed = S::EMPTY;
            let mut front = step(placed, axis);
            while !(front & other).is_empty() {
                passed |= front;
                front = step(front, axis);
            }
            if !(front & own).is_empty() {
                flipped |= passed;
            }
        }
    }
    flipped
}
