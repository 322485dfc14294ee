//! Boards of every size behind one name.

use rules::{Counting, Knob, Settings, SpecError, TextForm};
use search::{Family, Visitor};

use crate::{
    Grid, Narrow, Othello, Squares, Wide,
    text_forms::{GGF, OBF, TRANSCRIPT},
};

/// Othello on boards of every size: `othello`, `othello:10`, `othello:size=6`.
#[derive(Clone, Copy, Debug)]
pub struct Room;

/// The sizes there are. Words and no range of numbers: an odd board has no centre to start from.
const SIZES: &[&str] = &["4", "6", "8", "10", "12", "14", "16"];

impl Family for Room {
    const NAME: &'static str = "othello";
    const KNOBS: &'static [Knob] = &[Knob::word("size", SIZES, Some("8"))];
    const COUNTING: Counting = Counting::FinishedStays;
    const TEXT_FORMS: &'static [TextForm] = &[GGF, OBF, TRANSCRIPT];

    fn open<V: Visitor>(settings: &Settings, visitor: V) -> Result<V::Output, SpecError> {
        let size = size(settings);
        Ok(if is_narrow(size) {
            visitor.visit(Othello::<Narrow>::new(size))
        } else {
            visitor.visit(Othello::<Wide>::new(size))
        })
    }
}

/// The size of the board.
pub(crate) fn size(settings: &Settings) -> u8 {
    let size = settings.word("size").expect("a knob with a default");
    size.parse().expect("one of the sizes, all of them numbers")
}

/// Whether a board of that size fits into one machine word.
pub(crate) fn is_narrow(size: u8) -> bool {
    size <= <Narrow as Grid>::Squares::WIDTH
}
