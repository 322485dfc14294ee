//! Opinions about positions.

use rules::{Outcome, Player};
use search::{Evaluator, Score};

use crate::{Grid, Othello, Position, Set, Squares, stable};

/// What the player to move thinks, said for `player`.
fn told<S: Squares>(position: &Position<S>, opinion: i32, player: Player) -> Score {
    Score(if player == position.turn { opinion } else { -opinion })
}

/// How many more squares one set has than the other.
fn more<S: Squares>(one: S, other: S) -> i32 {
    one.count().cast_signed() - other.count().cast_signed()
}

/// A finished game for those whose opinions are not counted in discs: every win is above every
/// opinion, and a larger one above a smaller.
fn won<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>, player: Player) -> Score {
    // Below the scores that count the moves to the end: here only discs count.
    const WIN: i32 = 900_000;
    let margin = game.margin(position);
    told(position, margin.signum() * WIN + margin, player)
}

/// Counts discs: what decides in the end and misleads until then.
#[derive(Clone, Copy, Debug, Default)]
pub struct Discs;

impl<G: Grid> Evaluator<Othello<G>> for Discs {
    fn evaluate(&self, _: &Othello<G>, position: &Position<Set<G>>, player: Player) -> Score {
        told(position, position.lead(), player)
    }

    /// The final difference, squares that stayed empty given to the winner.
    fn finished(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        _: Outcome,
        player: Player,
        _: u32,
    ) -> Score {
        told(position, game.margin(position), player)
    }
}

/// Gives every square a fixed worth: corners are precious, the squares next to them dangerous.
#[derive(Clone, Copy, Debug, Default)]
pub struct Matrix;

impl Matrix {
    /// The worth of each kind of square: the upper triangle of a quarter of the board,
    /// `500 -150 30 10 / -150 -250 0 0 / 30 0 1 2 / 10 0 2 16`.
    const WORTH: [i32; 10] = [500, -150, 30, 10, -250, 0, 0, 1, 2, 16];
}

impl<G: Grid> Evaluator<Othello<G>> for Matrix {
    fn evaluate(&self, game: &Othello<G>, position: &Position<Set<G>>, player: Player) -> Score {
        let kinds = game.terrain.kinds.into_iter().zip(Self::WORTH);
        let worth = |(kind, worth)| worth * more(position.own & kind, position.other & kind);
        told(position, kinds.map(worth).sum(), player)
    }

    fn finished(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        _: Outcome,
        player: Player,
        _: u32,
    ) -> Score {
        won(game, position, player)
    }
}

/// Counts the moves of both sides, those they have and those they may come to have, the discs that
/// nobody can turn any more, and those that give a corner away.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mobility;

impl Mobility {
    /// The better part of the opinion, for the player to move, who may place a disc on any of
    /// `placements`: all but the danger to the corners, which fades as the board fills.
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
        let chances = more(empties & neighbours(other), empties & neighbours(own));
        let firm = more(stable(game, position, own), stable(game, position, other));
        15 * moves + 10 * chances + 30 * firm
    }
}

impl<G: Grid> Evaluator<Othello<G>> for Mobility {
    fn evaluate(&self, game: &Othello<G>, position: &Position<Set<G>>, player: Player) -> Score {
        let prospects = Self::prospects(game, position, game.placements(position));
        told(position, prospects - 60 * risk(game, position), player)
    }

    fn finished(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        _: Outcome,
        player: Player,
        _: u32,
    ) -> Score {
        won(game, position, player)
    }
}

/// How many more discs of the player to move than of the opponent touch a corner that is empty:
/// each of them may give it away.
fn risk<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> i32 {
    let touching = neighbours(game.terrain.corners & game.empties(position));
    more(position.own & touching, position.other & touching)
}

/// The squares that touch one of these, they themselves included.
fn neighbours<S: Squares>(squares: S) -> S {
    use crate::Axis::{Column, Row};
    let beside = squares | squares.forth(Row) | squares.back(Row);
    beside | beside.forth(Column) | beside.back(Column)
}

/// Counts corners, discs that can never be turned again, and discs that give a corner away.
#[derive(Clone, Copy, Debug, Default)]
pub struct Corners;

impl<G: Grid> Evaluator<Othello<G>> for Corners {
    fn evaluate(&self, game: &Othello<G>, position: &Position<Set<G>>, player: Player) -> Score {
        let Position { own, other, .. } = *position;
        let corners = game.terrain.corners;
        let held = more(own & corners, other & corners);
        let firm = more(stable(game, position, own), stable(game, position, other));
        told(position, 40 * held + 20 * firm - 20 * risk(game, position), player)
    }

    fn finished(
        &self,
        game: &Othello<G>,
        position: &Position<Set<G>>,
        _: Outcome,
        player: Player,
        _: u32,
    ) -> Score {
        won(game, position, player)
    }
}
