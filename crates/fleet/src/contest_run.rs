//! Playing a contest at many machines.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use search::Stop;
use tokio::runtime::Handle;
use tournament::{Contest, GameOrder, GamePlayers, GameReport, Pairing, Referee, Schedule};

use crate::{
    ContestDocument, Digest, Fleet, FleetError, FleetNotice, FleetRun, JobKind, JobOutcome,
    JobResult, JobWork, RunPhase, WorkerScores, work::MOST_GAMES,
};

/// How long a job should take: so long that handing it out costs little, so short that little is
/// lost with it.
const JOB: Duration = Duration::from_secs(2);
/// How many games the first jobs have, before it is known how long a game takes.
const FIRST_BATCH: usize = 4;
/// The most games of a job unless a number is settled: their reports must fit into a message.
const LARGEST_BATCH: f64 = 100.0;
/// After how many games workers are compared.
const COMPARED: u64 = 50;

/// Who is told what a person who waits for a run wants to know.
pub type NoticeListener<'a> = Box<dyn FnMut(&FleetNotice) + 'a>;

/// The workers of a fleet as players of a contest.
pub struct FleetPlayers<'a> {
    handle: Handle,
    run: FleetRun,
    /// How many games a job has, if that is settled.
    batch: Option<usize>,
    /// Reports of games that are not in the schedule yet.
    early: BTreeMap<u64, (String, GameReport)>,
    scores: WorkerScores,
    /// Seconds that games took, and how many.
    took: (f64, u32),
    failure: Option<FleetError>,
    tell: NoticeListener<'a>,
}

/// The games of an order as they come.
struct Playing<'a, 'b> {
    order: &'a GameOrder<'b>,
    referee: Referee<'b>,
    /// The numbers that were handed over.
    got: BTreeSet<u64>,
    /// The next number to be handed out.
    next: u64,
}

impl<'a> FleetPlayers<'a> {
    /// Begins or resumes the run of a contest, which is called by its name or else by what it
    /// follows from.
    ///
    /// # Errors
    ///
    /// If workers cannot play it, the server does not answer, or another command holds the run.
    pub fn begin(
        fleet: &Fleet,
        handle: Handle,
        contest: &Contest,
        name: Option<&str>,
        batch: Option<usize>,
        tell: NoticeListener<'a>,
    ) -> Result<Self, FleetError> {
        let document = ContestDocument::of(contest);
        let (document, files) = document.map_err(FleetError::NotForWorkers)?;
        let text = document.text();
        let usual =
            format!("m-{}", Digest::of(&[&text, fleet.build.as_str().as_bytes()].concat()).short());
        let title = format!("{} {}", contest.game, contest.names().join(" – "));
        let begun = async {
            for file in files.values() {
                fleet.put_file(file).await?;
            }
            let name = name.unwrap_or(&usual);
            let mut run = FleetRun::begin(fleet, JobKind::Match, name, &title, &text).await?;
            let stored = run.stored().await?;
            Ok((run, stored))
        };
        let (run, stored) = handle.block_on(begun)?;
        let (early, scores, failure) = Default::default();
        let (took, batch) = ((0.0, 0), batch.map(|batch| batch.clamp(1, MOST_GAMES)));
        let mut players = Self { handle, run, batch, early, scores, took, failure, tell };
        players.run.state.games.1 = Schedule::of(contest).planned();
        for result in stored {
            players.keep_stored(result);
        }
        players.tell_notices();
        Ok(players)
    }

    /// Keeps the games of a result that an earlier command had waited for.
    fn keep_stored(&mut self, result: JobResult) {
        if let JobOutcome::Games(games) = result.outcome {
            for report in games {
                self.early.entry(report.number).or_insert((result.worker.clone(), report));
            }
        }
    }

    /// Why the run could not go on, if it could not.
    #[must_use]
    pub fn failure(&self) -> Option<FleetError> {
        self.failure.clone()
    }

    fn tell_notices(&mut self) {
        for notice in self.run.take_notices() {
            (self.tell)(&notice);
        }
    }

    /// The run.
    #[must_use]
    pub const fn run(&self) -> &FleetRun {
        &self.run
    }

    /// Ends the run, and tells what it came to.
    pub fn end(&mut self, phase: RunPhase) {
        self.compare();
        self.tell_notices();
        let phase = if self.failure.is_some() { RunPhase::Failed } else { phase };
        self.handle.clone().block_on(self.run.end(phase));
    }

    async fn play_all(
        &mut self,
        order: &GameOrder<'_>,
        stop: &Stop,
        take: &mut dyn FnMut(GameReport),
    ) -> Result<(), FleetError> {
        let referee = Referee::new(order.contest);
        let mut playing = Playing { order, referee, got: BTreeSet::new(), next: order.first };
        self.hand_over_early(&mut playing, stop, take);
        let missing = |playing: &Playing<'_, '_>| {
            (order.first..order.schedule.len()).any(|number| playing.is_wanted(number).is_some())
        };
        while !stop.is_raised() {
            while self.run.wants_jobs() && !stop.is_raised() {
                let start = playing.next;
                let games = playing.batch(self.batch_size(order.schedule.len() - start));
                if games.is_empty() {
                    break;
                }
                let work = JobWork::Match { games: games.into_iter().map(Into::into).collect() };
                if !self.run.offer(work, stop).await? {
                    playing.next = start;
                    break;
                }
            }
            if self.run.jobs_ahead() == 0 && playing.next >= order.schedule.len() {
                if !missing(&playing) {
                    break;
                }
                playing.next = order.first;
                continue;
            }
            let heard = self.run.next(stop).await?;
            self.tell_notices();
            if let Some(result) = heard {
                self.hear(result, &mut playing, stop, take).await?;
            }
        }
        Ok(())
    }

