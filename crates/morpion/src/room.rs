//! Every board type of the room behind one name.

use rules::{Knob, Settings, SpecError};
use search::{Family, Visitor};

use crate::{Crowd, Morpion, Pair, Shape};

/// Morpion of every size, for any number of players.
#[derive(Clone, Copy, Debug)]
pub struct Room;

impl Family for Room {
    const NAME: &'static str = "morpion";
    const SYMBOLS: bool = true;
    const AGREED_DRAWS: bool = true;
    const KNOBS: &'static [Knob] = &[
        Knob::number("width", 3, 26, Some(3)),
        Knob::number("height", 3, 26, Some(3)),
        Knob::number("align", 3, 26, Some(3)),
        Knob::number("players", 2, 26, Some(2)),
        Knob::number("first", 1, 26, None),
        Knob::switch("exact", Some(false)),
        Knob::switch("misere", Some(false)),
    ];

    fn open<V: Visitor>(settings: &Settings, visitor: V) -> Result<V::Output, SpecError> {
        let shape = Shape::new(settings)?;
        // As many words as the grid needs; beyond 16 by 16 a few more cost little.
        Ok(match (shape.players, shape.size()) {
            (2, ..=64) => visitor.visit(Morpion::<1, Pair<1>>::new(shape)),
            (2, 65..=256) => visitor.visit(Morpion::<4, Pair<4>>::new(shape)),
            (2, _) => visitor.visit(Morpion::<11, Pair<11>>::new(shape)),
            (_, ..=256) => visitor.visit(Morpion::<4, Crowd<4>>::new(shape)),
            (_, _) => visitor.visit(Morpion::<11, Crowd<11>>::new(shape)),
        })
    }
}
