//! A score as people read it: in the unit of a game, in words within a sentence, in a few signs on a
//! tree.

use rules::{Argument, Phrase, Speak};

use crate::{Score, ScoreScale, ScoreUnit};

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

impl ScoreUnit {
    /// Its name in the language files and on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Discs => "discs",
            Self::Men => "men",
            Self::Words => "words",
        }
    }
}

impl ScoreScale {
    /// A score in words: "+2.3 discs", "a clear advantage", "win in 5"; where it is proved, no score
    /// is a draw.
    #[must_use]
    pub fn told(&self, score: Score, proven: bool) -> Phrase {
        let winner = if score.0 > 0 { "me" } else { "other" };
        if self.is_decided(score) {
            let names_lead = score.0.abs() > Score::WON_BY.0;
            return if names_lead {
                score.phrase()
            } else {
                Phrase::new("score-won").with("winner", winner)
            };
        }
        if proven && score == Score::DRAW {
            return Phrase::new("score-draw");
        }
        match self.unit {
            ScoreUnit::Words => {
                let degree = match score.0.abs() {
                    size if size >= self.clear => "clear",
                    size if size >= self.slight => "slight",
                    _ => "none",
                };
                Phrase::new("score-advantage").with("winner", winner).with("degree", degree)
            }
            unit => {
                let tenths = self.tenths(score);
                let sign = match tenths {
                    1.. => "+",
                    0 => "",
                    _ => "−",
                };
                counted(tenths.abs(), unit).with("sign", sign)
            }
        }
    }

    /// What a move has lost, in words: "2.3 discs"; nothing where nothing is counted.
    #[must_use]
    pub fn loss_told(&self, loss: u32) -> Option<Phrase> {
        let loss = Score(i32::try_from(loss).unwrap_or(self.cap));
        let counts = self.unit != ScoreUnit::Words;
        counts.then(|| counted(self.tenths(loss), self.unit).with("sign", ""))
    }
}

/// A number of discs or men.
fn counted(tenths: i32, unit: ScoreUnit) -> Phrase {
    let number = Argument::Decimal { digits: tenths.into(), places: 1 };
    // Plurals follow the number as it is written.
    let singular = tenths == 10;
    let few = if tenths < 20 { "few" } else { "many" };
    Phrase::new("score-counted")
        .with("number", number)
        .with("amount", if singular { "one" } else { few })
        .with("unit", unit.name())
}
