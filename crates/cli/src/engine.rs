//! `plateau engine`: our engines for other programs.

use std::io::{BufReader, Write, stdin};

use protocol::{Player, Protocol};
use rules::{Spec, SpecError};
use session::open_table;

use crate::{arguments::Engine, failure::Failure, limits};

/// Lets an engine work for the program that started this one.
pub(crate) fn run(asked: &Engine, out: &mut dyn Write) -> Result<(), Failure> {
    let protocol = Protocol::named(&asked.protocol).ok_or_else(|| SpecError::UnknownName {
        name: asked.protocol.clone(),
        allowed: Protocol::ALL.iter().map(|protocol| protocol.name().to_owned()).collect(),
    })?;
    let player = player(asked, protocol)?;
    Ok(protocol.serve(player, BufReader::new(stdin()), out)?)
}

/// The player that is asked for, if it can play what the protocol plays.
fn player(asked: &Engine, protocol: Protocol) -> Result<Player, Failure> {
    let read = |text: &String| text.parse::<Spec>();
    let game = asked.game.as_ref().map(read).transpose()?;
    let engine = asked.player.as_ref().map(read).transpose()?;
    let player = Player { game, engine, limits: limits::of_flags(&asked.limits)? };
    let game = protocol.game(&player)?;
    if let Some(engine) = &player.engine {
        let mut table = open_table(&game)?;
        table.seat(rules::Player::FIRST, Some(engine))?;
    }
    Ok(player)
}
