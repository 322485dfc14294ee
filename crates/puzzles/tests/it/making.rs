//! Puzzles are found in games, and each has one answer.

use puzzles::{Puzzle, PuzzleMaker, PuzzleProof, PuzzleTask};
use rules::Player;
use search::{Limits, Score, Stop};
use session::{NodeId, Record, open_table_at};

/// The puzzles of a maker's first games, until there are enough.
fn made(game: &str, seed: u64, count: usize) -> Vec<Puzzle> {
    let game = game.parse().expect("a game");
    let maker = PuzzleMaker { nodes: 100_000, ..PuzzleMaker::new(game, seed) };
    let mut made = Vec::new();
    for number in 0.. {
        if made.len() >= count {
            break;
        }
        made.extend(maker.of_game(number).expect("a game"));
    }
    made
}

#[test]
fn made_puzzles_have_one_answer() {
    let mut proved = 0;
    for (game, count) in [("connect-four", 8), ("othello:size=6", 12), ("morpion:4,height=4", 16)] {
        for puzzle in made(game, 5, count) {
            puzzle.verify(&Stop::default()).unwrap_or_else(|fault| panic!("{puzzle:?}: {fault}"));
            match puzzle.proof {
                PuzzleProof::Exact => {
                    proved += 1;
                    let half_a_point = puzzle.score.signum() > puzzle.second.1.signum();
                    assert!(half_a_point, "{puzzle:?}");
                    let task = if puzzle.score > 0 { PuzzleTask::Win } else { PuzzleTask::Draw };
                    assert_eq!(puzzle.task, task, "{puzzle:?}");
                }
                PuzzleProof::Depth(depth) => {
                    assert_eq!(depth, 2 * PuzzleMaker::DEPTH, "{puzzle:?}");
                    let table = puzzle.open().expect("a position");
                    let scale = table.scale(&table.adviser());
                    let [best, second] = [puzzle.score, puzzle.second.1].map(Score);
                    assert!(scale.loss(best, second) >= scale.clear, "a margin: {puzzle:?}");
                }
            }
        }
    }
    assert!(proved > 0, "some are proved");
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let of = |seed| made("morpion:4,height=4", seed, 4);
    assert_eq!(of(3), of(3));
    assert_ne!(of(3), of(4));
}

#[test]
fn the_oracle_agrees_on_the_only_move() {
    /// So many discs are on the board: minimax reads the rest.
    const DISCS: usize = 10;
    let all = made("connect-four:width=5,height=4", 2, 16);
    let late = all
        .iter()
        .filter(|puzzle| puzzle.position.len() >= DISCS && puzzle.proof == PuzzleProof::Exact);
    let mut asked = 0;
    for puzzle in late {
        asked += 1;
        let table = puzzle.open().expect("a position");
        let minimax = "minimax:eval=win-lose,depth=20".parse().expect("an engine");
        let run = table.weigh(&minimax, None, Limits::default(), Stop::default());
        let advice = run.expect("an engine").expect("the game goes on")(&mut |_| ());
        let worth = |text: &str| {
            advice.choices.iter().find(|worth| worth.text == text).map(|worth| worth.score.signum())
        };
        let best = worth(puzzle.solution()).expect("it was looked at");
        for turn in table.view().moves.iter().filter(|turn| turn.text != puzzle.solution()) {
            assert!(worth(&turn.text).expect("it was looked at") < best, "{puzzle:?} {turn:?}");
        }
    }
    assert!(asked > 0, "{all:?}");
}

/// A game of Connect Four in which 1 lets a win go that only 3 keeps.
fn record() -> Record {
    let mut record = Record::new("connect-four".parse().expect("a game"), 2);
    for (ply, text) in ["4", "4", "3", "4", "2", "5", "4", "4"].into_iter().enumerate() {
        record.tree.play(Player(u8::try_from(ply % 2).expect("two players")), text);
    }
    record.players[0].name = Some("Ada".to_owned());
    record.players[1].name = Some("Bob".to_owned());
    record
}

#[test]
fn games_that_were_played_are_where_puzzles_are_found() {
    let maker =
        PuzzleMaker { of_each: 9, ..PuzzleMaker::new("othello".parse().expect("it is"), 1) };
    let puzzles = maker.of_record(&record());
    assert!(!puzzles.is_empty());
    for puzzle in &puzzles {
        assert_eq!((&*puzzle.game.name, &*puzzle.source), ("connect-four", "Ada – Bob"));
        puzzle.verify(&Stop::default()).expect("one answer");
    }
}

#[test]
fn of_judged_games_only_the_mistakes_are_tried() {
    let mut record = record();
    let maker = PuzzleMaker { of_each: 9, ..PuzzleMaker::new(record.game.clone(), 1) };
    let all = maker.of_record(&record);
    // One move is judged, and it is no mistake.
    let limits = Limits { depth: Some(4), ..Limits::default() };
    let table = record.open().expect("it is sound");
    let run = table.weigh(&table.adviser(), None, limits, Stop::default());
    let advice = run.expect("an engine").expect("it goes on")(&mut |_| ());
    let engine = table.adviser();
    record.tree.set_judgement(NodeId::START, session::Judgement { engine, advice });
    assert!(!all.is_empty() && maker.of_record(&record).is_empty());
}

#[test]
fn a_puzzle_that_lies_is_found_out() {
    let mut puzzle = made("connect-four", 5, 1).remove(0);
    let table = open_table_at(&puzzle.game, Some(&puzzle.position)).expect("a position");
    let other = table.view().moves.into_iter().find(|turn| turn.text != puzzle.solution());
    puzzle.line = vec![other.expect("another move").text];
    puzzle.answers = 1;
    assert!(puzzle.verify(&Stop::default()).is_err());
}

#[test]
fn nothing_is_made_of_what_is_over_or_played_by_many() {
    let many = PuzzleMaker::new("morpion:players=3".parse().expect("a game"), 1);
    assert!(many.of_game(0).expect("a game").is_empty());
    let maker = PuzzleMaker::new("morpion".parse().expect("a game"), 1);
    let over = open_table_at(&maker.game, Some("XXX/OO./... O")).expect("a position");
    assert_eq!(maker.of_position(&*over), None);
    let unknown = PuzzleMaker::new("chess".parse().expect("a spec"), 1);
    assert!(unknown.of_game(0).is_err());
}
