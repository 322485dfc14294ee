//! A player that a student hands in: a folder with its files, and how it is built and started.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use protocol::{Program, Protocol, Sandbox, run_to_end};
use rules::{Phrase, Speak as _};
use serde::{Deserialize, Serialize};
use session::Fault;
use sha2::{Digest as _, Sha256};
use words::say_io_error;

use crate::{
    failure::Failure,
    starter_language::{LANGUAGES, StarterLanguage},
};

/// The file of a hand-in that says how it is built and started.
pub(crate) const FILE: &str = "bot.toml";
/// How long a hand-in may take to be built.
const BUILD_TIME: Duration = Duration::from_mins(2);
/// How long a player may take to start.
const STARTUP: Duration = Duration::from_secs(10);
/// How much longer than its time a player may take for a move.
const PATIENCE: Duration = Duration::from_millis(500);
/// How much a hand-in may weigh, in bytes.
const LARGEST: u64 = 32 << 20;

/// A player that a student hands in.
#[derive(Clone, Debug)]
pub(crate) struct HandIn {
    pub(crate) folder: PathBuf,
    pub(crate) settings: HandInSettings,
}

/// What the file of a hand-in says.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandInSettings {
    /// The game that it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) game: Option<String>,
    /// How it is built, line by line.
    #[serde(default)]
    pub(crate) build: Vec<String>,
    /// How it is started.
    pub(crate) command: String,
}

impl HandInSettings {
    /// Those of a starter.
    pub(crate) fn of_language(language: &StarterLanguage, game: Option<String>) -> Self {
        let build = language.build.iter().map(|&line| line.to_owned()).collect();
        Self { game, build, command: language.command.to_owned() }
    }
}

impl HandIn {
    /// Reads a folder; without a file that says how it is started, it is one of the languages of the
    /// starters.
    pub(crate) fn read(folder: &Path) -> Result<Self, Failure> {
        let path = folder.join(FILE);
        let settings = if let Ok(text) = fs::read_to_string(&path) {
            toml::from_str(&text).map_err(|error| {
                let phrase = Phrase::new("error-hand-in-file")
                    .with("file", path.display().to_string())
                    .with("problem", error.message().to_owned());
                Failure::Failed(phrase)
            })?
        } else {
            let known = LANGUAGES.iter().find(|known| folder.join(known.main).is_file());
            let missing = Phrase::new("error-hand-in-missing");
            let missing = missing.with("folder", folder.display().to_string());
            let known = known.ok_or_else(|| Failure::Failed(missing.with("file", FILE)))?;
            HandInSettings::of_language(known, None)
        };
        let folder = folder.canonicalize().map_err(|error| unreadable(folder, &error))?;
        Ok(Self { folder, settings })
    }

    /// The same in another folder.
    pub(crate) fn at(&self, folder: &Path) -> Self {
        Self { folder: folder.to_owned(), settings: self.settings.clone() }
    }

    /// Its files: names within the folder and contents, in the order of their names. Folders within
    /// it whose names begin with a dot or with `__` are left out.
    pub(crate) fn files(&self) -> Result<Vec<(PathBuf, Vec<u8>)>, Failure> {
        let (mut found, mut size) = (Vec::new(), 0);
        let mut folders = vec![self.folder.clone()];
        while let Some(folder) = folders.pop() {
            let problem = |error| unreadable(&folder, &error);
            for entry in fs::read_dir(&folder).map_err(problem)? {
                let entry = entry.map_err(problem)?;
                let name = entry.file_name();
                let name = name.to_string_lossy();
                let kind = entry.file_type().map_err(problem)?;
                if name.starts_with('.') || name.starts_with("__") {
                    continue;
                }
                if kind.is_dir() {
                    folders.push(entry.path());
                } else if kind.is_file() {
                    size += entry.metadata().map_err(problem)?.len();
                    if size > LARGEST {
                        let phrase = Phrase::new("error-hand-in-large");
                        let phrase = phrase.with("megabytes", LARGEST >> 20);
                        let folder = self.folder.display().to_string();
                        return Err(Failure::Failed(phrase.with("folder", folder)));
                    }
                    let path = entry.path();
                    let bytes = fs::read(&path).map_err(|error| unreadable(&path, &error))?;
                    let within = path.strip_prefix(&self.folder).expect("it lies within");
                    found.push((within.to_owned(), bytes));
                }
            }
        }
        found.sort();
        Ok(found)
    }

    /// The program, within bounds if it is not trusted.
    pub(crate) fn program(&self, sandbox: Option<Sandbox>) -> Result<Program, Failure> {
        self.of_command(&self.settings.command, sandbox)
    }

    fn of_command(&self, command: &str, sandbox: Option<Sandbox>) -> Result<Program, Failure> {
        let nothing = || Phrase::new("error-hand-in-command").with("file", FILE);
        let program = Program::of_command(Protocol::Json, command);
        let mut program = program.ok_or_else(|| Failure::Failed(nothing()))?;
        program.folder = Some(self.folder.clone());
        program.startup = STARTUP;
        program.patience = PATIENCE;
        program.sandbox = sandbox;
        program.check().map_err(|error| Failure::Failed(error.phrase()))?;
        Ok(program)
    }

    /// Builds it, within bounds if it is not trusted.
    pub(crate) fn build(
        &self,
        sandbox: Option<&Sandbox>,
        launcher: Option<&Path>,
    ) -> Result<(), Failure> {
        for line in &self.settings.build {
            let program = self.of_command(line, sandbox.cloned())?;
            run_to_end(&program, launcher.map(Path::to_owned), BUILD_TIME).map_err(|fault| {
                let said = match &fault {
                    Fault::Crashed(words) => {
                        Phrase::new("hand-in-said").with("text", words.as_str())
                    }
                    fault => fault.phrase(),
                };
                let phrase = Phrase::new("error-hand-in-build").with("command", line.as_str());
                Failure::Failed(phrase.with("problem", said))
            })?;
        }
        Ok(())
    }
}

/// What identifies a hand-in: its files and how it is started.
pub(crate) fn digest(settings: &HandInSettings, files: &[(PathBuf, Vec<u8>)]) -> String {
    let mut hash = Sha256::new();
    hash.update(serde_json::to_vec(settings).expect("plain data"));
    for (path, bytes) in files {
        hash.update(path.to_string_lossy().as_bytes());
        hash.update([0]);
        hash.update(bytes.len().to_le_bytes());
        hash.update(bytes);
    }
    hex(&hash.finalize()[..8])
}

/// Bytes as they are written in names of files.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        let digit = |digit: u8| char::from_digit(u32::from(digit), 16).expect("below sixteen");
        text.extend([digit(byte >> 4), digit(byte & 15)]);
    }
    text
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    let phrase = Phrase::new("error-hand-in-read").with("path", path.display().to_string());
    Failure::Failed(phrase.with("problem", say_io_error(error)))
}
