//! Where things are on the screen: the same for those who draw and for the mouse.

use ratatui::layout::Rect;
use rules::{Board, Square};

/// The sizes of a square in columns and rows, the largest first. A square twice as wide as high
/// looks square.
const SIZES: [(u16, u16); 6] = [(10, 5), (8, 4), (6, 3), (4, 2), (3, 1), (2, 1)];
/// How wide what stands beside the board is, at least and at most.
const PANEL: (u16, u16) = (25, 44);
/// How wide a terminal must be for something to stand beside the board.
const WIDE: u16 = 56;
/// How many lines stand below the board: what is expected, two for what happened, the keys.
const BELOW: u16 = 4;

/// Where the parts of the table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) board: Rect,
    /// Beside the board; empty if there is no room.
    pub(crate) panel: Rect,
    pub(crate) status: Rect,
}

/// Where the squares of a board are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SquareLayout {
    /// How large a square is.
    pub(crate) cell: (u16, u16),
    /// Where the first one shown begins.
    origin: (u16, u16),
    /// The first column and row shown, as seen.
    pub(crate) first: (u8, u8),
    /// How many columns and rows are shown.
    pub(crate) shown: (u8, u8),
    /// How many there are.
    size: (u8, u8),
    turned: bool,
}

/// What stands at the rim of a board: how wide the names of the rows are, and whether columns have
/// names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rim {
    pub(crate) left: u16,
    pub(crate) top: u16,
}

impl Plan {
    /// The table in a terminal of this size.
    pub(crate) fn new(area: Rect, board: &Board, rim: Rim) -> Self {
        let below = BELOW.min(area.height.saturating_sub(1));
        let above = Rect { height: area.height - below, ..area };
        let status = Rect { y: area.y + above.height, height: below, ..area };
        let beside = if area.width < WIDE {
            0
        } else {
            // The panel takes what the board leaves.
            let room = Rect { width: area.width - PANEL.0, ..above };
            let taken = rim.left + largest(room, board, rim).0 * u16::from(board.width);
            area.width.saturating_sub(taken).clamp(PANEL.0, PANEL.1)
        };
        let width = area.width - beside;
        Self {
            board: Rect { width, ..above },
            panel: Rect { x: area.x + width, width: beside, ..above },
            status,
        }
    }
}

/// The largest size of a square at which the whole board fits; the smallest if none does.
fn largest(area: Rect, board: &Board, rim: Rim) -> (u16, u16) {
    let fits = |&(width, height): &(u16, u16)| {
        width * u16::from(board.width) + rim.left <= area.width
            && height * u16::from(board.height) + rim.top <= area.height
    };
    let smallest = SIZES[SIZES.len() - 1];
    SIZES.into_iter().find(fits).unwrap_or(smallest)
}

impl SquareLayout {
    /// A board in its place, the cursor in view: as large as fits, and if nothing fits, the part
    /// around the cursor.
    pub(crate) fn new(area: Rect, board: &Board, rim: Rim, cursor: Square, turned: bool) -> Self {
        let size = (board.width, board.height);
        let cell = largest(area, board, rim);
        let room = |all: u16, rim: u16, cell: u16, count: u8| {
            let shown = all.saturating_sub(rim) / cell;
            u8::try_from(shown).unwrap_or(u8::MAX).min(count)
        };
        let shown = (
            room(area.width, rim.left, cell.0, size.0),
            room(area.height, rim.top, cell.1, size.1),
        );
        let seen = if turned { turn(cursor, size) } else { cursor };
        let first = |at: u8, shown: u8, count: u8| {
            at.saturating_sub(shown / 2).min(count.saturating_sub(shown))
        };
        let first = (first(seen.column, shown.0, size.0), first(seen.row, shown.1, size.1));
        let spare = |all: u16, rim: u16, cell: u16, shown: u8| {
            all.saturating_sub(rim + cell * u16::from(shown)) / 2
        };
        let origin = (
            area.x + rim.left + spare(area.width, rim.left, cell.0, shown.0),
            area.y + rim.top + spare(area.height, rim.top, cell.1, shown.1),
        );
        Self { cell, origin, first, shown, size, turned }
    }

    /// Every square shown, with its place on the screen.
    pub(crate) fn each(self) -> impl Iterator<Item = (Square, Rect)> {
        (0..self.shown.1).flat_map(move |down| {
            (0..self.shown.0)
                .map(move |across| (self.square(across, down), self.place(across, down)))
        })
    }

    fn place(self, across: u8, down: u8) -> Rect {
        let (width, height) = self.cell;
        Rect {
            x: self.origin.0 + width * u16::from(across),
            y: self.origin.1 + height * u16::from(down),
            width,
            height,
        }
    }

    fn square(self, across: u8, down: u8) -> Square {
        let seen = Square { column: self.first.0 + across, row: self.first.1 + down };
        if self.turned { turn(seen, self.size) } else { seen }
    }

    /// The square at a place on the screen.
    pub(crate) fn at(self, x: u16, y: u16) -> Option<Square> {
        let across = x.checked_sub(self.origin.0)? / self.cell.0;
        let down = y.checked_sub(self.origin.1)? / self.cell.1;
        let (across, down) = (u8::try_from(across).ok()?, u8::try_from(down).ok()?);
        (across < self.shown.0 && down < self.shown.1).then(|| self.square(across, down))
    }

    /// The first column of the screen that squares take.
    pub(crate) fn left(self) -> u16 {
        self.origin.0
    }

    /// The first line of the screen that squares take.
    pub(crate) fn top(self) -> u16 {
        self.origin.1
    }

    /// Whether there is more of the board than is shown.
    pub(crate) fn is_partial(self) -> bool {
        self.shown != self.size
    }
}

/// A square as it is seen from the other side.
fn turn(square: Square, size: (u8, u8)) -> Square {
    Square { column: size.0 - 1 - square.column, row: size.1 - 1 - square.row }
}
