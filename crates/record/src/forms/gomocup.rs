//! Boards as Gomocup managers send them: five in a row.
//!
//! `START 15`, `BOARD`, a line `x,y,who` for each stone (1 is the player to move, 2 the other),
//! `DONE`. Stones that alternate are moves, others are a position.

use std::fmt::Write as _;

use rules::{PieceKind, Player, Spec};
use session::OpenError;

use super::MORPION;
use crate::{
    Form, ReadError, ReadProblem, Record, RecordBuilder, WriteError, game_source::GameIter,
    source::SourceText,
};

/// The boards that are in use; without a word about it the smallest is taken that has all stones.
const SIZES: [u8; 4] = [15, 19, 20, 26];

/// Whether a text begins as such a board does.
pub(crate) fn is_likely(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    ["START", "RECTSTART", "BOARD", "INFO"].iter().any(|known| word.eq_ignore_ascii_case(known))
}

/// A stone and the line it stands on.
#[derive(Clone, Copy)]
struct GomocupStone<'a> {
    line: &'a str,
    column: u8,
    row: u8,
    own: bool,
}

/// A board as it is read.
#[derive(Default)]
struct GomocupBoard<'a> {
    size: Option<(u8, u8)>,
    exact: bool,
    stones: Vec<GomocupStone<'a>>,
}

/// Reads the board of a text.
pub(crate) fn read(source: SourceText<'_>) -> GameIter<'_> {
    Box::new(std::iter::once_with(move || read_board(&source)))
}

fn read_board(source: &SourceText<'_>) -> Result<Record, ReadError> {
    let mut board = GomocupBoard::default();
    for line in source.text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let wrong = || {
            source.error_about(
                source.offset(line),
                line,
                ReadProblem::Grammar { form: Form::Gomocup },
            )
        };
        board.take(line).ok_or_else(wrong)?;
    }
    let first = source.offset(source.text.trim_start());
    let game = board.game();
    let text = game.to_string();
    let refuse = |error: rules::SpecError| source.error_about(first, &text, error);
    let mut builder = RecordBuilder::new(game).map_err(refuse)?;
    if board.alternates() {
        for stone in &board.stones {
            builder.play(&stone.name()).map_err(|why| {
                let problem = ReadProblem::Illegal { number: builder.ply() + 1, why };
                source.error_about(source.offset(stone.line), stone.line, problem)
            })?;
        }
    } else {
        if let Some((stone, problem)) = board.misplaced(&builder) {
            let at = source.offset(stone.line);
            return Err(source.error_about(at, stone.line, ReadProblem::Text(problem)));
        }
        let picture = board.picture(&builder);
        let set_up = builder.set_up(&picture);
        set_up.map_err(|error| source.error_about(first, &picture, error))?;
    }
    Ok(builder.finish())
}

impl<'a> GomocupBoard<'a> {
    /// Takes one line; nothing if it means nothing.
    fn take(&mut self, line: &'a str) -> Option<()> {
        let mut words = line.split_whitespace();
        match (words.next()?.to_uppercase().as_str(), words.next(), words.next()) {
            ("START", Some(side), None) => {
                let side = side.parse().ok()?;
                self.size = Some((side, side));
            }
            ("RECTSTART", Some(sides), None) => {
                let (width, height) = sides.split_once(',')?;
                self.size = Some((width.parse().ok()?, height.parse().ok()?));
            }
            ("INFO", Some(key), value) => {
                let rule = value.filter(|_| key.eq_ignore_ascii_case("rule"));
                self.exact |= rule.and_then(|bits| bits.parse::<u8>().ok()).unwrap_or(0) & 1 == 1;
            }
            ("BOARD" | "DONE" | "BEGIN" | "END", None, None) => (),
            (stone, None, None) => {
                let parts: Vec<u8> =
                    stone.split(',').map(|part| part.parse().ok()).collect::<Option<_>>()?;
                let [column, row, who @ (1 | 2)] = parts[..] else { return None };
                self.stones.push(GomocupStone { line, column, row, own: who == 1 });
            }
            _ => return None,
        }
        Some(())
    }

