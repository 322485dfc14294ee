//! Where the tree of an exercise comes from.

use rules::{Phrase, PositionError, Speak};
use search::Stop;
use thiserror::Error;

use crate::{QuestionError, RecordError, SearchQuestion, Tree, TreeShape};

/// Where the tree of an exercise comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExerciseSource {
    /// It is written down.
    Written(String),
    /// It is drawn by lot: the same for the same seed.
    Random(TreeShape, u64),
    /// It is that of a game, as minimax goes through it.
    Game {
        /// The spec of the game.
        game: String,
        /// The position to begin from, if not from the usual one.
        position: Option<String>,
        /// How many moves deep it is.
        depth: u32,
    },
}

/// Why there is no such exercise.
#[derive(Debug, Error)]
pub enum SourceError {
    /// The text is no tree.
    #[error(transparent)]
    Text(#[from] PositionError),
    /// The game or the position was refused.
    #[error(transparent)]
    Game(#[from] QuestionError),
    /// The game could not be searched.
    #[error(transparent)]
    Search(#[from] RecordError),
    /// It does not fit a sheet.
    #[error("{nodes} nodes are too many")]
    Large {
        /// How many nodes it has, or at least has.
        nodes: u64,
    },
    /// It is for more than two players.
    #[error("exercises are for two players")]
    NotForTwo,
}

impl Speak for SourceError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Text(error) => error.phrase(),
            Self::Game(error) => error.phrase(),
            Self::Search(error) => error.phrase(),
            Self::Large { nodes } => Phrase::new("error-exercise-large")
                .with("nodes", *nodes)
                .with("most", ExerciseSource::MOST),
            Self::NotForTwo => Phrase::new("error-exercise-two"),
        }
    }
}

impl ExerciseSource {
    /// The largest value at a leaf of a random tree: numbers that one compares at a glance.
    pub const LARGEST: i32 = 20;
    /// A tree with more nodes does not fit a sheet.
    const MOST: u64 = 130;

    /// The tree.
    ///
    /// # Errors
    ///
    /// If there is none, or it is not for two, or does not fit a sheet.
    pub fn tree(&self) -> Result<Tree, SourceError> {
        let tree = match self {
            Self::Written(text) => text.parse()?,
            Self::Random(shape, seed) => Tree::random(*shape, *seed),
            Self::Game { game, position, depth } => of_game(game, position.as_ref(), *depth)?,
        };
        if tree.players() != 2 {
            return Err(SourceError::NotForTwo);
        }
        let nodes = tree.twigs().len() as u64;
        if nodes > Self::MOST { Err(SourceError::Large { nodes }) } else { Ok(tree) }
    }
}

fn of_game(game: &str, position: Option<&String>, depth: u32) -> Result<Tree, SourceError> {
    let question = SearchQuestion {
        position: position.cloned(),
        depth: Some(depth),
        nodes: Some(ExerciseSource::MOST + 1),
        ..SearchQuestion::new(game, "minimax")
    };
    if question.table()?.players() != 2 {
        return Err(SourceError::NotForTwo);
    }
    let mut recording = question.recorded(Stop::default())?;
    let nodes = recording.answer().nodes;
    if nodes > ExerciseSource::MOST {
        return Err(SourceError::Large { nodes });
    }
    Ok(Tree::of_search(&mut recording).map_err(RecordError::Recording)?)
}
