//! A position as it is printed: the picture, the names of its squares, and what points something
//! out.

use crate::{Board, Notation, Player, Square};

/// A board on paper or in a lesson, with everything that is drawn on it and around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The picture.
    pub board: Board,
    /// What each square is called, row by row from the top left; empty for one that is never
    /// played on.
    pub names: Vec<String>,
    /// The symbol of each player, where players are told apart by symbols.
    pub symbols: Vec<char>,
    /// Moves to show, each by the squares that a person touches.
    pub arrows: Vec<Vec<Square>>,
    /// Squares to look at.
    pub marks: Vec<Square>,
}

impl Diagram {
    /// A position, with nothing pointed out.
    #[must_use]
    pub fn new<G: Notation>(game: &G, position: &G::Position) -> Self {
        let board = game.board(position);
        let names = board.squares().map(|square| game.square_name(square)).collect();
        let symbols = match game.players() {
            _ if !board.colours.is_empty() => Vec::new(),
            2 => vec!['X', 'O'],
            players => Player::all(players).map(|Player(seat)| char::from(b'A' + seat)).collect(),
        };
        Self { board, names, symbols, arrows: Vec::new(), marks: Vec::new() }
    }

    /// The same with an arrow along these squares.
    #[must_use]
    pub fn with_arrow(mut self, path: Vec<Square>) -> Self {
        self.arrows.push(path);
        self
    }

    /// The same with a mark on each of these squares.
    #[must_use]
    pub fn with_marks(mut self, squares: impl IntoIterator<Item = Square>) -> Self {
        self.marks.extend(squares);
        self
    }

    /// The same board with nothing on it, to be written on.
    #[must_use]
    pub fn blank(mut self) -> Self {
        self.board.cells.fill(None);
        self.board.lines.clear();
        self.arrows.clear();
        self.marks.clear();
        self
    }

    /// What a square is called; empty off the board.
    #[must_use]
    pub fn name(&self, square: Square) -> &str {
        let index = self.board.squares().position(|other| other == square);
        index.and_then(|index| self.names.get(index)).map_or("", |name| name)
    }
}
