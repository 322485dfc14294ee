//! Playing the games of a training at many machines.

use std::collections::BTreeMap;

use base64::{Engine as _, prelude::BASE64_STANDARD};
use learn::{TrainingGame, TrainingOrder, TrainingPlan, TrainingPlayers, are_sound};
use search::Stop;
use tokio::runtime::Handle;
use tournament::ReportFault;

use crate::{
    Digest, Fleet, FleetError, FleetRun, JobKind, JobOutcome, JobResult, JobWork, NoticeListener,
    RunPhase,
};

/// How many games a job has. The same numbers are always in the same job, so that a training that goes
/// on finds what an earlier command had played.
const BATCH: usize = 32;

/// The workers of a fleet as players of a training.
pub struct FleetTrainers<'a> {
    handle: Handle,
    fleet: Fleet,
    run: FleetRun,
    /// What an earlier command had waited for, by the names of the jobs.
    stored: BTreeMap<String, JobResult>,
    failure: Option<FleetError>,
    tell: NoticeListener<'a>,
}

/// What of an order is under way.
struct Ordered {
    /// The jobs by their names: the numbers of their games.
    places: BTreeMap<String, usize>,
    /// What came before its turn, by the first number.
    early: BTreeMap<usize, Vec<TrainingGame>>,
    /// The next number to be handed over.
    next: usize,
}

impl<'a> FleetTrainers<'a> {
    /// Begins or resumes the run of a training.
    ///
    /// # Errors
    ///
    /// If the server does not answer, or another command holds the run.
    pub fn begin(
        fleet: &Fleet,
        handle: Handle,
        plan: &TrainingPlan,
        tell: NoticeListener<'a>,
    ) -> Result<Self, FleetError> {
        let text = plan.to_string();
        let name = [text.as_bytes(), fleet.build().as_str().as_bytes()].concat();
        let name = format!("t-{}", Digest::of(&name).short());
        let title = format!("train {} seed {}", plan.game, plan.seed);
        let (run, stored) = handle.block_on(async {
            let mut run =
                FleetRun::begin(fleet, JobKind::Learn, &name, &title, text.as_bytes()).await?;
            let stored = run.stored().await?;
            Ok((run, stored))
        })?;
        let stored = stored.into_iter().map(|result| (result.job.clone(), result)).collect();
        let mut trainers = Self { handle, fleet: fleet.clone(), run, stored, failure: None, tell };
        trainers.run.state.games.1 = plan.rounds.iter().map(|round| u64::from(round.games)).sum();
        trainers.tell_notices();
        Ok(trainers)
    }

    fn tell_notices(&mut self) {
        for notice in self.run.take_notices() {
            (self.tell)(&notice);
        }
    }

    /// Why the run could not go on, if it could not.
    #[must_use]
    pub fn failure(&self) -> Option<FleetError> {
        self.failure.clone()
    }

    /// Ends the run.
    pub fn end(&mut self, phase: RunPhase) {
        self.tell_notices();
        let phase = if self.failure.is_some() { RunPhase::Failed } else { phase };
        self.handle.clone().block_on(self.run.end(phase));
    }

    async fn play_all(
        &mut self,
        order: &TrainingOrder<'_>,
        stop: &Stop,
        take: &mut dyn FnMut(Vec<TrainingGame>),
    ) -> Result<(), FleetError> {
        let weights = self.fleet.put_file(order.weights).await?;
        let again = match order.again {
            [] => None,
            again => Some(self.fleet.put_file(&TrainingGame::encode(again)).await?),
        };
        let mut ordered =
            Ordered { places: BTreeMap::new(), early: BTreeMap::new(), next: order.first };
        let mut batch = order.first / BATCH * BATCH;
        while ordered.next < order.end && !stop.is_raised() {
            while batch < order.end && self.run.wants_jobs() && !stop.is_raised() {
                let work = JobWork::Learn {
                    round: order.round,
                    first: batch as u64,
                    count: u32::try_from(BATCH.min(order.end - batch)).unwrap_or_default(),
                    weights: Some(weights.clone()),
                    again: again.clone(),
                };
                let name = self.run.job(work.clone()).id();
                ordered.places.insert(name.clone(), batch);
                batch += BATCH;
                if let Some(result) = self.stored.remove(&name)
                    && let Some(games) = games_of(&result, order, batch - BATCH)
                {
                    self.hand_over(&result, games, &mut ordered, take);
                } else if !self.run.offer(work, stop).await? {
                    batch -= BATCH;
                    break;
                }
            }
            let heard = self.run.next(stop).await?;
            self.tell_notices();
            let Some(result) = heard else { continue };
            if let Some(failure) = self.run.refused(&result) {
                return Err(failure);
            }
            let Some(&first) = ordered.places.get(&result.job) else { continue };
            match games_of(&result, order, first) {
                Some(games) if self.run.trusts(&result.worker) => {
                    if self.run.accept(&result) {
                        self.hand_over(&result, games, &mut ordered, take);
                    }
                }
                _ => self.run.reject(&result, &ReportFault::OtherEnd.to_string(), stop).await?,
            }
        }
        Ok(())
    }

    /// Hands over what follows on what was handed over before.
    fn hand_over(
        &mut self,
        result: &JobResult,
        games: Vec<TrainingGame>,
        ordered: &mut Ordered,
        take: &mut dyn FnMut(Vec<TrainingGame>),
    ) {
        let Some(&first) = ordered.places.get(&result.job) else { return };
        let state = &mut self.run.state;
        state.games.0 += games.len() as u64;
        *state.workers.entry(result.worker.clone()).or_default() += games.len() as u64;
        ordered.early.insert(first, games);
        while let Some((&first, _)) = ordered.early.first_key_value()
            && first <= ordered.next
            && let Some(games) = ordered.early.remove(&first)
        {
            let known = ordered.next - first;
            let fresh: Vec<TrainingGame> = games.into_iter().skip(known).collect();
            ordered.next += fresh.len();
            if !fresh.is_empty() {
                take(fresh);
            }
        }
    }
}

/// The games of a result, if they can be those that were wanted.
fn games_of(
    result: &JobResult,
    order: &TrainingOrder<'_>,
    first: usize,
) -> Option<Vec<TrainingGame>> {
    let JobOutcome::Training(text) = &result.outcome else { return None };
    let games = TrainingGame::decode(&BASE64_STANDARD.decode(text).ok()?)?;
    let is_whole = games.len() == BATCH.min(order.end - first);
    (is_whole && are_sound(&order.plan.game, &games)).then_some(games)
}

impl TrainingPlayers for FleetTrainers<'_> {
    fn play(
        &mut self,
        order: &TrainingOrder<'_>,
        stop: &Stop,
        take: &mut dyn FnMut(Vec<TrainingGame>),
    ) {
        let handle = self.handle.clone();
        if let Err(failure) = handle.block_on(self.play_all(order, stop, take)) {
            self.failure = Some(failure);
        }
    }
}

impl std::fmt::Debug for FleetTrainers<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FleetTrainers").field("run", &self.run).finish_non_exhaustive()
    }
}
