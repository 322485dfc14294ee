//! What a person has settled for good, in `settings.toml`.
//!
//! The file is in the user's folder of settings, or where `PLATEAU_SETTINGS` says. What the
//! environment or the command line says counts more.

use std::{
    collections::BTreeMap,
    env, fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use rules::{Knob, Phrase, Spec};
use serde::Deserialize;
use session::Setup;
use web::ServerLimits;
use words::say_io_error;

use crate::{engine_entry::EngineSetting, failure::Failure, folders, limits, nats::NatsSettings};

/// The name of the file in the folder of settings.
const FILE: &str = "settings.toml";
/// The environment variable that names another file.
const PLACE: &str = "PLATEAU_SETTINGS";
/// The environment variable that sets the default level of players.
const LEVEL: &str = "PLATEAU_LEVEL";

/// The levels there are.
const LEVELS: Knob = Knob::number("level", 1, 10, None);

/// What a person has settled for good.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct UserSettings {
    /// The language to speak, by its code.
    pub(crate) language: Option<String>,
    /// The default level of players.
    level: Option<u64>,
    /// The least number of seconds that a computer takes for a move in the terminal.
    pace: Option<f64>,
    /// Where the page is.
    pub(crate) port: Option<u16>,
    /// The side of a square of the board on the page, in pixels.
    pub(crate) cell_size: Option<u16>,
    /// The colour of the board on the page, as in `50,150,50`.
    pub(crate) board_colour: Option<String>,
    /// The limits of the server, by their names.
    #[serde(default)]
    limits: BTreeMap<String, u64>,
    /// Engines of other programs, by the names under which they sit down.
    #[serde(default)]
    pub(crate) engines: BTreeMap<String, EngineSetting>,
    /// How a server of NATS is reached.
    #[serde(default)]
    pub(crate) nats: NatsSettings,
}

impl UserSettings {
    /// The names of everything that can be settled.
    const NAMES: &[&str] = &[
        "language",
        "level",
        "pace",
        "port",
        "cell-size",
        "board-colour",
        "limits",
        "engines",
        "nats",
    ];

    /// The settings in the user's folder; nothing is set if there is no file. A file that is named
    /// must be there.
    pub(crate) fn read() -> Result<Self, Failure> {
        if let Some(path) = env::var_os(PLACE).filter(|path| !path.is_empty()) {
            return of_file(&PathBuf::from(path), true);
        }
        let file = folders::config().map(|folder| folder.join(FILE));
        file.map_or_else(|| Ok(Self::default()), |file| of_file(&file, false))
    }

    /// The least time that a computer takes for a move in the terminal: as settled, or a short one
    /// that varies.
    pub(crate) fn pace(&self) -> Result<Duration, Failure> {
        let Some(pace) = self.pace else { return Ok(Setup::NATURAL_PACE) };
        let knob = Knob::seconds("pace", 0.0, 60.0);
        let settled = Spec::new("settings").with(knob.name, pace.to_string());
        let settled = settled.settle(std::slice::from_ref(&knob))?;
        Ok(settled.seconds(knob.name).unwrap_or_default())
    }

    /// Whether every value is one that its setting can have.
    fn check(&self) -> Result<(), Failure> {
        self.pace()?;
        limits::number(self.level.map(|level| level.to_string()).as_ref(), LEVELS)?;
        for (name, engine) in &self.engines {
            engine.contact(name)?;
        }
        self.limits().map(drop)
    }

    /// The limits of the server: those that are settled, and the usual ones.
    pub(crate) fn limits(&self) -> Result<ServerLimits, Failure> {
        let mut limits = ServerLimits::default();
        for (name, value) in &self.limits {
            limits::of_server(&mut limits, name, &value.to_string())?;
        }
        Ok(limits)
    }

    /// The default level of players, if it is set.
    pub(crate) fn level(&self) -> Result<Option<u64>, Failure> {
        let environment = env::var(LEVEL).ok().filter(|level| !level.is_empty());
        let level = environment.or_else(|| self.level.map(|level| level.to_string()));
        Ok(limits::number(level.as_ref(), LEVELS)?)
    }
}

fn of_file(path: &Path, named: bool) -> Result<UserSettings, Failure> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound && !named => {
            return Ok(UserSettings::default());
        }
        Err(error) => {
            let phrase = Phrase::new("error-settings-unreadable")
                .with("path", path.display().to_string())
                .with("problem", say_io_error(&error));
            return Err(Failure::Failed(phrase));
        }
    };
    if let Some((key, line)) = unknown_key(&text) {
        let phrase = Phrase::new("error-settings-key")
            .with("path", path.display().to_string())
            .with("line", line)
            .with("column", 1_u64)
            .with("key", key)
            .with("allowed", UserSettings::NAMES);
        return Err(Failure::WrongUse(phrase));
    }
    let settings: UserSettings = toml::from_str(&text).map_err(|error| {
        let before = &text[..error.span().map_or(0, |span| span.start)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let phrase = Phrase::new("error-settings-syntax")
            .with("path", path.display().to_string())
            .with("line", before.matches('\n').count() + 1)
            .with("column", before[line_start..].chars().count() + 1)
            .with("allowed", UserSettings::NAMES);
        Failure::WrongUse(phrase)
    })?;
    settings.check()?;
    Ok(settings)
}

/// The first name in the file that is no setting, and its line, if the file is one of settings at
/// all.
fn unknown_key(text: &str) -> Option<(String, usize)> {
    let table: toml::Table = text.parse().ok()?;
    let key = table.keys().find(|key| !UserSettings::NAMES.contains(&key.as_str()))?;
    let line = text.lines().position(|line| line.trim_start_matches(['[', ' ']).starts_with(key));
    Some((key.clone(), line.unwrap_or_default() + 1))
}
