//! A place in the tree of moves, for a person who looks back.

use rules::{Board, Player, Square};
use session::{GameEnding, GameResult, NodeId, Session, Turn};

use crate::RequestError;

/// A place in the tree of moves as it is on the board: what is shown to a person who looks back, or
/// at a variation, while the game stays where it is.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceReport {
    /// The place.
    pub node: NodeId,
    /// The board there.
    pub board: Board,
    /// What the squares are called, row by row from the top left.
    pub square_names: Vec<String>,
    /// The position as the game writes it; empty as long as the game is closed.
    pub position: String,
    /// Whose turn it is there.
    pub turn: Player,
    /// What they may do.
    pub moves: Vec<Turn>,
    /// The pieces that must capture.
    pub forced: Vec<Square>,
    /// The move that leads there, and who played it.
    pub last: Option<(Player, Turn)>,
    /// How the game ended there, if it did.
    pub ending: Option<GameEnding>,
}

impl PlaceReport {
    /// The report on a place.
    pub(crate) fn new(
        session: &Session,
        node: NodeId,
        is_closed: bool,
    ) -> Result<Self, RequestError> {
        let game = session.game_at(node)?;
        let (tree, mut view) = (session.tree(), game.view());
        let ending = tree.end(node).map(GameResult::ending);
        if ending.is_some() {
            view.moves.clear();
        }
        Ok(Self {
            node,
            square_names: session.square_names(),
            position: if is_closed { String::new() } else { game.position() },
            turn: view.turn,
            forced: view.forced(),
            last: tree.player(node).zip(game.last()),
            ending,
            moves: view.moves,
            board: view.board,
        })
    }
}
