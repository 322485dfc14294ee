//! `plateau tui`: a game that fills the terminal.

use std::{env, time::Instant};

use record::Record;
use rules::Phrase;
use search::SEED;
use session::{Session, Setup, TimeControl};
use tui::{App, AppEffect, GameKeeper, Look};
use words::{Words, say_io_error};

use crate::{
    arguments::TuiArgs,
    external_engines,
    failure::Failure,
    last_setups::LastSetups,
    library_slot::{self, LibrarySlot},
    limits,
    play::named_setup,
    settings::UserSettings,
};

/// What keeps games and set-ups for the terminal.
struct TerminalKeeper {
    shelving: LibrarySlot,
    last: LastSetups,
}

impl GameKeeper for TerminalKeeper {
    fn begin(&mut self) {
        self.shelving.begin(None);
    }

    fn save(&mut self, session: &Session, older: Option<&Record>) -> Result<(), Phrase> {
        self.shelving.save(session, older).or_else(|failure| match failure {
            Failure::WrongUse(phrase) | Failure::Failed(phrase) => Err(phrase),
            Failure::NobodyReads | Failure::Interrupted => Ok(()),
        })
    }

    fn remember(&mut self, setup: &Setup) {
        self.last.remember(setup);
    }
}

/// Runs the full-screen program until it is left.
pub(crate) fn run(asked: &TuiArgs, words: &Words, settings: &UserSettings) -> Result<(), Failure> {
    let ways = [asked.load.is_some(), asked.library.resume.is_some(), asked.game.is_some()];
    if ways.iter().filter(|way| **way).count() > 1 {
        return Err(Failure::WrongUse(Phrase::new("error-load-or-game")));
    }
    let look = Look::of_environment(asked.ascii, |name| env::var(name).ok());
    let app = App::new(words.clone(), look, Instant::now());
    let last = LastSetups::read();
    let external_engines = external_engines::permitted(settings, &[])?;
    let app = app.with_external_engines(external_engines.clone());
    let mut app = app.with_last(last.all().clone()).with_pace(settings.pace()?);
    let mut shelving = LibrarySlot::new(&asked.library);
    let first = match (setup(asked, settings)?, &asked.load) {
        (Some(setup), _) => app.sit_down(setup)?,
        (None, Some(path)) => vec![AppEffect::Load(path.clone())],
        (None, None) => match library_slot::resume(&asked.library, &external_engines)? {
            Some((loaded, number)) => {
                shelving.begin(Some(number));
                app.go_on(loaded)
            }
            None => Vec::new(),
        },
    };
    if !tui::has_terminal() {
        return Err(Failure::WrongUse(Phrase::new("error-no-terminal")));
    }
    let mut keeper = TerminalKeeper { shelving, last };
    tui::run(&mut app, first, &mut keeper).map_err(|error| {
        let problem = say_io_error(&error);
        Failure::Failed(Phrase::new("error-terminal").with("problem", problem))
    })
}

/// The game that was named, if one was.
fn setup(asked: &TuiArgs, settings: &UserSettings) -> Result<Option<Setup>, Failure> {
    let seed = limits::number(asked.seed.as_ref(), SEED)?.unwrap_or_else(|| fastrand::u64(..));
    let clock = match &asked.clock {
        Some(clock) => TimeControl::read(&clock.parse()?)?,
        None => TimeControl::Unlimited,
    };
    let Some(game) = &asked.game else { return Ok(None) };
    let chosen = named_setup(game, &asked.players, settings)?;
    let (start, external_engines) =
        (asked.position.clone(), external_engines::permitted(settings, &chosen.players)?);
    Ok(Some(Setup { seed, start, clock, external_engines, pace: settings.pace()?, ..chosen }))
}
