//! Every game as a line of a file, as soon as it is over.
//!
//! The first line says what is played, each further line is a game. A line that was not finished
//! when the program died is dropped; everything before it counts.

use std::{
    fs::{File, OpenOptions},
    io::{self, BufRead, BufReader, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{Contest, GameReport, JournalError, OpeningOrder, Openings};

/// The file that keeps the games of a contest.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
}

/// What is played: all that the games follow from. How many is left out, so that more can be
/// played later.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Heading {
    plateau: String,
    game: String,
    players: Vec<String>,
    format: String,
    openings: Vec<String>,
    /// Whether the openings come in random order.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    shuffled: bool,
    adjudication: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    seed: u64,
}

impl Heading {
    fn of(contest: &Contest) -> Self {
        let openings = match &contest.openings {
            Openings::Random { plies } => vec![format!("random:{plies}")],
            Openings::Balanced { plies } => vec![format!("balanced:{plies}")],
            Openings::Listed { list, .. } => list.iter().map(ToString::to_string).collect(),
        };
        let by_lot =
            matches!(contest.openings, Openings::Listed { order: OpeningOrder::Random, .. });
        Self {
            plateau: env!("CARGO_PKG_VERSION").to_owned(),
            game: contest.game.to_string(),
            players: contest.players.iter().map(ToString::to_string).collect(),
            format: contest.format.name().to_owned(),
            openings,
            shuffled: by_lot,
            adjudication: contest.adjudication.text(),
            clock: contest.clock.map(|clock| clock.to_string()),
            seed: contest.seed,
        }
    }
}

impl Journal {
    /// Opens the journal of a contest, or begins one; says which games it holds already.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or holds something else; it stays as it is then.
    pub fn open(path: &Path, contest: &Contest) -> Result<(Self, Vec<GameReport>), JournalError> {
        let trouble = |problem| JournalError::File { file: path.to_owned(), problem };
        let mut options = OpenOptions::new();
        let file = options.read(true).write(true).create(true).truncate(false).open(path);
        let mut journal = Self { path: path.to_owned(), file: file.map_err(trouble)? };
        let heading = Heading::of(contest);
        let former = contest.adjudication.former_text();
        if journal.file.metadata().map_err(trouble)?.len() == 0 {
            journal.write_line(&heading)?;
            return Ok((journal, Vec::new()));
        }
        let played = journal.read(&heading, &former)?;
        Ok((journal, played))
    }

    /// Reads the games, and puts the end of the file where the last whole line ends. `former` is how
    /// an earlier version wrote the rules of adjudication.
    fn read(&mut self, heading: &Heading, former: &str) -> Result<Vec<GameReport>, JournalError> {
        let mut reader = BufReader::new(&self.file);
        let mut played = Vec::new();
        let (mut line, mut number, mut end) = (String::new(), 0, 0);
        loop {
            line.clear();
            let length = reader.read_line(&mut line).map_err(|problem| self.trouble(problem))?;
            if length == 0 || !line.ends_with('\n') {
                break;
            }
            number += 1;
            end += length as u64;
            let unknown = || JournalError::NoJournal { file: self.path.clone(), line: number };
            if number == 1 {
                let mut found: Heading = serde_json::from_str(&line).map_err(|_| unknown())?;
                if found.adjudication == former {
                    found.adjudication.clone_from(&heading.adjudication);
                }
                if found != *heading {
                    return Err(JournalError::OtherContest { file: self.path.clone() });
                }
            } else {
                played.push(serde_json::from_str(&line).map_err(|_| unknown())?);
            }
        }
        if number == 0 {
            return Err(JournalError::NoJournal { file: self.path.clone(), line: 1 });
        }
        self.file.set_len(end).map_err(|problem| self.trouble(problem))?;
        self.file.seek(SeekFrom::End(0)).map_err(|problem| self.trouble(problem))?;
        Ok(played)
    }

    /// Adds a game.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn add(&mut self, report: &GameReport) -> Result<(), JournalError> {
        self.write_line(report)
    }

    fn write_line(&mut self, value: &impl Serialize) -> Result<(), JournalError> {
        let mut line = serde_json::to_vec(value).expect("plain data");
        line.push(b'\n');
        // One write for the whole line, so that it is there or not.
        self.file.write_all(&line).map_err(|problem| self.trouble(problem))
    }

    fn trouble(&self, problem: io::Error) -> JournalError {
        JournalError::File { file: self.path.clone(), problem }
    }
}
