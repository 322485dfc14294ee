//! A contest that is played by the workers of other machines.

use std::rc::Rc;

use fleet::{FleetNotice, FleetPlayers, RunPhase, WorkerCard};
use rules::{Knob, Phrase, Speak as _};
use tournament::{GameReport, JournalError, Schedule, Standing};

use super::Course;
use crate::{
    arguments::ContestFlags, failure::Failure, limits, nats, nats::NatsLink, settings::UserSettings,
};

const BATCH: Knob = Knob::number("batch", 1, 1000, None);

/// What the flags say of the workers.
pub(super) struct SharedContest {
    link: NatsLink,
    /// What the run is called.
    name: Option<String>,
    /// How many games a job has.
    batch: Option<usize>,
}

/// The workers, if the flags ask for them.
pub(super) fn asked(
    flags: &ContestFlags,
    settings: &UserSettings,
) -> Result<Option<SharedContest>, Failure> {
    let Some(url) = &flags.nats else { return Ok(None) };
    if flags.concurrency.is_some() {
        return Err(Failure::WrongUse(Phrase::new("error-nats-concurrency")));
    }
    let batch = limits::number(flags.batch.as_ref(), BATCH)?;
    let batch = batch.and_then(|batch| usize::try_from(batch).ok());
    if let Some(name) = flags.run.as_ref().filter(|name| !WorkerCard::is_name(name)) {
        let phrase = Phrase::new("error-nats-run").with("name", name.as_str());
        return Err(Failure::WrongUse(phrase));
    }
    let link = nats::connect(url, settings)?;
    Ok(Some(SharedContest { link, name: flags.run.clone(), batch }))
}

impl SharedContest {
    /// Has the games played.
    pub(super) fn run(
        self,
        course: &Course<'_>,
        played: Vec<GameReport>,
        keep: impl FnMut(&GameReport) -> Result<(), JournalError>,
    ) -> Result<Standing, Failure> {
        let bar = Rc::new(course.bar());
        let (told, handle) = (Rc::clone(&bar), self.link.runtime.handle().clone());
        let tell = Box::new(move |notice: &FleetNotice| told.say(&notice.phrase()));
        let (fleet, name) = (&self.link.fleet, self.name.as_deref());
        let mut players =
            FleetPlayers::begin(fleet, handle, course.contest, name, self.batch, tell)?;
        let standing = course.run(&mut players, played, &bar, keep);
        let is_all = |standing: &Standing| {
            course.is_decided(standing) || standing.games >= Schedule::of(course.contest).planned()
        };
        let is_over = standing.as_ref().is_ok_and(is_all);
        players.end(if is_over { RunPhase::Finished } else { RunPhase::Interrupted });
        match players.failure() {
            Some(failure) => Err(failure.into()),
            None => standing,
        }
    }
}
