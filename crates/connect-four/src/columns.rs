//! Positions as strings of columns: `4453` is what four discs in those columns lead to.
//!
//! A column is one character: its digit on frames of up to nine columns, its letter on wider ones.
//! Reading plays the moves one by one. Writing has no history to go by, so it looks for an order
//! in which the discs may have been played; any game that reaches a position proves that there is
//! one.

use std::collections::HashSet;

use rules::{Game, Outcome, PositionError, Problem};

use crate::{Bits, ConnectFour, Frame, Position};

/// How the start is written, where an empty string would be overlooked.
const START: &str = "-";

/// A number of discs for each column.
type Heights = [u8; Frame::<u64>::LARGEST as usize];

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
            let mut moves = self.moves(&position).into_iter().flatten();
            let played = moves.find(|disc| self.column_of(*disc) == column).ok_or_else(|| {
                problem(Problem::IllegalMove { played: name.to_string(), number })
            })?;
            drop(moves);
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
                let mut columns = Order::of(self, &before).find()?;
                columns.push(column);
                Some(columns)
            }),
            _ => Order::of(self, position).find(),
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

/// The search for an order in which discs may have been played, in turns, each column from the
/// bottom.
struct Order<'a, B> {
    game: &'a ConnectFour<B>,
    first: B,
    heights: Heights,
    /// How many discs of each column are in the order.
    taken: Heights,
    columns: Vec<u8>,
    /// What was taken when the search found no way on.
    dead_ends: HashSet<Heights>,
}

impl<'a, B: Bits> Order<'a, B> {
    /// More dead ends than this are not worth it: the order is given up.
    const PATIENCE: usize = 10_000;

    fn of(game: &'a ConnectFour<B>, position: &Position<B>) -> Self {
        let first = game.discs(position, rules::Player::FIRST);
        let mut heights = Heights::default();
        for column in 0..game.frame().width() {
            let discs = (game.frame().column(column) & position.occupied()).count();
            heights[usize::from(column)] = u8::try_from(discs).expect("a column is low");
        }
        let (taken, columns) = (Heights::default(), Vec::new());
        Self { game, first, heights, taken, columns, dead_ends: HashSet::new() }
    }

    fn find(mut self) -> Option<Vec<u8>> {
        self.go_on().then_some(self.columns)
    }

    /// Completes the order, or leaves it as it was.
    fn go_on(&mut self) -> bool {
        if self.taken == self.heights {
            return true;
        }
        if self.dead_ends.contains(&self.taken) || self.dead_ends.len() > Self::PATIENCE {
            return false;
        }
        // High columns first: they are the ones that could be left over at the end.
        let mut columns: Vec<u8> = (0..self.game.frame().width()).collect();
        columns.retain(|&column| self.is_next(column));
        columns.sort_by_key(|&column| std::cmp::Reverse(self.left(column)));
        for column in columns {
            self.taken[usize::from(column)] += 1;
            self.columns.push(column);
            if self.go_on() {
                return true;
            }
            self.taken[usize::from(column)] -= 1;
            self.columns.pop();
        }
        self.dead_ends.insert(self.taken);
        false
    }

    /// How many discs of a column are not yet in the order.
    fn left(&self, column: u8) -> u8 {
        self.heights[usize::from(column)] - self.taken[usize::from(column)]
    }

    /// Whether the next disc of a column belongs to the player whose turn it is.
    fn is_next(&self, column: u8) -> bool {
        let row = self.taken[usize::from(column)];
        let frame = self.game.frame();
        let is_first = !(self.first & frame.column(column) & frame.row(row)).is_empty();
        self.left(column) > 0 && is_first == self.columns.len().is_multiple_of(2)
    }
}
