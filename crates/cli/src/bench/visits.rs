//! What is measured with the types of a game at hand.

use fastrand::Rng;
use rules::{Counting, Notation, Player, perft_without_bulk};
use search::{Expertise, Visitor, playout};

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
