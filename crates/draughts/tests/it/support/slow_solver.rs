//! What endgames are worth, found in the plainest way: every position of the slow twin in one list,
//! and the list gone through until nothing changes.

use std::collections::HashMap;

use draughts::{Colour, Rules};

use crate::support::twin::{GridPoint, Piece, Twin};

/// Pieces on their squares, in order, and the side to move.
type Setup = (Vec<PlacedPiece>, bool);

/// A square, whether white's piece is on it, and whether it is a king.
pub(crate) type PlacedPiece = (GridPoint, bool, bool);

/// All positions of two pieces, and what each is worth to the side to move: its sign, and in how
/// many turns.
pub(crate) struct SlowSolver {
    rules: Rules,
    numbers: HashMap<Setup, usize>,
    setups: Vec<Setup>,
    values: Vec<Option<(i32, u32)>>,
}

impl SlowSolver {
    pub(crate) fn new(rules: &Rules) -> Self {
        let mut solver = Self {
            rules: rules.clone(),
            numbers: HashMap::new(),
            setups: Vec::new(),
            values: Vec::new(),
        };
        let places = solver.places();
        let kinds = [(true, false), (true, true), (false, false), (false, true)];
        for &one in &places {
            for (white, king) in kinds {
                let piece = (one, white, king);
                solver.add(vec![piece]);
                let others = places.iter().filter(|&&two| two != one);
                for (&two, is_king) in others.flat_map(|two| [(two, false), (two, true)]) {
                    if white {
                        solver.add(vec![piece, (two, false, is_king)]);
                    }
                }
            }
        }
        solver.solve();
        solver
    }

    /// The positions of two pieces with what they are worth.
    pub(crate) fn solved(
        &self,
    ) -> impl Iterator<Item = (&[PlacedPiece], Colour, Option<(i32, u32)>)> {
        let solved = self.setups.iter().zip(&self.values);
        let two = solved.filter(|((pieces, _), _)| pieces.len() == 2);
        two.map(|((pieces, white), value)| (&pieces[..], colour(*white), *value))
    }

    /// The dark squares: those that men start on and all of their kind.
    fn places(&self) -> Vec<GridPoint> {
        let (width, height) = (i32::from(self.rules.width), i32::from(self.rules.height));
        let left = self.rules.dark_corner == draughts::Hand::Left;
        let corner = (if left { 0 } else { width - 1 }, height - 1);
        let all = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        all.filter(|(column, row)| (column + row) % 2 == (corner.0 + corner.1) % 2).collect()
    }

    /// Adds pieces with either side to move, unless a man stands where he would be a king.
    fn add(&mut self, mut pieces: Vec<PlacedPiece>) {
        let last = |white: bool| if white { 0 } else { i32::from(self.rules.height) - 1 };
        if pieces.iter().any(|&((_, row), white, king)| !king && row == last(white)) {
            return;
        }
        pieces.sort_unstable();
        for white in [true, false] {
            let setup = (pieces.clone(), white);
            self.numbers.insert(setup.clone(), self.setups.len());
            self.setups.push(setup);
        }
    }

    /// Where the turns of a position lead.
    fn children(&self, (pieces, white): &Setup) -> Vec<usize> {
        let (width, height) = (usize::from(self.rules.width), usize::from(self.rules.height));
        let mut cells = vec![vec![None; width]; height];
        for &((column, row), white, is_king) in pieces {
            let cell = Some(Piece { colour: colour(white), is_king });
            cells[usize::try_from(row).expect("a row")]
                [usize::try_from(column).expect("a column")] = cell;
        }
        let twin = Twin::new(&self.rules, cells, colour(*white));
        let moves = twin.moves();
        let after = moves.iter().map(|turn| {
            let mut next = twin.clone();
            next.play(turn);
            let places = self.places().into_iter();
            let mut pieces: Vec<_> = places
                .filter_map(|place| Some((place, next.at(place)?)))
                .map(|(place, piece)| (place, piece.colour == Colour::White, piece.is_king))
                .collect();
            pieces.sort_unstable();
            self.numbers[&(pieces, next.turn == Colour::White)]
        });
        after.collect()
    }

    /// Goes through the list until nothing changes; the first time finds what is over, the second
    /// what is won in one turn, and so on.
    fn solve(&mut self) {
        let children: Vec<Vec<usize>> =
            self.setups.iter().map(|setup| self.children(setup)).collect();
        let stuck = if self.rules.losing_wins { 1 } else { -1 };
        self.values = children.iter().map(|all| all.is_empty().then_some((stuck, 0))).collect();
        for turns in 1.. {
            let before = self.values.clone();
            for (value, children) in self.values.iter_mut().zip(&children) {
                let known = || children.iter().map(|&child| before[child]);
                if value.is_some() {
                } else if known().any(|child| child.is_some_and(|(sign, _)| sign < 0)) {
                    *value = Some((1, turns));
                } else if known().all(|child| child.is_some_and(|(sign, _)| sign > 0)) {
                    *value = Some((-1, turns));
                }
            }
            if before == self.values {
                return;
            }
        }
    }
}

fn colour(white: bool) -> Colour {
    if white { Colour::White } else { Colour::Black }
}
