//! Parse errors: why something could not be read as a game.

use std::fmt;

use rules::{Phrase, PositionError, Speak, Spec, SpecError};
use session::PlayError;
use thiserror::Error;

use crate::{Form, MOST_MOVES};

/// Why something could not be read as a game, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct ReadError {
    /// Where it went wrong, if it did at some place.
    pub place: Option<TextPosition>,
    /// What stands there.
    pub text: String,
    /// What is wrong with it.
    pub problem: Box<ReadProblem>,
    /// The game that it was read as, if that was only a guess.
    pub assumed: Option<Box<Spec>>,
}

/// A place in a text, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPosition {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

/// What can be wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadProblem {
    /// There is nothing in it.
    Empty,
    /// There is more in it than anybody can have played.
    TooLong {
        /// How many bytes there may be.
        most: usize,
    },
    /// One game has more moves than anybody can have played.
    TooManyMoves {
        /// How many there may be.
        most: usize,
    },
    /// It is not text, nor any other form that is read.
    NoText,
    /// It is none of the forms that are read.
    NoForm,
    /// It breaks the grammar of its form.
    Grammar {
        /// The form.
        form: Form,
    },
    /// Something must stand here.
    Missing {
        /// What, as it would be typed.
        what: &'static str,
    },
    /// Something stands here that has no meaning.
    Meaningless {
        /// What it should have been a value of.
        what: &'static str,
    },
    /// A value of another kind should stand here.
    Structure,
    /// It was written by a newer version of this program.
    Newer {
        /// The version of the file.
        found: u64,
        /// The newest version that is read.
        known: u64,
    },
    /// A document type could make the text endless, so there must be none.
    DocumentType,
    /// A bracket or an element within another, too often.
    TooDeep {
        /// How often is allowed.
        most: usize,
    },
    /// The game or an engine was refused.
    Spec(SpecError),
    /// The position was refused.
    Position(PositionError),
    /// The game has another number of seats.
    SeatCount {
        /// Seats at the table.
        expected: usize,
        /// Players named.
        found: usize,
    },
    /// A move cannot be played.
    Illegal {
        /// Its number in the line, counted from one.
        number: usize,
        /// Why not.
        why: PlayError,
    },
    /// A position, or a part of one, was refused where it stands.
    Text(rules::Problem),
    /// A move follows one that is not there.
    NoSuchMove,
    /// The game is none that is played here.
    OtherGame,
    /// The form is for other games than the one it was to be read as.
    WrongGame {
        /// The form.
        form: Form,
        /// The name of the game.
        game: &'static str,
    },
}

impl From<SpecError> for ReadProblem {
    fn from(error: SpecError) -> Self {
        Self::Spec(error)
    }
}

impl From<PositionError> for ReadProblem {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

impl From<ReadProblem> for ReadError {
    /// What is wrong with a file as a whole.
    fn from(problem: ReadProblem) -> Self {
        Self { place: None, text: String::new(), problem: Box::new(problem), assumed: None }
    }
}

impl ReadError {
    /// The same where the game was only a guess.
    pub(crate) fn assuming(self, game: &Spec) -> Self {
        Self { assumed: Some(Box::new(game.clone())), ..self }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(TextPosition { line, column }) = self.place {
            write!(f, "line {line}, column {column}, {:?}: ", self.text)?;
        }
        write!(f, "{:?}", self.problem)?;
        self.assumed.as_ref().map_or(Ok(()), |game| write!(f, ", read as {game}"))
    }
}

impl ReadProblem {
    /// One game has too many moves.
    pub(crate) const fn too_many_moves() -> Self {
        Self::TooManyMoves { most: MOST_MOVES }
    }

    /// The problem as a part of a sentence.
    fn phrase(&self) -> Phrase {
        match self {
            Self::Empty => Phrase::new("problem-record-empty"),
            Self::TooLong { most } => {
                Phrase::new("problem-record-too-long").with("most", most / 1_000_000)
            }
            Self::TooManyMoves { most } => {
                Phrase::new("problem-record-too-many-moves").with("most", *most)
            }
            Self::NoText => Phrase::new("problem-record-no-text"),
            Self::NoForm => Phrase::new("problem-record-no-form"),
            Self::Grammar { form } => {
                Phrase::new("problem-record-grammar").with("form", form.phrase())
            }
            Self::Missing { what } => Phrase::new("problem-record-missing").with("what", *what),
            Self::Meaningless { what } => {
                Phrase::new("problem-record-meaningless").with("what", *what)
            }
            Self::Structure => Phrase::new("problem-record-structure"),
            Self::Newer { found, known } => Phrase::new("problem-record-newer")
                .with("found", found.to_string())
                .with("known", known.to_string()),
            Self::DocumentType => Phrase::new("problem-record-document-type"),
            Self::TooDeep { most } => Phrase::new("problem-record-too-deep").with("most", *most),
            Self::Spec(error) => error.phrase(),
            Self::Position(error) => error.phrase(),
            Self::SeatCount { expected, found } => {
                Phrase::new("error-seat-count").with("expected", *expected).with("found", *found)
            }
            Self::Illegal { number, why } => Phrase::new("problem-record-illegal")
                .with("number", *number)
                .with("why", why.phrase()),
            Self::Text(problem) => problem.phrase(),
            Self::NoSuchMove => Phrase::new("problem-record-no-such-move"),
            Self::OtherGame => Phrase::new("problem-record-other-game"),
            Self::WrongGame { form, game } => Phrase::new("error-record-other-game")
                .with("form", form.phrase())
                .with("game", Phrase::built(format!("game-{game}"))),
        }
    }
}

impl Speak for ReadError {
    fn phrase(&self) -> Phrase {
        let problem = match &self.assumed {
            Some(game) => Phrase::new("problem-record-assumed")
                .with("problem", self.problem.phrase())
                .with("game", game.to_string()),
            None => self.problem.phrase(),
        };
        let Some(TextPosition { line, column }) = self.place else { return problem };
        Phrase::new("error-record-place")
            .with("line", line)
            .with("column", column)
            .with("text", self.text.as_str())
            .with("problem", problem)
    }
}
