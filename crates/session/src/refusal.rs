//! Why a touch on the board means nothing.

use rules::{Phrase, Piece, Speak, Square, Surface};
use thiserror::Error;

use crate::{AnyGame, Turn, View};

/// Why a touch on the board means nothing; squares are named as the game names them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// There is nothing to touch: off the board, or on a square that is never played on.
    #[error("nothing is ever played there")]
    NotPlayable,
    /// The only legal move is to pass.
    #[error("the only legal move is to pass")]
    MustPass,
    /// The square is occupied.
    #[error("{square} is taken")]
    Taken {
        /// The square.
        square: String,
    },
    /// Nothing stands there that could move.
    #[error("there is no piece on {square}")]
    NoPiece {
        /// The square.
        square: String,
    },
    /// The piece there belongs to another player.
    #[error("the piece on {square} is not yours")]
    NotYours {
        /// The square.
        square: String,
    },
    /// The piece there may not move, because others must capture.
    #[error("the piece on {square} may not move: {} must capture", pieces.join(", "))]
    OthersCapture {
        /// The square.
        square: String,
        /// The pieces that must.
        pieces: Vec<String>,
    },
    /// The piece there cannot move.
    #[error("the piece on {square} cannot move")]
    Blocked {
        /// The square.
        square: String,
    },
    /// No piece can be put there.
    #[error("nothing can be put on {square}")]
    NoMove {
        /// The square.
        square: String,
        /// The game, which has its own reason for it.
        game: String,
    },
    /// The piece cannot go there.
    #[error("the piece on {from} cannot go to {to}")]
    NoWay {
        /// Where it stands.
        from: String,
        /// Where it should go.
        to: String,
    },
    /// The piece must capture, and does not by going there.
    #[error("the piece on {from} must capture and cannot go to {to}")]
    MustCapture {
        /// Where it stands.
        from: String,
        /// Where it should go.
        to: String,
    },
    /// Another piece was touched, and touched pieces must be played.
    #[error("the piece on {square} was touched and must be played")]
    Touched {
        /// Where it stands.
        square: String,
    },
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        let about = |id, square: &str| Phrase::new(id).with("square", square);
        let way = |id, from: &str, to: &str| Phrase::new(id).with("from", from).with("to", to);
        match self {
            Self::NotPlayable => Phrase::new("refusal-not-playable"),
            Self::MustPass => Phrase::new("refusal-must-pass"),
            Self::Taken { square } => about("refusal-taken", square),
            Self::NoPiece { square } => about("refusal-no-piece", square),
            Self::NotYours { square } => about("refusal-not-yours", square),
            Self::OthersCapture { square, pieces } => about("refusal-others-capture", square)
                .with("pieces", pieces.clone())
                .with("count", pieces.len()),
            Self::Blocked { square } => about("refusal-blocked", square),
            Self::NoMove { square, game } => {
                about("refusal-no-move", square).with("game", game.as_str())
            }
            Self::NoWay { from, to } => way("refusal-no-way", from, to),
            Self::MustCapture { from, to } => way("refusal-must-capture", from, to),
            Self::Touched { square } => about("refusal-touched", square),
        }
    }
}

/// A person's touches in one turn, to be understood.
pub(crate) struct Touches<'a> {
    pub(crate) game: &'a str,
    pub(crate) table: &'a dyn AnyGame,
    /// The view of the table, every legal move in it.
    pub(crate) view: &'a View,
    /// The piece that must be played because it was touched.
    pub(crate) touched: Option<Square>,
}

impl Touches<'_> {
    /// Whether the last of some touches goes on with a legal move that the others began; the move
    /// may also end there by a shorter way to touch it.
    pub(crate) fn check(&self, squares: &[Square]) -> Result<(), Refusal> {
        if !squares.iter().all(|&square| self.is_playable(square)) {
            return Err(Refusal::NotPlayable);
        }
        let Some((&last, before)) = squares.split_last() else { return Ok(()) };
        let Some(&first) = before.first() else { return self.check_first(last) };
        self.check_first(first)?;
        let name = |square| self.table.square_name(square);
        let mut begun = self.view.moves.iter().filter(|turn| turn.path.starts_with(before));
        let goes_on = |turn: &Turn| {
            turn.path.get(before.len()) == Some(&last) || turn.path.last() == Some(&last)
        };
        if begun.any(goes_on) {
            return Ok(());
        }
        let (from, to) = (name(first), name(last));
        let must = self.view.forced().contains(&first);
        Err(if must { Refusal::MustCapture { from, to } } else { Refusal::NoWay { from, to } })
    }

    fn check_first(&self, square: Square) -> Result<(), Refusal> {
        let (view, name) = (self.view, |square| self.table.square_name(square));
        if let Some(touched) = self.touched.filter(|&touched| touched != square) {
            return Err(Refusal::Touched { square: name(touched) });
        }
        if view.moves.iter().any(|turn| self.begins(turn, square)) {
            return Ok(());
        }
        if view.moves.iter().all(|turn| turn.path.is_empty()) {
            return Err(Refusal::MustPass);
        }
        let walks = view.moves.iter().any(Turn::is_walk);
        let piece = view.board.at(square);
        Err(if walks { self.cannot_walk(square, piece) } else { self.cannot_put(square, piece) })
    }

    fn is_playable(&self, square: Square) -> bool {
        let board = &self.view.board;
        let is_on_board = square.column < board.width && square.row < board.height;
        is_on_board && !self.table.square_name(square).is_empty()
    }

    /// Whether a touch on a square begins a move. In an upright frame the whole column does.
    fn begins(&self, turn: &Turn, square: Square) -> bool {
        let same = |first: &Square| match self.view.board.surface {
            Surface::Frame => first.column == square.column,
            _ => *first == square,
        };
        turn.path.first().is_some_and(same)
    }

    fn cannot_walk(&self, square: Square, piece: Option<Piece>) -> Refusal {
        let name = |square| self.table.square_name(square);
        let forced = self.view.forced();
        match piece {
            None => Refusal::NoPiece { square: name(square) },
            Some(piece) if piece.player != self.view.turn => {
                Refusal::NotYours { square: name(square) }
            }
            Some(_) if forced.is_empty() => Refusal::Blocked { square: name(square) },
            Some(_) => {
                let pieces = forced.into_iter().map(name).collect();
                Refusal::OthersCapture { square: name(square), pieces }
            }
        }
    }

    fn cannot_put(&self, square: Square, piece: Option<Piece>) -> Refusal {
        let name = self.table.square_name(square);
        match piece {
            Some(_) if self.view.board.surface != Surface::Frame => Refusal::Taken { square: name },
            _ => Refusal::NoMove { square: name, game: self.game.to_owned() },
        }
    }
}
