//! Positions as text: FEN, and the plain row of squares that engines exchange.
//!
//! `W:W31-50:B1-20` names the side to move and then the squares of each side, kings with a `K`.
//! Of what others add behind, `:H` (half-moves without progress) is read into the count of quiet
//! turns, `:F` (the number of the move) is read and forgotten; neither is written. `:+46=2` is our
//! own: the king on 46 was moved twice in a row, which in Frisian draughts limits the next moves.
//!
//! Pieces set up as a lattice, so that there are more captures than a player could follow, are
//! refused: no game gets there, and they could not be listed.

use std::fmt::Write as _;

use rules::{Board, Notation as _, PieceKind, Player, PositionError, Problem, Square};

use crate::{
    Bits, Colour, Draughts, Naming, Position,
    turn_state::{KingRun, Runs},
};

/// A letter for each side.
pub(crate) const fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'W',
        Colour::Black => 'B',
    }
}

impl<B: Bits> Draughts<B> {
    /// The position as FEN.
    pub(crate) fn write_fen(&self, position: &Position<B>) -> String {
        let sides = Colour::BOTH.map(|colour| {
            let men = self.write_men(position.men(colour));
            let kings = self.in_order(position.kings(colour)).into_iter();
            let kings = kings.map(|square| format!("K{}", self.name(square)));
            let pieces: Vec<String> = men.into_iter().chain(kings).collect();
            format!(":{}{}", letter(colour), pieces.join(","))
        });
        let mut text = format!("{}{}{}", letter(position.turn()), sides[0], sides[1]);
        for run in [position.runs.own(), position.runs.other()] {
            if run.length > 0 {
                let _ = write!(text, ":+{}={}", self.name(run.square), run.length);
            }
        }
        text
    }

    /// A board that was laid out by hand, as FEN.
    pub(crate) fn write_board_fen(&self, board: &Board, turn: Player) -> String {
        let sides = Colour::BOTH.map(|colour| {
            let own = |square: &Square| {
                board.at(*square).filter(|piece| piece.player == self.player(colour))
            };
            let pieces = board.squares().filter_map(|square| {
                let king = if own(&square)?.kind == PieceKind::King { "K" } else { "" };
                Some(format!("{king}{}", self.square_name(square)))
            });
            format!(":{}{}", letter(colour), pieces.collect::<Vec<_>>().join(","))
        });
        let turn = Colour::BOTH.into_iter().find(|&colour| self.player(colour) == turn);
        format!("{}{}{}", letter(turn.unwrap_or(self.rules.first)), sides[0], sides[1])
    }

    /// Squares in the order of their numbers.
    fn in_order(&self, squares: B) -> Vec<u8> {
        let mut squares: Vec<u8> = squares.iter::<u8>().collect();
        squares.sort_by_key(|&square| self.number(square));
        squares
    }

    /// The squares of men, three or more in a row written as a range where squares are numbers.
    fn write_men(&self, men: B) -> Vec<String> {
        let men = self.in_order(men);
        let next_to = |one: &u8, two: &u8| self.number(*one) + 1 == self.number(*two);
        let mut written = Vec::new();
        for range in men.chunk_by(next_to) {
            match range {
                [first, _, .., last] if self.rules.naming == Naming::Numbers => {
                    written.push(format!("{}-{}", self.name(*first), self.name(*last)));
                }
                squares => written.extend(squares.iter().map(|&square| self.name(square))),
            }
        }
        written
    }

    /// Reads a position in either form.
    pub(crate) fn read_fen(&self, text: &str) -> Result<Position<B>, PositionError> {
        let mut reader = FenReader::new(self, text);
        let position = if text.contains(':') { reader.fen() } else { reader.row_of_squares() };
        position.map_err(|problem| PositionError::at(text, reader.offset, problem))
    }
}

/// A reading of one text: what was found so far, and where the eye is.
struct FenReader<'a, B> {
    game: &'a Draughts<B>,
    text: &'a str,
    /// The place that an error would name.
    offset: usize,
    pieces: [B; 2],
    kings: B,
    quiet: u16,
    runs: Vec<KingRun>,
}

impl<'a, B: Bits> FenReader<'a, B> {
    fn new(game: &'a Draughts<B>, text: &'a str) -> Self {
        let pieces = [B::EMPTY; 2];
        Self { game, text, offset: 0, pieces, kings: B::EMPTY, quiet: 0, runs: Vec::new() }
    }

    /// The pieces of `text` between separators, each with its offset in the whole.
    fn split(
        from: usize,
        text: &'a str,
        separator: char,
    ) -> impl Iterator<Item = (usize, &'a str)> {
        text.split(separator).scan(from, move |start, piece| {
            let here = *start;
            *start += piece.len() + separator.len_utf8();
            Some((here, piece))
        })
    }

    fn fen(&mut self) -> Result<Position<B>, Problem> {
        let trimmed = self.text.trim_end().trim_end_matches('.');
        let start = self.text.len() - self.text.trim_start().len();
        let body = trimmed.get(start..).unwrap_or_default();
        let mut fields = Self::split(start, body, ':');
        let (_, turn) = fields.next().unwrap_or_default();
        self.offset = start;
        let turn = self.read_turn(turn)?;
        let mut seen = [false; 2];
        for (offset, field) in fields {
            self.offset = offset;
            self.read_field(field, &mut seen)?;
        }
        if seen == [false; 2] {
            self.offset = self.text.len();
            return Err(Problem::Missing { allowed: vec![":W".to_owned(), ":B".to_owned()] });
        }
        self.finish(turn)
    }

