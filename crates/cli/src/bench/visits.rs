//! What is measured with the types of a game at hand.

use fastrand::Rng;
use rules::{Counting, Notation, Player, Spec, perft_without_bulk};
use search::{Evaluator, Expertise, Visitor, playout};

/// Counts the move sequences of a length from the start, and plays every one of them to its last
/// move: a measure of how fast moves are played.
#[derive(Clone, Copy)]
pub(super) struct PlayedPerft {
    pub(super) depth: u32,
    pub(super) counting: Counting,
}

impl Visitor for PlayedPerft {
    type Output = u64;

    fn visit<G: Notation + Expertise>(self, game: G) -> u64 {
        let game = game.without_draw_rules();
        perft_without_bulk(&game, &game.start(), self.depth, self.counting)
    }
}

/// Plays random games, and counts those that the first seat wins.
pub(super) struct PlayoutsVisitor {
    pub(super) games: u64,
    pub(super) seed: u64,
}

impl Visitor for PlayoutsVisitor {
    type Output = u64;

    fn visit<G: Notation + Expertise>(self, game: G) -> u64 {
        let mut rng = Rng::with_seed(self.seed);
        let start = game.start();
        let is_won = |_: &u64| playout(&game, &start, &mut rng).sign(Player::FIRST) > 0;
        (0..self.games).filter(is_won).count() as u64
    }
}

/// Compares what an evaluator says of positions with their exact values; a line of OBF for each,
/// with its best move.
#[derive(Clone, Copy)]
pub(super) struct StaticError {
    pub(super) evaluator: &'static str,
    /// How much of its score is a disc.
    pub(super) unit: f64,
    pub(super) solved: &'static str,
}

impl Visitor for StaticError {
    /// How many positions there are, and how many discs it is off by on average.
    type Output = (u32, f64);

    fn visit<G: Notation + Expertise>(self, game: G) -> (u32, f64) {
        let evaluator = game.evaluator_with(&Spec::new(self.evaluator));
        let evaluator = evaluator.expect("an evaluator of the game");
        let (mut count, mut sum) = (0, 0.0);
        for line in self.solved.lines() {
            let position = game.read_position(line).expect("a position of the game");
            let exact = line.split([':', ';']).nth(2).and_then(|value| value.trim().parse().ok());
            let exact: f64 = exact.expect("a value behind the best move");
            let opinion = evaluator.evaluate(&game, &position, game.turn(&position));
            sum += (f64::from(opinion.0) / self.unit - exact).abs();
            count += 1;
        }
        (count, sum / f64::from(count.max(1)))
    }
}
