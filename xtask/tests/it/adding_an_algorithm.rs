//! The walk of `docs/adding-an-algorithm.md`: the new search is on offer in every game, keeps its
//! limits, and plays.

use crate::support::walk::WALK;

#[test]
fn the_walk_adds_an_algorithm_that_passes_what_every_algorithm_passes() {
    WALK.is_tidy("search");
    WALK.is_clean("--package=search");
    WALK.passes(&["--package=search", "--test=it", "--", "flat", "registry"]);
    WALK.passes(&[
        "--package=session",
        "--test=it",
        "--",
        "any_game_in_the_registry",
        "every_engine_keeps",
    ]);
}
