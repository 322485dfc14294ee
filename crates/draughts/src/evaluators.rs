//! Opinions about draughts positions.
//!
//! All of them count material first; what else each of them looks at is in its name. Where losing
//! wins, everything counts the other way round.

use rules::Player;
use search::{Evaluator, Score, spread};

use crate::{Bits, Colour, Draughts, Grid, Kings, Position, ways::diagonally};

/// Counts men and kings: a flying king is worth three men, a short one a man and a half.
#[derive(Clone, Copy, Debug, Default)]
pub struct Material;

/// Material, and how far the men have come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Advancement;

/// Material, the men who keep the back row, and the pieces that hold the centre.
#[derive(Clone, Copy, Debug, Default)]
pub struct Structure;

/// Material, and how many squares the pieces can go to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mobility;

/// What a man is worth; everything else is measured by it.
const MAN: i32 = 100;

/// What `worth` finds for a player, minus what it finds for the other.
fn balance<B: Bits>(game: &Draughts<B>, player: Player, worth: impl Fn(Colour) -> i32) -> Score {
    let colour = game.colour(player);
    let score = worth(colour) - worth(colour.other());
    Score(if game.rules.losing_wins { -score } else { score })
}

fn count<B: Bits>(squares: B) -> i32 {
    squares.count().cast_signed()
}

fn material<B: Bits>(game: &Draughts<B>, position: &Position<B>, colour: Colour) -> i32 {
    let king = match game.rules.movement.kings {
        Kings::Flying => 3 * MAN,
        Kings::Short => MAN + MAN / 2,
    };
    MAN * count(position.men(colour)) + king * count(position.kings(colour))
}

impl<B: Bits> Evaluator<Draughts<B>> for Material {
    type State = ();

    fn evaluate(&self, game: &Draughts<B>, position: &Position<B>, player: Player) -> Score {
        balance(game, player, |colour| material(game, position, colour))
    }
}

impl<B: Bits> Evaluator<Draughts<B>> for Advancement {
    type State = ();

    fn evaluate(&self, game: &Draughts<B>, position: &Position<B>, player: Player) -> Score {
        /// For each row that a man has come forward.
        const STEP: i32 = 3;
        balance(game, player, |colour| {
            let height = game.rules.height;
            let rows = 0..height;
            let forward: i32 = rows
                .map(|row| {
                    let from_home = match colour {
                        Colour::White => height - 1 - row,
                        Colour::Black => row,
                    };
                    i32::from(from_home) * count(position.men(colour) & game.grid.row(row))
                })
                .sum();
            material(game, position, colour) + STEP * forward
        })
    }
}

impl<B: Bits> Evaluator<Draughts<B>> for Structure {
    type State = ();

    /// Only of opinions: shallow searches of draughts, which miss shots, are not to be believed.
    fn spread(
        &self,
        _: &Draughts<B>,
        position: &Position<B>,
        shallow: u32,
        deep: u32,
    ) -> Option<i32> {
        /// What searches of no and of two moves differ by, with men alone and with kings.
        const UNITS: [i32; 2] = [30, 60];
        let unit = UNITS[usize::from(position.kings.any())];
        (shallow == 0).then(|| spread(unit, shallow, deep))
    }

    fn evaluate(&self, game: &Draughts<B>, position: &Position<B>, player: Player) -> Score {
        /// For each man at home on the back row, where he keeps others from becoming kings.
        const BACK_ROW: i32 = 8;
        /// For each piece in the centre.
        const CENTRE: i32 = 4;
        let centre = game.grid.centre();
        balance(game, player, |colour| {
            let home = game.grid.last_row(colour.other());
            let (pieces, men) = (position.pieces(colour), position.men(colour));
            material(game, position, colour)
                + BACK_ROW * count(men & home)
                + CENTRE * count(pieces & centre)
        })
    }
}

impl<B: Bits> Evaluator<Draughts<B>> for Mobility {
    type State = ();

    fn evaluate(&self, game: &Draughts<B>, position: &Position<B>, player: Player) -> Score {
        /// For each square that a man, or a king, can go to.
        const SQUARE: i32 = 2;
        balance(game, player, |colour| {
            let steps = man_steps(game, position, position.men(colour), colour);
            let squares = steps + king_squares(game, position, position.kings(colour));
            material(game, position, colour) + SQUARE * squares.cast_signed()
        })
    }
}

/// How many squares men can step to, one that two can step to counted twice.
#[inline]
fn man_steps<B: Bits>(game: &Draughts<B>, position: &Position<B>, men: B, colour: Colour) -> u32 {
    let empty = position.empty(&game.grid);
    colour.forward().map(|way| (game.grid.shift(men, way) & empty).count()).iter().sum()
}

/// How many squares kings can go to without capturing.
#[inline]
pub(crate) fn king_squares<B: Bits>(game: &Draughts<B>, position: &Position<B>, kings: B) -> u32 {
    let grid = &game.grid;
    let empty = position.empty(grid);
    let flying = game.rules.movement.kings == Kings::Flying;
    let squares = kings.iter::<u8>().map(|king| {
        let reach = |way| {
            if flying {
                Grid::reach(grid.ray(king, way), way, !empty)
            } else {
                grid.shift(B::only(king), way)
            }
        };
        (diagonally(reach) & empty).count()
    });
    squares.sum()
}
