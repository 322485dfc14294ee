//! The game in the library: kept there after every change while people play, and taken up again.

use std::time::Instant;

use record::{LoadedGame, Record};
use rules::Phrase;
use session::{ExternalEngines, Seat, Session};
use store::GameSaver;

use crate::{
    arguments::LibraryFlags, blocking_library::BlockingLibrary, failure::Failure, library,
};

/// The setting that says which game was the last.
const LAST: &str = "last-game";

/// The place of a game in the library.
#[derive(Debug, Default)]
pub(crate) struct LibrarySlot {
    /// Whether games are kept in the library at all.
    wanted: bool,
    database: Option<String>,
    /// Opened when there is something to keep.
    blocking: Option<BlockingLibrary>,
    /// Keeps the game on the board.
    keeper: GameSaver,
}

impl LibrarySlot {
    pub(crate) fn new(flags: &LibraryFlags) -> Self {
        let (wanted, database) = (!flags.no_library, flags.database.clone());
        Self { wanted, database, ..Self::default() }
    }

    /// Another game is on the board: one of the library, or none that it knows yet.
    pub(crate) fn begin(&mut self, number: Option<i64>) {
        self.keeper = GameSaver::new(number);
    }

    /// Whether the game is in the library.
    pub(crate) fn has_game(&self) -> bool {
        self.wanted && self.keeper.number().is_some()
    }

    /// Saves the game as it is now if it is worth saving: people play, or it is over. A game
    /// that was loaded may be there as it was. What goes wrong goes wrong once: from then on
    /// nothing is kept.
    pub(crate) fn save(
        &mut self,
        session: &Session,
        older: Option<&Record>,
    ) -> Result<(), Failure> {
        let people = session.seats().iter().any(Seat::is_human);
        let is_missed = people || session.ending().is_some();
        if !self.wanted || !is_missed || session.tree().is_empty() {
            return Ok(());
        }
        let kept = self.save_to_library(session, older);
        self.wanted = kept.is_ok();
        kept
    }

    fn save_to_library(
        &mut self,
        session: &Session,
        older: Option<&Record>,
    ) -> Result<(), Failure> {
        let blocking = match &mut self.blocking {
            Some(blocking) => blocking,
            none => none.insert(BlockingLibrary::open(self.database.as_ref())?),
        };
        let keeper = &mut self.keeper;
        let known = keeper.number();
        blocking.ask(async |library| {
            let number = keeper.save(library, session, older).await?;
            if known == Some(number) {
                return Ok(());
            }
            library.settle(LAST, &number.to_string()).await
        })
    }
}

/// The game of the library to go on with, and its number: the one that is named, or the last one;
/// nothing if none is asked for.
pub(crate) fn resume(
    flags: &LibraryFlags,
    external_engines: &ExternalEngines,
) -> Result<Option<(LoadedGame, i64)>, Failure> {
    let Some(asked) = &flags.resume else { return Ok(None) };
    let blocking = BlockingLibrary::open(flags.database.as_ref())?;
    let number = if asked.is_empty() {
        let last = blocking.ask(async |library| library.setting(LAST).await)?;
        let last = last.and_then(|number| number.parse().ok());
        last.ok_or_else(|| Failure::Failed(Phrase::new("error-nothing-to-resume")))?
    } else {
        library::number(asked)?
    };
    let record = blocking.ask(async |library| library.record(number).await)?;
    Ok(Some((LoadedGame::of(record, external_engines, Instant::now())?, number)))
}
