//! `plateau tui`: a game that fills the terminal.

use std::{env, io::Write, path::PathBuf, time::Instant};

use record::{Record, save_session};
use rules::{Knob, Phrase, Speak as _};
use search::SEED;
use session::{Session, Setup, TimeControl};
use tui::{App, AppEffect, GameKeeper, Look};
use words::{Words, say_io_error};

use crate::{
    arguments::{PlayArgs, TuiArgs},
    external_engines,
    failure::Failure,
    last_setups::LastSetups,
    library_slot::{self, LibrarySlot},
    limits,
    play::{self, named_setup},
    settings::UserSettings,
};

/// What keeps games and set-ups for the terminal.
struct TerminalKeeper {
    slot: LibrarySlot,
    last: LastSetups,
    /// The file in which the game is saved after every change, if there is one.
    always: Option<PathBuf>,
}

impl GameKeeper for TerminalKeeper {
    fn begin(&mut self) {
        self.slot.begin(None);
    }

    fn save(&mut self, session: &Session, older: Option<&Record>) -> Result<(), Phrase> {
        let saved = self.slot.save(session, older).or_else(|failure| match failure {
            Failure::WrongUse(phrase) | Failure::Failed(phrase) => Err(phrase),
            Failure::NobodyReads | Failure::Interrupted => Ok(()),
        });
        if let Some(path) = &self.always {
            save_session(session, path).map_err(|error| error.phrase())?;
        }
        saved
    }

    fn remember(&mut self, setup: &Setup) {
        self.last.remember(setup);
    }
}

/// Runs the full-screen program until it is left.
pub(crate) fn run(
    given: &TuiArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let asked = &given.play;
    play::check_files(asked)?;
    // A terminal that can only write lines gets the game in lines.
    if env::var("TERM").is_ok_and(|terminal| terminal == "dumb") && tui::has_terminal() {
        return play::run(asked, words, settings, out);
    }
    let look = Look::of_environment(given.ascii, |name| env::var(name).ok());
    let app = App::new(words.clone(), look, Instant::now());
    let last = LastSetups::read();
    let external_engines = external_engines::permitted(settings, &[])?;
    let app = app.with_external_engines(external_engines.clone());
    let mut app = app.with_last(last.all().clone()).with_pace(settings.pace()?);
    let mut slot = LibrarySlot::new(&asked.library);
    let mut first = match (setup(asked, settings)?, &asked.load) {
        (Some(setup), _) => app.sit_down(setup)?,
        (None, Some(path)) => vec![AppEffect::Load(path.clone())],
        (None, None) => match library_slot::resume(&asked.library, &external_engines)? {
            Some((loaded, number)) => {
                slot.begin(Some(number));
                app.go_on(loaded)
            }
            None => Vec::new(),
        },
    };
    if !tui::has_terminal() {
        return Err(Failure::WrongUse(Phrase::new("error-no-terminal")));
    }
    if asked.pause {
        first.extend(app.pause());
    }
    let mut keeper = TerminalKeeper { slot, last, always: asked.save.clone() };
    tui::run(&mut app, first, &mut keeper).map_err(|error| {
        let problem = say_io_error(&error);
        Failure::Failed(Phrase::new("error-terminal").with("problem", problem))
    })
}

/// The game that was named, if one was.
fn setup(asked: &PlayArgs, settings: &UserSettings) -> Result<Option<Setup>, Failure> {
    let seed = limits::number(asked.seed.as_ref(), SEED)?.unwrap_or_else(|| fastrand::u64(..));
    let clock = match &asked.clock {
        Some(clock) => TimeControl::read(&clock.parse()?)?,
        None => TimeControl::Unlimited,
    };
    let Some(game) = &asked.game else { return Ok(None) };
    let first = limits::number(asked.first.as_ref(), Knob::number("first", 1, 26, None))?;
    let chosen = named_setup(game, &asked.players, settings)?;
    let (start, external_engines) =
        (asked.position.clone(), external_engines::permitted(settings, &chosen.players)?);
    let (alternate, pace) = (asked.alternate || chosen.alternate, settings.pace()?);
    let setup = Setup { first, seed, start, clock, alternate, external_engines, pace, ..chosen };
    Ok(Some(setup))
}
