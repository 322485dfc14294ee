//! A score as people read it: in words within a sentence, in a few signs on a tree.

use rules::{Phrase, Speak};

use crate::Score;

impl Score {
    /// The score in a few signs: `35`; `∞-3` for a win in three moves and `-∞+3` for such a loss;
    /// `∞+12` for a game that is won by twelve discs, however long it takes.
    #[must_use]
    pub fn signs(self) -> Phrase {
        self.told(["score-signs", "score-signs-in", "score-signs-by"])
    }

    /// The score with one of three messages: of an opinion, a win in some moves, a win by a lead.
    fn told(self, [opinion, wins_in, wins_by]: [&'static str; 3]) -> Phrase {
        let size = self.0.abs();
        let winner = if self.0 > 0 { "me" } else { "other" };
        if self.is_decided() {
            let moves = i64::from(Score::WIN.0 - size);
            Phrase::new(wins_in).with("winner", winner).with("moves", moves)
        } else if size > Score::WON_BY.0 {
            let lead = i64::from(size - Score::WON_BY.0);
            Phrase::new(wins_by).with("winner", winner).with("lead", lead)
        } else {
            Phrase::new(opinion).with("score", i64::from(self.0))
        }
    }
}

impl Speak for Score {
    /// The score in words: "score 35", "win in 3", "loss by 12".
    fn phrase(&self) -> Phrase {
        self.told(["score-opinion", "score-wins-in", "score-wins-by"])
    }
}
