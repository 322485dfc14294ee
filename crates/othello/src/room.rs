//! Boards of every size behind one name.

use rules::{Counting, Knob, Settings, SpecError};
use search::{Family, Visitor};

use crate::{Grid, Narrow, Othello, Squares, Wide};

/// Othello on boards of every size: `othello`, `othello:10`, `othello:size=6`.
#[derive(Clone, Copy, Debug)]
pub struct Room;

/// The sizes there are. Words and no range of numbers: an odd board has no centre to start from.
const SIZES: &[&str] = &["4", "6", "8", "10", "12", "14", "16"];

impl Family for Room {
    const NAME: &'static str = "othello";
    const KNOBS: &'static [Knob] = &[Knob::word("size", SIZES, Some("8"))];
    const COUNTING: Counting = Counting::FinishedStays;

    fn open<V: Visitor>(settings: &Settings, visitor: V) -> Result<V::Output, SpecError> {
        let size = settings.word("size").expect("a knob with a default");
        let size: u8 = size.parse().expect("one of the sizes, all of them numbers");
        Ok(if size <= <Narrow as Grid>::Squares::WIDTH {
            visitor.visit(Othello::<Narrow>::new(size))
        } else {
            visitor.visit(Othello::<Wide>::new(size))
        })
    }
}
