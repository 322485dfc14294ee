//! What the page is told of how scores are told, and of how well a game was played.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::mirror::mirror;

mirror! {
    /// In what people count who play a game.
    pub enum UnitName of search::ScoreUnit {
        /// The discs at the end of the game.
        Discs,
        /// Men on the board.
        Men,
        /// Nothing is counted: an advantage is none, slight or clear.
        Words,
    }
}

mirror! {
    /// How good a move was.
    pub enum GradeName of session::MoveGrade {
        /// The only good move, found.
        Only,
        /// No move was better.
        Best,
        /// Hardly worse than the best.
        Good,
        /// A little was lost.
        Inaccuracy,
        /// Much was lost.
        Mistake,
        /// Very much was lost, or the game.
        Blunder,
    }
}

mirror! {
    /// What a bad move changed about the result of the game.
    pub enum TurningName of session::Turning {
        /// A win was there and is not any more.
        MissedWin,
        /// A sure draw was there, and now the game is lost.
        ThrownDraw,
        /// The game was open and is lost now.
        Lost,
    }
}

/// How the scores of a game are told: all limits are in points of score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScaleShown {
    /// What is counted.
    pub unit: UnitName,
    /// How many points are one unit.
    pub one: i32,
    /// From here on an opinion is a slight advantage.
    pub slight: i32,
    /// From here on an opinion is a clear advantage.
    pub clear: i32,
    /// From here on a score is that of a won game.
    pub won: i32,
    /// The most that a move counts as losing.
    pub cap: i32,
}

/// How good a move was, against the best there was. Scores are for its player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct VerdictShown {
    /// How good it was.
    pub grade: GradeName,
    /// How it is marked; empty for moves that need no mark.
    pub sign: String,
    /// What it changed about the result, if anything.
    pub turning: Option<TurningName>,
    /// What it lost, in points.
    pub loss: u32,
    /// What it is worth.
    pub score: i32,
    /// Whether that is proved.
    pub proven: bool,
}

/// How well a game was played, as far as it was judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReviewShown {
    /// The players in the order of seats.
    pub players: Vec<PlayerReviewShown>,
    /// The place after the move with which the game was lost for good.
    pub lost_at: Option<u32>,
}

/// How well a player has played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayerReviewShown {
    /// How many of the moves were judged.
    pub moves: u32,
    /// How many of them were as good as any.
    pub best: u32,
    /// How many of these were the only good move.
    pub only: u32,
    /// Inaccuracies.
    pub inaccuracies: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Blunders.
    pub blunders: u32,
    /// What a move lost on average, in points.
    pub average: Option<u32>,
    /// The same in each third of the game; nothing for a short game.
    pub phases: Vec<Option<u32>>,
}
