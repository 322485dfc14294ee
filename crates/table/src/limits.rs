//! How large a table may grow.

use session::GameTree;

use crate::{Request, RequestError};

/// How many bytes of comments there may be for each node of the tree, on an average.
const COMMENTED: usize = 50;

/// How large a table may grow: what is saved and shown again and again must not grow for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLimits {
    /// People who look at it.
    pub viewers: usize,
    /// Nodes of its tree of moves.
    pub nodes: usize,
    /// Bytes of a comment.
    pub comment: usize,
}

impl TableLimits {
    /// Whether a request leaves the table small enough.
    pub(crate) fn check(&self, request: &Request, tree: &GameTree) -> Result<(), RequestError> {
        match request {
            Request::Play { .. } if tree.len() + 1 >= self.nodes => Err(RequestError::TreeFull),
            Request::Comment { text, .. } => self.check_comments(tree, text),
            _ => Ok(()),
        }
    }

    /// Whether a game that comes from outside is small enough.
    ///
    /// # Errors
    ///
    /// If it has too many moves or comments.
    pub fn check_tree(&self, tree: &GameTree) -> Result<(), RequestError> {
        if tree.len() >= self.nodes {
            return Err(RequestError::TreeFull);
        }
        self.check_comments(tree, "")
    }

    /// Whether this much more may be written about the moves of a game.
    fn check_comments(&self, tree: &GameTree, text: &str) -> Result<(), RequestError> {
        let written =
            tree.nodes().filter_map(|node| tree.remark(node).comment.as_ref()).map(String::len);
        let all = self.nodes.saturating_mul(COMMENTED);
        let fits = text.len() <= self.comment && written.sum::<usize>() + text.len() <= all;
        if fits { Ok(()) } else { Err(RequestError::CommentTooLong) }
    }
}
