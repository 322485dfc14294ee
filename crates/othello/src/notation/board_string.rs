//! Board strings: one character per square from a1 to the last, and the side to move.
//!
//! `---------------------------OX------XO--------------------------- X`

use rules::{Board, Player, PositionError, Problem};

use super::unexpected;
use crate::{Bits, Grid, Othello, Position, Set};

/// What a character of a board string stands for.
#[derive(Clone, Copy)]
enum LetterCell {
    Empty,
    Disc(Player),
}

impl LetterCell {
    /// Black is `X`, `*` or `B`, White `O` or `W`, an empty square `-` or `.`.
    fn read(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'X' | '*' | 'B' => Some(Self::Disc(Player::FIRST)),
            'O' | 'W' => Some(Self::Disc(Player::SECOND)),
            '-' | '.' => Some(Self::Empty),
            _ => None,
        }
    }
}

/// The letters that a written position is made of.
pub(super) struct Alphabet {
    pub(super) black: char,
    pub(super) white: char,
    pub(super) empty: char,
}

/// The letters of our own board strings and of OBF.
const OURS: Alphabet = Alphabet { black: 'X', white: 'O', empty: '-' };

impl Alphabet {
    /// The board and the side to move, a space between them.
    pub(super) fn write<G: Grid>(&self, game: &Othello<G>, position: &Position<Set<G>>) -> String {
        let black = position.discs(Player::FIRST);
        let white = position.discs(Player::SECOND);
        let cell = |square: u8| match (black.contains(square), white.contains(square)) {
            (true, _) => self.black,
            (_, true) => self.white,
            _ => self.empty,
        };
        let side = if position.turn == Player::FIRST { self.black } else { self.white };
        game.grid.all().iter().map(cell).chain([' ', side]).collect()
    }
}

/// Writes a position with `X` for Black, `O` for White and `-` for an empty square.
#[must_use]
pub fn write<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> String {
    OURS.write(game, position)
}

/// Writes a board that was laid out by hand, as [`write`] writes a position.
pub(super) fn write_board(board: &Board, turn: Player) -> String {
    let letter = |player| if player == Player::FIRST { OURS.black } else { OURS.white };
    let cells =
        board.cells.iter().map(|cell| cell.map_or(OURS.empty, |piece| letter(piece.player)));
    cells.chain([' ', letter(turn)]).collect()
}

/// Reads a position in any of the usual alphabets, upper or lower case; white space is free.
///
/// # Errors
///
/// If a character has no meaning, the number of squares is not the board's, or the side to move is
/// missing.
pub fn read<G: Grid>(game: &Othello<G>, text: &str) -> Result<Position<Set<G>>, PositionError> {
    let mut cells = Vec::new();
    for (offset, letter) in text.char_indices().filter(|(_, letter)| !letter.is_whitespace()) {
        let cell =
            LetterCell::read(letter).ok_or_else(|| unexpected(text, offset, &["X", "O", "-"]))?;
        cells.push((offset, cell));
    }
    let expected = game.squares() as usize;
    check_length(text, &cells, expected)?;
    let (board, side) = cells.split_at(expected);
    let turn = match side.first() {
        Some(&(_, LetterCell::Disc(side))) => side,
        Some(&(offset, LetterCell::Empty)) => return Err(unexpected(text, offset, &["X", "O"])),
        None => return Err(unexpected(text, text.len(), &["X", "O"])),
    };
    let mut discs = [Set::<G>::EMPTY; 2];
    for (square, &(_, cell)) in game.grid.all().iter::<u8>().zip(board) {
        if let LetterCell::Disc(player) = cell {
            discs[player.index()] = discs[player.index()] | Set::<G>::only(square);
        }
    }
    Ok(Position { own: discs[turn.index()], other: discs[turn.other().index()], turn })
}

/// The squares must be as many as the board has, or one more with the side to move.
fn check_length(
    text: &str,
    cells: &[(usize, LetterCell)],
    expected: usize,
) -> Result<(), PositionError> {
    let apart = text.split_whitespace().last().is_some_and(|word| word.len() == 1);
    let found = cells.len() - usize::from(apart);
    if found == expected || found == expected + 1 && !apart {
        return Ok(());
    }
    let first_excess = cells[..found].get(expected).map_or(text.len(), |&(offset, _)| offset);
    Err(PositionError::at(text, first_excess, Problem::Length { found, expected }))
}
