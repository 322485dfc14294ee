//! What came of tuning.

use std::io::Write;

use rules::{Argument, Phrase};
use serde::Serialize;
use tournament::{Tuner, TuningStep};
use words::Words;

use super::Tuning;
use crate::{failure::Failure, json};

#[derive(Serialize)]
struct TuningResult<'a> {
    game: String,
    engine: String,
    tuned: String,
    steps: u64,
    games: u64,
    knobs: Vec<TunedKnobEntry<'a>>,
}

/// A knob, where it began and where it is.
#[derive(Serialize)]
struct TunedKnobEntry<'a> {
    name: &'a str,
    min: f64,
    max: f64,
    start: f64,
    value: f64,
    /// How far it still moved in the last quarter of the steps.
    spread: f64,
}

/// Writes where every knob began and is, and how to check what that is worth.
pub(super) fn write(
    tuning: &Tuning<'_>,
    tuner: &Tuner,
    steps: &[TuningStep],
    as_json: bool,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let values = tuner.values();
    let tuned = tuning.setter.engine(&values);
    let entries = tuner.knobs().iter().zip(&values).enumerate().map(|(index, (knob, value))| {
        TunedKnobEntry {
            name: &knob.name,
            min: knob.min,
            max: knob.max,
            start: knob.start,
            value: *value,
            spread: spread(steps, index),
        }
    });
    let entries: Vec<TunedKnobEntry<'_>> = entries.collect();
    if as_json {
        let result = TuningResult {
            game: tuning.game.to_string(),
            engine: tuning.setter.base().to_string(),
            tuned: tuned.to_string(),
            steps: tuner.done(),
            games: tuner.done() * tuning.games,
            knobs: entries,
        };
        return json::write(&result, out);
    }
    let title = Phrase::new("tune-title")
        .with("engine", tuning.setter.base().to_string())
        .with("game", tuning.game.to_string())
        .with("steps", tuner.done())
        .with("games", tuner.done() * tuning.games);
    writeln!(out, "{}", words.say(&title))?;
    for entry in entries {
        let line = Phrase::new("tune-knob")
            .with("name", entry.name)
            .with("start", tuning.setter.text(entry.name, entry.start))
            .with("value", tuning.setter.text(entry.name, entry.value))
            .with("spread", Argument::decimal(entry.spread, 1));
        writeln!(out, "{}", words.say(&line))?;
    }
    let check = Phrase::new("tune-check")
        .with("game", tuning.game.to_string())
        .with("tuned", tuned.to_string())
        .with("engine", tuning.setter.base().to_string());
    Ok(writeln!(out, "{}", words.say(&check))?)
}

/// How far the values of a knob lie apart in the last quarter of the steps.
fn spread(steps: &[TuningStep], index: usize) -> f64 {
    let last = &steps[steps.len() - steps.len() / 4..];
    let values = last.iter().map(|step| step.values[index]);
    let (least, most) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), value| {
        (least.min(value), most.max(value))
    });
    if last.is_empty() { 0.0 } else { most - least }
}
