//! Puzzles in the terminal.

use puzzles::{Puzzle, shipped};

use crate::support::stage::Stage;

/// A puzzle on the table, and which it is.
fn puzzle(stage: &mut Stage, wanted: impl Fn(&Puzzle) -> bool) -> &'static Puzzle {
    let seed = (0..100_000).find(|&seed| {
        fastrand::seed(seed);
        fastrand::choice(shipped().puzzles()).is_some_and(&wanted)
    });
    let seed = seed.expect("there is one");
    fastrand::seed(seed);
    let drawn = fastrand::choice(shipped().puzzles()).expect("there is one");
    fastrand::seed(seed);
    stage.press("z");
    drawn
}

/// Types a move.
fn play(stage: &mut Stage, text: &str) {
    let keys: Vec<String> = text.chars().map(|letter| letter.to_string()).collect();
    stage.press(&format!("m {} Enter", keys.join(" ")));
}

#[test]
fn a_puzzle_is_solved_at_the_table() {
    let mut stage = Stage::usual();
    let drawn = puzzle(&mut stage, |puzzle| puzzle.game.name == "othello" && puzzle.answers == 1);
    assert!(stage.screen().contains("to move"), "{}", stage.screen());
    let table = drawn.open().expect("it is sound");
    let moves = table.view().moves;
    let wrong = moves.iter().find(|turn| turn.text != drawn.solution()).expect("another move");
    play(&mut stage, &wrong.text);
    assert!(stage.screen().contains(&format!("Not {}.", wrong.text)), "{}", stage.screen());
    play(&mut stage, drawn.solution());
    assert!(stage.screen().contains("solved"), "{}", stage.screen());
    stage.press("z");
    assert!(stage.screen().contains("to move"), "the next one: {}", stage.screen());
}

#[test]
fn replies_come_by_themselves() {
    let mut stage = Stage::usual();
    let drawn = puzzle(&mut stage, |puzzle| puzzle.answers > 1);
    for answer in drawn.asked().iter().step_by(2) {
        assert!(!stage.screen().contains("solved"));
        play(&mut stage, answer);
    }
    assert!(stage.screen().contains("solved"), "{}", stage.screen());
}

#[test]
fn a_puzzle_that_is_played_on_is_a_game() {
    let mut stage = Stage::usual();
    let drawn = puzzle(&mut stage, |puzzle| puzzle.game.name == "othello" && puzzle.answers == 1);
    assert!(!stage.kept.iter().any(|effect| matches!(effect, tui::AppEffect::Keep)));
    play(&mut stage, drawn.solution());
    let table = drawn.open().expect("it is sound");
    let wrong = table.view().moves.into_iter().find(|turn| turn.text != drawn.solution());
    stage.press("u");
    play(&mut stage, &wrong.expect("another move").text);
    assert!(!stage.screen().contains("Not "), "it is a game now: {}", stage.screen());
}
