//! Why a node ended, in a sentence.

use rules::{Argument, Phrase, Player};
use search::Score;
use words::Words;

use crate::{
    Child, ExcerptNode, Halt, RecordedNode, SearchWindow, Treatment, ValueBound, Why, tree::written,
};

/// Infinity, as it is written.
const INFINITE: &str = "∞";

/// A score in a few signs, as it stands at nodes of trees and in tables.
#[must_use]
pub fn score_text(score: i32, words: &Words) -> String {
    words.say(&Score(score).signs())
}

/// The mean result of playouts, from `-1` to `+1`.
fn mean_text(mean: f64, words: &Words) -> String {
    let sign = if mean < 0.0 { "" } else { "+" };
    let number = Phrase::new("lab-number").with("n", Argument::decimal(mean, 3));
    format!("{sign}{}", words.say(&number))
}

impl RecordedNode {
    /// A window of the search as it is written: `[-∞, 7]`.
    #[must_use]
    pub fn window_text(&self, window: SearchWindow, words: &Words) -> String {
        let end = |score: Option<i32>, sign: &str| match score {
            Some(score) => self.score_text(score, words),
            None => format!("{sign}{INFINITE}"),
        };
        format!("[{}, {}]", end(window.alpha, "-"), end(window.beta, "+"))
    }

    /// A score of the search as it is written.
    #[must_use]
    pub fn score_text(&self, score: i32, words: &Words) -> String {
        if self.unit == 1 { score_text(score, words) } else { written(score, self.unit) }
    }

    /// The value as it is written: `5`, `≥ 5` or `≤ 5`; with visits, the mean result.
    #[must_use]
    pub fn value_text(&self, words: &Words) -> String {
        if let Some(standing) = self.standing {
            return mean_text(standing.mean.into(), words);
        }
        if let Some(shares) = &self.shares {
            let shares: Vec<String> =
                shares.iter().map(|&share| score_text(share, words)).collect();
            return format!("({})", shares.join(", "));
        }
        let Some(score) = self.score else { return "?".to_owned() };
        let score = self.score_text(score, words);
        match self.bound {
            ValueBound::Lower => format!("≥ {score}"),
            ValueBound::Upper => format!("≤ {score}"),
            _ => score,
        }
    }

    /// The condition that cut the rest off, for the seat to move at the root: `5 ≥ 3`.
    fn condition(&self, root: u8) -> Phrase {
        let signs = |score: i32| match self.unit {
            1 => Argument::from(Score(score).signs()),
            unit => Argument::from(written(score, unit)),
        };
        let value = self.score.unwrap_or_default();
        let score = signs(value);
        if self.shares.is_some() && value < Score::WON_BY.0 {
            return Phrase::new("lab-why-cut-share");
        }
        let is_high = self.is_chance() && self.entry.beta.is_some_and(|beta| beta <= value);
        match (self.is_mine(root) || is_high, self.entry.alpha, self.entry.beta) {
            (true, _, Some(beta)) => {
                Phrase::new("lab-why-cut-beta").with("score", score).with("beta", signs(beta))
            }
            (false, Some(alpha), _) => {
                Phrase::new("lab-why-cut-alpha").with("score", score).with("alpha", signs(alpha))
            }
            _ => Phrase::new("lab-why-cut-best"),
        }
    }

    /// Why nothing more was searched here, for the seat to move at the root.
    #[must_use]
    pub fn reason(&self, root: u8) -> Phrase {
        match self.why {
            Why::Finished => Phrase::new("lab-why-finished"),
            Why::Horizon => Phrase::new("lab-why-horizon"),
            Why::Known => Phrase::new("lab-why-known"),
            Why::Table => Phrase::new("lab-why-table"),
            Why::Exhausted if self.is_quiet_search() => Phrase::new("lab-why-quiet"),
            Why::Exhausted => Phrase::new("lab-why-exhausted"),
            Why::Cut => self.condition(root),
            Why::Sampled => Phrase::new("lab-why-sampled"),
            Why::ProbCut => Phrase::new("lab-why-probcut"),
            Why::Futile => Phrase::new("lab-why-futile"),
            Why::Skipped => Phrase::new("lab-why-skipped"),
            Why::Stopped => Phrase::new("lab-why-stopped"),
        }
    }
}

impl Halt {
    /// What happens at the moment, for the seat to move at the root.
    #[must_use]
    pub fn sentence(&self, root: u8, words: &Words) -> Phrase {
        let Some(last) = self.open.last() else { return Phrase::new("lab-root") };
        let name = last.text.clone().unwrap_or_else(|| words.text("lab-root"));
        let has_window = self.open.first().is_some_and(|root| root.node.has_windows());
        let phrase = match (self.moment.leaves, has_window) {
            (false, true) => Phrase::new("lab-step-enter")
                .with("window", last.node.window_text(last.window, words)),
            (false, false) => Phrase::new("lab-step-enter-plain"),
            (true, _) => Phrase::new("lab-step-leave")
                .with("value", last.node.value_text(words))
                .with("why", words.say(&last.node.reason(root))),
        };
        phrase.with("node", name)
    }
}

impl ExcerptNode {
    /// What there is to say about the node: why it ended, and what is peculiar about it.
    #[must_use]
    pub fn remarks(&self, root: u8) -> Vec<Phrase> {
        self.node.remarks(root, self.treatment, &self.skipped)
    }
}

impl Child {
    /// What there is to say about the node: why it ended, and what is peculiar about it.
    #[must_use]
    pub fn remarks(&self, root: u8) -> Vec<Phrase> {
        self.node.remarks(root, self.treatment, &[])
    }
}

impl RecordedNode {
    fn remarks(&self, root: u8, treatment: Treatment, skipped: &[String]) -> Vec<Phrase> {
        let mut remarks = Vec::new();
        // That all moves were looked at goes without saying, and where there are visits, games
        // were played.
        let unspoken = [Why::Exhausted, Why::Sampled].contains(&self.why);
        if !unspoken || self.is_quiet_search() {
            remarks.push(self.reason(root));
        }
        if self.why == Why::Cut && self.is_quiet_search() {
            remarks.push(Phrase::new("lab-why-quiet"));
        }
        let Treatment { reduced, extended, again } = treatment;
        let treated = [
            (reduced, "lab-why-reduced"),
            (extended, "lab-why-extended"),
            (again, "lab-why-again"),
        ];
        let told = treated.into_iter().filter(|&(is_told, _)| is_told);
        remarks.extend(told.map(|(_, message)| Phrase::new(message)));
        if !skipped.is_empty() {
            remarks.push(Phrase::new("lab-skipped").with("moves", skipped.join(" ")));
        }
        if let Some(standing) = self.standing {
            let visits = Phrase::new("lab-visits").with("visits", u64::from(standing.visits));
            remarks.push(visits);
            remarks.extend(standing.bonus.map(|bonus| {
                let bonus = Argument::Decimal { digits: thousandths(bonus), places: 3 };
                Phrase::new("lab-bonus").with("bonus", bonus)
            }));
            remarks.extend(standing.proven.map(|proven| {
                Phrase::new(match proven.sign(Player(root)) {
                    1 => "lab-proven-win",
                    0 => "lab-proven-draw",
                    _ => "lab-proven-loss",
                })
            }));
        }
        remarks
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a bonus is small")]
fn thousandths(bonus: f32) -> i64 {
    (bonus * 1000.0).round() as i64
}
