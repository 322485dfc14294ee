//! What a game is worth.
//!
//! A win is worth one more than the discs the winner still has in hand: on seven columns by six,
//! 22 minus the winner's discs in the frame. A loss is worth as much below zero, a draw nothing.
//! So the sooner a win and the later a loss, the better, and the scale needs no depth.

use search::Score;

/// What a win is worth with a disc that finds `free` squares empty.
#[inline]
pub(super) const fn win(free: i32) -> i32 {
    (free + 1) / 2
}

/// The same in moves, as people are told: with `free` squares empty, how many discs until the end.
pub(super) fn told(score: i32, free: i32) -> Score {
    if score == 0 {
        return Score::DRAW;
    }
    // Whose disc ends the game decides how many squares it finds empty: an odd number or an even.
    let is_odd = (free % 2 != 0) == (score > 0);
    let left = 2 * score.abs() - i32::from(is_odd);
    Score(score.signum() * (Score::WIN.0 - (free - left + 1)))
}

/// Two scores between which a score lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) lower: i32,
    pub(super) upper: i32,
}

impl Bounds {
    /// No bounds at all.
    pub(super) const NONE: Self = Self { lower: i32::MIN, upper: i32::MAX };

    /// A score that is known.
    pub(super) const fn exactly(score: i32) -> Self {
        Self { lower: score, upper: score }
    }

    /// What a position with this many free squares is worth when the player to move cannot win with
    /// this disc, and need not let the other win with the next.
    #[inline]
    pub(super) const fn of_quiet(free: i32) -> Self {
        Self { lower: -win(free - 3), upper: win(free - 2) }
    }

    /// Only what lies within the other bounds too.
    #[inline]
    #[must_use]
    pub(super) fn within(self, other: Self) -> Self {
        Self { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// The bounds after the answer to "at least `goal`?": an answer that reaches the goal is a
    /// lower bound, one that does not is an upper bound.
    #[inline]
    #[must_use]
    pub(super) fn after(self, goal: i32, answer: i32) -> Self {
        if answer >= goal {
            Self { lower: self.lower.max(answer), ..self }
        } else {
            Self { upper: self.upper.min(answer), ..self }
        }
    }

    /// The answer to "at least `goal`?", if the bounds give one.
    #[inline]
    pub(super) fn answer(self, goal: i32) -> Option<i32> {
        if self.lower >= goal {
            Some(self.lower)
        } else if self.upper < goal {
            Some(self.upper)
        } else {
            None
        }
    }

    /// Whether only one score is left.
    pub(super) const fn is_settled(self) -> bool {
        self.lower >= self.upper
    }

    /// The score that says the least: a draw unless that is ruled out.
    pub(super) fn nearest_to_draw(self) -> i32 {
        0.clamp(self.lower, self.upper.max(self.lower))
    }

    /// The question to ask next.
    ///
    /// Quick wins and quick losses are the cheapest to prove or to rule out. So as long as both
    /// a win and a loss are possible, the end that is further from a draw is halved, and what
    /// these cheap questions leave in the table makes the dear ones cheaper.
    pub(super) fn next_goal(self) -> i32 {
        let Self { lower, upper } = self;
        let cut = if lower < 0 && upper > 0 {
            if upper <= -lower { lower / 2 } else { upper / 2 }
        } else {
            (lower + upper).div_euclid(2)
        };
        cut + 1
    }
}
