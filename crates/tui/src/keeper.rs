//! The game in a file.

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use record::{Date, Form, Reading, Record};
use rules::{Phrase, Speak};
use session::{Guests, Session, Step};

/// What is known of a game that the table does not know.
#[derive(Debug, Default)]
pub(crate) struct Keeper {
    /// The files that may be overwritten, because this game came from there or went there.
    own: Vec<PathBuf>,
    /// What it was loaded from: nothing that was written there is lost.
    older: Option<Record>,
    begun: Option<Date>,
}

/// A game that was loaded.
pub(crate) struct Loaded {
    pub(crate) session: Session,
    pub(crate) step: Step,
    pub(crate) keeper: Keeper,
    /// How many more games there are in the file.
    pub(crate) others: usize,
}

impl Keeper {
    /// A game that begins now.
    pub(crate) fn beginning() -> Self {
        Self { begun: Some(Date::now()), ..Self::default() }
    }

    /// Where the game was last saved or came from.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.own.last().map(PathBuf::as_path)
    }

    /// Writes the game into a file; one that is there already is overwritten only if it is this
    /// game's.
    pub(crate) fn save(&mut self, session: &Session, path: &Path) -> Result<(), Phrase> {
        let shown = path.display().to_string();
        if path.exists() && !self.own.iter().any(|own| own == path) {
            return Err(Phrase::new("play-file-taken").with("path", shown));
        }
        let mut record = Record::of_session(session);
        record.begun.clone_from(&self.begun);
        record.saved = Some(Date::now());
        if let Some(older) = &self.older {
            record.remember(older);
        }
        let form = Form::of_file(path).unwrap_or(Form::Xml);
        let bytes = record::write(form, &[record]).map_err(|error| error.phrase())?;
        record::save(path, &bytes).map_err(|error| error.phrase())?;
        self.own.retain(|own| own != path);
        self.own.push(path.to_owned());
        Ok(())
    }

    /// Reads the first game of a file.
    pub(crate) fn load(path: &Path, guests: &Guests, now: Instant) -> Result<Loaded, Phrase> {
        let mut records =
            record::load(path, &Reading::default()).map_err(|error| error.phrase())?;
        let record = records.swap_remove(0);
        let saved = record.to_saved_among(fastrand::u64(..), guests);
        let (session, step) = Session::resume_saved(saved, now).map_err(|error| error.phrase())?;
        let begun = record.begun.clone();
        let keeper = Self { own: vec![path.to_owned()], older: Some(record), begun };
        Ok(Loaded { session, step, keeper, others: records.len() })
    }
}
