//! A search as text, to be run on another machine.

use rules::Spec;
use search::{Limits, Stop};

use crate::{Advice, AnyGame, FallibleRun, open_room, open_table_at};

/// A search as text: all that it follows from, but for what an engine remembers of earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchText {
    /// The game.
    pub game: Spec,
    /// The position that it began from, if not the start.
    pub start: Option<String>,
    /// The moves since then.
    pub moves: Vec<String>,
    /// Who thinks.
    pub engine: Spec,
    /// Within which limits.
    pub limits: Limits,
    /// What is wanted.
    pub question: SearchGoal,
}

/// What is wanted of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchGoal {
    /// The move of the player in the seat.
    Move,
    /// The best move.
    Best,
    /// What every move is worth, or these.
    Worths(Option<Vec<String>>),
}

impl SearchText {
    /// The game at the place that the search is about; none if it is no place of the game.
    #[must_use]
    pub fn table(&self) -> Option<Box<dyn AnyGame>> {
        let mut table = open_table_at(&self.game, self.start.as_deref()).ok()?;
        self.moves.iter().all(|text| table.play(text).is_ok()).then_some(table)
    }

    /// Whether the engine is one of ours, and not that of another program.
    #[must_use]
    pub fn is_ours(&self) -> bool {
        let engines = open_room(&self.game).map(|room| room.engines()).unwrap_or_default();
        engines.iter().any(|offer| offer.name == self.engine.name)
    }

    /// The search, ready to run on any thread; none if it makes no sense or the game is over.
    #[must_use]
    pub fn run(&self, stop: Stop) -> Option<FallibleRun> {
        let mut table = self.table()?;
        let asked = match &self.question {
            SearchGoal::Move => {
                table.seat(table.turn(), Some(&self.engine)).ok()?;
                return table.think(self.limits, stop);
            }
            SearchGoal::Best => table.ask(&self.engine, self.limits, stop),
            SearchGoal::Worths(moves) => {
                table.weigh(&self.engine, moves.clone(), self.limits, stop)
            }
        };
        let run = asked.ok()??;
        Some(Box::new(move |tell| Ok(run(tell))))
    }

    /// Whether an advice can be the answer: every move that it names is legal where it is named.
    #[must_use]
    pub fn is_answered_by(&self, advice: &Advice) -> bool {
        let Some(table) = self.table() else { return false };
        let is_line = |line: &[String]| {
            let mut ahead = table.fork();
            line.iter().all(|text| ahead.play(text).is_ok())
        };
        let moves = advice.choices.iter().map(|worth| &worth.text).chain([&advice.best]);
        let moves: Vec<&String> = moves.collect();
        table.turn() == advice.player
            && moves.into_iter().all(|text| is_line(std::slice::from_ref(text)))
            && is_line(&advice.line)
            && advice.others.iter().all(|other| is_line(&other.line))
    }
}
