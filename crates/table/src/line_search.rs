//! A line of play to be gone through on the board, and the search for what refutes a move.

use std::fmt;

use rules::{Board, Phrase, Player};
use search::ScoreScale;
use session::{AnyGame, ExplanationRun, NodeId, Turn};

use crate::ViewerId;

/// The most moves of a line that are shown.
const LONGEST: usize = 40;

/// A line of play from a node of the tree, to be gone through on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct LineReport {
    /// The node that it begins from.
    pub node: NodeId,
    /// The position there, as the game writes it.
    pub position: String,
    /// What is to be said of it, if it explains a move.
    pub sentence: Option<Phrase>,
    /// Whether the move that it explains is hardly worse than the best.
    pub good: Option<bool>,
    /// Its moves.
    pub steps: Vec<LineStep>,
    /// What the squares are called, row by row from the top left.
    pub square_names: Vec<String>,
}

/// A move of a line, and the board after it.
#[derive(Clone, Debug, PartialEq)]
pub struct LineStep {
    /// Whose move it is.
    pub player: Player,
    /// The move.
    pub turn: Turn,
    /// The board after it.
    pub board: Board,
}

/// What is to be found out about a line, ready to run on any thread.
pub struct LineSearch {
    /// Who wants to know.
    pub viewer: ViewerId,
    node: NodeId,
    game: Box<dyn AnyGame>,
    source: LineSource,
}

/// Where a line comes from.
enum LineSource {
    /// Its moves are known.
    Moves(Vec<String>),
    /// It is what refutes a move.
    Explanation(ScoreScale, ExplanationRun),
}

impl LineSearch {
    /// The line of these moves, as far as they are legal.
    pub(crate) fn of_moves(
        viewer: ViewerId,
        node: NodeId,
        game: Box<dyn AnyGame>,
        moves: Vec<String>,
    ) -> Self {
        Self { viewer, node, game, source: LineSource::Moves(moves) }
    }

    /// The line that explains a move.
    pub(crate) fn of_explanation(
        viewer: ViewerId,
        node: NodeId,
        game: Box<dyn AnyGame>,
        scale: ScoreScale,
        run: ExplanationRun,
    ) -> Self {
        Self { viewer, node, game, source: LineSource::Explanation(scale, run) }
    }

    /// Finds the line and goes through it.
    #[must_use]
    pub fn run(self) -> LineReport {
        let Self { node, mut game, source, .. } = self;
        let (sentence, good, moves) = match source {
            LineSource::Moves(moves) => (None, None, moves),
            LineSource::Explanation(scale, run) => {
                let explanation = run();
                let good = explanation.is_good(&scale);
                (Some(explanation.sentence(&scale)), Some(good), explanation.line)
            }
        };
        let position = game.position();
        let square_names = game.board().squares().map(|square| game.square_name(square)).collect();
        let steps = moves.iter().take(LONGEST).map_while(|text| {
            let player = game.turn();
            game.play(text).ok()?;
            Some(LineStep { player, turn: game.last()?, board: game.board() })
        });
        LineReport { node, position, sentence, good, steps: steps.collect(), square_names }
    }
}

impl fmt::Debug for LineSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LineSearch").field("node", &self.node).finish_non_exhaustive()
    }
}
