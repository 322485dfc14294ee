//! A live table as the library has it.

use record::Record;
use session::{GameTree, NodeId, Remark, Session};

/// Everything about a live table but the moves of its game: one row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: String,
    /// The browser that opened it.
    pub owner: String,
    /// The network that it was opened from, as a hash; it is written once, with a new table.
    pub network: String,
    /// The tournament it belongs to; it is written once, with a new table.
    pub tournament: Option<String>,
    /// What it is called; empty for one without a name. A save leaves it as it is.
    pub title: String,
    /// The game with everything decided, as a spec.
    pub game: String,
    /// The players as they sit, as specs.
    pub players: Vec<String>,
    /// How many moves lead to what is on the board.
    pub moves: usize,
    /// Whether the game is over there.
    pub over: bool,
    /// When something last happened, in seconds since 1970.
    pub changed: i64,
    /// The word for how the game goes on.
    pub flow: String,
    /// Since when the clock of the player to move runs, in milliseconds since 1970.
    pub running_since: Option<i64>,
    /// What had been used of the turn by then, or in all if the clock stands, in milliseconds.
    pub used: i64,
    /// Whether the game waits only because a person goes through it.
    pub browsing: bool,
    /// The seat that has offered a draw.
    pub offer: Option<u8>,
    /// Whether everything is allowed, with any people on the seats.
    pub casual: bool,
    /// Who has taken which seat and what follows from that, in the words of the server.
    pub people: String,
    /// The hash of the token of the host.
    pub host_token: String,
    /// The hashes of the tokens of the seats.
    pub seat_tokens: Vec<String>,
}

/// A live table as it was saved last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveTable {
    /// Everything but the game.
    pub row: TableRow,
    /// The game; its nodes have the numbers that they had at the table.
    pub record: Record,
    /// How often it was saved: a save counts only if it follows the revision before it.
    pub revision: i64,
}

/// What is to be saved of a live table: its row, and of its game what has changed.
#[derive(Clone, Debug)]
pub struct TableSave {
    /// Everything but the game.
    pub row: TableRow,
    /// The revision that this save follows; 0 for a table that was never saved.
    pub revision: i64,
    /// The node on the board.
    pub node: NodeId,
    /// The record without its moves, if it has changed.
    pub header: Option<Record>,
    /// Whether another game is on the board, so that the moves before are not its moves.
    pub whole: bool,
    /// The nodes that were added or changed.
    pub moves: Vec<MoveRow>,
    /// The game, if it has just ended, to be added to the games.
    pub finished: Option<Record>,
}

/// What has changed of a game since it was saved.
#[derive(Clone, Debug)]
pub enum GameChanges {
    /// Everything: it was never saved, or another game is on the board.
    Whole,
    /// Some of it.
    Parts {
        /// Whether what is known of the game besides its moves has changed.
        header: bool,
        /// The nodes that were added or changed, each once.
        nodes: Vec<NodeId>,
    },
}

impl TableSave {
    /// What is to be saved of a session that has changed in this way since a revision.
    #[must_use]
    pub fn of(row: TableRow, revision: i64, session: &Session, changes: GameChanges) -> Self {
        let tree = session.tree();
        let (whole, header, moves) = match changes {
            GameChanges::Whole => (true, true, tree.nodes().collect()),
            GameChanges::Parts { header, nodes } => (false, header, nodes),
        };
        Self {
            row,
            revision,
            node: tree.current(),
            header: header.then(|| session.header()),
            whole,
            moves: moves.into_iter().map(|node| MoveRow::of(tree, node)).collect(),
            finished: None,
        }
    }
}

/// A node of a game: one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    pub(crate) node: usize,
    pub(crate) parent: Option<usize>,
    pub(crate) seat: Option<u8>,
    pub(crate) text: String,
    pub(crate) main: Option<usize>,
    pub(crate) remark: Remark,
}

impl MoveRow {
    /// The row of a node.
    #[must_use]
    pub fn of(tree: &GameTree, node: NodeId) -> Self {
        let first = tree.children(node).first().copied();
        let mut remark = tree.remark(node).clone();
        remark.clean();
        Self {
            node: node.number(),
            parent: tree.parent(node).map(NodeId::number),
            seat: tree.player(node).map(|player| player.0),
            text: tree.text(node).to_owned(),
            main: tree.main_child(node).filter(|&main| Some(main) != first).map(NodeId::number),
            remark,
        }
    }

    /// The rows of a whole tree.
    #[must_use]
    pub fn all(tree: &GameTree) -> Vec<Self> {
        tree.nodes().map(|node| Self::of(tree, node)).collect()
    }
}
