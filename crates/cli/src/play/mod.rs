//! `plateau play`: a game in plain lines, for a terminal, a pipe or a screen reader.

mod hint;
mod input;
mod line_mode;
mod menu;

use std::io::{BufRead, Write};

use rules::{Knob, Spec};
use search::SEED;
use session::{Seat, Session, Setup, open_table};
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
    let (session, step) = Session::new(Setup { game, players, first, seed })?;
    line_mode::Lines { words, input, out, session }.run(step)
}

/// The players named; people at every seat if none are.
fn named_players(game: &Spec, players: &[String]) -> Result<Vec<Spec>, Failure> {
    if players.is_empty() {
        let seats = open_table(game)?.players();
        return Ok(vec![Spec::new(Seat::HUMAN); usize::from(seats)]);
    }
    Ok(players.iter().map(|player| player.parse()).collect::<Result<_, _>>()?)
}
