//! `plateau fleet`: what there is to see of the work of many machines, and what is to be forgotten.

use std::io::Write;

use fleet::{FleetStatus, RunPhase, RunState, StreamStatus, WorkerCard};
use rules::{Argument, Phrase, Speak as _};
use words::Words;

use crate::{
    arguments::{FleetArgs, FleetCommand},
    failure::Failure,
    json, nats,
    settings::UserSettings,
};

/// Shows or forgets.
pub(crate) fn run(
    asked: &FleetArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match &asked.what {
        FleetCommand::Status(status) => {
            let link = nats::connect(&status.nats, settings)?;
            let found = link.runtime.block_on(link.fleet.status())?;
            if status.json { json::write(&found, out) } else { write(&found, words, out) }
        }
        FleetCommand::Forget(forget) => {
            let link = nats::connect(&forget.nats, settings)?;
            link.runtime.block_on(link.fleet.forget(&forget.run))?;
            let phrase = Phrase::new("fleet-forgotten").with("run", forget.run.as_str());
            Ok(writeln!(out, "{}", words.say(&phrase))?)
        }
    }
}

fn write(status: &FleetStatus, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let mut tell = |phrase: &Phrase| writeln!(out, "{}", words.say(phrase));
    tell(&Phrase::new("fleet-build").with("build", status.build.as_str()))?;
    if status.workers.is_empty() {
        tell(&Phrase::new("fleet-no-workers"))?;
    }
    for worker in &status.workers {
        tell(&of_worker(worker))?;
    }
    if status.runs.is_empty() {
        tell(&Phrase::new("fleet-no-runs"))?;
    }
    for run in &status.runs {
        tell(&of_run(run))?;
        if let Some((worker, refusal)) = &run.refused {
            let phrase = Phrase::new("fleet-run-refused").with("worker", worker.as_str());
            tell(&phrase.with("problem", refusal.phrase()))?;
        }
        if !run.skewed.is_empty() {
            tell(&Phrase::new("fleet-run-skewed").with("workers", run.skewed.join(", ")))?;
        }
    }
    for stream in &status.streams {
        tell(&of_stream(stream))?;
    }
    Ok(())
}

fn of_worker(worker: &WorkerCard) -> Phrase {
    let kinds: Vec<&str> = worker.kinds.iter().map(|kind| kind.name()).collect();
    let id = if worker.is_stuck { "fleet-worker-stuck" } else { "fleet-worker" };
    Phrase::new(id)
        .with("name", worker.name.as_str())
        .with("build", worker.build.as_str())
        .with("kinds", kinds.join(","))
        .with("running", worker.running)
        .with("threads", worker.threads)
        .with("done", worker.done)
        .with("refused", worker.refused)
}

fn of_run(run: &RunState) -> Phrase {
    let phase = match run.phase {
        RunPhase::UnderWay => "fleet-phase-under-way",
        RunPhase::Interrupted => "fleet-phase-interrupted",
        RunPhase::Finished => "fleet-phase-finished",
        RunPhase::Failed => "fleet-phase-failed",
    };
    Phrase::new("fleet-run")
        .with("run", run.run.as_str())
        .with("title", run.title.as_str())
        .with("phase", Phrase::new(phase))
        .with("games", run.games.0)
        .with("of", run.games.1)
        .with("pace", Argument::decimal(run.pace, 1))
        .with("redelivered", run.redelivered)
        .with("wrong", run.wrong)
}

fn of_stream(stream: &StreamStatus) -> Phrase {
    Phrase::new("fleet-stream")
        .with("name", stream.name.as_str())
        .with("messages", stream.messages)
        .with("bytes", stream.bytes)
        .with("under-way", stream.under_way)
        .with("redelivered", stream.redelivered)
}
