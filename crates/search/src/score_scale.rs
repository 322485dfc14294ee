//! The scale of a room: in which unit its scores are told, and from where on they mean something.
//!
//! A search counts in points. What people are told is in the unit of their game: discs, men, or
//! words where there is no unit. The page, the terminal and the command line all tell scores by the
//! scale of the room, so that a number means the same everywhere.

use crate::Score;

/// In what people count who play a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreUnit {
    /// The discs at the end of the game.
    Discs,
    /// Men on the board.
    Men,
    /// Nothing is counted: an advantage is none, slight or clear.
    Words,
}

/// How the scores of a game are told to people and how moves are judged by them.
///
/// All limits are in points of score, except where it says otherwise.
///
/// # Examples
///
/// ```
/// use search::{Score, ScoreScale, ScoreUnit};
///
/// let men = ScoreScale::MEN;
/// assert_eq!(men.unit, ScoreUnit::Men);
/// assert_eq!(men.tenths(Score(104)), 10, "one man");
/// assert_eq!(men.loss(Score(50), Score(-150)), 200, "two men");
/// assert_eq!(men.loss(Score(999_997), Score(-999_990)), men.cap, "no more than the cap");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreScale {
    /// What is counted.
    pub unit: ScoreUnit,
    /// How many points are one unit.
    pub one: i32,
    /// From here on an opinion is a slight advantage.
    pub slight: i32,
    /// From here on an opinion is a clear advantage.
    pub clear: i32,
    /// From here on a score is that of a won game, though below the scores that say how soon or by
    /// how much.
    pub won: i32,
    /// A move that loses this much is an inaccuracy.
    pub inaccuracy: i32,
    /// A move that loses this much is a mistake.
    pub mistake: i32,
    /// A move that loses this much is a blunder.
    pub blunder: i32,
    /// The most that a single move counts as losing, so that an average means something.
    pub cap: i32,
}

impl ScoreScale {
    /// Points without a unit: evaluators that count in hundredths of something.
    pub const WORDS: Self = Self {
        unit: ScoreUnit::Words,
        one: 100,
        slight: 40,
        clear: 150,
        won: Score::WON_BY.0,
        inaccuracy: 60,
        mistake: 150,
        blunder: 400,
        cap: 1000,
    };

    /// Points without a unit, with the least that are a slight and a clear advantage.
    #[must_use]
    pub const fn words(slight: i32, clear: i32) -> Self {
        Self {
            slight,
            clear,
            inaccuracy: slight,
            mistake: clear,
            blunder: 2 * clear,
            cap: 4 * clear,
            ..Self::WORDS
        }
    }

    /// Hundredths of a disc.
    pub const DISCS: Self = Self {
        unit: ScoreUnit::Discs,
        one: 100,
        slight: 200,
        clear: 800,
        inaccuracy: 200,
        mistake: 400,
        blunder: 1000,
        cap: 2000,
        ..Self::WORDS
    };

    /// Hundredths of a man.
    pub const MEN: Self = Self {
        unit: ScoreUnit::Men,
        one: 100,
        slight: 30,
        clear: 100,
        inaccuracy: 40,
        mistake: 90,
        blunder: 190,
        cap: 500,
        ..Self::WORDS
    };

    /// Whether a score is that of a game won or lost.
    #[must_use]
    pub const fn is_decided(&self, score: Score) -> bool {
        score.0.abs() >= self.won
    }

    /// Tenths of the unit, rounded to the nearest: `23` is told as `2.3`.
    #[must_use]
    pub const fn tenths(&self, score: Score) -> i32 {
        let tenths = 20 * score.0.abs() / self.one;
        score.0.signum() * (tenths + 1) / 2
    }

    /// A score in the points of an opinion: of a game that is won, its lead where that is counted,
    /// else more than any opinion.
    #[must_use]
    const fn points(&self, score: Score) -> i32 {
        let size = score.0.abs();
        let sign = score.0.signum();
        let beyond = 8 * self.cap;
        if score.is_decided() || size <= Score::WON_BY.0 && size >= self.won {
            sign * beyond
        } else if size >= Score::WON_BY.0 {
            sign * (size - Score::WON_BY.0) * self.one
        } else if size > beyond {
            sign * beyond
        } else {
            score.0
        }
    }

    /// What a move loses that is worth `played` where the best is worth `best`: never more than
    /// the cap.
    #[must_use]
    pub const fn loss(&self, best: Score, played: Score) -> i32 {
        let loss = self.points(best) - self.points(played);
        if loss < 0 {
            0
        } else if loss > self.cap {
            self.cap
        } else {
            loss
        }
    }

    /// A score of an engine that counts by another scale, in points of this one: an advantage that
    /// is clear there is clear here, and a game that is won stays won.
    #[must_use]
    pub const fn convert(&self, score: Score, other: &Self) -> Score {
        let size = score.0.abs();
        if other.is_decided(score) {
            // How soon or by how much such a game is won is not known.
            let is_told = size >= Score::WON_BY.0;
            return if is_told { score } else { Score(score.0.signum() * Score::WON_BY.0) };
        }
        if other.clear == self.clear {
            return score;
        }
        let points = score.0 as i64 * self.clear as i64 / other.clear as i64;
        let most = self.won as i64 - 1;
        let points = if points > most {
            most
        } else if points < -most {
            -most
        } else {
            points
        };
        #[expect(clippy::cast_possible_truncation, reason = "it was clamped to what fits")]
        Score(points as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_rounded_to_the_nearest() {
        let of = |points| ScoreScale::DISCS.tenths(Score(points));
        assert_eq!([0, 4, 5, 14, 15, 234, -234, -235].map(of), [0, 0, 1, 1, 2, 23, -23, -24]);
    }

    #[test]
    fn a_loss_is_in_discs_whether_the_end_is_read_or_not() {
        let scale = ScoreScale::DISCS;
        let won_by = |discs: i32| Score(discs.signum() * Score::WON_BY.0 + discs);
        assert_eq!(scale.loss(won_by(40), won_by(22)), 1800);
        assert_eq!(scale.loss(won_by(4), Score(230)), 170);
        assert_eq!(scale.loss(won_by(2), won_by(-2)), 400);
        assert_eq!(scale.loss(won_by(64), won_by(-64)), scale.cap);
        assert_eq!(scale.loss(Score(-10), Score(20)), 0, "it was better than the best");
    }

    #[test]
    fn a_win_later_than_another_loses_nothing() {
        let scale = ScoreScale::MEN;
        let win_in = |moves: i32| Score(Score::WIN.0 - moves);
        assert_eq!(scale.loss(win_in(3), win_in(9)), 0);
        assert_eq!(scale.loss(win_in(3), Score(120)), scale.cap);
    }

    #[test]
    fn scores_of_another_scale_are_converted_and_decided_ones_are_not() {
        let (discs, words) = (ScoreScale::DISCS, ScoreScale::WORDS);
        assert_eq!(discs.convert(Score(words.clear), &words), Score(discs.clear));
        assert_eq!(discs.convert(Score(-words.clear), &words), Score(-discs.clear));
        assert_eq!(discs.convert(Score(999_990), &words), Score(999_990));
        assert_eq!(discs.convert(Score(899_000), &words), Score(discs.won - 1));
    }
}
