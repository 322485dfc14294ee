//! The walk of `docs/adding-an-evaluator.md`: the new evaluator keeps the laws and is on offer.

use crate::support::walk::WALK;

#[test]
fn the_walk_adds_an_evaluator_that_passes_what_every_evaluator_passes() {
    WALK.is_tidy("othello");
    WALK.is_clean("--package=othello");
    WALK.passes(&["--package=othello", "--test=it", "--", "symmetric", "frontier", "laws_on_8"]);
    WALK.passes(&["--package=session", "--test=it", "any_game_in_the_registry"]);
}