    /// Hands over what earlier commands have had played, in the order of the schedule.
    fn hand_over_early(
        &mut self,
        playing: &mut Playing<'_, '_>,
        stop: &Stop,
        take: &mut dyn FnMut(GameReport),
    ) {
        let known: Vec<u64> =
            self.early.range(..playing.order.schedule.len()).map(|e| *e.0).collect();
        for number in known {
            let Some((worker, report)) = self.early.remove(&number) else { continue };
            let Some(pairing) = playing.is_wanted(number) else { continue };
            if stop.is_raised() {
                return;
            }
            match playing.referee.check(&report, &pairing) {
                Ok(()) => self.hand_over(&worker, report, playing, take),
                Err(fault) => tracing::warn!(worker, number, %fault, "a stored game is wrong"),
            }
        }
    }

    async fn hear(
        &mut self,
        result: JobResult,
        playing: &mut Playing<'_, '_>,
        stop: &Stop,
        take: &mut dyn FnMut(GameReport),
    ) -> Result<(), FleetError> {
        if !self.run.trusts(&result.worker) {
            return self.run.reject(&result, "", stop).await;
        }
        if let Some(failure) = self.run.refused(&result) {
            return Err(failure);
        }
        let JobOutcome::Games(games) = &result.outcome else { return Ok(()) };
        let mut sound: Vec<GameReport> = Vec::new();
        for report in games {
            let Some(pairing) = playing.order.schedule.pairing(report.number) else {
                continue;
            };
            match playing.referee.check(report, &pairing) {
                Ok(()) if playing.is_wanted(report.number).is_some() => sound.push(report.clone()),
                Ok(()) => {}
                Err(fault) => return self.run.reject(&result, &fault.to_string(), stop).await,
            }
        }
        self.took.0 += result.seconds;
        self.took.1 += u32::try_from(games.len()).unwrap_or_default();
        self.run.accept(&result);
        for report in sound {
            if playing.is_wanted(report.number).is_some() {
                self.hand_over(&result.worker, report, playing, take);
            }
        }
        Ok(())
    }

    fn hand_over(
        &mut self,
        worker: &str,
        report: GameReport,
        playing: &mut Playing<'_, '_>,
        take: &mut dyn FnMut(GameReport),
    ) {
        playing.got.insert(report.number);
        self.scores.count(worker, &report);
        let state = &mut self.run.state;
        state.games.0 += 1;
        *state.workers.entry(worker.to_owned()).or_default() += 1;
        let games = self.run.state.games.0;
        self.run.state.pace = per_second(games, self.run.elapsed());
        if games % COMPARED == 0 {
            self.compare();
        }
        take(report);
    }

    /// Names the workers whose results are skewed, each once.
    fn compare(&mut self) {
        for skewed in self.scores.skewed() {
            if !self.run.state.skewed.contains(&skewed.worker) {
                self.run.state.skewed.push(skewed.worker.clone());
                self.run.note(FleetNotice::Skewed(skewed));
            }
        }
    }

    /// How many games the next job has, with that many left: towards the end they become few, so that
    /// all threads end at about the same time.
    fn batch_size(&self, left: u64) -> usize {
        let share = left / (3 * self.run.threads().max(1)) + 1;
        let share = usize::try_from(share).unwrap_or(MOST_GAMES);
        let settled = self.batch;
        settled.unwrap_or_else(|| match self.took {
            (_, 0) => FIRST_BATCH,
            (seconds, games) => fitting(seconds / f64::from(games)).min(share),
        })
    }
}

impl<'a> Playing<'a, '_> {
    /// A game that is still wanted.
    fn is_wanted(&self, number: u64) -> Option<Pairing> {
        if self.got.contains(&number) { None } else { self.order.wanted(number) }
    }

    /// The next games to be handed out.
    fn batch(&mut self, size: usize) -> Vec<Pairing> {
        let mut games = Vec::new();
        while games.len() < size && self.next < self.order.schedule.len() {
            games.extend(self.is_wanted(self.next));
            self.next += 1;
        }
        games
    }
}

/// How many games of that many seconds make a job.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
fn fitting(seconds: f64) -> usize {
    (JOB.as_secs_f64() / seconds.max(1e-6)).clamp(1.0, LARGEST_BATCH) as usize
}

#[expect(clippy::cast_precision_loss, reason = "a count of games")]
fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(0.001)
}

impl GamePlayers for FleetPlayers<'_> {
    fn play(&mut self, order: &GameOrder<'_>, stop: &Stop, take: &mut dyn FnMut(GameReport)) {
        let handle = self.handle.clone();
        self.run.state.games.1 = order.schedule.planned();
        let played = handle.block_on(self.play_all(order, stop, take));
        if let Err(failure) = played {
            self.failure = Some(failure);
        }
    }
}

impl std::fmt::Debug for FleetPlayers<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FleetPlayers").field("run", &self.run).finish_non_exhaustive()
    }
}
