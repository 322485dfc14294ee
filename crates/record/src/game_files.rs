//! The files of a game under way: where it came from, and where it is saved.

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use rules::{Phrase, Speak};
use session::{Event, ExternalEngines, Session, SessionStep, SetupError};
use thiserror::Error;

use crate::{
    FileLoadError, Form, GameDate, ReadContext, Record, SaveError, WriteError, load_bytes, write,
};

/// The files of a game under way.
#[derive(Clone, Debug, Default)]
pub struct GameFiles {
    /// The files that may be overwritten, because this game came from there or went there.
    own: Vec<PathBuf>,
}

/// A game that was loaded, about to go on.
#[derive(Debug)]
pub struct LoadedGame {
    /// The session.
    pub session: Session,
    /// What comes of its beginning.
    pub step: SessionStep,
    /// The game as it was written.
    pub record: Record,
    /// How many more games there are in the file.
    pub others: usize,
}

/// Why a game could not be saved or loaded.
#[derive(Debug, Error)]
pub enum FileError {
    /// Something else is in the file.
    #[error("{} is not this game's", .0.display())]
    Taken(PathBuf),
    /// The name of the file promises no form in which games are written.
    #[error("{} has an ending that is not known", .0.display())]
    Ending(PathBuf),
    /// The form has no place for the game.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The file cannot be written.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The file cannot be read.
    #[error(transparent)]
    Load(#[from] FileLoadError),
    /// The game in the file cannot go on.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Speak for FileError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Taken(path) => {
                Phrase::new("play-file-taken").with("path", path.display().to_string())
            }
            Self::Ending(path) => Phrase::new("error-save-ending")
                .with("path", path.display().to_string())
                .with("endings", &endings()[..]),
            Self::Write(error) => error.phrase(),
            Self::Save(error) => error.phrase(),
            Self::Load(error) => error.phrase(),
            Self::Setup(error) => error.phrase(),
        }
    }
}

impl GameFiles {
    /// Where the game was last saved or came from.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.own.last().map(PathBuf::as_path)
    }

    /// Notes that a file is this game's, and may be overwritten.
    pub fn add(&mut self, path: &Path) {
        self.own.retain(|own| own != path);
        self.own.push(path.to_owned());
    }

    /// Writes the game into a file, in the form that its name promises; one that is there already
    /// is overwritten only if it is this game's.
    ///
    /// # Errors
    ///
    /// If something else is there, the game does not fit the form, or nothing can be written.
    pub fn save(&mut self, session: &Session, path: &Path) -> Result<(), FileError> {
        if path.exists() && !self.own.iter().any(|own| own == path) {
            return Err(FileError::Taken(path.to_owned()));
        }
        save_session(session, path)?;
        self.add(path);
        Ok(())
    }
}

/// Writes the game of a session into a file, in the form that its name promises, whatever is there;
/// a name without an ending promises our own.
///
/// # Errors
///
/// If the name promises no form, the game does not fit it, or nothing can be written.
pub fn save_session(session: &Session, path: &Path) -> Result<(), FileError> {
    let form = match path.extension() {
        None => Form::Xml,
        Some(_) => Form::of_file(path).ok_or_else(|| FileError::Ending(path.to_owned()))?,
    };
    let record = Record { saved: Some(GameDate::now()), ..session.record() };
    Ok(files::save(path, &write(form, &[record])?)?)
}

/// How the names of files end in which games are written.
fn endings() -> Vec<&'static str> {
    Form::ALL.into_iter().filter(|form| form.is_written()).filter_map(Form::extension).collect()
}

impl LoadedGame {
    /// Goes on with the first game of a file.
    ///
    /// # Errors
    ///
    /// If there is no game in it that can go on.
    pub fn of_file(
        path: &Path,
        external_engines: &ExternalEngines,
        now: Instant,
    ) -> Result<Self, FileError> {
        let reading = ReadContext::default();
        let bytes = load_bytes(path, &reading)?;
        let refused = |problem| FileLoadError::Refused { path: path.to_owned(), problem };
        let source = reading.open(&bytes).map_err(refused)?;
        let mut games = source.games().map_err(refused)?;
        let first = games.next().expect("a file has a game").map_err(refused)?;
        let loaded = Self::of(first, external_engines, now)?;
        Ok(Self { others: games.count(), ..loaded })
    }

    /// Goes on with a game.
    ///
    /// # Errors
    ///
    /// If it cannot go on.
    pub fn of(
        record: Record,
        external_engines: &ExternalEngines,
        now: Instant,
    ) -> Result<Self, SetupError> {
        let (session, mut step) =
            Session::go_on(record.clone(), fastrand::u64(..), external_engines, now)?;
        // It began when its record says.
        step.events.retain(|event| *event != Event::Begun);
        Ok(Self { session, step, record, others: 0 })
    }
}
