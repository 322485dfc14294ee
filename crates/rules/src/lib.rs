//! What a game is, and nothing about how to play it well.
//!
//! The tour, in reading order:
//!
//! - [`Game`] is the only trait a search needs: a value that holds the rules with every option
//!   decided, and tells the start, the turn, the legal moves and what a move does.
//! - [`Player`] and [`Outcome`] say who plays and how it ended, [`Reason`] says why.
//! - [`History`] is the line of positions played so far; repetition lives there.
//! - [`Notation`] is the human face of a game: how moves and positions are written, which squares
//!   a person touches, and the [`Board`] picture that any front end can draw. A [`TextForm`] is a
//!   form of a game's own in which other programs write whole games.
//! - [`Rulebook`] is what a booklet says about a game, [`Diagram`] a position and [`PlayedGame`] a
//!   game as they are printed.
//! - [`Spec`], [`Knob`] and [`Offer`] are the one grammar in which games, engines and players are
//!   named and set up; [`Settings`] is a spec whose every knob was checked.
//! - [`Phrase`] is a sentence waiting for a language: errors are data until they are read.
//! - [`perft`] counts the positions below a position, the classic proof that rules are right.
//!
//! This crate does no input or output, reads no clock and draws no random number.

mod board;
mod diagram;
mod game;
mod history;
mod knob;
mod nearest;
mod notation;
mod offer;
mod outcome;
mod perft;
mod phrase;
mod played_game;
mod player;
mod position_error;
mod reason;
mod rulebook;
mod settings;
mod spec;
mod spec_error;
mod text_form;
mod translated;

pub use board::{Board, Colour, Counter, Piece, PieceKind, Square, Surface};
pub use diagram::Diagram;
pub use game::Game;
pub use history::History;
pub use knob::{Knob, Range};
pub use nearest::nearest;
pub use notation::{Notation, UnknownMove};
pub use offer::{Offer, find_offer};
pub use outcome::Outcome;
pub use perft::{Counting, perft, perft_without_bulk};
pub use phrase::{Argument, Phrase, Speak};
pub use played_game::PlayedGame;
pub use player::Player;
pub use position_error::{PositionError, Problem};
pub use reason::Reason;
pub use rulebook::{Chapter, Passage, Rulebook};
pub use settings::Settings;
pub use spec::Spec;
pub use spec_error::SpecError;
pub use text_form::{GameText, MoveText, TextForm, WriteGame};
pub use translated::{NamesByLanguage, Translated};
