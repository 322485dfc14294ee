//! The game in a file.

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use record::{Date, Form, Reading, Record};
use rules::{Phrase, Speak};
use session::{Event, Guests, Session, Step};

/// The files of a game.
#[derive(Debug, Default)]
pub(crate) struct Keeper {
    /// The files that may be overwritten, because this game came from there or went there.
    own: Vec<PathBuf>,
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
        let record = Record { saved: Some(Date::now()), ..session.record() };
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
        let resumed = Session::go_on(record, fastrand::u64(..), guests, now);
        let (session, mut step) = resumed.map_err(|error| error.phrase())?;
        // It began when its record says.
        step.events.retain(|event| *event != Event::Begun);
        let keeper = Self { own: vec![path.to_owned()] };
        Ok(Loaded { session, step, keeper, others: records.len() })
    }
}
