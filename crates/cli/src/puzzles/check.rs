//! `plateau puzzles check`: whether every puzzle of a file has one answer.

use std::io::Write;

use rules::{Phrase, Speak as _};
use search::Stop;
use words::Words;

use super::collection;
use crate::{contest::stop_on_interruption, failure::Failure};

/// Verifies every puzzle and says which are not what they should be.
pub(super) fn run(file: Option<&str>, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let collection = collection(file)?;
    let stop = Stop::default();
    stop_on_interruption(&stop);
    let (mut right, mut wrong) = (0_usize, 0_usize);
    for puzzle in collection.puzzles() {
        let verified = puzzle.verify(&stop);
        if stop.is_raised() {
            return Err(Failure::Interrupted);
        }
        match verified {
            Ok(()) => right += 1,
            Err(fault) => {
                wrong += 1;
                let phrase = Phrase::new("puzzle-wrong")
                    .with("game", puzzle.game.to_string())
                    .with("position", puzzle.position.as_str())
                    .with("problem", fault.phrase());
                writeln!(out, "{}", words.say(&phrase))?;
            }
        }
    }
    let told = Phrase::new("puzzle-checked").with("right", right).with("wrong", wrong);
    if wrong > 0 {
        return Err(Failure::Failed(told));
    }
    Ok(writeln!(out, "{}", words.say(&told))?)
}
