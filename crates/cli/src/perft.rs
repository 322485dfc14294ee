//! `plateau perft`: counts move sequences.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use rules::{Argument, Knob, Phrase, Spec};
use serde::Serialize;
use session::{GameEntry, open_room, open_table_at};
use words::Words;

use crate::{arguments::PerftArgs, failure::Failure, json, limits};

/// What is counted.
struct Perft<'a> {
    game: Spec,
    room: &'a dyn GameEntry,
    position: Option<&'a str>,
    depth: u32,
}

/// How many sequences begin with a move.
#[derive(Serialize)]
struct MoveCount {
    #[serde(rename = "move")]
    played: String,
    leaves: u64,
}

#[derive(Serialize)]
struct PerftJson {
    game: String,
    depth: u32,
    leaves: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<MoveCount>,
}

impl Perft<'_> {
    /// How many sequences there are.
    fn count(&self) -> Result<u64, Failure> {
        Ok(self.room.perft(&self.game, self.position, self.depth)?)
    }

    /// How many sequences begin with each move; nothing where sequences have no moves.
    fn divide(&self) -> Result<Vec<MoveCount>, Failure> {
        let Some(rest) = self.depth.checked_sub(1) else { return Ok(Vec::new()) };
        let table = open_table_at(&self.game, self.position)?;
        let count = |played: String| {
            let mut after = table.fork();
            after.play(&played).expect("a legal move");
            let leaves = self.room.perft(&self.game, Some(&after.position()), rest)?;
            Ok(MoveCount { played, leaves })
        };
        table.view().moves.into_iter().map(|turn| count(turn.text)).collect()
    }
}

/// Counts the move sequences of a length.
pub(crate) fn run(asked: &PerftArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let game: Spec = asked.game.parse()?;
    let knob = Knob::number("depth", 0, 1000, None);
    let depth = limits::number(Some(&asked.depth), knob)?.expect("the argument is required");
    let depth = u32::try_from(depth).expect("the knob's range is small");
    let room = open_room(&game)?;
    let perft = Perft { game, room, position: asked.position.as_deref(), depth };
    let start = Instant::now();
    let leaves = perft.count()?;
    let time = start.elapsed();
    let moves = if asked.divide { perft.divide()? } else { Vec::new() };
    if asked.json {
        let (game, seconds) = (perft.game.to_string(), time.as_secs_f64());
        return json::write(&PerftJson { game, depth, leaves, seconds, moves }, out);
    }
    for MoveCount { played, leaves } in moves {
        let leaves = words.say(&Phrase::new("perft-move").with("leaves", leaves));
        writeln!(out, "  {played:<8} {leaves}")?;
    }
    let phrase = Phrase::new("perft-counted")
        .with("leaves", leaves)
        .with("depth", u64::from(depth))
        .with("seconds", Argument::seconds(time))
        .with("rate", rate(leaves, time));
    Ok(writeln!(out, "{}", words.say(&phrase))?)
}

/// How many a second, rounded down; as many as there are where it took no time.
pub(crate) fn rate(count: u64, time: Duration) -> u64 {
    let nanoseconds = time.as_nanos().max(1);
    u64::try_from(u128::from(count) * 1_000_000_000 / nanoseconds).unwrap_or(u64::MAX)
}
