//! A guide for games that are written down.

use rules::Game;
use search::Guide;

/// Promises most of the moves with the highest numbers: another order than the rules', so that
/// ordering has something to change.
#[derive(Clone, Copy, Debug, Default)]
pub struct LastFirst;

impl<G: Game<Move = usize>> Guide<G> for LastFirst {
    #[inline]
    fn orders(&self) -> bool {
        true
    }

    fn promise(&self, _: &G, _: &G::Position, played: usize) -> i32 {
        i32::try_from(played).expect("a small game")
    }
}
