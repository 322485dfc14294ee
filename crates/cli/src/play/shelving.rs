//! The game in the library: kept there after every change while people play, and taken up again.

use std::time::Instant;

use record::{LoadedGame, Record};
use rules::Phrase;
use session::{Event, Guests, Seat, Session, Step};
use store::Keeper;

use super::{keeping::Origin, line_mode::Lines};
use crate::{arguments::Play, failure::Failure, librarian::Librarian, library};

/// The setting that says which game was the last.
const LAST: &str = "last-game";

/// The place of a game in the library.
#[derive(Debug, Default)]
pub(super) struct Shelving {
    /// Whether games are kept in the library at all.
    wanted: bool,
    database: Option<String>,
    /// Opened when there is something to keep.
    librarian: Option<Librarian>,
    /// Keeps the game on the board.
    keeper: Keeper,
}

impl Shelving {
    pub(super) fn new(play: &Play) -> Self {
        let (wanted, database) = (!play.no_library, play.database.clone());
        Self { wanted, database, ..Self::default() }
    }

    /// Another game is on the board: one of the library, or none that it knows yet.
    pub(super) fn begin(&mut self, number: Option<i64>) {
        self.keeper = Keeper::new(number);
    }

    /// Keeps the game as it is now. A game that was loaded may be there as it was.
    fn keep(&mut self, session: &Session, older: Option<&Record>) -> Result<(), Failure> {
        let librarian = match &mut self.librarian {
            Some(librarian) => librarian,
            none => none.insert(Librarian::open(self.database.as_ref())?),
        };
        let keeper = &mut self.keeper;
        let known = keeper.number();
        librarian.ask(async |library| {
            let number = keeper.keep(library, session, older).await?;
            if known == Some(number) {
                return Ok(());
            }
            library.settle(LAST, &number.to_string()).await
        })
    }
}

/// Takes up a game of the library: that of a number, or the last one.
pub(super) fn resume(
    asked: &str,
    database: Option<&String>,
    guests: &Guests,
) -> Result<(LoadedGame, Origin), Failure> {
    let librarian = Librarian::open(database)?;
    let number = if asked.is_empty() {
        let last = librarian.ask(async |library| library.setting(LAST).await)?;
        let last = last.and_then(|number| number.parse().ok());
        last.ok_or_else(|| Failure::Failed(Phrase::new("error-nothing-to-resume")))?
    } else {
        library::number(asked)?
    };
    let record = librarian.ask(async |library| library.record(number).await)?;
    Ok((LoadedGame::of(record, guests, Instant::now())?, Origin::Library(number)))
}

impl Lines<'_> {
    /// Keeps the game in the library if somebody would miss it: people play, or it is over.
    /// Trouble is told once, and the game goes on.
    pub(super) fn shelve(&mut self, step: &Step) -> Result<(), Failure> {
        if step.events.contains(&Event::Begun) {
            self.keeper.shelving.begin(None);
        }
        let people = self.session.seats().iter().any(Seat::is_human);
        let is_missed = people || self.session.ending().is_some();
        if !self.keeper.shelving.wanted || step.events.is_empty() || !is_missed {
            return Ok(());
        }
        if self.session.tree().is_empty() {
            return Ok(());
        }
        let kept = self.keeper.shelving.keep(&self.session, self.keeper.older.as_ref());
        kept.or_else(|failure| {
            self.keeper.shelving.wanted = false;
            self.complain(failure)
        })
    }
}
