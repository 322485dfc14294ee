//! Examples for the rulebook: little positions that the rules in force are tried on.
//!
//! They are drawn on a board of eight by eight whatever the game's own, and the arrows are moves
//! that the generator finds: what an example shows is what would happen at the table.

use rules::{Diagram, Game, Notation, Square};

use crate::{Bits, Colour, Draughts, Hand, Move, Position, Rules};

/// The side of the board on which examples are shown.
const SIZE: u8 = 8;

/// The game in force on the board of the examples.
pub(crate) struct ExampleBoard {
    game: Draughts<u64>,
}

/// A position to try the rules on, with white to move.
pub(crate) struct Example {
    lesson: ExampleBoard,
    position: Position<u64>,
}

impl ExampleBoard {
    pub(crate) fn new(rules: &Rules) -> Self {
        let rules = Rules { width: SIZE, height: SIZE, rows: [3, 3], ..rules.clone() };
        Self { game: Draughts::new(rules.without_draws()) }
    }

    /// A position by its rows from the top: `w` and `b` are men, `W` and `B` kings. It is drawn for
    /// a dark corner at the left and mirrored where that is at the right.
    pub(crate) fn example(self, picture: [&str; SIZE as usize]) -> Example {
        let [mut white, mut black, mut kings] = [u64::EMPTY; 3];
        for (row, line) in (0..).zip(picture) {
            for (column, letter) in (0..).zip(line.chars()) {
                let side = match letter.to_ascii_lowercase() {
                    'w' => &mut white,
                    'b' => &mut black,
                    _ => continue,
                };
                let square = self.square(column, row);
                *side |= u64::only(square);
                if letter.is_ascii_uppercase() {
                    kings |= u64::only(square);
                }
            }
        }
        let position = Position::new([white, black], kings, Colour::White);
        Example { lesson: self, position }
    }

    /// The square at a place of the picture.
    fn square(&self, column: u8, row: u8) -> u8 {
        let column = match self.game.rules().dark_corner {
            Hand::Left => column,
            Hand::Right => SIZE - 1 - column,
        };
        self.game.square_at(Square { column, row }).expect("examples stand on dark squares")
    }
}

impl Example {
    /// An arrow for every legal capture, and a mark on whatever is captured.
    pub(crate) fn captures(self) -> Diagram {
        self.shown(|played| played.is_capture())
    }

    /// An arrow for one legal move of the piece at a place: the one that goes furthest.
    pub(crate) fn move_of(self, column: u8, row: u8) -> Diagram {
        let from = self.lesson.square(column, row);
        let moves = self.lesson.game.moves(&self.position).into_iter().flatten();
        let longest = moves
            .filter(|played| played.from() == from)
            .max_by_key(|played| played.captured().count());
        self.shown(|played| Some(*played) == longest)
    }

    /// A mark wherever the piece at a place may end its move, and on nothing else.
    pub(crate) fn ends_of(self, column: u8, row: u8) -> Diagram {
        let (game, from) = (&self.lesson.game, self.lesson.square(column, row));
        let moves = game.moves(&self.position).into_iter().flatten();
        let ends = moves.filter(|played| played.from() == from).map(Move::to);
        self.still().with_marks(ends.map(|square| game.seen(square)).collect::<Vec<_>>())
    }

    /// The position alone.
    pub(crate) fn still(&self) -> Diagram {
        Diagram::new(&self.lesson.game, &self.position)
    }

    fn shown(&self, is_shown: impl Fn(&Move<u64>) -> bool) -> Diagram {
        let game = &self.lesson.game;
        let moves = game.moves(&self.position).into_iter().flatten().filter(is_shown);
        moves.fold(self.still(), |diagram, played| {
            let captured: Vec<Square> =
                played.captured().iter::<u8>().map(|square| game.seen(square)).collect();
            diagram.with_arrow(game.path(&self.position, played)).with_marks(captured)
        })
    }
}
