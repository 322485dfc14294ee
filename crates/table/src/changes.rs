//! What has changed at a table since it was saved.

use rules::Player;
use session::NodeId;

/// What has changed at a table since it was saved; what is not named is as it was, so a save need
/// write nothing else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes(Vec<TableChange>);

/// One thing that has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableChange {
    /// Another game is on the board: everything about it is written anew.
    Game,
    /// A node was added to the tree, or what is said of it is not what it was. Nodes are named in
    /// the order of their numbers, each once.
    Node(NodeId),
    /// What is known of the game besides its moves.
    Header,
    /// Another node is on the board.
    Current,
    /// A seat was given to another player.
    Seat(Player),
    /// Tokens were given out.
    Tokens,
    /// Engines take another time for a move.
    Pace,
    /// The flow of the game, a draw offer or browsing; who has taken which seat, or a proposal.
    Flags,
    /// The game has just ended, so that it belongs among the finished games.
    Finished,
}

impl Changes {
    /// The changes, in the order in which they are to be written.
    pub fn iter(&self) -> impl Iterator<Item = TableChange> {
        self.0.iter().copied()
    }

    /// Whether nothing has changed that is saved.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether something is among the changes.
    #[must_use]
    pub fn contains(&self, change: TableChange) -> bool {
        self.0.contains(&change)
    }

    /// The nodes among the changes.
    #[must_use]
    pub fn nodes(&self) -> Vec<NodeId> {
        let node = |change| if let TableChange::Node(node) = change { Some(node) } else { None };
        self.iter().filter_map(node).collect()
    }
}

impl FromIterator<TableChange> for Changes {
    fn from_iter<T: IntoIterator<Item = TableChange>>(changes: T) -> Self {
        Self(changes.into_iter().collect())
    }
}
