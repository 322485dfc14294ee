//! Positions as pictures: the rows from the top, `x` the first player, `o` the second.
//!
//! A picture can show what no string of columns leads to, so it is also how such a position is
//! written.

use rules::{Board, Piece, Player, PositionError, Problem, Square};

use crate::{Bits, ConnectFour, Position};

/// What stands between two rows; its presence tells a picture from a string of columns.
pub(crate) const BETWEEN_ROWS: char = '/';

const FIRST: char = 'x';
const SECOND: char = 'o';
const FREE: char = '.';

impl<B: Bits> ConnectFour<B> {
    pub(crate) fn write_picture(&self, position: &Position<B>) -> String {
        let first = self.discs(position, Player::FIRST);
        let letter = |square: B| {
            if (square & position.occupied()).is_empty() {
                FREE
            } else if (square & first).is_empty() {
                SECOND
            } else {
                FIRST
            }
        };
        let frame = self.frame();
        let row = |row| -> String {
            let squares = (0..frame.width()).map(|column| frame.at(Square { column, row }));
            squares.map(letter).collect()
        };
        (0..frame.height()).map(row).collect::<Vec<_>>().join(&BETWEEN_ROWS.to_string())
    }

    pub(crate) fn read_picture(&self, text: &str) -> Result<Position<B>, PositionError> {
        let refuse = |offset, problem| Err(PositionError::at(text, offset, problem));
        let [first, second] = self.read_discs(text)?;
        let frame = self.frame();
        let hanging = frame.hanging(first | second);
        if !hanging.is_empty() {
            let Square { column, row } = frame.place(hanging);
            let offset = usize::from(row) * (usize::from(frame.width()) + 1) + usize::from(column);
            return refuse(offset, Problem::Impossible);
        }
        let position = match first.count().checked_sub(second.count()) {
            Some(0) => Position::new(first, second),
            Some(1) => Position::new(second, first),
            _ => return refuse(0, Problem::Unbalanced),
        };
        let went_on = frame.has_four(position.mover());
        let won = frame.has_four(position.waiting());
        if went_on || (won && self.last_discs(&position).next().is_none()) {
            // There was play after a four, or made fours that take more than one disc.
            return refuse(0, Problem::Impossible);
        }
        Ok(position)
    }

    /// The discs of the two players.
    fn read_discs(&self, text: &str) -> Result<[B; 2], PositionError> {
        let (width, height) = (self.frame().width(), self.frame().height());
        let length = |offset, found: usize, expected: u8| {
            let problem = Problem::Length { found, expected: usize::from(expected) };
            PositionError::at(text, offset, problem)
        };
        let rows: Vec<&str> = text.split(BETWEEN_ROWS).collect();
        if rows.len() != usize::from(height) {
            return Err(length(0, rows.len(), height));
        }
        let mut discs = [B::EMPTY; 2];
        let mut offset = 0;
        for (row, letters) in (0..).zip(rows) {
            let found = letters.chars().count();
            if found != usize::from(width) {
                return Err(length(offset, found, width));
            }
            for (column, (inner, letter)) in (0..).zip(letters.char_indices()) {
                let owner = owner(letter)
                    .map_err(|problem| PositionError::at(text, offset + inner, problem))?;
                if let Some(player) = owner {
                    discs[player.index()] |= self.frame().at(Square { column, row });
                }
            }
            offset += letters.len() + BETWEEN_ROWS.len_utf8();
        }
        Ok(discs)
    }
}

/// Draws a board that was laid out by hand.
pub(crate) fn write_board(board: &Board) -> String {
    let letter = |cell: &Option<Piece>| match cell {
        None => FREE,
        Some(piece) if piece.player == Player::FIRST => FIRST,
        Some(_) => SECOND,
    };
    let rows = board.cells.chunks(usize::from(board.width));
    let rows = rows.map(|cells| cells.iter().map(letter).collect::<String>());
    rows.collect::<Vec<_>>().join(&BETWEEN_ROWS.to_string())
}

/// Whose disc a letter is.
fn owner(letter: char) -> Result<Option<Player>, Problem> {
    match letter.to_ascii_lowercase() {
        FIRST => Ok(Some(Player::FIRST)),
        SECOND => Ok(Some(Player::SECOND)),
        FREE => Ok(None),
        _ => Err(Problem::Unexpected {
            found: letter.to_string(),
            allowed: [FIRST, SECOND, FREE].map(String::from).to_vec(),
        }),
    }
}
