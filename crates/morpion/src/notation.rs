//! How Morpion is written and drawn.
//!
//! A square is its column letter and row number, `B2` (`2B` and `b2` are read too). A position is
//! its rows from the top, separated by slashes, a dot for an empty cell, then whose turn it is:
//! `X.O/.X./... O`. Two players are written X and O, more are written A, B, C … in the order of
//! seats. Whose turn it is may be left out if the numbers of stones tell.

use rules::{
    Board, Notation, Piece, PieceKind, Player, PositionError, Problem, Reason, Rulebook, Square,
    Surface, UnknownMove,
};

use crate::{Bits, Cell, Morpion, Position, Shape, Stones, rulebook};

impl Shape {
    /// The letter that stands for a player in a written position.
    #[must_use]
    pub fn letter(&self, player: Player) -> char {
        match (self.players, player) {
            (2, Player::FIRST) => 'X',
            (2, _) => 'O',
            (_, Player(seat)) => char::from(b'A' + seat),
        }
    }

    fn player(&self, letter: char) -> Option<Player> {
        Player::all(self.players).find(|&player| self.letter(player) == letter.to_ascii_uppercase())
    }

    fn letters(&self) -> impl Iterator<Item = String> + '_ {
        Player::all(self.players).map(|player| self.letter(player).to_string())
    }

    /// The cell that `B2`, `b2` or `2B` names.
    fn read_cell(&self, text: &str) -> Option<Cell> {
        let text = text.trim();
        let is_letter = |letter: char| letter.is_ascii_alphabetic();
        let (letter, number) = match text.strip_prefix(is_letter) {
            Some(number) => (text.chars().next()?, number),
            None => (text.chars().next_back()?, text.strip_suffix(is_letter)?),
        };
        let digits = number.bytes().all(|digit| digit.is_ascii_digit());
        let row: u8 = number.parse().ok().filter(|_| digits)?;
        let column = letter.to_ascii_uppercase() as u8 - b'A';
        self.cell(Square { column, row: row.checked_sub(1)? })
    }

    /// The rows from the top and whose turn it is.
    fn write(&self, holder: impl Fn(Cell) -> Option<Player>, turn: Player) -> String {
        let mut text = String::new();
        for cell in self.cells() {
            if cell.0 > 0 && self.square(cell).column == 0 {
                text.push('/');
            }
            text.push(holder(cell).map_or('.', |player| self.letter(player)));
        }
        text.push(' ');
        text.push(self.letter(turn));
        text
    }
}

fn square_name(Square { column, row }: Square) -> String {
    format!("{}{}", char::from(b'A' + column), row + 1)
}

impl<const W: usize, S: Stones<W>> Notation for Morpion<W, S> {
    fn write_move(&self, _: &Position<S>, cell: Cell) -> String {
        square_name(self.shape.square(cell))
    }

    fn read_move(&self, position: &Position<S>, text: &str) -> Result<Cell, UnknownMove> {
        let cell = self.shape.read_cell(text);
        cell.filter(|&cell| position.aligned.is_none() && self.free(position).contains(cell))
            .ok_or_else(|| UnknownMove(text.to_owned()))
    }

    fn path(&self, _: &Position<S>, cell: Cell) -> Vec<Square> {
        vec![self.shape.square(cell)]
    }

    fn square_name(&self, square: Square) -> String {
        square_name(square)
    }

    fn board(&self, position: &Position<S>) -> Board {
        let mut board = Board::empty(self.shape.width, self.shape.height, Surface::Grid);
        for cell in position.stones.taken().iter() {
            let player = position.stones.holder(cell).expect("a taken cell has a holder");
            board.put(self.shape.square(cell), Piece { player, kind: PieceKind::Symbol });
        }
        if let Some(player) = position.aligned {
            board.lines = self.lines(&position.stones, player);
        }
        board
    }

    fn reason(&self, position: &Position<S>) -> Reason {
        if position.aligned.is_some() { Reason::Line } else { Reason::Full }
    }

    fn write_position(&self, position: &Position<S>) -> String {
        self.shape.write(|cell| position.stones.holder(cell), position.turn)
    }

    fn write_board(&self, board: &Board, turn: Player) -> String {
        let holder = |cell| board.at(self.shape.square(cell)).map(|piece| piece.player);
        self.shape.write(holder, turn)
    }

    fn read_position(&self, text: &str) -> Result<Position<S>, PositionError> {
        Reader { game: self, text }.read()
    }

    fn rulebook(&self) -> Rulebook {
        rulebook::write(self)
    }
}

