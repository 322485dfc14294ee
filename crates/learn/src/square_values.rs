//! A tiny evaluation to watch while it learns: one number for each kind of square of Othello.
//!
//! The board of 8×8 has ten kinds of squares, because it looks the same from all sides. The
//! evaluation is the sum of the numbers of one's own squares less those of the other player's. It
//! plays against itself, and after each game every number is moved a little towards what would
//! have foretold the result: a hundred games take a fraction of a second.

use fastrand::Rng;
use othello::{Bits, Move, Narrow, Othello, Position};
use rules::{Game, Outcome, Player};

/// The value of each kind of square, in the order in which [`SquareValues::kind`] numbers them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SquareValues {
    /// Ten numbers, of which nothing is known at first.
    pub values: [f32; SquareValues::KINDS],
}

/// How far the numbers are moved after a position.
const STEP: f32 = 0.000_05;
/// How many of a hundred moves are drawn by lot, so that something new is seen.
const BY_LOT: u8 = 20;
/// How many moves are played before the first position that is learned from.
const OPENING: usize = 6;

impl SquareValues {
    /// How many kinds of squares there are.
    pub const KINDS: usize = 10;

    /// The kind of a square: 0 is a corner, 1 and 2 follow it along the edge, …, 9 is in the
    /// centre.
    #[must_use]
    pub fn kind(square: u8) -> usize {
        let fold = |line: u8| line.min(7 - line);
        let (column, row) = (fold(square % 8), fold(square / 8));
        let (near, far) = (usize::from(column.min(row)), usize::from(column.max(row)));
        // Rows of a triangle with four, three, two and one kinds.
        [0, 4, 7, 9][near] + far - near
    }

    /// Plays games and learns from each.
    pub fn learn(&mut self, games: u32, rng: &mut Rng) {
        let game = Othello::<Narrow>::new(8);
        for _ in 0..games {
            let (seen, result) = self.play(&game, rng);
            for position in seen {
                self.adjust(&position, result);
            }
        }
    }

    /// Plays a game against itself; the positions on the way, and the result for the first player.
    fn play(&self, game: &Othello<Narrow>, rng: &mut Rng) -> (Vec<Position<u64>>, f32) {
        let mut position = game.start();
        let mut seen = Vec::new();
        for number in 0.. {
            let moves: Vec<Move> = match game.moves(&position) {
                Ok(moves) => moves.collect(),
                Err(outcome) => return (seen, worth(outcome)),
            };
            let knows_nothing = *self == Self::default();
            let by_lot = number < OPENING || knows_nothing || rng.u8(..100) < BY_LOT;
            let value = |played: &Move| -self.opinion(&game.after(&position, *played));
            let best = moves.iter().max_by(|one, two| value(one).total_cmp(&value(two)));
            let played = if by_lot { rng.choice(&moves) } else { best };
            game.play(&mut position, *played.expect("a game that goes on has moves"));
            if number >= OPENING {
                seen.push(position);
            }
        }
        (seen, 0.0)
    }

    /// What the player to move thinks: above zero if it is better off.
    fn opinion(&self, position: &Position<u64>) -> f32 {
        let sum = |squares: u64| -> f32 {
            squares.iter().map(|square: u8| self.values[Self::kind(square)]).sum()
        };
        sum(position.own) - sum(position.other)
    }

    /// Moves the numbers towards what would have foretold the result.
    fn adjust(&mut self, position: &Position<u64>, result: f32) {
        let result = if position.turn == Player::FIRST { result } else { -result };
        let missing = result - self.opinion(position).tanh();
        let mut counts = [0.0_f32; Self::KINDS];
        for square in position.own.iter::<u8>() {
            counts[Self::kind(square)] += 1.0;
        }
        for square in position.other.iter::<u8>() {
            counts[Self::kind(square)] -= 1.0;
        }
        for (value, count) in self.values.iter_mut().zip(counts) {
            *value += STEP * missing * count;
        }
    }
}

/// A result as a number, for the first player.
fn worth(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Win(Player::FIRST) => 1.0,
        Outcome::Draw => 0.0,
        _ => -1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_ten_kinds_of_squares() {
        let mut counts = [0; SquareValues::KINDS];
        for square in 0..64 {
            counts[SquareValues::kind(square)] += 1;
        }
        assert_eq!(counts, [4, 8, 8, 8, 4, 8, 8, 4, 8, 4]);
        assert_eq!(
            (SquareValues::kind(0), SquareValues::kind(9), SquareValues::kind(27)),
            (0, 4, 9)
        );
    }

    /// It is not told: corners decide games, so their number grows beyond all others.
    #[test]
    fn corners_become_the_most_precious() {
        let mut values = SquareValues::default();
        values.learn(1_500, &mut Rng::with_seed(1));
        let [corner, others @ ..] = values.values;
        assert!(others.iter().all(|other| *other < corner), "{values:?}");
        let mut again = SquareValues::default();
        again.learn(1_500, &mut Rng::with_seed(1));
        assert_eq!(again, values, "the same seed gives the same numbers");
    }
}
