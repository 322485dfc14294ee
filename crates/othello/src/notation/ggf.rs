//! GGF, the game records of the Generic Game Server.
//!
//! `(;GM[Othello]PB[black]PW[white]TY[8]BO[8 <board> *]B[F5//1.2]W[D6/-0.3]…;)`: tags and values,
//! the moves among them with an opinion and the seconds spent; a pass is `PA`.

use std::fmt::Write as _;

use rules::{Game, History, Player, PositionError, Problem};

use super::{
    Word,
    board_string::{self, Alphabet},
    square_text, transcript, unexpected, within,
};
use crate::{Grid, Move, Othello, Set};

/// A game and what its record says about it.
#[derive(Clone, Debug)]
pub struct GgfGame<G: Grid> {
    /// What is said of the game as a whole, such as `PB`, the name of Black; the game, the size
    /// and the board are not among them.
    pub tags: Vec<(String, String)>,
    /// The game.
    pub history: History<Othello<G>>,
    /// What is said of each move, passes that were not written included.
    pub remarks: Vec<GgfRemark>,
}

/// What a record says of a move, as written; empty where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GgfRemark {
    /// What the player thought of the position.
    pub opinion: String,
    /// The seconds it took.
    pub seconds: String,
}

/// The letters of boards in GGF.
const LETTERS: Alphabet = Alphabet { black: '*', white: 'O', empty: '-' };

/// A tag and its value, with the place of each in the text.
struct GgfField<'a> {
    name: &'a str,
    name_at: usize,
    value: &'a str,
    value_at: usize,
}

/// The size of the board that a record speaks of, if it does: so that the right game can be opened
/// before the record is read.
#[must_use]
pub fn size(text: &str) -> Option<u8> {
    let fields = fields(text).ok()?;
    let board = fields.iter().find(|field| field.name == "BO")?;
    board.value.split_whitespace().next()?.parse().ok()
}

/// Reads a game, whatever stands around it in the text.
///
/// # Errors
///
/// If the record is broken, of another game or size, or a move is not legal.
pub fn read<G: Grid>(game: &Othello<G>, text: &str) -> Result<GgfGame<G>, PositionError> {
    let mut read = GgfGame { tags: Vec::new(), history: History::new(game), remarks: Vec::new() };
    let mut number = 0;
    for field in fields(text)? {
        match field.name {
            "GM" if !field.value.eq_ignore_ascii_case("othello") => {
                return Err(unexpected(text, field.value_at, &["Othello"]));
            }
            "GM" | "TY" => {}
            "BO" if number > 0 => return Err(unexpected(text, field.name_at, &["B", "W", ";)"])),
            "BO" => read.history = read_board(game, text, &field)?,
            "B" | "W" => {
                number += 1;
                read.play(game, text, &field, number)?;
            }
            name => read.tags.push((name.to_owned(), field.value.to_owned())),
        }
    }
    Ok(read)
}

/// Reads the board from which the game starts: its size, its squares, the side to move.
fn read_board<G: Grid>(
    game: &Othello<G>,
    text: &str,
    field: &GgfField<'_>,
) -> Result<History<Othello<G>>, PositionError> {
    let digits = field.value.bytes().take_while(u8::is_ascii_digit).count();
    let (size, board) = field.value.split_at(digits);
    let size: usize = size.parse().map_err(|_| unexpected(text, field.value_at, &["8"]))?;
    let expected = usize::from(game.grid.size());
    if size != expected {
        let found = size.saturating_mul(size);
        let problem = Problem::Length { found, expected: expected * expected };
        return Err(PositionError::at(text, field.value_at, problem));
    }
    let position = board_string::read(game, board);
    let position = position.map_err(|error| within(text, field.value_at + digits, error))?;
    Ok(History::from_position(position))
}

impl<G: Grid> GgfGame<G> {
    /// Plays one move of the record: `F5/opinion/seconds`.
    fn play(
        &mut self,
        game: &Othello<G>,
        text: &str,
        field: &GgfField<'_>,
        number: usize,
    ) -> Result<(), PositionError> {
        let mut parts = field.value.split('/');
        let written = parts.next().unwrap_or_default();
        let word = Word::first(written).filter(|word| word.length() == written.trim_end().len());
        let word = word.ok_or_else(|| unexpected(text, field.value_at, &["F5", "PA"]))?;
        let player = if field.name == "B" { Player::FIRST } else { Player::SECOND };
        let before = self.history.moves().len();
        if self.history.turn(game) != player
            && game.legal(self.history.position(), Word::Pass("")).is_some()
        {
            self.history.play(game, Move::Pass);
        }
        if self.history.turn(game) != player {
            let turn = if player == Player::FIRST { "W" } else { "B" };
            return Err(unexpected(text, field.name_at, &[turn]));
        }
        transcript::play(game, &mut self.history, word, number)
            .map_err(|problem| PositionError::at(text, field.value_at, problem))?;
        let silent = self.history.moves().len() - before - 1;
        self.remarks.extend(std::iter::repeat_n(GgfRemark::default(), silent));
        let mut next = || parts.next().unwrap_or_default().trim().to_owned();
        self.remarks.push(GgfRemark { opinion: next(), seconds: next() });
        Ok(())
    }
}

/// The fields of the first record in a text.
fn fields(text: &str) -> Result<Vec<GgfField<'_>>, PositionError> {
    let start = text.find("(;").ok_or_else(|| unexpected(text, 0, &["(;"]))?;
    let mut fields = Vec::new();
    let mut offset = start + 2;
    loop {
        let rest = &text[offset..];
        let name_at = text.len() - rest.trim_start().len();
        let rest = &text[name_at..];
        if rest.starts_with(";)") {
            return Ok(fields);
        }
        let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (name, value) = rest.split_at(letters);
        let value_at = name_at + letters + 1;
        let value = value
            .strip_prefix('[')
            .filter(|_| letters > 0)
            .ok_or_else(|| unexpected(text, name_at + letters, &["[", ";)"]))?;
        let end = value.find(']').ok_or_else(|| unexpected(text, text.len(), &["]"]))?;
        fields.push(GgfField { name, name_at, value: &value[..end], value_at });
        offset = value_at + end + 1;
    }
}

/// Writes a game.
#[must_use]
pub fn write<G: Grid>(game: &Othello<G>, record: &GgfGame<G>) -> String {
    let mut text = "(;GM[Othello]".to_owned();
    for (name, value) in &record.tags {
        // A value ends at the first bracket, and there is no way around it.
        let _ = write!(text, "{name}[{}]", value.replace(']', ")"));
    }
    let size = game.grid.size();
    let start = &record.history.positions()[0];
    let _ = write!(text, "TY[{size}]BO[{size} {}]", LETTERS.write(game, start));
    let mut remarks = record.remarks.iter();
    for (position, &played) in record.history.positions().iter().zip(record.history.moves()) {
        let player = if game.turn(position) == Player::FIRST { "B" } else { "W" };
        let name = match played {
            Move::Place(square) => square_text::<Set<G>>(square).to_uppercase(),
            Move::Pass => "PA".to_owned(),
        };
        let remark = match remarks.next() {
            Some(GgfRemark { opinion, seconds }) => format!("/{opinion}/{seconds}"),
            None => String::new(),
        };
        let _ = write!(text, "{player}[{name}{}]", remark.trim_end_matches('/'));
    }
    text + ";)"
}
