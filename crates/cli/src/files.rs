//! Games in files and streams: `-` is the standard input or output.

use std::{
    cell::RefCell,
    io::{self, BufWriter, Read, Write},
    path::{Path, PathBuf},
};

use ::files::PendingFile;
use record::{
    FileLoadError, Form, GameIter, ReadContext, ReadError, Record, SaveError, StreamError,
};
use rules::{Phrase, Speak as _};
use words::{Words, say_io_error};

use crate::{failure::Failure, layout::in_one_line};

/// What stands for the standard input or output.
const STREAM: &str = "-";

/// How many games that are refused are told one by one.
const MOST_TOLD: usize = 10;

/// Whether this is the standard input or output and not a file.
pub(crate) fn is_stream(path: &Path) -> bool {
    path.as_os_str() == STREAM
}

/// A file of games, or the standard input, in memory as it is; its games are read one at a time.
#[derive(Debug)]
pub(crate) struct GameInput {
    path: PathBuf,
    bytes: Vec<u8>,
    reading: ReadContext,
    /// Whether one game that cannot be read refuses them all.
    strict: bool,
}

/// How many games of a file were read, and how many could not be.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct GameCount {
    pub(crate) read: usize,
    pub(crate) refused: usize,
}

impl GameInput {
    /// Opens a file or the standard input.
    pub(crate) fn open(
        path: &Path,
        game: Option<&String>,
        strict: bool,
        input: &mut dyn Read,
    ) -> Result<Self, Failure> {
        let game = game.map(|game| game.parse()).transpose()?;
        let reading = ReadContext { game, ..ReadContext::default() };
        let bytes = if is_stream(path) {
            let mut bytes = Vec::new();
            let most = reading.longest as u64 + 1;
            input.take(most).read_to_end(&mut bytes).map_err(|error| {
                Failure::Failed(Phrase::new("error-input").with("problem", say_io_error(&error)))
            })?;
            bytes
        } else {
            record::load_bytes(path, &reading)?
        };
        Ok(Self { path: path.to_owned(), bytes, reading, strict })
    }

    /// Hands over the games that can be read, one at a time, and tells on the standard error which
    /// cannot; if strict, or if none can, all are refused and nothing is handed over.
    pub(crate) fn each<T>(
        &self,
        words: &Words,
        take: impl FnOnce(&mut dyn Iterator<Item = Record>) -> Result<T, Failure>,
    ) -> Result<(T, GameCount), Failure> {
        let source = self.reading.open(&self.bytes).map_err(|error| self.refuse(error))?;
        let games = || source.games().map_err(|error| self.refuse(error));
        if self.strict
            && let Some(error) = games()?.find_map(Result::err)
        {
            return Err(self.refuse(error));
        }
        let mut games = games()?;
        let (mut refused, first) = until_sound(&mut games);
        let Some(first) = first else { return Err(self.refuse(refused.swap_remove(0))) };
        let told = RefCell::new(GameCount { read: 1, refused: 0 });
        for error in refused {
            self.tell(&error, words, &told);
        }
        let mut sound = std::iter::once(first).chain(games.filter_map(|game| match game {
            Ok(record) => {
                told.borrow_mut().read += 1;
                Some(record)
            }
            Err(error) => {
                self.tell(&error, words, &told);
                None
            }
        }));
        let taken = take(&mut sound)?;
        drop(sound);
        let count = told.into_inner();
        if count.refused > 0 {
            let phrase = Phrase::new("games-refused")
                .with("path", self.path.display().to_string())
                .with("read", count.read)
                .with("refused", count.refused);
            complain(&words.say(&phrase));
        }
        Ok((taken, count))
    }

    /// The game of that number in the file, counted from one and with those that cannot be read.
    pub(crate) fn one(&self, number: usize) -> Result<Record, Failure> {
        let source = self.reading.open(&self.bytes).map_err(|error| self.refuse(error))?;
        let mut games = source.games().map_err(|error| self.refuse(error))?.enumerate();
        let mut last = 0;
        let found = games.find(|(index, _)| {
            last = index + 1;
            last == number
        });
        let Some((_, game)) = found else {
            let phrase = Phrase::new("error-no-such-game").with("number", number);
            return Err(Failure::WrongUse(phrase.with("games", last)));
        };
        game.map_err(|error| self.refuse(error))
    }

    /// Tells why a game is left out.
    fn tell(&self, error: &ReadError, words: &Words, count: &RefCell<GameCount>) {
        let refused = &mut count.borrow_mut().refused;
        *refused += 1;
        if *refused <= MOST_TOLD {
            let path = self.path.display().to_string();
            let phrase = Phrase::new("error-load").with("path", path);
            complain(&words.say(&phrase.with("problem", error.phrase())));
        }
    }

    fn refuse(&self, problem: ReadError) -> Failure {
        FileLoadError::Refused { path: self.path.clone(), problem }.into()
    }
}

/// Goes to the first game that can be read, and says what was wrong with those before it.
fn until_sound(games: &mut GameIter<'_>) -> (Vec<ReadError>, Option<Record>) {
    let mut refused = Vec::new();
    for game in games {
        match game {
            Ok(record) => return (refused, Some(record)),
            Err(error) => refused.push(error),
        }
    }
    (refused, None)
}

/// A line on the standard error.
fn complain(sentence: &str) {
    // If it cannot be said there, there is nowhere else to say it.
    let _ = writeln!(io::stderr(), "plateau: {}", in_one_line(sentence));
}

/// The form of that name; or the one that the name of a file promises.
pub(crate) fn form(name: Option<&String>, path: &Path) -> Result<Form, Failure> {
    let allowed = || -> Vec<String> {
        let written = Form::ALL.into_iter().filter(|form| form.is_written());
        written.map(|form| form.name().to_owned()).collect()
    };
    match name {
        Some(name) => Form::named(name).ok_or_else(|| {
            let phrase = Phrase::new("error-no-such-form").with("form", name.as_str());
            Failure::WrongUse(phrase.with("allowed", allowed()))
        }),
        None => Form::of_file(path).ok_or_else(|| {
            let path = path.display().to_string();
            let phrase = Phrase::new("error-which-form").with("path", path);
            Failure::WrongUse(phrase.with("allowed", allowed()))
        }),
    }
}

/// Writes games to a file or to the standard output, one at a time; a file is written whole or not
/// at all.
pub(crate) fn write(
    path: &Path,
    form: Form,
    records: &mut dyn Iterator<Item = Result<Record, Failure>>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut failed = None;
    let records = &mut records.map_while(|record| record.map_err(|why| failed = Some(why)).ok());
    if is_stream(path) {
        record::write_to(form, records, out).map_err(|error| match error {
            StreamError::Refused(error) => Failure::from(error),
            StreamError::Output(error) => error.into(),
        })?;
        return failed.map_or(Ok(()), Err);
    }
    let unsaved = |problem| SaveError { path: path.to_owned(), problem };
    let mut file = BufWriter::new(PendingFile::create(path).map_err(unsaved)?);
    record::write_to(form, records, &mut file).map_err(|error| match error {
        StreamError::Refused(error) => Failure::from(error),
        StreamError::Output(problem) => unsaved(problem).into(),
    })?;
    if let Some(failure) = failed {
        return Err(failure);
    }
    let file = file.into_inner().map_err(|error| unsaved(error.into_error()))?;
    file.commit().map_err(unsaved)?;
    Ok(())
}
