//! A position that is being laid out by hand.

use rules::{Board, Piece, PieceKind, Player, Square, Surface};

use crate::{AnyGame, Refusal};

/// A position that is being laid out by hand: pieces on squares, and whose turn it shall be.
///
/// Anything can be laid out; whether it is a position of the game, the game says when
/// [`Command::SetUp`](crate::Command::SetUp) is given its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The board so far.
    pub board: Board,
    /// Whose turn it shall be. In games in which the pieces tell whose turn it is, they do.
    pub turn: Player,
}

impl Draft {
    /// What is on a table, to be changed.
    #[must_use]
    pub fn of(table: &dyn AnyGame) -> Self {
        let found = table.board();
        let mut board = Board::empty(found.width, found.height, found.surface);
        board.colours = found.colours;
        board.cells = found.cells;
        Self { board, turn: table.turn() }
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.board.cells.fill(None);
    }

    /// Puts a piece on a square of the table, or takes it off.
    ///
    /// # Errors
    ///
    /// If the square is never played on.
    pub fn put(
        &mut self,
        table: &dyn AnyGame,
        square: Square,
        piece: Option<Piece>,
    ) -> Result<(), Refusal> {
        let is_on_board = square.column < self.board.width && square.row < self.board.height;
        if !is_on_board || table.square_name(square).is_empty() {
            return Err(Refusal::NotPlayable);
        }
        let width = usize::from(self.board.width);
        self.board.cells[usize::from(square.row) * width + usize::from(square.column)] = piece;
        Ok(())
    }

    /// The pieces that can be put on the board, player by player.
    #[must_use]
    pub fn palette(&self, table: &dyn AnyGame) -> Vec<Piece> {
        let kinds: &[PieceKind] = match self.board.surface {
            Surface::Grid => &[PieceKind::Symbol],
            Surface::Felt | Surface::Frame => &[PieceKind::Disc],
            Surface::Chequered { .. } => &[PieceKind::Man, PieceKind::King],
        };
        let pieces = |player| kinds.iter().map(move |&kind| Piece { player, kind });
        Player::all(table.players()).flat_map(pieces).collect()
    }

    /// The draft written down as a position.
    #[must_use]
    pub fn text(&self, table: &dyn AnyGame) -> String {
        table.write_board(&self.board, self.turn)
    }
}
