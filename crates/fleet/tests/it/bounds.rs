//! What takes too long, what finds no room, and what is no job at all.

use std::time::Duration;

use async_nats::jetstream;
use fleet::{FleetError, FleetNotice, JobRefusal};

use crate::support::{Site, alone, contest, moves};

#[test]
fn a_full_stream_of_results_is_waited_for() {
    let site = Site::open();
    let context = site.runtime.block_on(async {
        let client = async_nats::connect(site.nats.url()).await.expect("a server");
        jetstream::new(client)
    });
    let limit = |most: i64| {
        let context = context.clone();
        async move {
            let stream = context.get_stream("plateau-results").await.expect("the stream");
            let mut config = stream.cached_info().config.clone();
            config.max_messages = most;
            context.update_stream(&config).await.expect("a limit");
        }
    };
    site.runtime.block_on(limit(3));
    let _hand = site.worker("one");
    let contest = contest("morpion", ["alpha-beta:1", "random"], 20);
    let handle = site.runtime.handle().clone();
    let held = site.play(&contest, |notice| {
        if *notice == FleetNotice::Full {
            // We are inside the runtime here.
            handle.spawn(limit(-1));
        }
    });
    assert!(held.notices.contains(&FleetNotice::Full), "{:?}", held.notices);
    assert_eq!(moves(&held.reports), alone(&contest));
    assert_eq!(held.failure, None);
}

#[test]
fn a_full_stream_of_jobs_is_waited_for() {
    let site = Site::open();
    let context = site.runtime.block_on(async {
        let client = async_nats::connect(site.nats.url()).await.expect("a server");
        let context = jetstream::new(client);
        let stream = context.get_stream("plateau-jobs-match").await.expect("the stream");
        let mut config = stream.cached_info().config.clone();
        config.max_messages = 2;
        context.update_stream(&config).await.expect("a limit");
        context
    });
    let _hand = site.worker("one");
    let contest = contest("morpion", ["alpha-beta:1", "random"], 20);
    let held = site.play(&contest, |_| ());
    assert_eq!(moves(&held.reports), alone(&contest));
    drop(context);
}

#[test]
fn a_job_that_never_ends_is_refused() {
    let site = Site::open();
    let hand = site.worker_of("one", &site.fleet, Duration::from_secs(1));
    let contest = contest("draughts", ["minimax:depth=60", "random"], 2);
    let held = site.play(&contest, |_| ());
    let refusal = JobRefusal::TooLong { seconds: 1 };
    assert_eq!(held.failure, Some(FleetError::Refused { worker: "one".to_owned(), refusal }));
    assert_eq!(hand.end(&site).refused, 1);
}

#[test]
fn what_is_no_job_is_refused_and_gone() {
    let site = Site::open();
    let subject = format!("plateau.jobs.match.{}.some-run", site.fleet.build());
    let context = site.runtime.block_on(async {
        let client = async_nats::connect(site.nats.url()).await.expect("a server");
        let context = jetstream::new(client);
        for text in ["", "{}", "nonsense"] {
            let sent = context.publish(subject.clone(), text.into()).await.expect("a server");
            sent.await.expect("room");
        }
        context
    });
    let hand = site.worker("one");
    let contest = contest("morpion", ["alpha-beta:1", "random"], 4);
    assert_eq!(moves(&site.play(&contest, |_| ()).reports), alone(&contest));
    let totals = hand.end(&site);
    assert_eq!(totals.refused, 3);
    let left = site.runtime.block_on(async {
        let stream = context.get_stream("plateau-jobs-match").await.expect("the stream");
        stream.cached_info().state.messages
    });
    assert_eq!(left, 0);
}
