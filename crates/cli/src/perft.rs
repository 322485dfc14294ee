//! `plateau perft`: counts move sequences.

use std::{io::Write, time::Instant};

use rules::{Argument, Knob, Phrase, Spec};
use serde::Serialize;
use session::open_room;
use words::Words;

use crate::{arguments::PerftArgs, failure::Failure, limits};

#[derive(Serialize)]
struct PerftJson {
    leaves: u64,
    seconds: f64,
}

/// Counts the move sequences of a length.
pub(crate) fn run(perft: &PerftArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let game: Spec = perft.game.parse()?;
    let knob = Knob::number("depth", 0, 1000, None);
    let depth = limits::number(Some(&perft.depth), knob)?.expect("the argument is required");
    let depth = u32::try_from(depth).expect("the knob's range is small");
    let room = open_room(&game)?;
    let start = Instant::now();
    let leaves = room.perft(&game, perft.position.as_deref(), depth)?;
    let time = start.elapsed();
    if perft.json {
        serde_json::to_writer(&mut *out, &PerftJson { leaves, seconds: time.as_secs_f64() })?;
        writeln!(out)?;
    } else {
        let phrase = Phrase::new("perft-counted")
            .with("leaves", leaves)
            .with("depth", u64::from(depth))
            .with("seconds", Argument::seconds(time));
        writeln!(out, "{}", words.say(&phrase))?;
    }
    Ok(())
}
