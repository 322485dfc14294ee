//! Limits, numbers and words given as flags, checked as knobs are.

use std::time::Duration;

use rules::{Knob, Phrase, Settings, Spec, SpecError};
use search::{DEPTH, Limits, NODES, TIME};
use web::ServerLimits;

use crate::{arguments::LimitFlags, failure::Failure};

/// The limits that flags set; they take precedence over an engine's own.
pub(crate) fn of_flags(flags: &LimitFlags) -> Result<Limits, SpecError> {
    let given = [("depth", &flags.depth), ("nodes", &flags.nodes), ("time", &flags.time)];
    let settings = settle(&given, &[DEPTH, NODES, TIME])?;
    Ok(Limits::of(&settings))
}

/// A number given as a flag, in the range of its knob.
pub(crate) fn number(text: Option<&String>, knob: Knob) -> Result<Option<u64>, SpecError> {
    let name = knob.name;
    Ok(settle(&[(name, &text.cloned())], &[knob])?.number(name))
}

/// A word given as a flag, one of those of its knob.
pub(crate) fn word(text: Option<&String>, knob: Knob) -> Result<Option<String>, SpecError> {
    let name = knob.name;
    Ok(settle(&[(name, &text.cloned())], &[knob])?.word(name).map(str::to_owned))
}

/// A time given as a flag, in the range of its knob.
pub(crate) fn seconds(text: Option<&String>, knob: Knob) -> Result<Option<Duration>, SpecError> {
    let name = knob.name;
    Ok(settle(&[(name, &text.cloned())], &[knob])?.seconds(name))
}

/// Sets a limit of the server by its name.
pub(crate) fn of_server(limits: &mut ServerLimits, name: &str, value: &str) -> Result<(), Failure> {
    let Some(field) = ServerLimits::FIELDS.iter().find(|field| field.knob.name == name) else {
        let names: Vec<&str> = ServerLimits::FIELDS.iter().map(|field| field.knob.name).collect();
        let phrase = Phrase::new("error-serve-limit").with("name", name);
        return Err(Failure::WrongUse(phrase.with("allowed", &names[..])));
    };
    if let Some(value) = number(Some(&value.to_owned()), field.knob.clone())? {
        field.set(limits, value);
    }
    Ok(())
}

fn settle(given: &[(&str, &Option<String>)], knobs: &[Knob]) -> Result<Settings, SpecError> {
    let mut spec = Spec::new("plateau");
    for (name, value) in given {
        if let Some(value) = value {
            spec.set(*name, value.as_str());
        }
    }
    spec.settle(knobs)
}
