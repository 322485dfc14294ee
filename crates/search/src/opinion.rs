//! What an engine that proves plays when its proof is not complete.
//!
//! A proof that was cut short says little about most moves: often only that nothing is known of
//! them yet. So an engine that proves keeps a part of its limits, and if the proof does not end in
//! time it spends them on a search that judges positions, and follows that.

use std::{cmp::Reverse, time::Duration};

use rules::Game;

use crate::{Algorithm, Choice, Limits, Meter, SearchTask, Stop};

/// The moves of a position in the order in which a search that judges likes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opinion<M> {
    /// The best-liked first.
    ranking: Vec<Choice<M>>,
}

/// What a proof has shown about a move so far: its score is at least `lower` and at most `upper`,
/// and below zero if the move loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveBounds<M> {
    /// The move.
    pub played: M,
    /// Its score is at least this.
    pub lower: i32,
    /// Its score is at most this.
    pub upper: i32,
}

/// The most nodes that an opinion costs.
const NODES: u64 = 1_000_000;
/// The most time that is kept for an opinion.
const TIME: Duration = Duration::from_millis(500);
/// How many nodes an opinion may cost when there is no time left: a few milliseconds.
const HASTY: u64 = 10_000;

/// The part of the limits that is kept for an opinion.
const SHARE: u32 = 4;

/// A meter for a proof: it stops early enough to leave something for an opinion.
#[must_use]
pub fn meter_of_proof(meter: &Meter) -> Meter {
    let limits = meter.limits();
    let limits = Limits {
        nodes: limits.nodes.map(|most| most - NODES.min(most / u64::from(SHARE))),
        time: limits.longest().map(|longest| longest.saturating_sub(TIME.min(longest / SHARE))),
        clock: None,
        ..limits
    };
    Meter::new(limits, meter.stop().clone())
}

impl<M> Opinion<M> {
    /// No opinion.
    pub const NONE: Self = Self { ranking: Vec::new() };
}

impl<M: Copy + PartialEq> Opinion<M> {
    /// Asks a search that judges, with what a proof has left of the limits. A proof that was told
    /// to stop gets a hasty opinion, and one that could not even begin gets none.
    pub fn ask<G: Game<Move = M>>(
        general: &mut impl Algorithm<G>,
        task: &mut SearchTask<'_, G>,
    ) -> Self {
        let SearchTask { game, history, meter, .. } = task;
        let limits = meter.limits();
        let left = limits.longest().map(|longest| longest.saturating_sub(meter.elapsed()));
        let hurries = meter.stop().is_raised() || left.is_some_and(|left| left.is_zero());
        if hurries && meter.counted.nodes == 0 {
            return Self::NONE;
        }
        let nodes = limits.nodes.map_or(u64::MAX, |most| most - most.min(meter.counted.nodes));
        let own = Limits {
            depth: limits.depth,
            nodes: Some(nodes.min(if hurries { HASTY } else { NODES })),
            time: left.filter(|_| !hurries),
            clock: None,
        };
        let stop = if hurries { Stop::default() } else { meter.stop().clone() };
        let mut own = Meter::new(own, stop);
        let thought = general.choose(&mut SearchTask::new(game, history, &mut own), ());
        meter.add(&own.counted);
        if thought.depth == 0 {
            return Self::NONE;
        }
        let mut ranking = thought.choices;
        ranking.sort_by_key(|choice| {
            (choice.played != thought.best, Reverse(choice.score), !choice.exact)
        });
        Self { ranking }
    }

    /// The same opinion for a game in which small differences mean nothing: of the moves that are
    /// liked as much as the best, or less by at most `margin`, the most promising comes first.
    #[must_use]
    pub fn preferring(mut self, margin: i32, promise: impl Fn(M) -> i32) -> Self {
        let Some(best) = self.ranking.first().map(|choice| choice.score) else { return self };
        let margin = if best.is_decided() { 0 } else { margin };
        let is_close = |choice: &Choice<M>| choice.exact && choice.score.0 >= best.0 - margin;
        self.ranking.sort_by_key(|choice| {
            (!is_close(choice), if is_close(choice) { -promise(choice.played) } else { 0 })
        });
        self
    }

