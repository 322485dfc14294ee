//! A session as it is kept.

use rules::Spec;

use crate::{MoveTree, NodeId, Scores, Setup, SetupError, Table, session::walk};

/// A session as it is kept: with this it can be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// What people decided before the game.
    pub setup: Setup,
    /// The game with everything that was decided or drawn.
    pub game: Spec,
    /// Every move played, and the place now on the board.
    pub tree: MoveTree,
    /// The series before this game.
    pub earlier: Scores,
}

/// Plays every branch of a tree on a table, and writes every move as the game does. The table ends
/// up at the place that the tree has on the board.
pub(crate) fn play_all(table: &mut dyn Table, tree: &mut MoveTree) -> Result<(), SetupError> {
    let mut here = NodeId::START;
    for node in tree.nodes().skip(1) {
        let parent = tree.parent(node).expect("only the start has none");
        walk(table, tree, here, parent);
        let player = table.turn();
        let text = table.play(tree.text(node)).map_err(|_| SetupError::SavedMove {
            number: tree.line_to(node).len(),
            text: tree.text(node).to_owned(),
        })?;
        tree.set_move(node, player, text);
        here = node;
    }
    walk(table, tree, here, tree.current());
    Ok(())
}
