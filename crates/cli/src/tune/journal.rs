//! Every step as a line of a file as soon as it is taken, so that a search that was stopped goes on.

use std::{
    fs::{File, OpenOptions},
    io::{BufRead as _, BufReader, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use rules::Phrase;
use serde::{Deserialize, Serialize};
use tournament::{TunedKnob, TuningStep};
use words::say_io_error;

use crate::failure::Failure;

/// What the steps follow from. How many is left out, so that a search can be stopped and judged.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct TuningHeading {
    pub(super) plateau: String,
    pub(super) game: String,
    pub(super) engine: String,
    pub(super) knobs: Vec<TunedKnob>,
    pub(super) games: u64,
    pub(super) seed: u64,
}

/// The file that keeps the steps, if there is one.
pub(super) struct TuningJournal {
    path: PathBuf,
    file: Option<File>,
}

impl TuningJournal {
    /// Opens a journal, or begins one; says which steps it holds already.
    pub(super) fn open(
        path: Option<&Path>,
        heading: &TuningHeading,
    ) -> Result<(Self, Vec<TuningStep>), Failure> {
        let Some(path) = path else {
            return Ok((Self { path: PathBuf::new(), file: None }, Vec::new()));
        };
        let trouble = |error: std::io::Error| {
            let phrase = Phrase::new("error-journal-file").with("problem", say_io_error(&error));
            Failure::Failed(phrase.with("file", path.display().to_string()))
        };
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.map_err(trouble)?;
        let (mut lines, mut end) = (Vec::new(), 0);
        let mut reader = BufReader::new(&file);
        loop {
            let mut line = String::new();
            let length = reader.read_line(&mut line).map_err(trouble)?;
            // A line that was not finished is dropped; everything before it counts.
            if length == 0 || !line.ends_with('\n') {
                break;
            }
            end += length as u64;
            lines.push(line);
        }
        file.set_len(end).map_err(trouble)?;
        file.seek(SeekFrom::End(0)).map_err(trouble)?;
        let mut journal = Self { path: path.to_owned(), file: Some(file) };
        let Some((first, rest)) = lines.split_first() else {
            journal.write(heading)?;
            return Ok((journal, Vec::new()));
        };
        let found: Option<TuningHeading> = serde_json::from_str(first).ok();
        if found.as_ref() != Some(heading) {
            return Err(journal.other());
        }
        let steps: Result<Vec<TuningStep>, _> =
            rest.iter().map(|line| serde_json::from_str(line)).collect();
        match steps {
            Ok(steps) => Ok((journal, steps)),
            Err(_) => Err(journal.other()),
        }
    }

    /// The file holds something else.
    pub(super) fn other(&self) -> Failure {
        let phrase = Phrase::new("error-journal-other");
        Failure::Failed(phrase.with("file", self.path.display().to_string()))
    }

    /// Adds a step.
    pub(super) fn add(&mut self, step: &TuningStep) -> Result<(), Failure> {
        self.write(step)
    }

    fn write(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let mut line = serde_json::to_vec(value).expect("plain data");
        line.push(b'\n');
        Ok(file.write_all(&line)?)
    }
}
