//! Every size behind one name.

use othello::Room;
use rules::{Counting, Notation, Spec, SpecError};
use search::{Expertise, Family, Visitor};

struct Squares;

impl Visitor for Squares {
    type Output = usize;

    fn visit<G: Notation + Expertise>(self, game: G) -> usize {
        game.board(&game.start()).cells.len()
    }
}

fn open(spec: &str) -> Result<usize, SpecError> {
    let spec: Spec = spec.parse()?;
    Room::open(&spec.settle(Room::KNOBS)?, Squares)
}

#[test]
fn every_even_size_opens() {
    assert_eq!(open("othello"), Ok(64));
    for size in [4, 6, 8, 10, 12, 14, 16] {
        assert_eq!(open(&format!("othello:{size}")), Ok(size * size));
    }
}

#[test]
fn other_sizes_are_refused_with_those_there_are() {
    for size in ["7", "2", "18", "big", "+8"] {
        let refused = open(&format!("othello:size={size}")).expect_err("no such board");
        let allowed = Room::KNOBS[0].range.clone();
        let (knob, value) = ("size".to_owned(), size.to_owned());
        assert_eq!(refused, SpecError::OutOfRange { knob, value, allowed });
    }
}

#[test]
fn finished_games_stay_leaves() {
    assert_eq!(Room::COUNTING, Counting::FinishedStays);
}
