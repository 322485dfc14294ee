//! Searches for a server: answers, progress, stops, and workers that go away.

use fleet::{FleetOptions, SearchFleet, SearchPriority};
use search::{Limits, Stop};
use session::{SearchGoal, SearchText};

use crate::support::Site;

fn text(engine: &str) -> SearchText {
    SearchText {
        game: "othello".parse().expect("a spec"),
        start: None,
        moves: vec!["f5".to_owned(), "d6".to_owned()],
        engine: engine.parse().expect("a spec"),
        limits: Limits::default(),
        question: SearchGoal::Move,
    }
}

/// The workers of a site as a server sees them, once one is there.
fn searches(site: &Site) -> SearchFleet {
    let guard = site.runtime.enter();
    let searches = SearchFleet::open(FleetOptions::of(&site.nats.url()));
    drop(guard);
    while !searches.is_ready() {
        std::thread::yield_now();
    }
    searches
}

#[test]
fn a_worker_answers_as_this_machine_would() {
    let site = Site::open();
    let _hand = site.worker("one");
    let searches = searches(&site);
    let text = text("alpha-beta:4");
    let here = text.run(Stop::default()).expect("a search")(&mut |_| ()).expect("advice");
    let there = searches.search(&text, SearchPriority::Move, &Stop::default(), |_| ());
    let there = site.runtime.block_on(there).expect("an answer");
    assert_eq!((there.best, there.score, there.line), (here.best, here.score, here.line));
    assert_eq!(there.statistics.nodes, here.statistics.nodes);
    assert_eq!(searches.counts().answered, 1);
}

#[test]
fn a_long_search_tells_its_progress_and_hears_a_stop() {
    let site = Site::open();
    let _hand = site.worker("one");
    let searches = searches(&site);
    let (stop, mut told) = (Stop::default(), 0);
    let flag = stop.clone();
    let text = text("deepening:60");
    let search = searches.search(&text, SearchPriority::Hint, &stop, |_| {
        told += 1;
        flag.raise();
    });
    let advice = site.runtime.block_on(search).expect("what it had");
    assert!(told > 0 && advice.depth > 0, "{advice:?}");
}

#[test]
fn a_search_whose_worker_ends_is_given_back() {
    let site = Site::open();
    let hand = site.worker("one");
    let searches = searches(&site);
    let ended = std::sync::Mutex::new(Some(hand));
    let (stop, text) = (Stop::default(), text("deepening:60"));
    let search = searches.search(&text, SearchPriority::Move, &stop, |_| {
        // A worker ends when its handle is gone.
        drop(ended.lock().expect("sound").take());
    });
    assert_eq!(site.runtime.block_on(search), None);
    assert_eq!(searches.counts().lost, 1);
}

#[test]
fn programs_are_no_business_of_workers() {
    let site = Site::open();
    let _hand = site.worker("one");
    let searches = searches(&site);
    let (stop, text) = (Stop::default(), text("hub:path=/bin/true"));
    let search = searches.search(&text, SearchPriority::Move, &stop, |_| ());
    assert_eq!(site.runtime.block_on(search), None);
}

#[test]
fn searches_go_on_when_the_server_of_messages_is_back() {
    let mut site = Site::open();
    let _hand = site.worker("one");
    let searches = searches(&site);
    site.nats.kill();
    let (stop, text) = (Stop::default(), text("alpha-beta:2"));
    let search = searches.search(&text, SearchPriority::Analysis, &stop, |_| ());
    assert_eq!(site.runtime.block_on(search), None);
    site.nats.restart();
    while !searches.is_ready() {
        std::thread::yield_now();
    }
    let search = searches.search(&text, SearchPriority::Analysis, &stop, |_| ());
    assert!(site.runtime.block_on(search).is_some());
}
