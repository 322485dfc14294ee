//! The moves in the order of trying.

use arrayvec::ArrayVec;

use super::node::Node;
use crate::{Bits, Frame};

/// The most columns a frame of one word can have.
const MOST: usize = u64::BITS as usize / (Frame::<u64>::SMALLEST as usize + 1);

/// A move and what it leaves for the other player to face.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) square: u64,
    /// The squares on which the player of the move then threatens four.
    pub(super) threats: u64,
    promise: u32,
}

pub(super) type Candidates = ArrayVec<Candidate, MOST>;

/// Orders moves: the most threats first, and among equals the nearest to the centre.
#[derive(Clone, Debug)]
pub(super) struct Orderer {
    /// The columns from the centre outwards.
    columns: ArrayVec<u64, MOST>,
}

impl Orderer {
    pub(super) fn new(frame: &Frame<u64>) -> Self {
        let mut columns: ArrayVec<u8, MOST> = (0..frame.width()).collect();
        columns.sort_by_key(|column| (2 * column + 1).abs_diff(frame.width()));
        Self { columns: columns.into_iter().map(|column| frame.column(column)).collect() }
    }

    /// Lists some landings of a node in the order of trying.
    ///
    /// The list is the caller's, because returning one would copy it at every node.
    pub(super) fn order(
        &self,
        frame: &Frame<u64>,
        node: &Node,
        landings: u64,
        candidates: &mut Candidates,
    ) {
        let empty = frame.squares() ^ node.position.occupied();
        for column in &self.columns {
            let square = landings & column;
            if square == 0 {
                continue;
            }
            let threats = frame.completing(node.position.mover() | square, empty ^ square);
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
}
