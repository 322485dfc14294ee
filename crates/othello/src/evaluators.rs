//! Opinions about positions.

use rules::{Outcome, Player};
use search::{Evaluator, Score, spread};

use crate::{Bits, Grid, Othello, Position, Set, Squares, stable};

/// What to look at before the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heuristic {
    /// Counts the moves of both sides, those they have and those they may come to have, the discs
    /// that are stable, and those that give a corner away.
    Mobility,
    /// Counts corners, stable discs, and discs that give a corner away.
    Corners,
    /// Gives every square a fixed worth: corners are precious, the squares next to them dangerous.
    Matrix,
    /// Gives every square a worth that changes with the game: few discs in the opening, calm around
    /// the corners that are taken, and every disc in the end.
    Phases,
    /// Counts discs: what decides in the end and misleads until then.
    Discs,
}

impl<G: Grid> Evaluator<Othello<G>> for Heuristic {
    type State = ();

    fn evaluate(&self, game: &Othello<G>, position: &Position<Set<G>>, player: Player) -> Score {
        let opinion = match self {
            Self::Mobility => mobility(game, position),
            Self::Corners => corners(game, position),
            Self::Matrix => matrix(game, position),
            Self::Phases => phases(game, position),
            Self::Discs => position.lead(),
        };
        told(position, opinion, player)
    }

    /// Measured for mobility, which alone is meant to win.
    fn spread(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        shallow: u32,
        deep: u32,
    ) -> Option<i32> {
        /// For each sixth of the board that is filled.
        const UNITS: [i32; 6] = [31, 31, 48, 58, 105, 200];
        let filled = game.squares() - game.empties(position).count();
        let sixth = (6 * filled / game.squares()).min(5) as usize;
        (*self == Self::Mobility).then(|| spread(UNITS[sixth], shallow, deep))
    }

    /// The final difference in discs, squares that stayed empty given to the winner: every win is
    /// above every opinion, and a larger one above a smaller.
    fn finished(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        _: Outcome,
        player: Player,
        _: u32,
    ) -> Score {
        let margin = game.margin(position);
        let won = if *self == Self::Discs { 0 } else { Score::WON_BY.0 };
        told(position, margin.signum() * won + margin, player)
    }
}

/// [`Heuristic::Mobility`] alone, for a search that is compiled around it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mobility;

impl<G: Grid> Evaluator<Othello<G>> for Mobility {
    type State = ();

    #[inline]
    fn evaluate(&self, game: &Othello<G>, position: &Position<Set<G>>, player: Player) -> Score {
        told(position, mobility(game, position), player)
    }

    fn spread(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        shallow: u32,
        deep: u32,
    ) -> Option<i32> {
        Heuristic::Mobility.spread(game, position, shallow, deep)
    }

    #[inline]
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
}

/// What the player to move thinks, said for `player`.
pub(crate) fn told<S: Squares>(position: &Position<S>, opinion: i32, player: Player) -> Score {
    Score(if player == position.turn { opinion } else { -opinion })
}

fn mobility<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
    prospects(game, position, game.placements(position)) - 60 * risk(game, position)
}

/// What the player to move, who may place a disc on any of `placements`, can look forward to: all
/// of mobility but the danger to the corners, which fades as the board fills.
pub(crate) fn prospects<G: Grid>(
    game: &Othello<G>,
    position: &Position<Set<G>>,
    placements: Set<G>,
) -> i32 {
    let Position { own, other, .. } = *position;
    let empties = game.empties(position);
    let corners = game.terrain.corners;
    let replies = game.placements(&position.passed());
    let moves = more(placements, replies) + more(placements & corners, replies & corners);
    let chances = more(empties & other.neighbourhood(), empties & own.neighbourhood());
    15 * moves + 10 * chances + 30 * firmness(game, position)
}

fn corners<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
    let held = more(position.own & game.terrain.corners, position.other & game.terrain.corners);
    40 * held + 20 * firmness(game, position) - 20 * risk(game, position)
}

/// The worth of each kind of square: the upper triangle of a quarter of the board,
/// `500 -150 30 10 / -150 -250 0 0 / 30 0 1 2 / 10 0 2 16`.
const WORTH: [i32; 10] = [500, -150, 30, 10, -250, 0, 0, 1, 2, 16];

/// What the squares are worth in a part of the game.
struct Phase {
    /// The worth of each kind of square, as [`WORTH`] has it.
    worth: [i32; 10],
    /// What each disc counts beside its square. Early on, few discs leave the opponent few moves.
    disc: i32,
}

/// Until a third of the squares are filled.
const OPENING: Phase = Phase { worth: [500, -150, 10, 5, -250, -10, -5, 2, 4, 16], disc: -8 };

/// In between: the well-known matrix.
const MIDDLE: Phase = Phase { worth: WORTH, disc: -2 };

/// From three quarters on.
const END: Phase = Phase { worth: [500, -75, 40, 30, -125, 0, 0, 0, 0, 0], disc: 10 };

/// What the squares next to a corner are worth once the corner is taken, on the edge and inside.
const FREED: [i32; 2] = [40, 5];

fn phases<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
    let Position { own, other, .. } = *position;
    let (squares, filled) = (game.squares(), (own | other).count());
    let phase = match () {
        () if 3 * filled <= squares => OPENING,
        () if 4 * filled < 3 * squares => MIDDLE,
        () => END,
    };
    let terrain = &game.terrain;
    let freed = (terrain.corners & (own | other)).neighbourhood();
    let [_, beside, _, _, before, ..] = terrain.kinds;
    let balance = |set: Set<G>| more(own & set, other & set);
    let kinds = terrain.kinds.into_iter().zip(phase.worth);
    let fixed: i32 = kinds
        .map(|(kind, worth)| if worth < 0 { (kind & !freed, worth) } else { (kind, worth) })
        .map(|(kind, worth)| worth * balance(kind))
        .sum();
    let near: i32 = [beside, before]
        .into_iter()
        .zip(FREED)
        .map(|(kind, worth)| worth * balance(kind & freed))
        .sum();
    fixed + near + phase.disc * more(own, other)
}

fn matrix<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
    let worth = |(kind, worth)| worth * more(position.own & kind, position.other & kind);
    game.terrain.kinds.into_iter().zip(WORTH).map(worth).sum()
}

/// How many more stable discs the player to move has than the opponent.
fn firmness<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
    if may_be_stable(game, position) {
        more(stable(game, position, position.own), stable(game, position, position.other))
    } else {
        0
    }
}

/// Whether there can be a stable disc at all. Without a corner no disc of an edge is stable, and
/// one inside only where its four lines are full: row, column and both diagonals hold at least three
/// times as many discs as a row has squares.
fn may_be_stable<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> bool {
    let taken = position.taken();
    !(taken & game.terrain.corners).is_empty() || taken.count() >= 3 * u32::from(game.grid.size())
}

/// How many more discs of the player to move than of the opponent touch a corner that is empty:
/// each of them may give it away.
fn risk<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
    let touching = (game.terrain.corners & game.empties(position)).neighbourhood();
    more(position.own & touching, position.other & touching)
}

/// How many more squares one set has than the other.
fn more<S: Squares>(one: S, other: S) -> i32 {
    one.count().cast_signed() - other.count().cast_signed()
}
