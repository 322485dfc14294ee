//! The game in a file: saved after every change, or when somebody says so, and loaded again. The
//! library is left to `shelving`.

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use record::{Date, Form, Reading, Record};
use rules::Phrase;
use session::{Event, Flow, Guests, Session, Step};

use super::{line_mode::Lines, shelving::Shelving};
use crate::{arguments::Play, failure::Failure, player_name::player_name};

/// Where a game is kept, and what is known of it that the table does not know.
#[derive(Debug, Default)]
pub(super) struct Keeper {
    /// Where it is saved after every change.
    always: Option<PathBuf>,
    /// The files that may be overwritten, because this game came from there or went there.
    own: Vec<PathBuf>,
    /// What it was loaded from: the library may have it as it was.
    pub(super) older: Option<Record>,
    pub(super) shelving: Shelving,
}

impl Keeper {
    /// A new game, saved after every change if a file is named.
    pub(super) fn new(play: &Play) -> Self {
        let (always, shelving) = (play.save.clone(), Shelving::new(play));
        Self { own: always.iter().cloned().collect(), always, shelving, ..Self::default() }
    }
}

/// The record of the game on the board as it is now.
pub(super) fn record_of(session: &Session) -> Record {
    Record { saved: Some(Date::now()), ..session.record() }
}

fn save(session: &Session, path: &Path) -> Result<(), Failure> {
    let form = Form::of_file(path).unwrap_or(Form::Xml);
    let bytes = record::write(form, &[record_of(session)])?;
    Ok(record::save(path, &bytes)?)
}

/// A game that was loaded, about to go on.
pub(super) struct Loaded {
    pub(super) session: Session,
    pub(super) step: Step,
    pub(super) origin: Origin,
}

impl Loaded {
    pub(super) fn new(session: Session, mut step: Step, origin: Origin) -> Self {
        // It has begun long ago.
        step.events.retain(|event| *event != Event::Begun);
        Self { session, step, origin }
    }
}

/// Where a game comes from.
pub(super) enum Origin {
    File {
        path: PathBuf,
        record: Record,
        /// How many more games there are in the file.
        others: usize,
    },
    Library {
        number: i64,
        record: Record,
    },
}

/// Loads the first game of a file.
pub(super) fn load(path: &Path, guests: &Guests) -> Result<Loaded, Failure> {
    let mut records = record::load(path, &Reading::default())?;
    let record = records.swap_remove(0);
    let (session, step) =
        Session::go_on(record.clone(), fastrand::u64(..), guests, Instant::now())?;
    let origin = Origin::File { path: path.to_owned(), record, others: records.len() };
    Ok(Loaded::new(session, step, origin))
}

impl Lines<'_> {
    /// Saves the game if it is to be saved after every change. Trouble is told, and the game goes
    /// on.
    pub(super) fn keep(&mut self, step: &Step) -> Result<(), Failure> {
        if step.events.contains(&Event::Begun) {
            self.keeper.older = None;
            self.session.set_begun(Some(Date::now()));
        }
        self.shelve(step)?;
        let Some(path) = self.keeper.always.as_ref().filter(|_| !step.events.is_empty()) else {
            return Ok(());
        };
        match save(&self.session, path) {
            Ok(()) => Ok(()),
            Err(failure) => self.complain(failure),
        }
    }

    /// Saves the game under a name; without one where it was last.
    pub(super) fn save_as(&mut self, name: &str) -> Result<(), Failure> {
        let path = match (name, self.keeper.own.last()) {
            ("", None) => return self.refuse(&Phrase::new("play-no-file")),
            ("", Some(own)) => own.clone(),
            (name, _) => PathBuf::from(name),
        };
        if path.exists() && !self.keeper.own.contains(&path) {
            let phrase = Phrase::new("play-file-taken").with("path", path.display().to_string());
            return self.refuse(&phrase);
        }
        match save(&self.session, &path) {
            Ok(()) => {
                let phrase = Phrase::new("play-saved").with("path", path.display().to_string());
                self.keeper.own.push(path);
                self.say(&phrase)
            }
            Err(failure) => self.complain(failure),
        }
    }

    /// Goes on with the game of a file in place of the one on the board, which stays if anything
    /// is wrong.
    pub(super) fn load(&mut self, name: &str) -> Result<Option<Step>, Failure> {
        if name.is_empty() {
            self.refuse(&Phrase::new("play-no-file"))?;
            return Ok(None);
        }
        match load(Path::new(name), &self.guests) {
            Ok(Loaded { session, step, origin }) => {
                self.session = session;
                self.tell_origin(origin)?;
                Ok(Some(step))
            }
            Err(failure) => self.complain(failure).map(|()| None),
        }
    }

    /// Shows the game that was loaded, and tells what there is to know about it.
    pub(super) fn tell_origin(&mut self, origin: Origin) -> Result<(), Failure> {
        let record = match origin {
            Origin::File { path, record, others } => {
                self.say(&Phrase::new("play-loaded").with("path", path.display().to_string()))?;
                if others > 0 {
                    self.say(&Phrase::new("play-loaded-first").with("others", others))?;
                }
                self.keeper.own.push(path);
                self.keeper.shelving.begin(None);
                record
            }
            Origin::Library { number, record } => {
                self.say(&Phrase::new("play-taken-up").with("number", number.to_string()))?;
                self.keeper.shelving.begin(Some(number));
                record
            }
        };
        for player in record.strangers(&self.guests) {
            let engine = record.players[player.index()].engine().map(ToString::to_string);
            let name = player_name(self.session.table(), self.session.seats(), player);
            let phrase = Phrase::new("play-stranger").with("engine", engine.unwrap_or_default());
            self.say(&phrase.with("name", name))?;
        }
        self.keeper.older = Some(record);
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
            Failure::NobodyReads => Err(Failure::NobodyReads),
        }
    }
}
