//! Positions as strings of columns: `4453` is what four discs in those columns lead to.
//!
//! A column is one character: its digit on frames of up to nine columns, its letter on wider ones.
//! Reading plays the moves one by one. Writing has no history to go by, so it looks for some order
//! in which the discs may have been played.

use rules::{Game, Outcome, PositionError, Problem};

use crate::{Bits, ConnectFour, Disc, Position, order::PlayOrder};

/// How the start is written, where an empty string would be overlooked.
const START: &str = "-";

impl<B: Bits> ConnectFour<B> {
    /// What a column is called in moves.
    pub(crate) fn column_name(&self, column: u8) -> char {
        let first = if self.frame().width() <= 9 { b'1' } else { b'a' };
        char::from(first + column)
    }

    /// The column of that name.
    fn column_named(&self, name: char) -> Option<u8> {
        let name = name.to_ascii_lowercase();
        (0..self.frame().width()).find(|&column| self.column_name(column) == name)
    }

    /// The move into a column, if it is legal.
    pub(crate) fn disc_into(&self, position: &Position<B>, column: u8) -> Option<Disc<B>> {
        let mut legal = self.moves(position).into_iter().flatten();
        legal.find(|&disc| self.column_of(disc) == column)
    }

    /// Plays a string of columns from the start; spaces between them are skipped.
    pub(crate) fn read_columns(&self, text: &str) -> Result<Position<B>, PositionError> {
        let mut position = self.start();
        if text.trim() == START {
            return Ok(position);
        }
        let columns = text.char_indices().filter(|(_, name)| !name.is_whitespace());
        for (number, (offset, name)) in (1..).zip(columns) {
            let problem = |problem| PositionError::at(text, offset, problem);
            let column = self.column_named(name).ok_or_else(|| {
                let last = self.frame().width() - 1;
                let allowed = format!("{}…{}", self.column_name(0), self.column_name(last));
                problem(Problem::Unexpected { found: name.to_string(), allowed: vec![allowed] })
            })?;
            let played = self.disc_into(&position, column).ok_or_else(|| {
                problem(Problem::IllegalMove { played: name.to_string(), number })
            })?;
            self.play(&mut position, played);
        }
        Ok(position)
    }

    /// Writes a string of columns that leads to a position, if one is found.
    pub(crate) fn write_columns(&self, position: &Position<B>) -> Option<String> {
        if position.occupied().is_empty() {
            return Some(START.to_owned());
        }
        let columns = match self.outcome(position) {
            // The disc that made the four must come last, or the game would not have gone on.
            Some(Outcome::Win(_)) => self.last_discs(position).find_map(|(column, before)| {
                let mut columns = PlayOrder::of(self, &before).find()?;
                columns.push(column);
                Some(columns)
            }),
            _ => PlayOrder::of(self, position).find(),
        }?;
        Some(columns.into_iter().map(|column| self.column_name(column)).collect())
    }

    /// The discs with which a won game may have ended: the column, and what was there before.
    pub(crate) fn last_discs(
        &self,
        position: &Position<B>,
    ) -> impl Iterator<Item = (u8, Position<B>)> {
        let (winner, loser) = (position.waiting(), position.mover());
        let tops = self.frame().tops(position.occupied()) & winner;
        tops.singles()
            .filter(move |&top| !self.frame().has_four(winner ^ top))
            .map(move |top| (self.frame().place(top).column, Position::new(winner ^ top, loser)))
    }
}
