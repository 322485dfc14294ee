//! How the computer at a table thinks about the position on it, recorded to be looked at.

use rules::{Phrase, Spec};
use search::Stop;
use session::Session;

use crate::{Explorer, RecordError, SearchQuestion};

/// The engine whose search is shown in place of one that does not search.
const INSTEAD: &str = "alpha-beta:depth=3,nodes=300000";
/// How many nodes of a player's search are recorded at most.
const MOST: u64 = 300_000;
/// How long a player's search is watched at most, in milliseconds.
const LONGEST: u64 = 5000;

/// A recorded search that can be walked through.
#[expect(missing_debug_implementations, reason = "an explorer has no looks")]
pub struct SearchReplay {
    /// The search.
    pub explorer: Explorer,
    /// The engine that was asked and does not search; then the search is another's.
    pub instead_of: Option<String>,
}

impl SearchQuestion {
    /// How the computer at a table thinks about the position on it: the one to move, else the first
    /// there is; without any, how alpha-beta does. It looks as far as it does when it plays, but no
    /// longer than can be shown.
    #[must_use]
    pub fn of_session(session: &Session) -> Self {
        let seats = session.seats();
        let to_move = seats.get(session.turn().index());
        let engine = to_move.into_iter().chain(seats).find_map(|seat| seat.engine());
        let engine = engine.filter(|engine| is_ours(session.game(), engine));
        let depth = engine.and_then(|engine| usual_depth(session, engine));
        let engine = engine.map_or_else(|| INSTEAD.to_owned(), ToString::to_string);
        Self {
            position: Some(session.table().position()),
            depth,
            nodes: Some(MOST),
            milliseconds: Some(LONGEST),
            ..Self::new(session.game().to_string(), engine)
        }
    }

    /// The same question to an engine that searches.
    #[must_use]
    pub fn instead(&self) -> Self {
        let (depth, nodes, milliseconds) = (None, None, None);
        Self { engine: INSTEAD.to_owned(), depth, nodes, milliseconds, ..self.clone() }
    }

    /// The sentence that says whose search is shown when the engine does not search.
    #[must_use]
    pub fn no_search(engine: &str) -> Phrase {
        Phrase::new("lab-no-search").with("engine", engine)
    }

    /// Records the search in a file that is gone afterwards; where the engine does not search,
    /// another's.
    ///
    /// # Errors
    ///
    /// If the question is refused, or the game is over.
    pub fn watch(&self, stop: &Stop) -> Result<SearchReplay, RecordError> {
        let recording = self.recorded(stop.clone())?;
        if !recording.is_empty() {
            return Ok(SearchReplay { explorer: Explorer::new(recording)?, instead_of: None });
        }
        let explorer = Explorer::new(self.instead().recorded(stop.clone())?)?;
        Ok(SearchReplay { explorer, instead_of: Some(self.engine.clone()) })
    }
}

/// How far a player looks whose spec sets no limit.
fn usual_depth(session: &Session, engine: &Spec) -> Option<u32> {
    let is_limited = ["depth", "nodes", "time"].iter().any(|knob| engine.given(knob).is_some());
    if is_limited { None } else { session.table().usual_limits(&engine.name).depth }
}

/// Whether an engine is one that the game offers, and not a program of others.
fn is_ours(game: &Spec, engine: &Spec) -> bool {
    let offered = session::open_room(game).map(session::GameEntry::engines).unwrap_or_default();
    offered.iter().any(|offer| offer.name == engine.name)
}
