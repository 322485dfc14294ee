//! Workers that are of another build, answer nonsense or answer twice.

use std::{future::pending, time::Duration};

use async_nats::jetstream::{self, AckKind, consumer::PullConsumer};
use fleet::{FleetError, FleetNotice, FleetWorker, Job, JobKind, JobOutcome, JobResult, JobWork};
use futures_util::StreamExt as _;

use crate::support::{Site, alone, contest, moves};

/// What a false worker makes of a job.
type Forge = fn(&Job) -> Vec<JobResult>;

/// Pulls jobs as a worker does, and answers that many with what is made of them.
async fn answer(url: String, build: String, jobs: usize, forge: Forge) {
    let client = async_nats::connect(url).await.expect("a server");
    let context = jetstream::new(client);
    let stream = context.get_stream("plateau-jobs-match").await.expect("the stream");
    let name = format!("match-{build}");
    let consumer: PullConsumer = loop {
        // It is made when the run begins.
        match stream.get_consumer(&name).await {
            Ok(consumer) => break consumer,
            Err(_) => tokio::task::yield_now().await,
        }
    };
    let mut done = 0;
    while done < jobs {
        let pull = consumer.batch().max_messages(1).expires(Duration::from_secs(1));
        let Some(message) = pull.messages().await.expect("a server").next().await else { continue };
        let message = message.expect("a job");
        let job = Job::read(&message.payload).expect("a job");
        for result in forge(&job) {
            let subject = format!("plateau.results.{}", job.run);
            let sent = context.publish(subject, result.text().into()).await.expect("a server");
            sent.await.expect("room");
        }
        message.double_ack_with(AckKind::Ack).await.expect("a server");
        done += 1;
    }
}

fn result(job: &Job, worker: &str, outcome: JobOutcome) -> JobResult {
    JobResult { job: job.id(), worker: worker.to_owned(), redelivered: 0, seconds: 0.1, outcome }
}

/// Games that were never played.
fn nonsense(job: &Job) -> Vec<JobResult> {
    let JobWork::Match { games } = &job.work else { panic!("{job:?}") };
    let reports = games.iter().map(|game| {
        let text = format!(
            r#"{{"number":{},"seats":[0,1],"moves":["a1","zz"],"opening":0,"winner":0,"reason":"line","nodes":1,"seconds":0}}"#,
            game.number()
        );
        serde_json::from_str(&text).expect("a report")
    });
    vec![result(job, "liar", JobOutcome::Games(reports.collect()))]
}

#[test]
fn a_worker_of_another_build_takes_nothing() {
    let site = Site::open();
    let stranger = site.stranger("stranger");
    let contest = contest("morpion", ["alpha-beta:1", "random"], 10);
    let (ours, _kept) = std::sync::mpsc::channel();
    let held = site.play(&contest, |notice| {
        if matches!(notice, FleetNotice::NoWorkers { .. }) {
            ours.send(site.worker("ours")).expect("a place");
        }
    });
    assert_eq!(moves(&held.reports), alone(&contest));
    assert!(matches!(held.notices[0], FleetNotice::NoWorkers { .. }), "{:?}", held.notices);
    assert_eq!(stranger.end(&site).done, 0);
    assert_eq!(held.state.workers.keys().collect::<Vec<_>>(), ["ours"]);
}

#[test]
fn nonsense_is_not_counted_and_its_worker_named() {
    let site = Site::open();
    let contest = contest("morpion", ["alpha-beta:1", "random"], 12);
    let build = site.fleet.build().to_string();
    let lies = site.runtime.spawn(answer(site.nats.url(), build, 2, nonsense));
    let (ours, _kept) = std::sync::mpsc::channel();
    let held = site.play(&contest, |notice| {
        if matches!(notice, FleetNotice::Wrong { .. }) {
            ours.send(site.worker("ours")).expect("a place");
        }
    });
    site.runtime.block_on(lies).expect("no panic");
    assert_eq!(moves(&held.reports), alone(&contest));
    let named = held
        .notices
        .iter()
        .any(|notice| matches!(notice, FleetNotice::Wrong { worker, .. } if worker == "liar"));
    assert!(named, "{:?}", held.notices);
    assert_eq!(held.state.workers.keys().collect::<Vec<_>>(), ["ours"]);
}

