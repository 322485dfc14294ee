//! What is said of a move besides the move.

use std::time::Duration;

use crate::{BoardMark, GameResult, clean};

/// What is said of a move besides the move; at the start of a game, what is said of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remark {
    /// How long the player thought.
    pub spent: Option<Duration>,
    /// What was left on the player's clock afterwards.
    pub left: Option<Duration>,
    /// What a program thought the move was worth, as it wrote it.
    pub opinion: Option<String>,
    /// Marks such as `!` by their numbers, as PDN and PGN count them (NAGs).
    pub marks: Vec<u8>,
    /// A comment of the players or of an annotator.
    pub comment: Option<String>,
    /// What is drawn on the board there.
    pub drawings: Vec<BoardMark>,
    /// How the game ended after it otherwise than by its rules, if it did.
    pub verdict: Option<GameResult>,
}

impl Remark {
    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Makes every text such that every form can hold it.
    pub fn clean(&mut self) {
        self.spent = self.spent.map(clean::whole_milliseconds);
        self.left = self.left.map(clean::whole_milliseconds);
        self.opinion = self.opinion.as_deref().and_then(clean::line);
        self.comment = self.comment.as_deref().and_then(clean::comment);
    }

    /// Adds a comment to what is said already.
    pub fn add_comment(&mut self, comment: Option<String>) {
        match (&mut self.comment, comment) {
            (Some(said), Some(more)) => {
                said.push('\n');
                said.push_str(&more);
            }
            (said @ None, more) => *said = more,
            (Some(_), None) => (),
        }
    }
}
