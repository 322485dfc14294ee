//! How Othello is written: moves such as `f5`, and every form of a position.
//!
//! A position is written as a board string. It is read in that form, as a line of OBF, as a game
//! in GGF or as a transcript from the start; which of them it is shows from the text itself.

pub mod board_string;
pub mod ggf;
pub mod obf;
pub mod transcript;

use rules::{
    Board, Colour, Game, Notation, Piece, PieceKind, Player, PositionError, Problem, Reason,
    Rulebook, Square, Surface, UnknownMove,
};

use crate::{Bits, Grid, Move, Othello, Position, Set, Squares, rulebook};

impl<G: Grid> Notation for Othello<G> {
    fn write_move(&self, _: &Self::Position, played: Move) -> String {
        match played {
            Move::Place(square) => square_text::<Set<G>>(square),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn read_move(&self, position: &Self::Position, text: &str) -> Result<Move, UnknownMove> {
        let text = text.trim();
        Word::first(text)
            .filter(|word| word.length() == text.len())
            .and_then(|word| self.legal(position, word))
            .ok_or_else(|| UnknownMove(text.to_owned()))
    }

    fn path(&self, _: &Self::Position, played: Move) -> Vec<Square> {
        match played {
            Move::Place(square) => {
                let (column, row) = place::<Set<G>>(square);
                vec![Square { column, row }]
            }
            Move::Pass => Vec::new(),
        }
    }

    fn square_name(&self, Square { column, row }: Square) -> String {
        square_text::<Set<G>>(Set::<G>::square(column, row))
    }

    fn board(&self, position: &Self::Position) -> Board {
        let size = self.grid.size();
        let mut board = Board::empty(size, size, Surface::Felt);
        board.colours = vec![Colour::Black, Colour::White];
        for player in [Player::FIRST, Player::SECOND] {
            let discs = position.discs(player);
            for (column, row) in discs.iter().map(place::<Set<G>>) {
                board.put(Square { column, row }, Piece { player, kind: PieceKind::Disc });
            }
            board.tallies.push(discs.count());
        }
        board
    }

    fn reason(&self, _: &Self::Position) -> Reason {
        Reason::Count
    }

    fn write_position(&self, position: &Self::Position) -> String {
        board_string::write(self, position)
    }

    fn write_board(&self, board: &Board, turn: Player) -> String {
        board_string::write_board(board, turn)
    }

    fn read_position(&self, text: &str) -> Result<Self::Position, PositionError> {
        if text.contains("(;") {
            return ggf::read(self, text).map(|game| *game.history.position());
        }
        if text.contains(';') {
            return obf::read(self, text).map(|exercise| exercise.position);
        }
        if text.contains(|letter: char| letter.is_ascii_digit()) {
            let line = transcript::read(self, self.start(), text)?;
            return Ok(*line.position());
        }
        board_string::read(self, text)
    }

    fn rulebook(&self) -> Rulebook {
        rulebook::write(self)
    }
}

impl<G: Grid> Othello<G> {
    /// The legal move that a word stands for.
    fn legal(&self, position: &Position<Set<G>>, word: Word<'_>) -> Option<Move> {
        let played = match word {
            Word::Square(name) => Move::Place(self.square(name)?),
            Word::Pass(_) => Move::Pass,
        };
        self.moves(position).into_iter().flatten().find(|&legal| legal == played)
    }

    /// The square of that name, if the board has it.
    fn square(&self, name: &str) -> Option<u8> {
        let (column, row) = name.split_at_checked(1)?;
        let column = column.bytes().next()?.to_ascii_lowercase().checked_sub(b'a')?;
        let row = row.parse::<u8>().ok()?.checked_sub(1)?;
        let size = self.grid.size();
        (column < size && row < size).then(|| Set::<G>::square(column, row))
    }
}

/// A word of a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word<'a> {
    /// The name of a square, which the board need not have.
    Square(&'a str),
    /// A pass, in one of its spellings.
    Pass(&'a str),
}

impl<'a> Word<'a> {
    /// The spellings of a pass: other programs write `--`, `PA` and `ps`.
    const PASSES: [&'static str; 4] = ["pass", "pa", "ps", "--"];

    /// The word at the very beginning of a text.
    fn first(text: &'a str) -> Option<Self> {
        let pass = |spelling: &&str| {
            text.get(..spelling.len()).is_some_and(|start| start.eq_ignore_ascii_case(spelling))
        };
        if let Some(spelling) = Self::PASSES.iter().find(|spelling| pass(spelling)) {
            return Some(Self::Pass(&text[..spelling.len()]));
        }
        let row = text.strip_prefix(|letter: char| letter.is_ascii_alphabetic())?;
        let digits = row.bytes().take_while(u8::is_ascii_digit).count();
        // No board has a hundred rows.
        (digits > 0).then(|| Self::Square(&text[..=digits.min(2)]))
    }

    fn length(self) -> usize {
        self.text().len()
    }

    fn text(self) -> &'a str {
        let (Self::Square(text) | Self::Pass(text)) = self;
        text
    }
}

/// The column and the row of a square.
fn place<S: Squares>(square: u8) -> (u8, u8) {
    (square % S::WIDTH, square / S::WIDTH)
}

/// What a square is called: `f5`.
fn square_text<S: Squares>(square: u8) -> String {
    let (column, row) = place::<S>(square);
    format!("{}{}", char::from(b'a' + column), row + 1)
}

/// The error that a character has no meaning where it stands.
fn unexpected(text: &str, offset: usize, allowed: &[&str]) -> PositionError {
    let found = text[offset..].chars().next();
    let allowed = allowed.iter().map(|&word| word.to_owned()).collect();
    let problem = match found {
        Some(found) => Problem::Unexpected { found: found.to_string(), allowed },
        None => Problem::Missing { allowed },
    };
    PositionError::at(text, offset, problem)
}

/// The error of a part, told of the whole text in which the part begins at `offset`.
fn within(whole: &str, offset: usize, error: PositionError) -> PositionError {
    let before = whole[..offset].chars().count();
    PositionError { text: whole.to_owned(), place: before + error.place, problem: error.problem }
}