/// Reads one position.
struct Reader<'a, const W: usize, S> {
    game: &'a Morpion<W, S>,
    text: &'a str,
}

impl<const W: usize, S: Stones<W>> Reader<'_, W, S> {
    fn read(&self) -> Result<Position<S>, PositionError> {
        let grid = self.text.trim_start();
        let offset = self.text.len() - grid.len();
        let end = grid.find(char::is_whitespace).unwrap_or(grid.len());
        let (stones, counts) = self.grid(&grid[..end], offset)?;
        let turn = self.turn(&grid[end..], offset + end, &counts)?;
        let aligned = self.aligned(&stones)?;
        let count = counts.iter().sum();
        Ok(Position { stones, count, turn, aligned })
    }

    fn fail<T>(&self, offset: usize, problem: Problem) -> Result<T, PositionError> {
        Err(PositionError::at(self.text, offset, problem))
    }

    /// The stones, and how many each player has.
    fn grid(&self, grid: &str, offset: usize) -> Result<(S, Vec<u16>), PositionError> {
        let shape = &self.game.shape;
        let (width, height) = (usize::from(shape.width), usize::from(shape.height));
        let mut stones = S::NONE;
        let mut counts = vec![0; usize::from(shape.players)];
        let mut start = offset;
        let rows: Vec<&str> = grid.split('/').collect();
        for (row, line) in (0..).zip(&rows) {
            if rows.len() != height {
                break;
            }
            let length = line.chars().count();
            if length != width {
                return self.fail(start, Problem::Length { found: length, expected: width });
            }
            for (column, (at, letter)) in (0..).zip(line.char_indices()) {
                let Some(player) = shape.player(letter) else {
                    if ".-_".contains(letter) {
                        continue;
                    }
                    let allowed = shape.letters().chain([".".to_owned()]).collect();
                    let found = letter.to_string();
                    return self.fail(start + at, Problem::Unexpected { found, allowed });
                };
                stones.place(player, shape.cell(Square { column, row }).expect("on the grid"));
                counts[player.index()] += 1;
            }
            start += line.len() + 1;
        }
        if rows.len() != height {
            let found = rows.iter().map(|row| row.chars().count()).sum();
            return self.fail(offset, Problem::Length { found, expected: width * height });
        }
        Ok((stones, counts))
    }

    /// Whose turn it is: as written, or as the numbers of stones tell.
    fn turn(&self, text: &str, offset: usize, counts: &[u16]) -> Result<Player, PositionError> {
        let shape = &self.game.shape;
        let side = text.trim();
        let offset = offset + text.find(side).unwrap_or(0);
        if side.is_empty() {
            return self.turn_by_count(counts);
        }
        let mut letters = side.chars();
        let player = letters.next().and_then(|letter| shape.player(letter));
        player.filter(|_| letters.next().is_none()).map_or_else(
            || {
                let allowed = shape.letters().collect();
                self.fail(offset, Problem::Unexpected { found: side.to_owned(), allowed })
            },
            Ok,
        )
    }

    /// In turns from the first player, everyone has as many stones as the first or one fewer, and
    /// no player has more than one who plays before.
    fn turn_by_count(&self, counts: &[u16]) -> Result<Player, PositionError> {
        let Shape { first, players, .. } = self.game.shape;
        let order: Vec<Player> = (0..players)
            .scan(first, |player, _| Some(std::mem::replace(player, player.next(players))))
            .collect();
        let most = counts[first.index()];
        let behind = order.iter().find(|player| counts[player.index()] < most);
        let turn = behind.copied().unwrap_or(first);
        let fair = |(place, player): (usize, &Player)| {
            let reached = order.iter().position(|&player| player == turn).expect("a seat");
            let ahead = reached == 0 || place < reached;
            counts[player.index()] + u16::from(!ahead) == most
        };
        if order.iter().enumerate().all(fair) {
            Ok(turn)
        } else {
            self.fail(self.text.len(), Problem::Unbalanced)
        }
    }

    /// Who has a line; two players cannot both have one.
    fn aligned(&self, stones: &S) -> Result<Option<Player>, PositionError> {
        let has_line = |player: &Player| {
            let mut taken = stones.taken().iter();
            taken.any(|cell| stones.holds(*player, cell) && self.game.aligns(stones, *player, cell))
        };
        let aligned: Vec<Player> = Player::all(self.game.shape.players).filter(has_line).collect();
        match aligned[..] {
            [] => Ok(None),
            [player] => Ok(Some(player)),
            _ => self.fail(0, Problem::Impossible),
        }
    }
}
