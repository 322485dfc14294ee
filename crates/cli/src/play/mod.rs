//! `plateau play`: a game in plain lines, for a terminal, a pipe or a screen reader.

mod hint;
mod input;
mod line_mode;
mod menu;
mod pondering;
mod save_target;
mod sheet;
mod symbols;
mod telling;
mod wish;

use std::{io::Write, time::Instant};

use record::LoadedGame;
use rules::{Knob, Phrase, Spec};
use search::SEED;
use session::{ExternalEngines, Preset, Seat, Session, Setup, TimeControl, open_table};
use words::Words;

use self::{
    input::StandardInput,
    line_mode::LineMode,
    menu::Menu,
    save_target::{Origin, SaveTarget},
};
use crate::{
    arguments::PlayArgs, external_engines, failure::Failure, last_setups::LastSetups, library_slot,
    limits, settings::UserSettings,
};

/// Plays a game, asking what to play if nothing was said.
pub(crate) fn run(
    play: &PlayArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    check_files(play)?;
    let input = &mut StandardInput::of_stdin();
    let watched = play.pause;
    let keeper = SaveTarget::new(play);
    let external_engines = external_engines::permitted(settings, &[])?;
    if let Some((loaded, origin)) = older_game(play, &external_engines)? {
        let LoadedGame { session, step, record, others } = loaded;
        let last = LastSetups::read();
        let mut lines = LineMode {
            words,
            input,
            out,
            session,
            save_target: keeper,
            last,
            external_engines,
            watched,
        };
        lines.tell_origin(origin, record, others)?;
        return lines.run(step);
    }
    let seed = limits::number(play.seed.as_ref(), SEED)?.unwrap_or_else(|| fastrand::u64(..));
    let first = limits::number(play.first.as_ref(), Knob::number("first", 1, 26, None))?;
    let mut last = LastSetups::read();
    let chosen = match &play.game {
        Some(game) => named_setup(game, &play.players, settings)?,
        None => match Menu::new(words, settings.level()?, input, out).ask(&last)? {
            Some(chosen) => {
                last.remember(&chosen);
                chosen
            }
            None => return Ok(()),
        },
    };
    let clock = match &play.clock {
        Some(clock) => TimeControl::read(&clock.parse()?)?,
        None => chosen.clock,
    };
    let (start, alternate) = (play.position.clone(), play.alternate || chosen.alternate);
    let external_engines = external_engines::permitted(settings, &chosen.players)?;
    let mut setup = Setup { first, seed, start, clock, alternate, ..chosen };
    setup.external_engines = external_engines.clone();
    let (session, step) = Session::new(setup, Instant::now())?;
    LineMode { words, input, out, session, save_target: keeper, last, external_engines, watched }
        .run(step)
}

/// The game to go on with, if there is one: in a file, or in the library.
fn older_game(
    play: &PlayArgs,
    external_engines: &ExternalEngines,
) -> Result<Option<(LoadedGame, Origin)>, Failure> {
    if let Some(path) = &play.load {
        return save_target::load(path, external_engines).map(Some);
    }
    let resumed = library_slot::resume(&play.library, external_engines)?;
    Ok(resumed.map(|(loaded, number)| (loaded, Origin::Library(number))))
}

/// A game is loaded or named, not both; and a file that is there is not written over by a game
/// that does not come from it.
pub(crate) fn check_files(play: &PlayArgs) -> Result<(), Failure> {
    let ways = [play.load.is_some(), play.library.resume.is_some(), play.game.is_some()];
    if ways.iter().filter(|way| **way).count() > 1 {
        return Err(Failure::WrongUse(Phrase::new("error-load-or-game")));
    }
    match &play.save {
        Some(path) if path.exists() && play.load.as_ref() != Some(path) => {
            let path = path.display().to_string();
            Err(Failure::WrongUse(Phrase::new("error-file-taken").with("path", path)))
        }
        _ => Ok(()),
    }
}

/// The game and the players named; a preset has its own players, and elsewhere people sit at every
/// seat if none are named.
pub(crate) fn named_setup(
    game: &str,
    players: &[String],
    settings: &UserSettings,
) -> Result<Setup, Failure> {
    let setup = if let Some(preset) = Preset::named(game) {
        preset.setup()
    } else {
        let game: Spec = game.parse()?;
        let seats = open_table(&game)?.players();
        Setup::new(game, vec![Spec::new(Seat::HUMAN); usize::from(seats)])
    };
    if players.is_empty() {
        return Ok(setup);
    }
    let players = players.iter().map(|player| external_engines::player(settings, player));
    Ok(Setup { players: players.collect::<Result<_, _>>()?, ..setup })
}
