//! What a stone on a cell makes of the four lines through it, taken together.

use std::sync::OnceLock;

use crate::engine::line_shape::LineShape;

/// What a stone on a free cell would be worth to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum CellClass {
    /// Nothing: no line can run through here.
    Dead,
    /// Little.
    Faint,
    /// Two lines far from complete.
    Seeds,
    /// A closed three.
    Three,
    /// An open two.
    OpenTwo,
    /// Two of these.
    Pair,
    /// Three of these.
    Triple,
    /// An open three.
    OpenThree,
    /// An open three and a lesser shape.
    OpenThreeMore,
    /// Two open threes.
    DoubleThree,
    /// A four.
    Four,
    /// A four and a lesser shape.
    FourMore,
    /// A four and an open three.
    FourThree,
    /// Two ways to complete a line: what one stone cannot answer.
    Double,
    /// A line.
    Line,
}

/// What is known about any four shapes, packed one after the other.
#[derive(Debug)]
pub(crate) struct ClassTable {
    classes: Box<[CellClass; PACKED]>,
    promises: Box<[i16; PACKED]>,
}

/// How many ways there are to pack four shapes.
const PACKED: usize = 1 << (4 * LineShape::BITS);

impl CellClass {
    /// Every class, the least first.
    pub(crate) const ALL: [Self; Self::COUNT] = [
        Self::Dead,
        Self::Faint,
        Self::Seeds,
        Self::Three,
        Self::OpenTwo,
        Self::Pair,
        Self::Triple,
        Self::OpenThree,
        Self::OpenThreeMore,
        Self::DoubleThree,
        Self::Four,
        Self::FourMore,
        Self::FourThree,
        Self::Double,
        Self::Line,
    ];
    /// How many there are.
    pub(crate) const COUNT: usize = 15;

    /// Whether a stone here threatens to complete a line.
    #[inline]
    pub(crate) fn is_four(self) -> bool {
        matches!(self, Self::Four | Self::FourMore | Self::FourThree | Self::Double)
    }

    /// Whether a stone here makes an open three, and does not win by more than that.
    #[inline]
    pub(crate) fn is_three(self) -> bool {
        matches!(self, Self::OpenThree | Self::OpenThreeMore | Self::DoubleThree | Self::FourThree)
    }

    /// Whether a stone here is a threat of some kind, or the line itself.
    #[inline]
    pub(crate) fn is_loud(self) -> bool {
        self >= Self::OpenThree
    }

    fn of(mut shapes: [LineShape; 4]) -> Self {
        shapes.sort_unstable();
        let [_, third, second, first] = shapes;
        let seed = LineShape::of_index(LineShape::OPEN_TWO.index() - 2);
        match (first, second) {
            (LineShape::LINE, _) => Self::Line,
            (LineShape::OPEN_FOUR, _) | (LineShape::FOUR, LineShape::FOUR) => Self::Double,
            (LineShape::FOUR, LineShape::OPEN_THREE) => Self::FourThree,
            (LineShape::FOUR, more) if more >= LineShape::OPEN_TWO => Self::FourMore,
            (LineShape::FOUR, _) => Self::Four,
            (LineShape::OPEN_THREE, LineShape::OPEN_THREE) => Self::DoubleThree,
            (LineShape::OPEN_THREE, more) if more >= LineShape::OPEN_TWO => Self::OpenThreeMore,
            (LineShape::OPEN_THREE, _) => Self::OpenThree,
            _ if third >= LineShape::OPEN_TWO => Self::Triple,
            _ if second >= LineShape::OPEN_TWO => Self::Pair,
            (LineShape::THREE, _) => Self::Three,
            (LineShape::OPEN_TWO, _) => Self::OpenTwo,
            (_, second) if second >= seed => Self::Seeds,
            (LineShape::DEAD, _) => Self::Dead,
            _ => Self::Faint,
        }
    }
}

impl ClassTable {
    /// What each shape adds to the promise of a cell.
    const PROMISE: [i16; 12] = [0, 1, 2, 3, 8, 7, 26, 18, 90, 100, 900, 3000];

    /// The one table that there is; computed when it is asked for the first time.
    pub(crate) fn get() -> &'static Self {
        static TABLE: OnceLock<ClassTable> = OnceLock::new();
        TABLE.get_or_init(|| {
            let all = || (0..=u16::MAX).map(shapes);
            let classes: Vec<CellClass> = all().map(CellClass::of).collect();
            let promises: Vec<i16> = all().map(Self::compute).collect();
            Self {
                classes: classes.try_into().expect("as many as there are"),
                promises: promises.try_into().expect("as many as there are"),
            }
        })
    }

    /// The class of four shapes.
    #[inline]
    pub(crate) fn class(&self, packed: u16) -> CellClass {
        self.classes[usize::from(packed)]
    }

    /// How good a place a cell of these shapes is, to order moves.
    #[inline]
    pub(crate) fn promise(&self, packed: u16) -> i16 {
        self.promises[usize::from(packed)]
    }

    fn compute(shapes: [LineShape; 4]) -> i16 {
        let sum: i16 = shapes.iter().map(|shape| Self::PROMISE[usize::from(shape.index())]).sum();
        let more = match CellClass::of(shapes) {
            CellClass::Double => 600,
            CellClass::FourThree => 400,
            CellClass::DoubleThree => 150,
            CellClass::Triple | CellClass::Pair => 20,
            _ => 0,
        };
        sum + more
    }
}

/// The four shapes that are packed in a number.
fn shapes(packed: u16) -> [LineShape; 4] {
    let shape = |way| LineShape::of_index(packed >> (way * LineShape::BITS));
    [0, 1, 2, 3].map(|way| shape(way).min(LineShape::LINE))
}
