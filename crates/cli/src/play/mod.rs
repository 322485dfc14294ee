//! `plateau play`: a game in plain lines, for a terminal, a pipe or a screen reader.

mod hint;
mod line_mode;
mod menu;

use std::io::{BufRead, Write};

use rules::{Knob, Spec};
use search::SEED;
use session::{Session, Setup};
use words::Words;

use crate::{arguments::Play, failure::Failure, limits};

/// Plays a game, asking what to play if nothing was said.
pub(crate) fn run(
    play: &Play,
    words: &Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let seed = limits::number(play.seed.as_ref(), SEED)?.unwrap_or_else(|| fastrand::u64(..));
    let first = limits::number(play.first.as_ref(), Knob::number("first", 1, 26, None))?;
    let (game, players) = match &play.game {
        Some(game) => (game.parse()?, named_players(&play.players)?),
        None => match menu::ask(words, input, out)? {
            Some(chosen) => chosen,
            None => return Ok(()),
        },
    };
    let (session, step) = Session::new(Setup { game, players, first, seed })?;
    line_mode::Lines { words, input, out, session }.run(step)
}

/// The players named; a person against a person if none are.
fn named_players(players: &[String]) -> Result<Vec<Spec>, Failure> {
    if players.is_empty() {
        return Ok(vec![Spec::new(session::Seat::HUMAN); 2]);
    }
    Ok(players.iter().map(|player| player.parse()).collect::<Result<_, _>>()?)
}
