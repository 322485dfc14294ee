//! A server whose players are thought for by workers, and workers that are killed under it.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use serde_json::{Value, json};

use super::support::Site;
use crate::serve::Server;

/// How many tables play.
const TABLES: usize = 50;

/// A number among the metrics of a server.
fn metric(server: &Server, name: &str) -> u64 {
    let text = server.metrics();
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("plateau_{name} ")));
    line.unwrap_or_else(|| panic!("{name} in {text}")).trim().parse().expect("a number")
}

/// Plays a game against an engine to its end, and counts the moves.
async fn play_out(server: Arc<Server>, opened: Value, moves: Arc<AtomicU64>) -> Value {
    let mut client = server.sit_down(&opened, 0).await;
    let mut state = client.state().await;
    loop {
        while state["ending"].is_null() && state["turn"] != 0 {
            state = client.state().await;
        }
        if !state["ending"].is_null() {
            return state;
        }
        moves.fetch_add(1, Ordering::Relaxed);
        state = client.play(&state).await;
        if state["is"] != "state" {
            state = client.state().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn workers_are_killed_while_fifty_tables_play() {
    let site = Site::open();
    let (mut one, mut two) = (site.worker("one"), site.worker("two"));
    let url = site.nats.url();
    let server = Arc::new(Server::start(site.path(), "0", &["--nats", &url]));
    while metric(&server, "worker_threads") < 2 {
        tokio::task::yield_now().await;
    }
    let moves = Arc::new(AtomicU64::new(0));
    let games: Vec<_> = (0..TABLES)
        .map(|_| {
            let players = ["human", "alpha-beta:4"];
            let asked =
                json!({ "game": "connect-four", "players": players, "first": 0, "pace": 0 });
            let opened = server.open_for(&asked);
            tokio::spawn(play_out(Arc::clone(&server), opened, Arc::clone(&moves)))
        })
        .collect();
    while metric(&server, "worker_searches_answered") < 20 {
        tokio::task::yield_now().await;
    }
    one.child.kill().expect("it runs");
    two.child.kill().expect("it runs");
    for game in games {
        let state = game.await.expect("the game went on");
        assert!(!state["ending"].is_null());
    }
    assert!(moves.load(Ordering::Relaxed) >= 4 * TABLES as u64, "whole games");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_of_nats_is_killed_while_a_table_plays() {
    let mut site = Site::open();
    let _one = site.worker("one");
    let url = site.nats.url();
    let server = Arc::new(Server::start(site.path(), "0", &["--nats", &url]));
    while metric(&server, "worker_threads") < 1 {
        tokio::task::yield_now().await;
    }
    let players = ["human", "alpha-beta:5"];
    let asked = json!({ "game": "othello", "players": players, "first": 0, "pace": 0 });
    let moves = Arc::new(AtomicU64::new(0));
    let opened = server.open_for(&asked);
    let game = tokio::spawn(play_out(Arc::clone(&server), opened, Arc::clone(&moves)));
    while moves.load(Ordering::Relaxed) < 3 {
        tokio::task::yield_now().await;
    }
    site.nats.kill();
    let state = game.await.expect("the game went on");
    assert!(!state["ending"].is_null());
}

#[test]
fn a_server_of_nats_that_is_not_there_disturbs_no_page() {
    let mut site = Site::open();
    site.nats.kill();
    let url = site.nats.url();
    let server = Server::start(site.path(), "0", &["--nats", &url]);
    assert_eq!(metric(&server, "worker_threads"), 0);
}
