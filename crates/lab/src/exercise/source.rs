//! Where the tree of an exercise comes from.

use rules::{Phrase, PositionError, Speak};
use search::Stop;
use thiserror::Error;

use super::ExerciseKind;
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
    #[error("this exercise is for two players")]
    NotForTwo,
    /// Chance decides in it, of which the exercise knows nothing.
    #[error("chance decides in this tree")]
    Chance,
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
            Self::Chance => Phrase::new("error-exercise-chance"),
        }
    }
}

impl ExerciseSource {
    /// The largest value at a leaf of a random tree: numbers that one compares at a glance.
    pub const LARGEST: i32 = 20;
    /// How many players there are in a random tree for many.
    const MANY: u8 = 3;
    /// How much there is for all of them together at its leaves.
    const SHARED: i32 = 10;
    /// A tree with more nodes does not fit a sheet.
    const MOST: u64 = 130;

    /// The tree for an exercise of a kind.
    ///
    /// # Errors
    ///
    /// If there is none, or it is not for such an exercise, or does not fit a sheet.
    pub fn tree(&self, kind: ExerciseKind) -> Result<Tree, SourceError> {
        let tree = match self {
            Self::Written(text) => text.parse()?,
            Self::Random(shape, seed) if kind.has_chance() => {
                Tree::random_with_chance(*shape, *seed)
            }
            Self::Random(shape, seed) if kind.has_shares() => {
                let shape = TreeShape { largest: Self::SHARED, ..*shape };
                Tree::random_for_many(Self::MANY, shape, *seed)
            }
            Self::Random(shape, seed) => Tree::random(*shape, *seed),
            Self::Game { game, position, depth } => of_game(game, position.as_ref(), *depth)?,
        };
        if tree.players() != 2 && !kind.has_shares() {
            return Err(SourceError::NotForTwo);
        }
        if tree.has_chance() && !kind.has_chance() {
            return Err(SourceError::Chance);
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
