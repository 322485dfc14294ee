//! Why a move is not the best: what refutes it, and what that costs.

use rules::{History, Notation, Phrase, Player};
use search::{Expertise, Limits, Score, ScoreScale, Stop};

use crate::{appraisal::Appraisal, typed::written_line};

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
    /// Whether hardly anything is lost by the move.
    #[must_use]
    pub fn is_good(&self, scale: &ScoreScale) -> bool {
        scale.loss(Score(self.best_score), Score(self.score)) < scale.inaccuracy
    }

    /// What is said of the move, in a sentence.
    #[must_use]
    pub fn sentence(&self, scale: &ScoreScale) -> Phrase {
        let played = self.line.first().map(String::as_str).unwrap_or_default();
        let score = scale.told(Score(self.score), self.proven);
        if played == self.best || self.score >= self.best_score {
            return Phrase::new("why-best").with("move", played).with("score", score);
        }
        let consequence = self.consequence.as_ref().filter(|_| !self.is_good(scale));
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

impl Explanation {
    /// What is wrong with the move, without a word about the best: for one who still looks for it.
    #[must_use]
    pub fn refutation(&self, scale: &ScoreScale) -> Option<Phrase> {
        let score = scale.told(Score(self.score), self.proven);
        let reply = self.line.get(1)?.as_str();
        let id = if self.consequence.is_some() { "why-refuted-because" } else { "why-refuted" };
        let phrase = Phrase::new(id)
            .with("move", self.line.first()?.as_str())
            .with("reply", reply)
            .with("score", score);
        Some(match &self.consequence {
            Some(consequence) => phrase.with("consequence", consequence.clone()),
            None => phrase,
        })
    }
}

/// Why a move is not the best.
pub(crate) fn explanation<G: Notation + Expertise>(
    game: &G,
    history: &History<G>,
    played: G::Move,
    limits: Limits,
    stop: Stop,
) -> Explanation {
    let mut appraisal = Appraisal::new(game, history, limits, stop);
    let thought = appraisal.played_moves(&[played]);
    let value = appraisal.line_of(played, &thought);
    let position = history.position();
    Explanation {
        player: game.turn(position),
        line: written_line(game, position, &value.line),
        score: value.score.0,
        proven: value.proven,
        best: game.write_move(position, thought.best),
        best_score: thought.score.0,
        consequence: game.consequence(position, &value.line),
    }
}
