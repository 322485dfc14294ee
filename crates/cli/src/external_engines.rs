//! Engines of other programs that may sit at our table.

use std::{env, sync::Arc};

use protocol::{EngineCatalogue, ProgramError};
use rules::Spec;
use session::ExternalEngines;

use crate::{failure::Failure, settings::UserSettings};

/// The external engines that the settings name, and those that the command line names by how they are
/// reached.
pub(crate) fn permitted(
    settings: &UserSettings,
    players: &[Spec],
) -> Result<ExternalEngines, Failure> {
    fill(catalogue(), settings, players)
}

/// The same for contests, where a program plays one game after the other.
pub(crate) fn permitted_for_contest(
    settings: &UserSettings,
    players: &[Spec],
) -> Result<ExternalEngines, Failure> {
    fill(catalogue().reusing_programs(), settings, players)
}

/// A catalogue whose programs end with ours.
fn catalogue() -> EngineCatalogue {
    let catalogue = EngineCatalogue::default();
    // Without knowing our own file, they are started directly.
    match env::current_exe() {
        Ok(own) => catalogue.launched_by(own),
        Err(_) => catalogue,
    }
}

/// Those of a catalogue, those that the settings name, and those that the players are.
pub(crate) fn fill(
    mut catalogue: EngineCatalogue,
    settings: &UserSettings,
    players: &[Spec],
) -> Result<ExternalEngines, Failure> {
    for (name, entry) in &settings.engines {
        catalogue.insert(name, entry.contact(name)?);
    }
    for player in players {
        catalogue.admit(player)?;
    }
    Ok(ExternalEngines::of(Arc::new(catalogue)))
}

/// A player as it is named; a player without a level gets the one of the settings.
pub(crate) fn player(settings: &UserSettings, text: &str) -> Result<Spec, Failure> {
    let spec: Spec = text.parse()?;
    match settings.level()? {
        Some(level) if spec.to_string() == "level" => Ok(spec.with("level", level.to_string())),
        _ => Ok(spec),
    }
}

impl From<ProgramError> for Failure {
    fn from(error: ProgramError) -> Self {
        Self::wrong_use(&error)
    }
}
