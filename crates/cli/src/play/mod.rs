//! `plateau play`: a game in plain lines, for a terminal, a pipe or a screen reader.

mod hint;
mod input;
mod line_mode;
mod menu;
mod sheet;
mod telling;
mod wish;

use std::{
    io::{BufRead, Write},
    time::Instant,
};

use rules::{Knob, Spec};
use search::SEED;
use session::{Seat, Session, Setup, TimeControl, open_table};
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
        Some(game) => {
            let game = game.parse()?;
            let players = named_players(&game, &play.players)?;
            (game, players)
        }
        None => match menu::ask(words, input, out)? {
            Some(chosen) => chosen,
            None => return Ok(()),
        },
    };
    let clock = match &play.clock {
        Some(clock) => TimeControl::read(&clock.parse()?)?,
        None => TimeControl::Unlimited,
    };
    let (start, alternate) = (play.position.clone(), play.alternate);
    let setup = Setup { first, seed, start, clock, alternate, ..Setup::new(game, players) };
    let (session, step) = Session::new(setup, Instant::now())?;
    line_mode::Lines { words, input, out, session, watched: play.pause }.run(step)
}

/// The players named; people at every seat if none are.
fn named_players(game: &Spec, players: &[String]) -> Result<Vec<Spec>, Failure> {
    if players.is_empty() {
        let seats = open_table(game)?.players();
        return Ok(vec![Spec::new(Seat::HUMAN); usize::from(seats)]);
    }
    Ok(players.iter().map(|player| player.parse()).collect::<Result<_, _>>()?)
}
