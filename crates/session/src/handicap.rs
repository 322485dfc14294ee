//! Handicaps: what one player is given so that players of different strength have an even game.

use rules::{
    Board, Knob, Phrase, Piece, PieceKind, Player, Speak, Spec, SpecError, Square, Surface,
};
use thiserror::Error;

use crate::{AnyGame, open_table};

/// What one player is given, in the beginning position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// What.
    pub kind: HandicapKind,
    /// How much of it.
    pub count: u8,
    /// To whom.
    pub to: Player,
}

/// What can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapKind {
    /// Discs on corners of the board, in Othello.
    Corners,
    /// Men of the other player that are taken off, in draughts.
    Men,
    /// Moves in the middle of the board, in games in which pieces are put on it.
    Moves,
}

/// Why a handicap cannot be given.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HandicapError {
    /// It is not written as a handicap.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The game has no such handicap, or none so large.
    #[error("the game has no such handicap")]
    NotHere,
}

impl Speak for HandicapError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Spec(error) => error.phrase(),
            Self::NotHere => Phrase::new("error-handicap-not-here"),
        }
    }
}

/// What is said of a handicap: how much, and to which seat, counted from one.
const KNOBS: &[Knob] = &[Knob::number("count", 1, 4, Some(1)), Knob::number("to", 1, 26, Some(2))];

impl HandicapKind {
    /// The kinds by name.
    pub const NAMES: [(&'static str, Self); 3] =
        [("corners", Self::Corners), ("men", Self::Men), ("moves", Self::Moves)];

    /// What can be given on a board of this kind.
    #[must_use]
    pub const fn of(surface: Surface) -> Self {
        match surface {
            Surface::Felt => Self::Corners,
            Surface::Chequered { .. } => Self::Men,
            Surface::Grid | Surface::Frame => Self::Moves,
        }
    }
}

impl Handicap {
    /// Under this name a record tells of a handicap.
    pub const FACT: &'static str = "Handicap";

    /// The handicap that is written so: `corners:count=2,to=2`.
    ///
    /// # Errors
    ///
    /// If none is.
    pub fn read(text: &str) -> Result<Self, HandicapError> {
        let spec: Spec = text.parse()?;
        let kind = HandicapKind::NAMES.iter().find(|(name, _)| *name == spec.name);
        let (_, kind) = kind.ok_or(HandicapError::NotHere)?;
        let settings = spec.settle(KNOBS)?;
        let (count, to) = (settings.byte("count"), settings.byte("to"));
        Ok(Self { kind: *kind, count, to: Player(to.saturating_sub(1)) })
    }

    /// The position from which a game with this handicap begins.
    ///
    /// # Errors
    ///
    /// If the game has no such handicap.
    pub fn start(self, game: &Spec) -> Result<String, HandicapError> {
        let mut table = open_table(game)?;
        let board = table.board();
        if HandicapKind::of(board.surface) != self.kind || self.to.0 >= table.players() {
            return Err(HandicapError::NotHere);
        }
        let turn = table.turn();
        let board = match self.kind {
            HandicapKind::Corners => self.with_corners(board),
            HandicapKind::Men => self.without_men(board),
            HandicapKind::Moves => self.with_moves(&mut *table)?,
        };
        let text = table.write_board(&board, turn);
        table.set_up(&text).map_err(|_| HandicapError::NotHere)?;
        if table.ending().is_some() {
            return Err(HandicapError::NotHere);
        }
        Ok(table.position())
    }

    /// Discs on corners, opposite ones first.
    fn with_corners(self, mut board: Board) -> Board {
        let (right, bottom) = (board.width - 1, board.height - 1);
        let corners = [(0, 0), (right, bottom), (right, 0), (0, bottom)];
        for (column, row) in corners.into_iter().take(usize::from(self.count)) {
            board.put(Square { column, row }, Piece { player: self.to, kind: PieceKind::Disc });
        }
        board
    }

    /// Men of the other player taken off, from the row behind all others, the middle first.
    fn without_men(self, mut board: Board) -> Board {
        let is_theirs = |piece: Option<Piece>| piece.is_some_and(|piece| piece.player != self.to);
        let theirs: Vec<Square> =
            board.squares().filter(|&square| is_theirs(board.at(square))).collect();
        let (height, middle) = (u32::from(board.height), i32::from(board.width) - 1);
        let rows: u32 = theirs.iter().map(|square| u32::from(square.row)).sum();
        let is_above = 2 * rows < (height - 1) * u32::try_from(theirs.len()).unwrap_or(1);
        let mut behind = theirs;
        behind.sort_by_key(|square| {
            let row = if is_above { square.row } else { board.height - 1 - square.row };
            (row, (2 * i32::from(square.column) - middle).abs())
        });
        for square in behind.into_iter().take(usize::from(self.count)) {
            if let Some(place) = board.squares().position(|one| one == square) {
                board.cells[place] = None;
            }
        }
        board
    }

    /// Moves of the one player, each on the free square that is nearest to the middle, but not
    /// beside one another.
    fn with_moves(self, table: &mut dyn AnyGame) -> Result<Board, HandicapError> {
        for _ in 0..self.count {
            let text = table.write_board(&table.board(), self.to);
            table.set_up(&text).map_err(|_| HandicapError::NotHere)?;
            let board = table.board();
            let moves = table.view().moves;
            let nearest = moves.iter().filter(|turn| !turn.path.is_empty()).min_by_key(|turn| {
                let square = turn.path[turn.path.len() - 1];
                let from = |at: u8, length: u8| (2 * i32::from(at) - i32::from(length) + 1).abs();
                from(square.column, board.width) + from(square.row, board.height)
            });
            let nearest = nearest.ok_or(HandicapError::NotHere)?.text.clone();
            table.play(&nearest).map_err(|_| HandicapError::NotHere)?;
        }
        Ok(table.board())
    }
}
