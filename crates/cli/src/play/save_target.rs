//! The game in a file: saved after every change, or on a command, and loaded again. The
//! library is left to [`LibrarySlot`].

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use record::{FileError, GameDate, GameFiles, LoadedGame, Record, save_session};
use rules::{Phrase, Speak as _};
use session::{Event, ExternalEngines, Flow, SessionStep};

use super::line_mode::LineMode;
use crate::{
    arguments::PlayArgs, failure::Failure, library_slot::LibrarySlot, player_name::player_name,
};

/// Where a game is kept, and what is known of it that the table does not know.
#[derive(Debug, Default)]
pub(super) struct SaveTarget {
    /// Where it is saved after every change.
    always: Option<PathBuf>,
    files: GameFiles,
    /// What it was loaded from: the library may have it as it was.
    pub(super) older: Option<Record>,
    pub(super) slot: LibrarySlot,
}

impl SaveTarget {
    /// A new game, saved after every change if a file is named.
    pub(super) fn new(play: &PlayArgs) -> Self {
        let mut files = GameFiles::default();
        if let Some(always) = &play.save {
            files.add(always);
        }
        Self {
            always: play.save.clone(),
            files,
            older: None,
            slot: LibrarySlot::new(&play.library),
        }
    }
}

/// Where a game that was loaded comes from.
pub(super) enum Origin {
    File(PathBuf),
    /// The library, which has it under this number.
    Library(i64),
}

/// Loads the first game of a file.
pub(super) fn load(
    path: &Path,
    external_engines: &ExternalEngines,
) -> Result<(LoadedGame, Origin), Failure> {
    let loaded = LoadedGame::of_file(path, external_engines, Instant::now())?;
    Ok((loaded, Origin::File(path.to_owned())))
}

impl From<FileError> for Failure {
    fn from(error: FileError) -> Self {
        match error {
            FileError::Load(_) | FileError::Save(_) => Self::Failed(error.phrase()),
            FileError::Taken(_)
            | FileError::Ending(_)
            | FileError::Write(_)
            | FileError::Setup(_) => Self::wrong_use(&error),
        }
    }
}

impl LineMode<'_> {
    /// Keeps the game in the library, and in a file if it is to be saved after every change.
    /// Trouble is told, and the game goes on.
    pub(super) fn save(&mut self, step: &SessionStep) -> Result<(), Failure> {
        if step.events.is_empty() {
            return Ok(());
        }
        if step.events.contains(&Event::Begun) {
            self.save_target.older = None;
            self.save_target.slot.begin(None);
            self.session.set_begun(Some(GameDate::now()));
        }
        let saved = self.save_target.slot.save(&self.session, self.save_target.older.as_ref());
        saved.or_else(|failure| self.complain(failure))?;
        let Some(path) = &self.save_target.always else { return Ok(()) };
        save_session(&self.session, path).or_else(|error| self.refuse(&error))
    }

    /// Saves the game under a name; without one where it was last.
    pub(super) fn save_as(&mut self, name: &str) -> Result<(), Failure> {
        let path = match (name, self.save_target.files.path()) {
            ("", None) => return self.refuse(&Phrase::new("play-no-file")),
            ("", Some(own)) => own.to_owned(),
            (name, _) => PathBuf::from(name),
        };
        match self.save_target.files.save(&self.session, &path) {
            Ok(()) => self.say(&Phrase::new("play-saved").with("path", path.display().to_string())),
            Err(error) => self.refuse(&error),
        }
    }

    /// Goes on with the game of a file in place of the one on the board, which stays if anything
    /// is wrong.
    pub(super) fn load(&mut self, name: &str) -> Result<Option<SessionStep>, Failure> {
        if name.is_empty() {
            self.refuse(&Phrase::new("play-no-file"))?;
            return Ok(None);
        }
        match load(Path::new(name), &self.external_engines) {
            Ok(_) if !self.may_leave()? => Ok(None),
            Ok((LoadedGame { session, step, record, others }, origin)) => {
                self.session = session;
                self.tell_origin(origin, record, others)?;
                Ok(Some(step))
            }
            Err(failure) => self.complain(failure).map(|()| None),
        }
    }

    /// Shows the game that was loaded, and tells what there is to know about it and about the
    /// other games of its file.
    pub(super) fn tell_origin(
        &mut self,
        origin: Origin,
        record: Record,
        others: usize,
    ) -> Result<(), Failure> {
        match origin {
            Origin::File(path) => {
                self.say(&Phrase::new("play-loaded").with("path", path.display().to_string()))?;
                if others > 0 {
                    self.say(&Phrase::new("play-loaded-first").with("others", others))?;
                }
                self.save_target.files.add(&path);
                self.save_target.slot.begin(None);
            }
            Origin::Library(number) => {
                self.say(&Phrase::new("play-taken-up").with("number", number.to_string()))?;
                self.save_target.slot.begin(Some(number));
            }
        }
        for player in record.strangers(&self.external_engines) {
            let engine = record.players[player.index()].engine().map(ToString::to_string);
            let name = player_name(self.session.table(), self.session.seats(), player);
            let phrase = Phrase::new("play-stranger").with("engine", engine.unwrap_or_default());
            self.say(&phrase.with("name", name))?;
        }
        self.save_target.older = Some(record);
        self.show_board()?;
        self.show_clocks()?;
        if self.session.flow() == Flow::Paused {
            self.say(&Phrase::new("play-paused"))?;
        }
        Ok(())
    }

    /// Says why something could not be done, and lets the game go on.
    pub(super) fn complain(&mut self, failure: Failure) -> Result<(), Failure> {
        match failure {
            Failure::WrongUse(phrase) | Failure::Failed(phrase) => self.refuse(&phrase),
            quiet @ (Failure::NobodyReads | Failure::Interrupted) => Err(quiet),
        }
    }
}