    /// The move to play: a win that is proven, else the best-liked of the moves that are not proven
    /// to be worse than another.
    ///
    /// # Panics
    ///
    /// If there are no moves.
    #[must_use]
    pub fn choose(&self, moves: &[MoveBounds<M>]) -> M {
        let surest = moves.iter().min_by_key(|known| Reverse((known.lower, known.upper)));
        let surest = surest.expect("a game that goes on has a move");
        if surest.lower > 0 {
            return surest.played;
        }
        let all_lost = moves.iter().all(|known| known.upper < 0);
        let is_open =
            |known: &MoveBounds<M>| known.upper >= surest.lower && (all_lost || known.upper >= 0);
        let open: Vec<M> =
            moves.iter().filter(|known| is_open(known)).map(|known| known.played).collect();
        let mut liked = self.ranking.iter().map(|choice| choice.played);
        let liked = liked.find(|played| open.contains(played));
        liked.or(open.first().copied()).unwrap_or(surest.played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;

    fn opinion_of<const N: usize>(liked: [(char, i32); N]) -> Opinion<char> {
        let choice = |(played, score)| Choice::searched(played, Score(score), true);
        Opinion { ranking: liked.map(choice).to_vec() }
    }

    fn known(played: char, lower: i32, upper: i32) -> MoveBounds<char> {
        MoveBounds { played, lower, upper }
    }

    #[test]
    fn what_is_proven_counts_before_what_is_liked() {
        let opinion = opinion_of([('a', 5), ('b', 4), ('c', -7)]);
        for (moves, expected) in [
            (vec![known('c', -9, 9), known('a', -9, 4)], 'a'),
            (vec![known('c', -9, 9), known('a', -9, -1)], 'c'),
            (vec![known('c', -9, 9), known('b', -9, 9), known('a', -9, -1)], 'b'),
            (vec![known('c', 1, 9), known('a', -9, 9)], 'c'),
            (vec![known('c', 0, 9), known('a', -9, -1)], 'c'),
            (vec![known('c', -3, -3), known('a', -9, -4)], 'c'),
            (vec![known('c', -9, -3), known('a', -9, -4)], 'a'),
            (vec![known('d', -9, 9), known('e', -9, 9)], 'd'),
        ] {
            assert_eq!(opinion.choose(&moves), expected, "{moves:?}");
        }
    }

    #[test]
    fn small_differences_are_left_to_a_promise() {
        let opinion = opinion_of([('a', 5), ('b', 4), ('c', 3), ('d', -7)]);
        let all = ['a', 'b', 'c', 'd'].map(|played| known(played, -9, 9));
        let promise = |played| if played == 'd' { 100 } else { i32::from(played == 'c') };
        assert_eq!(opinion.clone().preferring(0, promise).choose(&all), 'a');
        assert_eq!(opinion.clone().preferring(1, promise).choose(&all), 'a');
        assert_eq!(opinion.clone().preferring(2, promise).choose(&all), 'c');
        let won = opinion_of([('a', Score::WIN.0 - 3), ('d', Score::WIN.0 - 5)]);
        assert_eq!(won.preferring(9, promise).choose(&all), 'a', "the quicker win");
        assert_eq!(Opinion::NONE.preferring(9, promise).choose(&all), 'a');
    }

    #[test]
    fn a_proof_leaves_something_for_an_opinion() {
        let of = |nodes| {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            meter_of_proof(&Meter::new(limits, Stop::default())).limits().nodes
        };
        assert_eq!((of(0), of(1), of(100)), (Some(0), Some(1), Some(75)));
        assert_eq!(of(12_000_000), Some(11_000_000));
        let unlimited = meter_of_proof(&Meter::unlimited()).limits();
        assert_eq!(unlimited, Limits::default());
    }
}
