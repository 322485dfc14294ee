//! The evaluator that plays with learned weights.

use std::sync::{Arc, LazyLock};

use patterns::{Indices, PatternTracker, Tables, Weights};
use rules::{Outcome, Player};
use search::{Evaluator, Score, Transition, spread};

use super::shapes::{INSTANCES, LAYOUT, TRACKER, features, fits, phase};
use crate::{Bits, Grid, Heuristic, Move, Othello, Position, Set, evaluators::told};

/// An opinion learned from games, in hundredths of a disc, for the 8×8 board. On other boards it is
/// the one of [`Heuristic::Mobility`].
#[derive(Clone, Debug)]
pub struct Patterns {
    tables: Arc<Tables>,
    tracker: &'static PatternTracker<INSTANCES>,
    /// The first entry of each feature.
    features: [u32; 5],
}

/// What stands on the shapes, as each player sees it.
#[derive(Clone, Debug, Default)]
pub struct Seen([Indices<INSTANCES>; 2]);

/// What was learned for the room: `data/PROVENANCE.md` tells how.
static SHIPPED: LazyLock<Patterns> = LazyLock::new(|| Patterns::new(&shipped_weights()));

/// The weights that come with the room.
///
/// # Panics
///
/// Never: a test has read the file.
#[must_use]
pub fn shipped_weights() -> Weights {
    let weights = Weights::read(&LAYOUT, include_bytes!("../../data/othello-8.weights"));
    weights.expect("the file that a test has read")
}

impl Patterns {
    /// The evaluator with the weights that come with the room.
    #[must_use]
    pub fn shipped() -> Self {
        SHIPPED.clone()
    }

    /// The evaluator with these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        Self {
            tables: Arc::new(Tables::new(&LAYOUT, weights)),
            tracker: &TRACKER,
            features: std::array::from_fn(|feature| LAYOUT.feature_start(feature)),
        }
    }

    /// What stands on the shapes, as the owner of `own` sees it.
    #[inline]
    fn indices<S: Bits>(&self, own: S, other: S) -> Indices<INSTANCES> {
        let mut indices = Indices::default();
        for square in own.iter() {
            self.tracker.add(&mut indices, square, OWN);
        }
        for square in other.iter() {
            self.tracker.add(&mut indices, square, OTHER);
        }
        indices
    }

    /// The opinion of the player to move.
    #[inline]
    fn opinion<G: Grid>(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        indices: &Indices<INSTANCES>,
    ) -> i32 {
        /// No opinion is beyond a board full of discs.
        const MOST: i32 = 6_400;
        let table = self.tables.phase(phase(position));
        let counted = features(game, position).into_iter().zip(self.features);
        let counted: i32 =
            counted.map(|(value, start)| i32::from(table[(start + value) as usize])).sum();
        (counted + self.tracker.sum(table, indices)).clamp(-MOST, MOST)
    }

    /// The opinion of the player to move after a move, from what stood on the shapes before it: for
    /// the last position of a line, from which nothing is followed.
    #[inline]
    pub(crate) fn opinion_after<G: Grid>(
        &self,
        game: &Othello<G>,
        seen: &Seen,
        square: u8,
        step: [&Position<Set<G>>; 2],
    ) -> i32 {
        let [before, after] = step;
        let mut indices = seen.0[after.turn.index()];
        self.tracker.add(&mut indices, square, OTHER);
        let turned = self.tracker.digits((after.other & before.other).iter());
        indices.add(&turned, OTHER - OWN);
        self.opinion(game, after, &indices)
    }

    /// The entries that the opinion of the player to move sums up.
    pub(super) fn entries<G: Grid>(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        entries: &mut Vec<u32>,
    ) {
        entries.extend(self.tracker.entries(&self.indices(position.own, position.other)));
        let counted = features(game, position).into_iter().zip(self.features);
        entries.extend(counted.map(|(value, start)| start + value));
    }
}

/// An own disc on a square.
const OWN: u16 = 1;
/// A disc of the opponent.
const OTHER: u16 = 2;

impl<G: Grid> Evaluator<Othello<G>> for Patterns {
    type State = Seen;

    fn evaluate(&self, game: &Othello<G>, position: &Position<Set<G>>, player: Player) -> Score {
        if !fits(game) {
            return Heuristic::Mobility.evaluate(game, position, player);
        }
        let indices = self.indices(position.own, position.other);
        told(position, self.opinion(game, position, &indices), player)
    }

    fn finished(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        outcome: Outcome,
        player: Player,
        ply: u32,
    ) -> Score {
        Heuristic::Mobility.finished(game, position, outcome, player, ply)
    }

    /// Measured in 60 positions each with 52 to 14 empty squares, between searches of up to eight
    /// moves: with nothing but an opinion for the shallow one it is a third more.
    fn spread(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        shallow: u32,
        deep: u32,
    ) -> Option<i32> {
        /// For each sixth of the board that is filled.
        const UNITS: [i32; 6] = [230, 270, 430, 400, 410, 440];
        if !fits(game) {
            return Heuristic::Mobility.spread(game, position, shallow, deep);
        }
        let sixth = (6 * position.taken().count() / game.squares()).min(5) as usize;
        let unit = if shallow == 0 { UNITS[sixth] * 4 / 3 } else { UNITS[sixth] };
        Some(spread(unit, shallow, deep))
    }

    fn start(&self, game: &Othello<G>, position: &Position<Set<G>>) -> Seen {
        if !fits(game) {
            return Seen::default();
        }
        let [first, second] = [Player::FIRST, Player::SECOND].map(|player| position.discs(player));
        Seen([self.indices(first, second), self.indices(second, first)])
    }

    #[inline]
    fn after(&self, game: &Othello<G>, seen: &Seen, step: Transition<'_, Othello<G>>) -> Seen {
        let mut seen = seen.clone();
        let Move::Place(square) = step.played else { return seen };
        if !fits(game) {
            return seen;
        }
        let mover = step.before.turn;
        let turned = step.after.discs(mover) & step.before.other;
        let [first, second] = &mut seen.0;
        let (own, other) = if mover == Player::FIRST { (first, second) } else { (second, first) };
        self.tracker.add(own, square, OWN);
        self.tracker.add(other, square, OTHER);
        // A disc of the opponent becomes an own one, and the other way round.
        let turned = self.tracker.digits(turned.iter());
        own.add(&turned, OWN.wrapping_sub(OTHER));
        other.add(&turned, OTHER - OWN);
        seen
    }

    #[inline]
    fn evaluate_with(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        seen: &Seen,
        player: Player,
    ) -> Score {
        if !fits(game) {
            return Heuristic::Mobility.evaluate(game, position, player);
        }
        let indices = &seen.0[position.turn.index()];
        told(position, self.opinion(game, position, indices), player)
    }
}