#[test]
fn a_result_that_comes_twice_is_counted_once() {
    let site = Site::open();
    let contest = contest("morpion", ["alpha-beta:1", "random"], 12);
    let build = site.fleet.build().to_string();
    // Both answers of a job are as a worker would give them, and so are their games.
    let twice: Forge = |job| {
        let contest = crate::support::contest("morpion", ["alpha-beta:1", "random"], 12);
        let JobWork::Match { games } = &job.work else { panic!("{job:?}") };
        let mut referee = tournament::Referee::new(&contest);
        let played = games
            .iter()
            .cloned()
            .map(|game| referee.play(&game.into(), &search::Stop::default()).expect("a game"));
        let games = JobOutcome::Games(played.collect());
        vec![result(job, "one", games.clone()), result(job, "two", games)]
    };
    let answers = site.runtime.spawn(answer(site.nats.url(), build, 6, twice));
    let held = site.play(&contest, |_| ());
    site.runtime.block_on(answers).expect("no panic");
    assert_eq!(moves(&held.reports), alone(&contest));
    assert_eq!((held.state.games, held.state.jobs), ((12, 12), 6));
}

#[test]
fn a_worker_that_plays_otherwise_is_named() {
    let site = Site::open();
    // One that always loses for the first player: it passes for a worker of this build.
    let skewed: Forge = |job| {
        let players = ["random", "alpha-beta:2"].map(|player| player.parse().expect("a spec"));
        let contest = crate::support::contest("connect-four", ["level:2", "level:2"], 400);
        let contest = tournament::Contest { players: players.to_vec(), ..contest };
        let JobWork::Match { games } = &job.work else { panic!("{job:?}") };
        let mut referee = tournament::Referee::new(&contest);
        let played = games
            .iter()
            .cloned()
            .map(|game| referee.play(&game.into(), &search::Stop::default()).expect("a game"));
        vec![result(job, "broken", JobOutcome::Games(played.collect()))]
    };
    let contest = contest("connect-four", ["level:2", "level:2"], 400);
    let build = site.fleet.build().to_string();
    let (url, fleet) = (site.nats.url(), site.fleet.clone());
    let hands = site.runtime.spawn(async move {
        answer(url, build, 30, skewed).await;
        crate::support::hand("sound", FleetWorker::USUAL_LONGEST).work(&fleet, pending()).await
    });
    let held = site.play(&contest, |_| ());
    hands.abort();
    assert_eq!(held.state.games, (400, 400));
    assert!(held.state.skewed.contains(&"broken".to_owned()), "{:?}", held.notices);
}

#[test]
fn a_refused_job_ends_the_run_with_its_reason() {
    let site = Site::open();
    let contest = contest("morpion", ["alpha-beta:1", "random"], 12);
    let build = site.fleet.build().to_string();
    let refuse: Forge =
        |job| vec![result(job, "picky", JobOutcome::Refused(fleet::JobRefusal::TooLarge))];
    let answers = site.runtime.spawn(answer(site.nats.url(), build, 1, refuse));
    let held = site.play(&contest, |_| ());
    site.runtime.block_on(answers).expect("no panic");
    let refusal = fleet::JobRefusal::TooLarge;
    let failure = FleetError::Refused { worker: "picky".to_owned(), refusal: refusal.clone() };
    assert_eq!(held.failure, Some(failure));
    let status = site.runtime.block_on(site.fleet.status()).expect("a server");
    assert_eq!(status.runs[0].refused, Some(("picky".to_owned(), refusal)));
    assert_eq!(status.runs[0].kind, Some(JobKind::Match));
}
