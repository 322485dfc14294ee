//! Solving by playing.

use puzzles::{AttemptStep, Puzzle, PuzzleAttempt, shipped};
use session::PlayError;

/// A puzzle in which several moves are to be found.
fn long() -> &'static Puzzle {
    let mut puzzles = shipped().puzzles().iter();
    puzzles.find(|puzzle| puzzle.answers >= 2).expect("one of them is long")
}

#[test]
fn every_shipped_puzzle_is_solved_by_its_line() {
    for puzzle in shipped().puzzles() {
        let mut attempt = PuzzleAttempt::new(puzzle).expect("it is sound");
        let mut steps = 0;
        while let Some(wanted) = attempt.wanted().map(str::to_owned) {
            let step = attempt.play(&wanted).expect("it is legal");
            steps += 1;
            assert!(!matches!(step, AttemptStep::Wrong { .. }), "{puzzle:?}");
        }
        assert!(attempt.is_solved());
        assert_eq!(steps, puzzle.answers, "{puzzle:?}");
    }
}

#[test]
fn the_reply_is_played_after_a_right_move() {
    let puzzle = long();
    let mut attempt = PuzzleAttempt::new(puzzle).expect("it is sound");
    let step = attempt.play(puzzle.solution()).expect("it is legal");
    let AttemptStep::Right { reply } = step else { panic!("{step:?}") };
    assert_eq!(reply.text, puzzle.line[1]);
    assert_eq!((attempt.played(), attempt.is_solved()), (2, false));
}

#[test]
fn a_wrong_move_leaves_the_board_as_it_was() {
    let puzzle = long();
    let mut attempt = PuzzleAttempt::new(puzzle).expect("it is sound");
    let moves = attempt.table().view().moves;
    let wrong = moves.iter().find(|turn| turn.text != puzzle.solution()).expect("another move");
    let step = attempt.play(&wrong.text).expect("it is legal");
    assert_eq!(step, AttemptStep::Wrong { text: wrong.text.clone() });
    assert_eq!(attempt.table().position(), puzzle.position);
    assert!(matches!(attempt.play("nonsense"), Err(PlayError::Unknown(_))));
    assert_eq!(attempt.table().position(), puzzle.position);
}

#[test]
fn nothing_is_played_after_the_end() {
    let puzzle = &shipped().puzzles()[0];
    let mut attempt = PuzzleAttempt::new(puzzle).expect("it is sound");
    while let Some(wanted) = attempt.wanted().map(str::to_owned) {
        attempt.play(&wanted).expect("it is legal");
    }
    assert_eq!(attempt.play(puzzle.solution()), Err(PlayError::Over));
}
