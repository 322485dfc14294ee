//! Why a move is not the best: what refutes it, and what that costs.

use rules::{Phrase, Player};
use search::{Score, ScoreScale};

/// Why a move is not the best, or that it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Whose move it is.
    pub player: Player,
    /// The move, and what is expected after it.
    pub line: Vec<String>,
    /// What it is worth to its player.
    pub score: i32,
    /// Whether that is proved.
    pub proven: bool,
    /// The best move.
    pub best: String,
    /// What the best move is worth.
    pub best_score: i32,
    /// What the line costs, where that can be said in a few words.
    pub consequence: Option<Phrase>,
}

/// A search for what refutes a move, ready to run on any thread.
pub type ExplanationRun = Box<dyn FnOnce() -> Explanation + Send>;

impl Explanation {
    /// What is said of the move, in a sentence.
    #[must_use]
    pub fn sentence(&self, scale: &ScoreScale) -> Phrase {
        let played = self.line.first().map(String::as_str).unwrap_or_default();
        let score = scale.told(Score(self.score), self.proven);
        if played == self.best || self.score >= self.best_score {
            return Phrase::new("why-best").with("move", played).with("score", score);
        }
        let is_bad = scale.loss(Score(self.best_score), Score(self.score)) >= scale.inaccuracy;
        let consequence = self.consequence.as_ref().filter(|_| is_bad);
        let id = if consequence.is_some() { "why-worse-because" } else { "why-worse" };
        let phrase = Phrase::new(id)
            .with("move", played)
            .with("score", score)
            .with("best", self.best.as_str())
            .with("value", scale.told(Score(self.best_score), false));
        match consequence {
            Some(consequence) => phrase.with("consequence", consequence.clone()),
            None => phrase,
        }
    }
}
