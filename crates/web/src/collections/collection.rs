//! One collection: a file of games that is read, listed, and kept in the library if that is wanted.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::http::StatusCode;
use record::{ReadContext, ReadError, Record};
use rules::{Phrase, Speak as _, Spec};
use search::Stop;
use store::{AddOutcome, Library};
use tokio::runtime::Handle;
use words::Words;

use super::{GameSearch, game_file::GameFile, listed_game::ListedGame};
use crate::{
    app_state::TableOpener,
    failure::ApiFailure,
    network::Network,
    token,
    wire::{CollectionPage, CollectionShown, KeepingShown},
};

/// How many games are listed at once.
const AT_ONCE: usize = 100;

/// A file of games that a visitor has brought.
pub(crate) struct Collection {
    /// Its name in addresses.
    pub(super) id: String,
    /// Whose it is: the cookie of a browser.
    owner: String,
    /// The network that it came from.
    pub(super) network: Network,
    /// What the file was called.
    name: Option<String>,
    /// The game, for forms that do not say it.
    game: Option<Spec>,
    bytes: Vec<u8>,
    stop: Stop,
    state: Mutex<CollectionState>,
}

/// What was found in the file so far, and what was kept of it.
#[derive(Debug, Default)]
struct CollectionState {
    games: Vec<ListedGame>,
    read: usize,
    is_read: bool,
    problem: Option<Phrase>,
    keeping: Option<Keeping>,
    file: GameFile,
}

/// How the games of a collection are being kept.
#[derive(Clone, Debug, Default)]
struct Keeping {
    running: bool,
    new: usize,
    known: usize,
    problem: Option<Phrase>,
}

impl Collection {
    pub(super) fn new(
        opener: &TableOpener,
        name: Option<String>,
        game: Option<Spec>,
        bytes: Vec<u8>,
    ) -> Self {
        Self {
            id: token::fresh(),
            owner: opener.browser.clone(),
            network: opener.network,
            name,
            game,
            bytes,
            stop: Stop::default(),
            state: Mutex::default(),
        }
    }

    /// How many bytes it has.
    pub(super) fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// Whether it is being read or kept.
    pub(super) fn is_at_work(&self) -> bool {
        let state = self.state();
        !state.is_read || state.keeping.as_ref().is_some_and(|keeping| keeping.running)
    }

    /// Stops what is under way.
    pub(crate) fn stop(&self) {
        self.stop.raise();
    }

    /// Reads the file and lists its games.
    pub(super) fn read(&self) {
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            self.each(|game| {
                let listed = ListedGame::of(&game);
                let mut state = self.state();
                state.read += usize::from(listed.is_read());
                state.file.put(game.as_ref().ok());
                state.games.push(listed);
                true
            })
        }));
        let mut state = self.state();
        state.is_read = true;
        state.problem = problem_of(outcome);
    }

    /// Has every game looked at in order, until there is enough.
    fn each(
        &self,
        mut see: impl FnMut(Result<Record, ReadError>) -> bool,
    ) -> Result<(), ReadError> {
        let reading = ReadContext { game: self.game.clone(), ..ReadContext::default() };
        let source = reading.open(&self.bytes)?;
        for game in source.games()? {
            if self.stop.is_raised() || !see(game) {
                break;
            }
        }
        Ok(())
    }

    /// Marks the collection as being kept; false if it is already.
    pub(super) fn begin_keeping(&self, browser: &str) -> Result<bool, ApiFailure> {
        if self.owner != browser {
            return Err(ApiFailure::forbidden(Phrase::new("error-page-not-your-collection")));
        }
        let mut state = self.state();
        if state.keeping.as_ref().is_some_and(|keeping| keeping.running) {
            return Ok(false);
        }
        state.keeping = Some(Keeping { running: true, ..Keeping::default() });
        Ok(true)
    }

    /// Keeps every game that was read in a library, some in each transaction.
    pub(super) fn keep(&self, library: &Library, runtime: &Handle) {
        let mut together: Vec<Record> = Vec::new();
        let mut failure: Option<Phrase> = None;
        let mut add = |together: &mut Vec<Record>| {
            let added = runtime.block_on(library.add_all(together));
            together.clear();
            match added {
                Ok(added) => self.count(&added),
                Err(error) => failure = Some(error.public_phrase()),
            }
            failure.is_none()
        };
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let read = self.each(|game| {
                together.extend(game);
                together.len() < Library::TOGETHER || add(&mut together)
            });
            add(&mut together);
            read
        }));
        let problem = failure.or_else(|| problem_of(outcome));
        if let Some(keeping) = &mut self.state().keeping {
            keeping.running = false;
            keeping.problem = problem;
        }
    }

    fn count(&self, added: &[AddOutcome]) {
        let new = added.iter().filter(|added| matches!(added, AddOutcome::New(_))).count();
        if let Some(keeping) = &mut self.state().keeping {
            keeping.new += new;
            keeping.known += added.len() - new;
        }
    }

    /// A game by its number, counted from one.
    pub(crate) fn game(&self, number: usize) -> Result<Record, ApiFailure> {
        if let Some(record) = self.state().file.get(number) {
            return Ok(record);
        }
        let mut left = number;
        let mut found = None;
        let read = self.each(|game| {
            left = left.saturating_sub(1);
            if left == 0 {
                found = Some(game);
            }
            left > 0
        });
        let wrong = |error: &ReadError| ApiFailure::wrong(error).about("text");
        read.map_err(|error| wrong(&error))?;
        let nothing =
            || ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-collection-game"));
        found.filter(|_| number > 0).ok_or_else(nothing)?.map_err(|error| wrong(&error))
    }

    /// How reading and keeping get on.
    pub(crate) fn shown(&self, words: &Words) -> CollectionShown {
        let state = self.state();
        let say = |problem: &Option<Phrase>| problem.as_ref().map(|problem| words.say(problem));
        CollectionShown {
            id: self.id.clone(),
            name: self.name.clone(),
            reading: !state.is_read,
            read: count(state.read),
            refused: count(state.games.len() - state.read),
            problem: say(&state.problem),
            keeping: state.keeping.as_ref().map(|keeping| KeepingShown {
                running: keeping.running,
                new: count(keeping.new),
                known: count(keeping.known),
                problem: say(&keeping.problem),
            }),
        }
    }

    /// Some of the games, from one on.
    pub(crate) fn page(&self, search: &GameSearch, skip: usize, words: &Words) -> CollectionPage {
        let state = self.state();
        let fitting = (1..).zip(&state.games).filter(|(_, game)| game.fits(search));
        let shown = fitting.clone().skip(skip).take(AT_ONCE);
        CollectionPage {
            count: count(fitting.clone().count()),
            games: shown.map(|(number, game)| game.shown(number, words)).collect(),
        }
    }

    fn state(&self) -> MutexGuard<'_, CollectionState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What went wrong while a file was read.
fn problem_of(outcome: std::thread::Result<Result<(), ReadError>>) -> Option<Phrase> {
    match outcome {
        Ok(read) => read.err().map(|error| error.phrase()),
        Err(_) => Some(Phrase::new("error-page-crashed")),
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl fmt::Debug for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Collection").field("name", &self.name).finish_non_exhaustive()
    }
}
