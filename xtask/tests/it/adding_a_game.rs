//! The walk of `docs/adding-a-game.md`: the new game passes what every game passes.

use crate::support::walk::WALK;

#[test]
fn the_walk_adds_a_game_that_passes_what_every_game_passes() {
    assert!(WALK.workspace.is_ours("race"));
    WALK.is_tidy("race");
    WALK.is_clean("--package=race");
    WALK.passes(&["--package=race"]);
    WALK.passes(&["--package=session", "--test=it", "any_game_in_the_registry"]);
}
