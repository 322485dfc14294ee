//! How each game was set up the last time, so that menus offer it like this again.
//!
//! It is kept in `last.json` in the user's folder of data. A file that cannot be read or written
//! costs a convenience and no game, so it is only logged.

use std::{collections::BTreeMap, fs, path::PathBuf};

use rules::Spec;
use serde::{Deserialize, Serialize};
use session::{Setup, TimeControl, open_table};

use crate::folders;

/// The name of the file in the folder of data.
const FILE: &str = "last.json";

/// How each game was set up the last time.
#[derive(Debug, Default)]
pub(crate) struct LastSetups {
    path: Option<PathBuf>,
    /// The game that was set up last.
    game: Option<String>,
    setups: BTreeMap<String, Setup>,
}

/// The file.
#[derive(Debug, Default, Serialize, Deserialize)]
struct LastSetupsFile {
    last: Option<String>,
    #[serde(default)]
    games: BTreeMap<String, LastSetup>,
}

/// A game in the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct LastSetup {
    game: String,
    players: Vec<String>,
    clock: Option<String>,
    #[serde(default)]
    touch_move: bool,
    #[serde(default)]
    alternate: bool,
}

impl LastSetups {
    /// What is in the user's folder; nothing if there is no file, or none that is understood.
    pub(crate) fn read() -> Self {
        let path = folders::data().map(|folder| folder.join(FILE));
        let text = path.as_ref().and_then(|path| fs::read_to_string(path).ok());
        let file = text.map(|text| serde_json::from_str::<LastSetupsFile>(&text));
        let file = match file.transpose() {
            Ok(file) => file.unwrap_or_default(),
            Err(error) => {
                tracing::warn!(%error, "{FILE} is not understood");
                LastSetupsFile::default()
            }
        };
        let setups =
            file.games.into_iter().filter_map(|(name, entry)| Some((name, entry.setup()?)));
        Self { path, game: file.last, setups: setups.collect() }
    }

    /// Every game that was set up, by its name.
    pub(crate) fn all(&self) -> &BTreeMap<String, Setup> {
        &self.setups
    }

    /// The name of the game that was set up last.
    pub(crate) fn game(&self) -> Option<&str> {
        self.game.as_deref()
    }

    /// Remembers how a game was set up.
    pub(crate) fn remember(&mut self, setup: &Setup) {
        let name = setup.game.name.clone();
        self.setups.insert(name.clone(), setup.clone());
        self.game = Some(name);
        if let Err(error) = self.write() {
            tracing::warn!(%error, "{FILE} is not written");
        }
    }

    fn write(&self) -> Result<(), Box<dyn std::error::Error>> {
        let Some(path) = &self.path else { return Ok(()) };
        let games = self.setups.iter().map(|(name, setup)| (name.clone(), LastSetup::of(setup)));
        let file = LastSetupsFile { last: self.game.clone(), games: games.collect() };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(files::save(path, serde_json::to_string_pretty(&file)?.as_bytes())?)
    }
}

impl LastSetup {
    fn of(setup: &Setup) -> Self {
        let clock = (setup.clock != TimeControl::Unlimited).then(|| setup.clock.spec().to_string());
        Self {
            game: setup.game.to_string(),
            players: setup.players.iter().map(ToString::to_string).collect(),
            clock,
            touch_move: setup.touch_move,
            alternate: setup.alternate,
        }
    }

    /// The set-up, if it still is one: another version of the program may have other rules.
    fn setup(self) -> Option<Setup> {
        let game: Spec = self.game.parse().ok()?;
        let players: Vec<Spec> =
            self.players.iter().map(|player| player.parse().ok()).collect::<Option<_>>()?;
        let seats = usize::from(open_table(&game).ok()?.players());
        let clock = match self.clock {
            Some(clock) => TimeControl::read(&clock.parse().ok()?).ok()?,
            None => TimeControl::Unlimited,
        };
        let Self { touch_move, alternate, .. } = self;
        let setup = Setup { clock, touch_move, alternate, ..Setup::new(game, players) };
        (setup.players.len() == seats).then_some(setup)
    }
}
