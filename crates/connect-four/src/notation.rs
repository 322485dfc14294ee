//! How people write the game down, point at it and look at it.
//!
//! Columns have numbers where one digit is enough and letters in wider frames; squares are named
//! by the letter of the column and the number of the row from the bottom, as `d1`.

use rules::{
    Board, Colour, Game, Notation, Piece, PieceKind, Player, PositionError, Reason, Rulebook,
    Square, Surface, UnknownMove,
};

use crate::{Bits, ConnectFour, Disc, Position, picture, rulebook};

impl<B: Bits> ConnectFour<B> {
    /// The column a disc goes into.
    pub(crate) fn column_of(&self, Disc { square }: Disc<B>) -> u8 {
        self.frame().place(square).column
    }
}

impl<B: Bits> Notation for ConnectFour<B> {
    fn write_move(&self, _: &Position<B>, played: Disc<B>) -> String {
        self.column_name(self.column_of(played)).to_string()
    }

    /// A column by its name or its number, or the square where the disc comes to rest.
    fn read_move(&self, position: &Position<B>, text: &str) -> Result<Disc<B>, UnknownMove> {
        let text = text.trim();
        let is_meant = |disc: &Disc<B>| {
            let square = self.frame().place(disc.square);
            let number = (square.column + 1).to_string();
            [self.write_move(position, *disc), number, self.square_name(square)]
                .iter()
                .any(|name| name.eq_ignore_ascii_case(text))
        };
        let mut moves = self.moves(position).into_iter().flatten();
        moves.find(is_meant).ok_or_else(|| UnknownMove(text.to_owned()))
    }

    fn path(&self, _: &Position<B>, played: Disc<B>) -> Vec<Square> {
        vec![self.frame().place(played.square)]
    }

    fn square_name(&self, Square { column, row }: Square) -> String {
        format!("{}{}", char::from(b'a' + column), self.frame().height() - row)
    }

    fn board(&self, position: &Position<B>) -> Board {
        let frame = self.frame();
        let mut board = Board::empty(frame.width(), frame.height(), Surface::Frame);
        for player in Player::all(2) {
            let piece = Piece { player, kind: PieceKind::Disc };
            let discs = self.discs(position, player).singles();
            discs.for_each(|square| board.put(frame.place(square), piece));
        }
        board.colours = vec![Colour::Yellow, Colour::Red];
        board.lines = frame.lines(position.waiting());
        board
    }

    fn reason(&self, position: &Position<B>) -> Reason {
        if self.frame().has_four(position.waiting()) { Reason::Line } else { Reason::Full }
    }

    /// A string of columns that leads to the position; a picture where none is found.
    fn write_position(&self, position: &Position<B>) -> String {
        self.write_columns(position).unwrap_or_else(|| self.write_picture(position))
    }

    /// Whose turn it is follows from the numbers of discs.
    fn write_board(&self, board: &Board, _: Player) -> String {
        picture::write_board(board)
    }

    /// A string of columns, or a picture with its rows between slashes.
    fn read_position(&self, text: &str) -> Result<Position<B>, PositionError> {
        let text = text.trim();
        if text.contains(picture::BETWEEN_ROWS) {
            self.read_picture(text)
        } else {
            self.read_columns(text)
        }
    }

    fn rulebook(&self) -> Rulebook {
        rulebook::write(self)
    }
}
