//! `plateau engine check`: what managers of matches expect of a program, tried.

use std::{env, io::Write};

use protocol::{Contact, Expectation, InspectionResult, LocalEngine, Program, Protocol, inspect};
use rules::{Phrase, Spec};
use search::Limits;
use serde::Serialize;
use words::Words;

use crate::{arguments::EngineArgs, failure::Failure, json, settings::UserSettings};

/// The word that stands in place of a protocol.
pub(crate) const NAME: &str = "check";

/// The game that is tried where the protocol is for every game.
const USUAL: &str = "othello";

#[derive(Serialize)]
struct InspectionJson {
    program: String,
    game: String,
    /// Whether nothing is wrong.
    passed: bool,
    findings: Vec<FindingJson>,
}

/// What came of one expectation.
#[derive(Serialize)]
struct FindingJson {
    expected: &'static str,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<String>,
}

/// Tries a program, and says what it does wrong.
pub(crate) fn run(
    asked: &EngineArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let missing = || Failure::WrongUse(Phrase::new("error-engine-check"));
    let named = asked.program.as_ref().ok_or_else(missing)?;
    let program = program(named, settings)?;
    let game = game(asked, &program)?;
    let time = Expectation::MOVE_TIME;
    let findings = inspect(&program, &game, env::current_exe().ok(), &Expectation::ALL, time);
    let failed = |(_, result): &(Expectation, InspectionResult)| {
        matches!(result, InspectionResult::Failed(_))
    };
    let passed = !findings.iter().any(failed);
    if asked.json {
        let findings = findings.iter().map(|(expected, result)| finding(*expected, result, words));
        let inspection = InspectionJson {
            program: named.clone(),
            game: game.to_string(),
            passed,
            findings: findings.collect(),
        };
        json::write(&inspection, out)?;
    } else {
        for (expected, result) in &findings {
            writeln!(out, "{}", words.say(&line(*expected, result)))?;
        }
    }
    if passed { Ok(()) } else { Err(Failure::Failed(Phrase::new("engine-check-failed"))) }
}

/// The program that a spec describes, or that the settings name.
fn program(named: &str, settings: &UserSettings) -> Result<Program, Failure> {
    let spec: Spec = named.parse()?;
    let contact = match settings.engines.get(&spec.name) {
        Some(entry) => Some(entry.contact(&spec.name)?),
        None => Contact::read(&spec)?,
    };
    match contact {
        Some(Contact::Program(program)) => Ok(program),
        _ => Err(Failure::WrongUse(Phrase::new("error-engine-check"))),
    }
}

/// The game that is tried: the one that is named, or the usual one of the protocol.
fn game(asked: &EngineArgs, program: &Program) -> Result<Spec, Failure> {
    let game = asked.game.as_ref().map(|game| game.parse()).transpose()?;
    let protocol = program.protocol;
    if protocol == Protocol::Json {
        return Ok(game.unwrap_or_else(|| Spec::new(USUAL)));
    }
    let player = LocalEngine { game, engine: None, limits: Limits::default() };
    Ok(protocol.game(&player)?.unwrap_or_else(|| Spec::new(USUAL)))
}

fn line(expected: Expectation, result: &InspectionResult) -> Phrase {
    let about = Phrase::built(format!("engine-check-{}", expected.name()));
    match result {
        InspectionResult::Passed => Phrase::new("engine-check-ok").with("about", about),
        InspectionResult::Skipped => Phrase::new("engine-check-skipped").with("about", about),
        InspectionResult::Failed(problem) => {
            let phrase = Phrase::new("engine-check-wrong").with("about", about);
            phrase.with("problem", problem.clone())
        }
    }
}

fn finding(expected: Expectation, result: &InspectionResult, words: &Words) -> FindingJson {
    let (result, problem) = match result {
        InspectionResult::Passed => ("passed", None),
        InspectionResult::Skipped => ("skipped", None),
        InspectionResult::Failed(problem) => ("failed", Some(words.say(problem))),
    };
    FindingJson { expected: expected.name(), result, problem }
}
