//! The line of positions and moves from the start to now, by which repetitions (threefold or as the
//! rules have them) are counted.

use std::fmt;

use crate::{Game, Outcome, Player};

/// A game in progress: every position so far and the moves between them.
pub struct History<G: Game> {
    positions: Vec<G::Position>,
    moves: Vec<G::Move>,
}

impl<G: Game> History<G> {
    /// A game about to begin.
    pub fn new(game: &G) -> Self {
        Self::from_position(game.start())
    }

    /// A game about to go on from a position whose past is not known.
    #[must_use]
    pub fn from_position(position: G::Position) -> Self {
        Self { positions: vec![position], moves: Vec::new() }
    }

    /// The position now on the board.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        self.positions.last().expect("a history has its starting position")
    }

    /// The moves played so far.
    #[must_use]
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The positions, from the start to now.
    #[must_use]
    pub fn positions(&self) -> &[G::Position] {
        &self.positions
    }

    /// Whose turn it is.
    pub fn turn(&self, game: &G) -> Player {
        game.turn(self.position())
    }

    /// How the game ended, if it has: by the position on the board or by its repetition.
    pub fn outcome(&self, game: &G) -> Option<Outcome> {
        game.outcome(self.position()).or_else(|| self.is_repeated(game).then_some(Outcome::Draw))
    }

    /// Whether the position on the board has now occurred as often as the rules allow.
    pub fn is_repeated(&self, game: &G) -> bool {
        game.repetitions().is_some_and(|limit| {
            let (now, before) = self.positions.split_last().expect("a starting position");
            let recent = before.iter().rev().take(game.repeatable(now));
            limit <= 1 + recent.filter(|&position| position == now).count()
        })
    }

    /// Plays a legal move.
    pub fn play(&mut self, game: &G, played: G::Move) {
        self.positions.push(game.after(self.position(), played));
        self.moves.push(played);
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Option<G::Move> {
        let taken_back = self.moves.pop()?;
        self.positions.pop();
        Some(taken_back)
    }
}

// Derived, these would ask for `G: Clone` and `G: Debug`, and rules need be neither.
impl<G: Game> Clone for History<G> {
    fn clone(&self) -> Self {
        Self { positions: self.positions.clone(), moves: self.moves.clone() }
    }
}

impl<G: Game> fmt::Debug for History<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("History").field("position", self.position()).finish_non_exhaustive()
    }
}
