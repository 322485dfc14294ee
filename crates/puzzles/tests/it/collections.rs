//! Files of puzzles, and which of them are wanted.

use std::collections::HashSet;

use puzzles::{PuzzleCollection, PuzzleFileError, PuzzleFilter, shipped};

#[test]
fn what_is_written_is_read_back() {
    let written = shipped().write(&["made for a test".to_owned()]);
    assert!(written.starts_with("# made for a test\n# game\t"));
    assert_eq!(PuzzleCollection::read(&written).as_ref(), Ok(shipped()));
}

#[test]
fn a_line_that_is_no_puzzle_is_told_by_its_number() {
    let one = shipped().puzzles()[0].write_line();
    for (text, line) in [("nonsense", 1), ("# all is well\n\nothello\tx", 3)] {
        assert_eq!(PuzzleCollection::read(text), Err(PuzzleFileError::NoPuzzle { line }));
    }
    let fields: Vec<&str> = one.split('\t').collect();
    for (place, bad) in
        [(0, "chess"), (1, "???"), (2, "fly"), (3, "6"), (4, "0"), (5, "z99"), (9, "x")]
    {
        let mut changed = fields.clone();
        changed[place] = bad;
        let read = PuzzleCollection::read(&changed.join("\t"));
        assert!(read.is_err(), "field {place}");
    }
}

#[test]
fn a_position_is_there_once() {
    let mut collection = shipped().clone();
    let count = collection.puzzles().len();
    assert_eq!(collection.extend(shipped().puzzles().iter().cloned()), 0);
    assert_eq!(collection.puzzles().len(), count);
    let ids: HashSet<String> = collection.puzzles().iter().map(puzzles::Puzzle::id).collect();
    assert_eq!(ids.len(), count);
    for puzzle in shipped().puzzles() {
        assert_eq!(shipped().of_id(&puzzle.id()), Some(puzzle));
    }
}

#[test]
fn every_puzzle_has_its_day_before_one_comes_again() {
    let all = PuzzleFilter::default();
    let count = shipped().puzzles().len();
    let days = 20_000..20_000 + u64::try_from(count).expect("few");
    let ids: HashSet<String> =
        days.map(|day| shipped().of_day(day, &all).expect("one a day").id()).collect();
    assert_eq!(ids.len(), count);
    assert_eq!(
        shipped().of_day(1, &PuzzleFilter { game: Some("chess".to_owned()), grade: None }),
        None
    );
}

#[test]
fn those_that_are_wanted_are_drawn_each_once() {
    let filter = PuzzleFilter { game: Some("othello".to_owned()), grade: None };
    let wanted = shipped().chosen(&filter).len();
    let drawn = shipped().drawn(&filter, usize::MAX, 1);
    assert_eq!(drawn.len(), wanted);
    assert!(drawn.iter().all(|puzzle| puzzle.game.name == "othello"));
    assert_eq!(shipped().drawn(&filter, 3, 1), drawn[..3]);
    assert_ne!(shipped().drawn(&filter, usize::MAX, 2), drawn);
}
