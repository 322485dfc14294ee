//! What an engine that was asked would play.

use rules::Player;
use session::{Advice, AnyGame, NodeId, Session, Turn};

/// How many moves of a line are told as they are made on the board: more cannot be told apart
/// there.
const AHEAD: usize = 5;

/// What an engine that was asked would play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The node that it is about.
    pub node: NodeId,
    /// Whether the engine is done.
    pub done: bool,
    /// What it thinks.
    pub advice: Advice,
    /// The first moves of the line that it expects, as they are made on the board.
    pub ahead: Vec<(Player, Turn)>,
    /// How many columns the board has, by which squares are counted.
    pub columns: u8,
}

impl Hint {
    /// The hint that an engine has given about a node.
    pub(crate) fn new(session: &Session, node: NodeId, advice: Advice, done: bool) -> Self {
        let ahead = session.game_at(node).map_or_else(|_| Vec::new(), |game| ahead(game, &advice));
        Self { node, done, advice, ahead, columns: session.table().board().width }
    }
}

/// The first moves of the line that an engine expects from where a game stands.
fn ahead(mut game: Box<dyn AnyGame>, advice: &Advice) -> Vec<(Player, Turn)> {
    let moves = advice.line.iter().take(AHEAD).map_while(|text| {
        let player = game.turn();
        game.play(text).ok()?;
        Some((player, game.last()?))
    });
    moves.collect()
}
