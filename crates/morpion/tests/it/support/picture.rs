//! The grid as a person sees it, read from the text of a position: what the engines must know,
//! found without any of their code.

use rules::Notation;

/// Who stands where, by rows from the top.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    rows: Vec<Vec<char>>,
    align: usize,
    /// The letter of each seat.
    letters: Vec<char>,
    /// The seat to move.
    pub(crate) turn: usize,
}

/// A column and a row.
pub(crate) type Place = (usize, usize);

impl Picture {
    pub(crate) fn of<G: Notation>(game: &G, position: &G::Position, align: usize) -> Self {
        let text = game.write_position(position);
        let (grid, _) = text.split_once(' ').expect("rows, then the turn");
        let rows = grid.split('/').map(|row| row.chars().collect()).collect();
        let letters = match game.players() {
            2 => vec!['X', 'O'],
            many => ('A'..='Z').take(many.into()).collect(),
        };
        Self { rows, align, letters, turn: game.turn(position).index() }
    }

    pub(crate) fn players(&self) -> usize {
        self.letters.len()
    }

    pub(crate) fn next(&self, seat: usize) -> usize {
        (seat + 1) % self.players()
    }

    /// The places that nobody holds.
    pub(crate) fn free(&self) -> Vec<Place> {
        let all = (0..self.rows.len())
            .flat_map(|row| (0..self.rows[0].len()).map(move |column| (column, row)));
        all.filter(|&(column, row)| self.rows[row][column] == '.').collect()
    }

    /// The same with a stone more.
    pub(crate) fn with(&self, seat: usize, (column, row): Place) -> Self {
        let mut picture = self.clone();
        picture.rows[row][column] = self.letters[seat];
        picture.turn = self.next(seat);
        picture
    }

    /// The free places on which a stone completes a line of that seat.
    pub(crate) fn completing(&self, seat: usize) -> Vec<Place> {
        self.free().into_iter().filter(|&place| self.completes(seat, place)).collect()
    }

    /// Whether the seat's next stone can make two places that complete a line, so that a single
    /// opponent cannot take both.
    pub(crate) fn double_threat(&self, seat: usize) -> Option<Place> {
        let doubles = |&place: &Place| self.with(seat, place).completing(seat).len() >= 2;
        self.free().into_iter().find(doubles)
    }

    fn completes(&self, seat: usize, place: Place) -> bool {
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(dx, dy)| {
            let row = 1 + self.count(seat, place, (dx, dy)) + self.count(seat, place, (-dx, -dy));
            self.align <= row
        })
    }

    /// How many stones of a seat follow each other from a place on.
    fn count(&self, seat: usize, (column, row): Place, (dx, dy): (isize, isize)) -> usize {
        let mut next = (column, row);
        let mut count = 0;
        loop {
            // What leaves the grid on the left or above comes to lie far on the right or below.
            next = (next.0.wrapping_add_signed(dx), next.1.wrapping_add_signed(dy));
            let stone = self.rows.get(next.1).and_then(|row| row.get(next.0));
            if stone != Some(&self.letters[seat]) {
                return count;
            }
            count += 1;
        }
    }
}
