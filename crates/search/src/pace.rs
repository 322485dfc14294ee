//! How long to think about one move of a game with a clock.
//!
//! A clock gives a move its share, and more where it is needed: when the best move has just changed
//! or its score has fallen, the next depth is worth its time; when the best move has been the same
//! for long, it is not. A depth that would probably not be finished is not begun (Hyatt, *Using time
//! wisely*, 1984).

use std::time::Duration;

use crate::{Clock, Score, Thought};

/// Decides after each depth of a search whether there is time for the next.
#[derive(Debug)]
pub(crate) struct Pace<M> {
    clock: Option<Clock>,
    /// What was best at the depth before.
    best: Option<(M, Score)>,
    /// For how many depths the same move has been the best.
    steady: u32,
    /// How long the search had taken when the depth before was done.
    elapsed: Duration,
}

impl<M: Copy + Eq> Pace<M> {
    /// How much of its share a move may have used when another depth begins, in percent.
    const USUAL: u32 = 50;
    /// The same when the best move has just changed or its score has fallen.
    const UNSETTLED: u32 = 120;
    /// The same when the best move has been the same for long.
    const SETTLED: u32 = 30;
    /// For how many depths that is.
    const LONG: u32 = 6;
    /// How many times as long as the last depth the next one takes at least.
    const GROWTH: u32 = 2;

    /// The pace of a search; without a clock it never ends one.
    pub(crate) fn new(clock: Option<Clock>) -> Self {
        Self { clock, best: None, steady: 0, elapsed: Duration::ZERO }
    }

    /// Whether to begin another depth, after one that led to this thought when the search had taken
    /// `elapsed`. With a single legal move there is nothing to find.
    pub(crate) fn goes_on(
        &mut self,
        thought: &Thought<M>,
        elapsed: Duration,
        is_forced: bool,
    ) -> bool {
        let Some(clock) = self.clock else { return true };
        let took = elapsed.saturating_sub(self.elapsed);
        let before = self.best.replace((thought.best, thought.score));
        self.elapsed = elapsed;
        let is_same = before.is_some_and(|(best, _)| best == thought.best);
        self.steady = if is_same { self.steady + 1 } else { 0 };
        let has_fallen = before.is_some_and(|(_, score)| falls(score, thought.score));
        let part = if has_fallen || before.is_some() && !is_same {
            Self::UNSETTLED
        } else if self.steady >= Self::LONG {
            Self::SETTLED
        } else {
            Self::USUAL
        };
        let end_of_next = elapsed.saturating_add(took.saturating_mul(Self::GROWTH));
        !is_forced && elapsed < clock.share() / 100 * part && end_of_next < clock.most()
    }
}

/// Whether a score is clearly worse than the one before: larger scores swing more.
fn falls(before: Score, now: Score) -> bool {
    now.0 < before.0 - 16 - before.0.abs() / 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Statistics;

    fn seconds(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    /// A clock whose share is two seconds, and of which a move may use six at most.
    fn pace() -> Pace<char> {
        let remaining = seconds(50.3);
        let clock = Clock { remaining, increment: Duration::ZERO, moves: None };
        assert_eq!((clock.share(), clock.most()), (seconds(2.0), seconds(6.0)));
        Pace::new(Some(clock))
    }

    fn thought(best: char, score: i32) -> Thought<char> {
        Thought { score: Score(score), ..Thought::of_move(best, Statistics::default()) }
    }

    #[test]
    fn half_of_the_share_is_enough_as_a_rule() {
        let mut pace = pace();
        assert!(pace.goes_on(&thought('a', 0), seconds(0.5), false));
        assert!(pace.goes_on(&thought('a', 5), seconds(0.9), false));
        assert!(!pace.goes_on(&thought('a', 5), seconds(1.1), false));
    }

    #[test]
    fn a_change_or_a_fall_is_worth_more_time() {
        let mut changing = pace();
        assert!(changing.goes_on(&thought('a', 0), seconds(0.9), false));
        assert!(changing.goes_on(&thought('b', 0), seconds(2.1), false));
        assert!(!changing.goes_on(&thought('c', 0), seconds(2.5), false), "but not for ever");
        let mut falling = pace();
        assert!(falling.goes_on(&thought('a', 100), seconds(0.9), false));
        assert!(falling.goes_on(&thought('a', 40), seconds(2.0), false));
        assert!(!falling.goes_on(&thought('a', 35), seconds(2.1), false));
    }

    #[test]
    fn what_has_long_been_best_needs_less() {
        let mut pace = pace();
        for depth in 0..6 {
            assert!(pace.goes_on(&thought('a', 0), seconds(f64::from(depth) / 10.0), false));
        }
        assert!(pace.goes_on(&thought('a', 0), seconds(0.59), false));
        assert!(!pace.goes_on(&thought('a', 0), seconds(0.61), false));
    }

    #[test]
    fn the_only_move_needs_no_thought() {
        assert!(!pace().goes_on(&thought('a', 0), Duration::ZERO, true));
    }

    #[test]
    fn a_depth_that_cannot_be_finished_is_not_begun() {
        let mut pace = pace();
        assert!(pace.goes_on(&thought('a', 0), seconds(0.1), false));
        assert!(!pace.goes_on(&thought('b', 0), seconds(2.2), false), "it takes four more");
    }

    #[test]
    fn without_a_clock_it_is_not_asked() {
        assert!(Pace::new(None).goes_on(&thought('a', 0), Duration::MAX, true));
    }
}
