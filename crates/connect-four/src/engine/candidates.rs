//! The moves in the order of trying.

use arrayvec::ArrayVec;

use super::{
    geometry::{Geometry, MOST_COLUMNS},
    node::Node,
};
use crate::Bits;

/// A move and what it leaves for the other player to face.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) square: u64,
    /// The squares on which the player of the move then threatens four.
    pub(super) threats: u64,
    promise: u32,
}

pub(super) type Candidates = ArrayVec<Candidate, MOST_COLUMNS>;

/// Lists some landings of a node in the order of trying: the most threats first, and among equals
/// the nearest to the centre.
///
/// The list is the caller's, because returning one would copy it at every node.
#[inline]
pub(super) fn order<const STRIDE: u32>(
    geometry: &Geometry<STRIDE>,
    node: &Node,
    landings: u64,
    candidates: &mut Candidates,
) {
    let empty = geometry.squares() ^ node.position.occupied();
    for column in &geometry.columns {
        let square = landings & column;
        if square == 0 {
            continue;
        }
        let threats = geometry.completing(node.position.mover() | square, empty ^ square);
        let promise = threats.count();
        candidates.push(Candidate { square, threats, promise });
        // Insertion keeps equals in the order of the columns.
        let mut place = candidates.len() - 1;
        while place > 0 && candidates[place - 1].promise < promise {
            candidates.swap(place - 1, place);
            place -= 1;
        }
    }
}