    /// The game of such a board.
    fn game(&self) -> Spec {
        let reach = self.stones.iter().map(|stone| stone.column.max(stone.row)).max().unwrap_or(0);
        let smallest = SIZES.into_iter().find(|&size| reach < size).unwrap_or(26);
        let (width, height) = self.size.unwrap_or((smallest, smallest));
        let game = Spec::new(MORPION)
            .with("width", width.to_string())
            .with("height", height.to_string())
            .with("align", "5")
            .with("first", "1");
        if self.exact { game.with("exact", "on") } else { game }
    }

    /// Whether the stones are in the order in which they were played: the player to move is not
    /// the one who placed the last.
    fn alternates(&self) -> bool {
        let latest_first = self.stones.iter().rev();
        latest_first.zip([false, true].into_iter().cycle()).all(|(stone, own)| stone.own == own)
    }

    /// A stone that cannot be where it is said to be: beyond the edge, or on top of another.
    fn misplaced(&self, builder: &RecordBuilder) -> Option<(GomocupStone<'a>, rules::Problem)> {
        let table = builder.table().board();
        let place = |stone: &GomocupStone<'_>| (stone.column, stone.row);
        self.stones.iter().enumerate().find_map(|(index, stone)| {
            if table.width <= stone.column || table.height <= stone.row {
                return Some((*stone, rules::Problem::UnknownSquare(stone.name())));
            }
            let taken = self.stones[..index].iter().any(|other| place(other) == place(stone));
            taken.then(|| (*stone, rules::Problem::Occupied(stone.name())))
        })
    }

    /// The stones as a picture; the owner of the first of them, or of the next if none, sits first.
    fn picture(&self, builder: &RecordBuilder) -> String {
        let table = builder.table().board();
        let letter = |own: bool| if own { 'X' } else { 'O' };
        let held = |column, row| {
            self.stones.iter().find(|stone| (stone.column, stone.row) == (column, row))
        };
        let rows = (0..table.height).map(|row| {
            let cells = (0..table.width).map(|column| held(column, row));
            cells.map(|stone| stone.map_or('.', |stone| letter(stone.own))).collect::<String>()
        });
        format!("{} X", rows.collect::<Vec<_>>().join("/"))
    }
}

impl GomocupStone<'_> {
    fn name(&self) -> String {
        format!("{}{}", char::from(b'A' + self.column.min(26)), u16::from(self.row) + 1)
    }
}

/// Writes the board of a game, as it was when it was saved.
pub(crate) fn write(record: &Record) -> Result<String, WriteError> {
    let other_game = || {
        let game = record.game.name.clone();
        WriteError::OtherGame { form: Form::Gomocup, game }
    };
    let five = record.game.given("align") == Some("5");
    if record.game.name != MORPION || record.players.len() != 2 || !five {
        return Err(other_game());
    }
    let mut table = record.open()?;
    let board = table.board();
    let mut text = if board.width == board.height {
        format!("START {}\n", board.width)
    } else {
        format!("RECTSTART {},{}\n", board.width, board.height)
    };
    if record.game.given("exact") == Some("on") {
        text.push_str("INFO rule 1\n");
    }
    text.push_str("BOARD\n");
    let mut stones: Vec<(u8, u8, Player)> = board
        .squares()
        .filter_map(|square| Some((square, board.at(square)?)))
        .filter(|(_, piece)| piece.kind == PieceKind::Symbol)
        .map(|(square, piece)| (square.column, square.row, piece.player))
        .collect();
    for node in record.tree.line() {
        let played = record.tree.text(node);
        let legal = table.view().moves.into_iter().find(|turn| turn.text == played);
        let square = legal.and_then(|turn| turn.path.first().copied());
        let player = table.turn();
        table.play(played).map_err(OpenError::from)?;
        stones.extend(square.map(|square| (square.column, square.row, player)));
    }
    let turn = table.turn();
    for (column, row, player) in stones {
        let who = if player == turn { 1 } else { 2 };
        let _ = writeln!(text, "{column},{row},{who}");
    }
    text.push_str("DONE\n");
    Ok(text)
}
