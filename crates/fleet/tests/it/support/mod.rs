//! Helpers of the tests.

pub(crate) mod server;

use std::{
    convert::Infallible,
    sync::{Arc, Mutex},
    time::Duration,
};

use fleet::{
    BuildSignature, Fleet, FleetError, FleetNotice, FleetOptions, FleetPlayers, FleetWorker,
    JobKind, RunPhase, RunState, WorkerTotals,
};
use search::Stop;
use tokio::{runtime::Runtime, sync::oneshot, task::JoinHandle};
use tournament::{Contest, GameReport, hold, hold_with};

use server::NatsServer;

/// A server and a runtime.
pub(crate) struct Site {
    pub(crate) nats: NatsServer,
    pub(crate) runtime: Runtime,
    pub(crate) fleet: Fleet,
}

/// A worker in this process.
pub(crate) struct Hand {
    end: oneshot::Sender<()>,
    work: JoinHandle<Result<WorkerTotals, FleetError>>,
}

/// What came of a run.
pub(crate) struct Held {
    pub(crate) reports: Vec<GameReport>,
    pub(crate) failure: Option<FleetError>,
    pub(crate) notices: Vec<FleetNotice>,
    pub(crate) state: RunState,
}

impl Site {
    pub(crate) fn open() -> Self {
        let nats = NatsServer::start();
        let runtime = Runtime::new().expect("a runtime");
        let options =
            FleetOptions { silence: Duration::from_secs(1), ..FleetOptions::of(&nats.url()) };
        let fleet = runtime.block_on(Fleet::connect(&options)).expect("a server");
        Self { nats, runtime, fleet }
    }

    /// Starts a worker of this build.
    pub(crate) fn worker(&self, name: &str) -> Hand {
        self.worker_of(name, &self.fleet, FleetWorker::USUAL_LONGEST)
    }

    /// Starts a worker of another build.
    pub(crate) fn stranger(&self, name: &str) -> Hand {
        let fleet = self.fleet.clone().for_build(BuildSignature::named("other-build"));
        self.worker_of(name, &fleet, FleetWorker::USUAL_LONGEST)
    }

    pub(crate) fn worker_of(&self, name: &str, fleet: &Fleet, longest: Duration) -> Hand {
        let worker = hand(name, longest);
        let (end, ended) = oneshot::channel();
        let fleet = fleet.clone();
        let work = self.runtime.spawn(async move {
            worker
                .work(&fleet, async {
                    // Its sender may be gone, which is the end as well.
                    let _ = ended.await;
                })
                .await
        });
        Hand { end, work }
    }

    /// Has a contest played; `hear` is told of each notice.
    pub(crate) fn play(&self, contest: &Contest, hear: impl Fn(&FleetNotice)) -> Held {
        let notices = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&notices);
        let tell = Box::new(|notice: &FleetNotice| {
            heard.lock().expect("sound").push(notice.clone());
            hear(notice);
        });
        let handle = self.runtime.handle().clone();
        let mut players =
            FleetPlayers::begin(&self.fleet, handle, contest, None, Some(2), tell).expect("a run");
        let mut reports = Vec::new();
        let stop = Stop::default();
        let Ok(_) = hold_with(&mut players, contest, Vec::new(), None, &stop, |progress| {
            reports.push(progress.report.clone());
            Ok::<(), Infallible>(())
        });
        players.end(RunPhase::Finished);
        reports.sort_by_key(|report| report.number);
        let (failure, state) = (players.failure(), players.run().state.clone());
        drop(players);
        let notices = notices.lock().expect("sound").clone();
        Held { reports, failure, notices, state }
    }
}

impl Hand {
    /// Ends the worker; what it has done.
    pub(crate) fn end(self, site: &Site) -> WorkerTotals {
        // It may have ended by itself.
        let _ = self.end.send(());
        site.runtime.block_on(self.work).expect("no panic").expect("a worker")
    }
}

/// A worker with a thread for every kind of work.
pub(crate) fn hand(name: &str, longest: Duration) -> FleetWorker {
    FleetWorker { name: name.to_owned(), threads: 1, kinds: JobKind::ALL.into(), longest }
}

pub(crate) fn contest(game: &str, players: [&str; 2], games: u64) -> Contest {
    let players = players.map(|player| player.parse().expect("a spec")).to_vec();
    let contest = Contest::of_match(&game.parse().expect("a spec"), players).expect("a match");
    Contest { games, seed: 4, ..contest }
}

/// The moves of every game, as one machine plays them.
pub(crate) fn alone(contest: &Contest) -> Vec<Vec<String>> {
    let mut reports = Vec::new();
    let one = std::num::NonZeroUsize::MIN;
    let Ok(_) = hold(contest, Vec::new(), one, None, &Stop::default(), |progress| {
        reports.push(progress.report.clone());
        Ok::<(), Infallible>(())
    });
    reports.sort_by_key(|report| report.number);
    moves(&reports)
}

pub(crate) fn moves(reports: &[GameReport]) -> Vec<Vec<String>> {
    reports.iter().map(|report| report.moves.clone()).collect()
}
