//! What a table tells the page.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Move, Picture, Place, PlayedMove, SeatToken, SetPhrase, SquareIndex, State};

/// What a table tells the page, over the live connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Message {
    /// Who you are here. It comes first, and again when that changes.
    Welcome {
        /// The seats that you play for.
        yours: Vec<u8>,
        /// Whether you may steer the table: take back, pause, play again.
        steers: bool,
        /// Whether you are the host, who decides about every seat.
        hosts: bool,
        /// For the host: the tokens of seats that were issued while this server has had the table.
        /// Those issued before are known to the browsers that have them, and to no others.
        issued: Vec<SeatToken>,
    },
    /// What there is to see now.
    State(Box<State>),
    /// How the engine at turn gets on.
    Thinking {
        /// Whose engine.
        seat: u8,
        /// How many moves ahead everything was looked at.
        depth: u32,
        /// How good the position is for the engine.
        score: i32,
        /// The line expected, the best move first.
        line: Vec<String>,
        /// Positions looked at.
        nodes: u32,
        /// Positions looked at in a second.
        nodes_per_second: u32,
    },
    /// What an engine would play, for the player to move.
    Advice {
        /// The place in the tree it is about.
        node: u32,
        /// Whether the engine is done.
        done: bool,
        /// The best move.
        best: String,
        /// How good the position is for the player to move.
        score: i32,
        /// How many moves ahead everything was looked at.
        depth: u32,
        /// The line expected, the best move first.
        line: Vec<String>,
        /// The first moves of that line, as they are made on the board.
        ahead: Vec<PlayedMove>,
        /// What each move was found worth, as far as it was looked at.
        choices: Vec<Choice>,
        /// The lines of the best moves, the best first.
        lines: Vec<LineShown>,
    },
    /// A line of play, to be gone through on the board.
    Line {
        /// The place in the tree that it begins from.
        node: u32,
        /// The position there as the game writes it, to be played from.
        position: String,
        /// What is to be said of it, if it explains a move.
        sentence: Option<String>,
        /// Whether the move that it explains is hardly worse than the best.
        good: Option<bool>,
        /// Its moves.
        steps: Vec<LineStepShown>,
    },
    /// A place in the tree of moves, as you wanted to look at it.
    Place(Box<Place>),
    /// What the next player would do if the player to move passed, the worst first.
    Threats {
        /// The place in the tree it is about.
        node: u32,
        /// Who threatens.
        seat: u8,
        /// With what.
        moves: Vec<Threat>,
    },
    /// Something that a person at the table says.
    Said {
        /// For which seat the person plays; nothing for a host without a seat.
        seat: Option<u8>,
        /// A phrase of the set.
        phrase: Option<SetPhrase>,
        /// Words of their own.
        text: Option<String>,
    },
    /// Whether people may say words of their own.
    Talk {
        /// Whether they may.
        free: bool,
    },
    /// What the host points at now; nothing if no longer at anything.
    Pointed {
        /// The squares.
        squares: Vec<SquareIndex>,
    },
    /// What you asked for was refused; nothing has changed.
    Refused(Sentence),
    /// You are no longer heard; there is nothing more to come.
    Bye {
        /// Its name in the language files.
        id: String,
        /// Why.
        sentence: String,
        /// Whether to come again in a moment: the table is as it was then.
        again: bool,
    },
}

/// What one move was found worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Choice {
    /// The move.
    pub text: String,
    /// Its score, for the player to move.
    pub score: i32,
    /// Whether that is the score; if not, the move is at most that good, or about that good.
    pub exact: bool,
    /// Whether it is proved.
    pub proven: bool,
    /// How many moves ahead it was searched.
    pub depth: u32,
}

/// A line of moves and what it was found worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LineShown {
    /// Its score, for the player to move.
    pub score: i32,
    /// The moves.
    pub moves: Vec<String>,
}

/// A move of a line, and the board after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LineStepShown {
    /// The move and who plays it.
    pub played: PlayedMove,
    /// The board after it.
    pub board: Picture,
}

/// A move that the next player threatens to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Threat {
    /// The move.
    pub played: Move,
    /// How good it would be for them.
    pub score: i32,
}

/// Something said in the language of the connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Sentence {
    /// Its name in the language files.
    pub id: String,
    /// The sentence.
    pub sentence: String,
}
