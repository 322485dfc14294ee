//! The puzzles that come with the program: some for every game, each with one answer.

use puzzles::{PuzzleFilter, PuzzleProof, shipped};
use search::Stop;
use session::GAMES;

#[test]
fn there_are_puzzles_for_every_game_and_of_several_grades() {
    for game in GAMES {
        let filter = PuzzleFilter { game: Some(game.name().to_owned()), grade: None };
        let of_game = shipped().chosen(&filter);
        assert!(of_game.len() >= 20, "{}: {}", game.name(), of_game.len());
        let graded = |grade: u8| of_game.iter().filter(|puzzle| puzzle.grade == grade).count();
        let grades = (1..=5).filter(|&grade| graded(grade) > 0).count();
        assert!(grades >= 3, "{}: {grades} grades", game.name());
    }
    assert!(shipped().puzzles().len() >= 200);
}

#[test]
fn every_shipped_puzzle_has_one_answer() {
    for puzzle in shipped().puzzles() {
        if puzzle.proof == PuzzleProof::Exact {
            let half_a_point = puzzle.score.signum() > puzzle.second.1.signum();
            assert!(half_a_point, "{puzzle:?}");
        }
        puzzle.verify(&Stop::default()).unwrap_or_else(|fault| panic!("{puzzle:?}: {fault}"));
    }
}
