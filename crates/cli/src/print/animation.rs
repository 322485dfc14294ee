//! `plateau print animation`: a game as an animated picture.

use std::{
    io::{self, Write},
    path::Path,
    time::Duration,
};

use paper::gif;
use record::Record;
use rules::{Knob, Phrase, Spec};
use session::open_table;
use words::Words;

use crate::{
    analyse::play_moves, arguments::AnimationArgs, failure::Failure, files::GameInput, limits,
    output,
};

/// How long each position is shown.
const PAUSE: Knob = Knob::seconds("pause", 0.05, 60.0);

/// Writes the animated picture of a game.
pub(super) fn run(
    asked: &AnimationArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    output::form(None, asked.output.as_ref(), &["gif"])?;
    let width = super::width(asked.width.as_ref())?;
    let pause = limits::seconds(asked.pause.as_ref(), PAUSE)?.unwrap_or(Duration::from_secs(1));
    let diagrams = record_of(asked, words)?.diagrams()?;
    output::deliver(&gif(&diagrams, pause, width), asked.output.as_ref(), words, out)
}

/// The game of a file, or that of the moves that are given.
fn record_of(asked: &AnimationArgs, words: &Words) -> Result<Record, Failure> {
    match (&asked.file, &asked.game, &asked.moves) {
        (Some(path), game, None) => {
            let input =
                GameInput::open(Path::new(path), game.as_ref(), false, &mut io::stdin().lock())?;
            let first = |records: &mut dyn Iterator<Item = Record>| Ok(records.next());
            let (first, _) = input.each(words, first)?;
            Ok(first.expect("a file that was read has a game"))
        }
        (None, Some(game), Some(moves)) => {
            let game: Spec = game.parse()?;
            let mut table = open_table(&game)?;
            let mut record = Record::new(game, table.players());
            let mut walk = table.fork();
            for text in play_moves(&mut *table, moves)? {
                record.tree.play(walk.turn(), &text);
                walk.play(&text).expect("it was played at the other table");
            }
            Ok(record)
        }
        _ => Err(Failure::WrongUse(Phrase::new("error-animation"))),
    }
}
