//! `plateau tui`: a game that fills the terminal.

use std::{env, time::Instant};

use rules::Phrase;
use search::SEED;
use session::{Setup, TimeControl};
use tui::{App, Effect, Look};
use words::{Words, say_io_error};

use crate::{
    arguments::Tui,
    failure::Failure,
    guests, limits,
    play::named_setup,
    settings::Settings,
    shelving::{self, Shelving},
};

/// Fills the terminal until somebody has had enough.
pub(crate) fn run(asked: &Tui, words: &Words, settings: &Settings) -> Result<(), Failure> {
    let ways = [asked.load.is_some(), asked.library.resume.is_some(), asked.game.is_some()];
    if ways.iter().filter(|way| **way).count() > 1 {
        return Err(Failure::WrongUse(Phrase::new("error-load-or-game")));
    }
    let look = Look::of_environment(asked.ascii, |name| env::var(name).ok());
    let app = App::new(words.clone(), look, Instant::now());
    let guests = guests::among(settings, &[])?;
    let mut app = app.with_guests(guests.clone());
    let mut shelving = Shelving::new(&asked.library);
    let first = match (setup(asked, settings)?, &asked.load) {
        (Some(setup), _) => app.sit_down(setup)?,
        (None, Some(path)) => vec![Effect::Load(path.clone())],
        (None, None) => match shelving::resume(&asked.library, &guests)? {
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
    tui::run(&mut app, first, &mut shelving).map_err(|error| {
        let problem = say_io_error(&error);
        Failure::Failed(Phrase::new("error-terminal").with("problem", problem))
    })
}

/// The game that was named, if one was.
fn setup(asked: &Tui, settings: &Settings) -> Result<Option<Setup>, Failure> {
    let seed = limits::number(asked.seed.as_ref(), SEED)?.unwrap_or_else(|| fastrand::u64(..));
    let clock = match &asked.clock {
        Some(clock) => TimeControl::read(&clock.parse()?)?,
        None => TimeControl::Unlimited,
    };
    let Some(game) = &asked.game else { return Ok(None) };
    let chosen = named_setup(game, &asked.players, settings)?;
    let (start, guests) = (asked.position.clone(), guests::among(settings, &chosen.players)?);
    Ok(Some(Setup { seed, start, clock, guests, ..chosen }))
}
