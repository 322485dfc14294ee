//! What is said of a puzzle: what to do, and why the answer is right.

use rules::{Colour, Phrase};
use search::{Score, ScoreScale};
use session::AnyGame;

use crate::{Puzzle, PuzzleProof};

impl Puzzle {
    /// What is to be done, and by whom.
    #[must_use]
    pub fn task_told(&self, table: &dyn AnyGame) -> Phrase {
        let (side, symbol) = side(table);
        Phrase::new("puzzle-task")
            .with("task", self.task.name())
            .with("side", side)
            .with("symbol", symbol)
            .with("answers", u64::from(self.answers))
    }

    /// How hard it is.
    #[must_use]
    pub fn grade_told(&self) -> Phrase {
        Phrase::new("puzzle-grade").with("grade", u64::from(self.grade))
    }

    /// Why the right move is right, and the next best is not.
    #[must_use]
    pub fn explanation(&self, table: &dyn AnyGame) -> Phrase {
        let scale: ScoreScale = table.scale(&table.adviser());
        let proved = self.proof == PuzzleProof::Exact;
        let told = |score: i32| scale.told(Score(score), proved);
        let (second, worth) = &self.second;
        let depth = match self.proof {
            PuzzleProof::Exact => 0,
            PuzzleProof::Depth(depth) => u64::from(depth),
        };
        Phrase::new("puzzle-explanation")
            .with("move", self.solution())
            .with("score", told(self.score))
            .with("second", second.as_str())
            .with("value", told(*worth))
            .with("depth", depth)
    }
}

/// The side to move: the name of its colour, and its symbol where it has none.
fn side(table: &dyn AnyGame) -> (&'static str, String) {
    let turn = table.turn();
    let name = match table.board().colours.get(turn.index()) {
        Some(Colour::Black) => "black",
        Some(Colour::White) => "white",
        Some(Colour::Red) => "red",
        Some(Colour::Yellow) => "yellow",
        None => "symbol",
    };
    let symbols = table.diagram().symbols;
    (name, symbols.get(turn.index()).map_or_else(String::new, char::to_string))
}
