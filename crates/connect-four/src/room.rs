//! Every board type of the room behind one name.

use rules::{Knob, Settings, SpecError, TextForm};
use search::{Family, Visitor};

use crate::{Bits, ConnectFour, Frame, Wide, transcript::TRANSCRIPT};

/// Connect Four in frames of every size.
#[derive(Clone, Copy, Debug)]
pub struct Room;

/// How many columns or rows a frame can have.
const LEAST: u64 = Frame::<u64>::SMALLEST as u64;
const MOST: u64 = Frame::<u64>::LARGEST as u64;

impl Family for Room {
    const NAME: &'static str = "connect-four";
    const KNOBS: &'static [Knob] = &[
        Knob::number("width", LEAST, MOST, Some(7)),
        Knob::number("height", LEAST, MOST, Some(6)),
    ];
    const TEXT_FORMS: &'static [TextForm] = &[TRANSCRIPT];

    fn open<V: Visitor>(settings: &Settings, visitor: V) -> Result<V::Output, SpecError> {
        let (width, height) = (settings.byte("width"), settings.byte("height"));
        let bits = Frame::<u64>::bits(width, height);
        Ok(if bits <= u64::CAPACITY {
            visitor.visit(ConnectFour::<u64>::new(width, height))
        } else if bits <= u128::CAPACITY {
            visitor.visit(ConnectFour::<u128>::new(width, height))
        } else {
            visitor.visit(ConnectFour::<Wide>::new(width, height))
        })
    }
}
