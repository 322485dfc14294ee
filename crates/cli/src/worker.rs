//! `plateau worker`: does the jobs of other machines.

use std::{collections::BTreeSet, io::Write, thread, time::Duration};

use fleet::{FleetWorker, JobKind, WorkerCard};
use rules::{Knob, Phrase};
use words::Words;

use crate::{arguments::WorkerArgs, failure::Failure, limits, nats, settings::UserSettings};

const THREADS: Knob = Knob::number("threads", 1, 1024, None);
const LONGEST: Knob = Knob::number("longest", 1, 1_000_000, None);

/// Works until the program is ended.
pub(crate) fn run(
    asked: &WorkerArgs,
    words: &Words,
    settings: &UserSettings,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let worker = worker(asked)?;
    let link = nats::connect(&asked.nats, settings)?;
    let ready = Phrase::new("worker-ready")
        .with("name", worker.name.as_str())
        .with("threads", worker.threads)
        .with("build", link.fleet.build().as_str());
    writeln!(out, "{}", words.say(&ready))?;
    out.flush()?;
    let totals = link.runtime.block_on(async {
        let ended = ended()?;
        Ok::<_, Failure>(worker.work(&link.fleet, ended).await?)
    })?;
    // A search that does not hear its flag must not keep the program.
    link.runtime.shutdown_timeout(Duration::from_millis(500));
    if totals.is_dismissed {
        return Err(Failure::Failed(Phrase::new("error-worker-dismissed")));
    }
    let done = Phrase::new("worker-done")
        .with("done", totals.done)
        .with("refused", totals.refused)
        .with("returned", totals.returned);
    Ok(writeln!(out, "{}", words.say(&done))?)
}

fn worker(asked: &WorkerArgs) -> Result<FleetWorker, Failure> {
    let threads = limits::number(asked.threads.as_ref(), THREADS)?;
    let threads = threads.and_then(|threads| usize::try_from(threads).ok());
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into));
    let longest = limits::number(asked.longest.as_ref(), LONGEST)?;
    let name = match &asked.name {
        Some(name) if !WorkerCard::is_name(name) => {
            let phrase = Phrase::new("error-worker-name").with("name", name.as_str());
            return Err(Failure::WrongUse(phrase));
        }
        name => name.clone().unwrap_or_else(WorkerCard::fresh_name),
    };
    Ok(FleetWorker {
        name,
        threads,
        kinds: kinds(asked.kinds.as_deref())?,
        longest: longest.map_or(FleetWorker::USUAL_LONGEST, Duration::from_secs),
    })
}

/// The kinds of jobs that are named; all of them if none is.
fn kinds(text: Option<&str>) -> Result<BTreeSet<JobKind>, Failure> {
    let Some(text) = text else { return Ok(JobKind::ALL.into()) };
    let named = text.split(',').map(|name| {
        JobKind::named(name.trim()).ok_or_else(|| {
            let allowed = JobKind::ALL.map(JobKind::name);
            let phrase = Phrase::new("error-worker-kind").with("kind", name);
            Failure::WrongUse(phrase.with("allowed", &allowed[..]))
        })
    });
    named.collect()
}

/// Waits for the end of the program: SIGTERM, or an interrupt from the keyboard.
#[cfg(unix)]
fn ended() -> Result<impl Future<Output = ()>, Failure> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits for the end of the program: an interrupt from the keyboard.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "as where it can fail")]
fn ended() -> Result<impl Future<Output = ()>, Failure> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
