//! What was asked of a search: enough to ask it again.

use std::time::Duration;

use rules::{Phrase, PositionError, Speak, Spec, SpecError};
use search::Limits;
use serde::{Deserialize, Serialize};
use session::{AnyGame, PlayError};
use thiserror::Error;

use crate::{Tree, literal};

/// What was asked of a search: the game, the way to the position, and who shall think about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchQuestion {
    /// The spec of the game, or a tree written down: `((3 12 8) (2 4 6) (14 5 2))`.
    pub game: String,
    /// The position the game began from, if not from the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The moves played since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// The spec of the engine.
    pub engine: String,
    /// How many moves to look ahead, in place of the engine's own setting.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// How many nodes to visit, in place of the engine's own setting.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// How long to think, in milliseconds, in place of the engine's own setting.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub milliseconds: Option<u64>,
}

/// Why a question could not be asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum QuestionError {
    /// The game or the engine was refused.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The position was refused.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move was refused.
    #[error(transparent)]
    Move(#[from] PlayError),
    /// Chance decides in the tree, of which the engine knows nothing.
    #[error("chance decides in this tree")]
    Chance,
    /// The engine is for two players, and the tree is for more.
    #[error("{engine} is for two players")]
    ForTwo {
        /// The engine.
        engine: String,
    },
}

impl Speak for QuestionError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Spec(error) => error.phrase(),
            Self::Position(error) => error.phrase(),
            Self::Move(error) => error.phrase(),
            Self::Chance => Phrase::new("error-tree-chance"),
            Self::ForTwo { engine } => {
                Phrase::new("error-tree-for-two").with("engine", engine.as_str())
            }
        }
    }
}

impl SearchQuestion {
    /// A question about the start of a game.
    #[must_use]
    pub fn new(game: impl Into<String>, engine: impl Into<String>) -> Self {
        let (game, engine) = (game.into(), engine.into());
        Self {
            game,
            position: None,
            moves: Vec::new(),
            engine,
            depth: None,
            nodes: None,
            milliseconds: None,
        }
    }

    /// A table with the position on it.
    ///
    /// # Errors
    ///
    /// If the game, the position or a move is refused.
    pub fn table(&self) -> Result<Box<dyn AnyGame>, QuestionError> {
        let mut table = table(&self.game)?;
        if let Some(position) = &self.position {
            table.set_up(position)?;
        }
        for text in &self.moves {
            table.play(text)?;
        }
        Ok(table)
    }

    /// The engine as a spec.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn spec(&self) -> Result<Spec, SpecError> {
        self.engine.parse()
    }

    /// In how many parts a point is told: more than one where chance decides in a tree that is
    /// written down.
    pub(crate) fn unit(&self) -> i32 {
        if !literal::is_tree(&self.game) {
            return 1;
        }
        self.game.parse().map_or(1, |tree: Tree| tree.unit())
    }

    /// The limits that it sets beside the engine's own.
    #[must_use]
    pub fn limits(&self) -> Limits {
        let time = self.milliseconds.map(Duration::from_millis);
        Limits { depth: self.depth, nodes: self.nodes, time, clock: None }
    }
}

/// A table for a game of the registry, or for a tree written down.
///
/// # Errors
///
/// If there is no such game, or the text is no tree.
pub fn table(game: &str) -> Result<Box<dyn AnyGame>, QuestionError> {
    if literal::is_tree(game) {
        return Ok(literal::table(game)?);
    }
    Ok(session::open_table(&game.parse()?)?)
}
