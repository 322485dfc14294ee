//! What an engine can be asked about a position.

/// What an engine can be asked about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineQuestion {
    /// The best move and what the position is worth: the evaluation bar.
    Best,
    /// That, and what every other legal move is worth: a hint.
    Every,
    /// That, and what the moves are worth that were played there: the analysis of a game.
    Played,
}
