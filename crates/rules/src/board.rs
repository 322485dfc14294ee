//! The picture of a position, in terms that any front end can draw.

use crate::Player;

/// A place on a drawn board: column and row, from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// The column, from the left.
    pub column: u8,
    /// The row, from the top.
    pub row: u8,
}

/// What kind of piece stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// The symbol of a Morpion player.
    Symbol,
    /// A disc of Othello or Connect Four.
    Disc,
    /// A man of draughts.
    Man,
    /// A king of draughts.
    King,
}

/// A piece and its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub player: Player,
    /// What it is.
    pub kind: PieceKind,
}

/// The colour of a player's pieces, where players are told apart by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Black, or whatever the dark pieces are made of.
    Black,
    /// White, or whatever the light pieces are made of.
    White,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Surface {
    /// Squares drawn by lines, all alike.
    Grid,
    /// Green felt with lines.
    Felt,
    /// Light and dark squares; play is on the dark ones.
    Chequered {
        /// Whether the square at the top left is dark.
        dark_top_left: bool,
    },
    /// An upright frame with holes, filled from above: a touch anywhere in a column means the
    /// move of that column.
    Frame,
}

/// A count that leads to a draw when it reaches its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counter {
    /// Its name in the language files, as in `counter-NAME`, and in the reason when it runs out.
    pub name: &'static str,
    /// Plies counted so far.
    pub value: u32,
    /// The game is drawn when the value gets here.
    pub limit: u32,
}

/// A board as any front end can draw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// How many columns.
    pub width: u8,
    /// How many rows.
    pub height: u8,
    /// What it is made of.
    pub surface: Surface,
    /// The colour of each player's pieces; nothing where players are told apart by symbols.
    pub colours: Vec<Colour>,
    /// The pieces, row by row from the top left.
    pub cells: Vec<Option<Piece>>,
    /// The lines that decided the game, each from end to end.
    pub lines: Vec<Vec<Square>>,
    /// A count per player that belongs on view (discs, pieces), or nothing.
    pub tallies: Vec<u32>,
    /// The draw counters now running.
    pub counters: Vec<Counter>,
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn empty(width: u8, height: u8, surface: Surface) -> Self {
        Self {
            width,
            height,
            surface,
            colours: Vec::new(),
            cells: vec![None; usize::from(width) * usize::from(height)],
            lines: Vec::new(),
            tallies: Vec::new(),
            counters: Vec::new(),
        }
    }

    /// What stands on a square; nothing off the board.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.index(square).and_then(|index| self.cells[index])
    }

    /// Puts a piece on a square of the board.
    ///
    /// # Panics
    ///
    /// If the square is off the board.
    pub fn put(&mut self, square: Square, piece: Piece) {
        let index = self.index(square).expect("a square of the board");
        self.cells[index] = Some(piece);
    }

    /// Every square, row by row from the top left.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |row| (0..width).map(move |column| Square { column, row }))
    }

    fn index(&self, Square { column, row }: Square) -> Option<usize> {
        (column < self.width && row < self.height)
            .then(|| usize::from(row) * usize::from(self.width) + usize::from(column))
    }
}
