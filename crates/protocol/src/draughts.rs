//! What the protocols of draughts share: squares by number, boards as a letter per square, and
//! captures told by what is taken.

use rules::{Board, Colour, Piece, PieceKind, Player, Square};
use session::{AnyGame, Turn};

/// The strongest engine of every variant.
pub(crate) const STRONGEST: &str = "pvs:memory=64";

/// The squares of a board in the order of their numbers.
#[derive(Clone, Debug)]
pub(crate) struct SquareNumbers(Vec<Square>);

/// A move by its ends and what it takes, in numbers of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ends {
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// In the order of the numbers.
    pub(crate) takes: Vec<usize>,
}

impl SquareNumbers {
    /// The squares of a table: by the numbers that the game gives them, or row by row where it
    /// writes them otherwise.
    pub(crate) fn of(table: &dyn AnyGame) -> Self {
        let squares = table.board().squares();
        let named = squares.map(|square| (table.square_name(square), square));
        let mut named: Vec<(String, Square)> = named.filter(|(name, _)| !name.is_empty()).collect();
        // The sort is stable: squares without numbers stay as they are.
        named.sort_by_key(|(name, _)| name.parse::<usize>().unwrap_or_default());
        Self(named.into_iter().map(|(_, square)| square).collect())
    }

    /// How many squares there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    fn number(&self, square: Square) -> usize {
        self.0.iter().position(|&known| known == square).map_or(0, |index| index + 1)
    }

    /// A move by its ends.
    pub(crate) fn ends(&self, turn: &Turn) -> Option<Ends> {
        let (from, to) = (turn.path.first()?, turn.path.last()?);
        let mut takes: Vec<usize> = turn.takes.iter().map(|&square| self.number(square)).collect();
        takes.sort_unstable();
        Some(Ends { from: self.number(*from), to: self.number(*to), takes })
    }

    /// The legal move with these ends, as the table writes it. Who does not say what is taken is
    /// understood if there is only one such move.
    pub(crate) fn find(&self, table: &dyn AnyGame, ends: &Ends) -> Option<String> {
        let mut sorted = ends.clone();
        sorted.takes.sort_unstable();
        let moves = table.view().moves;
        let alike = |turn: &&Turn| {
            self.ends(turn).is_some_and(|known| (known.from, known.to) == (ends.from, ends.to))
        };
        let alike: Vec<&Turn> = moves.iter().filter(alike).collect();
        let exact = alike.iter().find(|turn| self.ends(turn).as_ref() == Some(&sorted));
        let only = || alike.first().filter(|_| alike.len() == 1 && ends.takes.is_empty());
        exact.or_else(only).map(|turn| turn.text.clone())
    }

    /// A board as a letter per square, by what white and black pieces are called.
    pub(crate) fn letters(&self, board: &Board, white: [char; 2], black: [char; 2]) -> String {
        let letter = |square: &Square| {
            let Some(piece) = board.at(*square) else { return 'e' };
            let letters = if is_white(board, piece.player) { white } else { black };
            letters[usize::from(piece.kind == PieceKind::King)]
        };
        self.0.iter().map(letter).collect()
    }

    /// The position that letters tell, written as the table reads it.
    pub(crate) fn position(
        &self,
        table: &dyn AnyGame,
        letters: &str,
        turn: Player,
        piece: impl Fn(char) -> Option<Option<(Colour, PieceKind)>>,
    ) -> Option<String> {
        let known = table.board();
        let mut board = Board::empty(known.width, known.height, known.surface);
        board.colours.clone_from(&known.colours);
        if letters.chars().count() != self.len() {
            return None;
        }
        for (letter, &square) in letters.chars().zip(&self.0) {
            if let Some((colour, kind)) = piece(letter)? {
                board.put(square, Piece { player: player_of(&known, colour), kind });
            }
        }
        Some(table.write_board(&board, turn))
    }
}

/// Whether the pieces of a player are white.
pub(crate) fn is_white(board: &Board, player: Player) -> bool {
    board.colours.get(player.index()) == Some(&Colour::White)
}

/// The player whose pieces have a colour.
pub(crate) fn player_of(board: &Board, colour: Colour) -> Player {
    let white_first = is_white(board, Player::FIRST);
    if (colour == Colour::White) == white_first { Player::FIRST } else { Player::SECOND }
}
