//! The moves of a game as a score sheet shows them.

use rules::Player;

use crate::{GameTree, NodeId};

/// A line of the score sheet: a move, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// The place that the move leads to.
    pub node: NodeId,
    /// Who played it.
    pub player: Player,
    /// Its number, each move counted.
    pub ply: usize,
    /// Its number, a move of everyone at the table counted as one.
    pub round: usize,
    /// How many times the game was left to get here: zero in the game itself, one in a variation,
    /// two in a variation of a variation.
    pub variation: usize,
    /// Whether it is the first move of a variation.
    pub branches: bool,
}

impl GameTree {
    /// The moves in reading order: each variation stands after the move that it would replace.
    /// The first move played from a place belongs to the game, the others begin variations.
    #[must_use]
    pub fn outline(&self, players: u8) -> Vec<OutlineEntry> {
        let mut entries = Vec::new();
        // Places from which the sheet is still to be written, the next one last.
        let mut ahead =
            vec![SheetCursor { node: NodeId::START, ply: 0, variation: 0, branches: false }];
        while let Some(here) = ahead.pop() {
            if here.branches {
                entries.push(self.entry(here, players));
            }
            let [first, others @ ..] = self.children(here.node) else { continue };
            let next = SheetCursor { node: *first, ply: here.ply + 1, branches: false, ..here };
            entries.push(self.entry(next, players));
            ahead.push(next);
            let variation = here.variation + 1;
            let branch = |&node| SheetCursor { node, variation, branches: true, ..next };
            ahead.extend(others.iter().rev().map(branch));
        }
        entries
    }

    fn entry(&self, place: SheetCursor, players: u8) -> OutlineEntry {
        let SheetCursor { node, ply, variation, branches } = place;
        let player = self.player(node).expect("somebody played it");
        let round = (ply - 1) / usize::from(players.max(1)) + 1;
        OutlineEntry { node, player, ply, round, variation, branches }
    }
}

/// Where the writing of a sheet has got to.
#[derive(Clone, Copy)]
struct SheetCursor {
    node: NodeId,
    ply: usize,
    variation: usize,
    branches: bool,
}