    fn read_turn(&self, turn: &str) -> Result<Colour, Problem> {
        match turn {
            "W" | "w" => Ok(Colour::White),
            "B" | "b" => Ok(Colour::Black),
            "?" => Ok(self.game.rules.first),
            _ => {
                let allowed = ["W", "B", "?"].map(str::to_owned).to_vec();
                Err(Problem::Unexpected { found: turn.to_owned(), allowed })
            }
        }
    }

    fn read_field(&mut self, field: &'a str, seen: &mut [bool; 2]) -> Result<(), Problem> {
        let unexpected = || Problem::Unexpected {
            found: field.to_owned(),
            allowed: ["W", "B", "H", "F"].map(str::to_owned).to_vec(),
        };
        let mut letters = field.chars();
        let kind = letters.next().ok_or_else(unexpected)?;
        let rest = letters.as_str();
        let colour = match kind {
            'W' | 'w' => Colour::White,
            'B' | 'b' => Colour::Black,
            'H' => {
                self.quiet = rest.parse().map_err(|_| unexpected())?;
                return Ok(());
            }
            'F' => return rest.parse::<u32>().map(|_| ()).map_err(|_| unexpected()),
            '+' => return self.read_run(rest).ok_or_else(unexpected),
            _ => return Err(unexpected()),
        };
        if std::mem::replace(&mut seen[colour.index()], true) {
            return Err(unexpected());
        }
        if rest.is_empty() {
            return Ok(());
        }
        for (offset, piece) in Self::split(self.offset + 1, rest, ',') {
            self.offset = offset;
            self.read_piece(colour, piece)?;
        }
        Ok(())
    }

    /// One square or a range of them, with a `K` for kings.
    fn read_piece(&mut self, colour: Colour, piece: &str) -> Result<(), Problem> {
        let (is_king, squares) = match piece.strip_prefix('K') {
            Some(squares) => (true, squares),
            None => (false, piece),
        };
        let game = self.game;
        let square =
            |name: &str| game.named(name).ok_or_else(|| Problem::UnknownSquare(name.to_owned()));
        let Some((first, last)) = squares.split_once('-') else {
            return self.put(colour, is_king, square(squares)?);
        };
        let [from, to] = [square(first)?, square(last)?].map(|square| game.number(square));
        if to < from {
            let allowed = vec![format!("{last}-{first}")];
            return Err(Problem::Unexpected { found: squares.to_owned(), allowed });
        }
        for square in (from..=to).filter_map(|number| game.numbered(number)) {
            self.put(colour, is_king, square)?;
        }
        Ok(())
    }

    fn put(&mut self, colour: Colour, is_king: bool, square: u8) -> Result<(), Problem> {
        if (self.pieces[0] | self.pieces[1]).contains(square) {
            return Err(Problem::Occupied(self.game.name(square)));
        }
        if !is_king && self.game.grid.last_row(colour).contains(square) {
            return Err(Problem::ManOnLastRow(self.game.name(square)));
        }
        self.pieces[colour.index()] |= B::only(square);
        if is_king {
            self.kings |= B::only(square);
        }
        Ok(())
    }

    /// `46=2`: the king on 46 was moved twice in a row.
    fn read_run(&mut self, run: &str) -> Option<()> {
        let (square, length) = run.split_once('=')?;
        let limit = self.game.rules.movement.king_limit?;
        let length = length.parse().ok().filter(|length| (1..=limit).contains(length))?;
        let square = self.game.named(square).filter(|&square| self.kings.contains(square))?;
        let side = self.pieces.iter().find(|side| side.contains(square))?;
        let alone = self.runs.iter().all(|other| !side.contains(other.square));
        // A side without men has no limit, and nothing to remember.
        if !alone || (*side & !self.kings).is_empty() {
            return None;
        }
        self.runs.push(KingRun { square, length });
        Some(())
    }

    /// The side to move and a letter for every square, as engines write them: `Wbbb…eee…www`.
    fn row_of_squares(&mut self) -> Result<Position<B>, Problem> {
        let text = self.text.trim();
        self.offset = self.text.len() - self.text.trim_start().len();
        let turn = self.read_turn(text.get(..1).unwrap_or(text))?;
        let expected = self.game.grid.squares().count() as usize;
        let found = text.chars().count() - 1;
        if found != expected {
            return Err(Problem::Length { found, expected });
        }
        for (number, letter) in (1..).zip(text.chars().skip(1)) {
            self.offset += 1;
            let square = self.game.numbered(number).expect("as many letters as squares");
            match letter {
                'w' => self.put(Colour::White, false, square)?,
                'b' => self.put(Colour::Black, false, square)?,
                'W' => self.put(Colour::White, true, square)?,
                'B' => self.put(Colour::Black, true, square)?,
                'e' => {}
                _ => {
                    let allowed = ["w", "b", "W", "B", "e"].map(str::to_owned).to_vec();
                    return Err(Problem::Unexpected { found: letter.to_string(), allowed });
                }
            }
        }
        self.finish(turn)
    }

    fn finish(&self, turn: Colour) -> Result<Position<B>, Problem> {
        let sides = Colour::BOTH.map(|turn| Position::new(self.pieces, self.kings, turn));
        if sides.iter().any(|side| self.game.is_tangled(side)) {
            return Err(Problem::Impossible);
        }
        let mut position = Position::new(self.pieces, self.kings, turn);
        let run_of = |side: B| {
            let run = self.runs.iter().find(|run| side.contains(run.square));
            run.copied().unwrap_or(KingRun::NONE)
        };
        position.runs = Runs::new(run_of(position.own), run_of(position.other));
        let turn_state = position.turn_state.with_quiet(self.quiet);
        position.turn_state = self.game.recount(position.forces(), turn_state, true);
        Ok(position)
    }
}
