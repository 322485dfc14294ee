//! How people write draughts down, point at it and look at it.

use rules::{
    Board, Counter, Game, Notation, Outcome, Piece, PieceKind, Player, PositionError, Reason,
    Rulebook, Square, Surface, UnknownMove,
};

use crate::{Bits, Colour, Draughts, Hand, Move, Position, rulebook};

/// The name of the count of turns without a capture or a man's move.
const QUIET: &str = "quiet";

impl<B: Bits> Draughts<B> {
    /// The counts that lead to a draw.
    fn counters(&self, position: &Position<B>) -> Vec<Counter> {
        let turn_state = position.turn_state;
        let value = u32::from(turn_state.quiet());
        let quiet = self.rules.quiet.filter(|_| value > 0);
        let quiet = quiet.map(|limit| Counter { name: QUIET, value, limit: u32::from(limit) });
        let endings = self.rules.endings.iter().zip(turn_state.endings());
        let endings = endings.filter_map(|(ending, count)| ending.counter(count));
        quiet.into_iter().chain(endings).collect()
    }
}

/// What stands between the squares of a move.
const SIGNS: [char; 5] = ['-', 'x', 'X', ':', '×'];

/// The column and the other squares of a move in short notation, which leaves the row of the first
/// square out: `cd4`, `c:e5`.
fn column_first(text: &str) -> Option<(u8, &str)> {
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    let rest = letters.as_str();
    let rest = rest.strip_prefix(SIGNS).unwrap_or(rest);
    let column = u8::try_from(letter.to_ascii_lowercase()).ok()? - b'a';
    rest.starts_with(|next: char| next.is_ascii_alphabetic()).then_some((column, rest))
}

/// The colour of a side's pieces.
const fn seen_colour(colour: Colour) -> rules::Colour {
    match colour {
        Colour::White => rules::Colour::White,
        Colour::Black => rules::Colour::Black,
    }
}

impl<B: Bits> Notation for Draughts<B> {
    fn write_move(&self, position: &Position<B>, played: Move<B>) -> String {
        let sign = if played.is_capture() { self.rules.capture_sign } else { '-' };
        let squares = self.written(position, played).into_iter();
        let names: Vec<String> = squares.map(|square| self.name(square)).collect();
        names.join(&sign.to_string())
    }

    fn read_move(&self, position: &Position<B>, text: &str) -> Result<Move<B>, UnknownMove> {
        let unknown = || UnknownMove(text.trim().to_owned());
        let squares = |text: &str| -> Option<Vec<u8>> {
            text.split(SIGNS).map(|name| self.named(name.trim())).collect()
        };
        let whole = squares(text.trim()).filter(|squares| squares.len() > 1);
        let mut meant = if let Some(squares) = whole {
            self.meant(position, &squares)
        } else {
            let (column, rest) = column_first(text.trim()).ok_or_else(unknown)?;
            self.meant_from(position, column, &squares(rest).ok_or_else(unknown)?)
        };
        if meant.len() > 1 {
            // Where one may capture or not, the sign tells which.
            let is_capture = !text.contains('-');
            meant.retain(|played| played.is_capture() == is_capture);
        }
        match meant[..] {
            [played] => Ok(played),
            _ => Err(unknown()),
        }
    }

    fn path(&self, position: &Position<B>, played: Move<B>) -> Vec<Square> {
        self.route(position, played).into_iter().map(|square| self.seen(square)).collect()
    }

    fn square_name(&self, square: Square) -> String {
        self.square_at(square).map_or_else(String::new, |square| self.name(square))
    }

    fn board(&self, position: &Position<B>) -> Board {
        // Where columns and rows are odd, all corners are dark.
        let dark_top_left = self.rules.width % 2 == 1 || self.rules.dark_corner == Hand::Right;
        let surface = Surface::Chequered { dark_top_left };
        let mut board = Board::empty(self.rules.width, self.rules.height, surface);
        for colour in Colour::BOTH {
            for square in position.pieces(colour).iter::<u8>() {
                let is_king = position.kings.contains(square);
                let kind = if is_king { PieceKind::King } else { PieceKind::Man };
                board.put(self.seen(square), Piece { player: self.player(colour), kind });
            }
        }
        let seats = [self.rules.first, self.rules.first.other()];
        board.colours = seats.map(seen_colour).to_vec();
        board.tallies = seats.map(|colour| position.pieces(colour).count()).to_vec();
        board.counters = self.counters(position);
        board
    }

    fn reason(&self, position: &Position<B>) -> Reason {
        if self.outcome(position) == Some(Outcome::Draw) {
            let counters = self.counters(position);
            let run_out = counters.iter().find(|counter| counter.limit <= counter.value);
            return Reason::Counter(run_out.expect("a draw on the board is a count run out").name);
        }
        if position.own.is_empty() { Reason::NothingLeft } else { Reason::Blocked }
    }

    fn write_position(&self, position: &Position<B>) -> String {
        self.write_fen(position)
    }

    fn write_board(&self, board: &Board, turn: Player) -> String {
        self.write_board_fen(board, turn)
    }

    fn read_position(&self, text: &str) -> Result<Position<B>, PositionError> {
        self.read_fen(text)
    }

    fn rulebook(&self) -> Rulebook {
        rulebook::write(self)
    }
}
