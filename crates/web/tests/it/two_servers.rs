//! Two servers on one library: they serve the same tables.

use serde_json::{Value, json};
use store::{Library, LibraryLocation};
use testkit::postgres::fresh_database;
use web::ServerLimits;

use crate::support::server::{Live, Server, open, setup, start_on, tokens};

async fn two() -> [Server; 2] {
    let place = LibraryLocation::Server(fresh_database());
    let library = async || Library::open(&place).await.expect("a library");
    [
        start_on(library().await, ServerLimits::default()).await,
        start_on(library().await, ServerLimits::default()).await,
    ]
}

fn play(state: &Value, choice: usize) -> Value {
    json!({ "do": "play", "text": state["moves"][choice]["text"] })
}

fn line(state: &Value) -> Vec<(&Value, &Value)> {
    let tree = state["tree"].as_array().expect("a tree");
    tree.iter().map(|node| (&node["seat"], &node["text"])).collect()
}

#[tokio::test]
async fn a_move_made_through_one_is_seen_through_the_other() {
    let [one, two] = two().await;
    let opened = open(&one, &setup("draughts", &["human", "human"])).await;
    let mut here = Live::connect(&one, &opened, &tokens(&opened)).await;
    let mut there = Live::connect(&two, &opened, &tokens(&opened)).await;
    let mut state = here.state(|_| true).await;
    for node in 1..=6 {
        let (mover, other) =
            if node % 2 == 0 { (&mut there, &mut here) } else { (&mut here, &mut there) };
        mover.send(play(&state, 0)).await;
        state = mover.state(|state| state["node"] == node).await;
        let seen = other.state(|state| state["node"] == node).await;
        assert_eq!((&seen["board"], line(&seen)), (&state["board"], line(&state)));
    }
    here.send(json!({ "do": "offer-draw", "seat": 0 })).await;
    there.state(|state| state["offer"]["by"] == 0).await;
    there.send(json!({ "do": "accept-draw", "seat": 1 })).await;
    let over = here.state(|state| !state["ending"].is_null()).await;
    assert_eq!(over["ending"]["reason"], "agreement");
}

#[tokio::test]
async fn when_both_get_a_move_at_once_one_is_played() {
    let [one, two] = two().await;
    let opened = open(&one, &setup("othello", &["human", "human"])).await;
    let mut here = Live::connect(&one, &opened, &tokens(&opened)).await;
    let mut there = Live::connect(&two, &opened, &tokens(&opened)).await;
    let mut state = here.state(|_| true).await;
    there.state(|_| true).await;
    for node in 1..=20 {
        let last = state["moves"].as_array().expect("moves").len() - 1;
        tokio::join!(here.send(play(&state, 0)), there.send(play(&state, last)));
        let reached = |state: &Value| state["node"].as_u64() >= Some(node);
        let (mine, _) = tokio::join!(here.state(reached), there.state(reached));
        // Whoever was second was refused, or their move came after it and fitted as well; both
        // are told to look again until they agree.
        state = mine;
        if state["node"].as_u64() > Some(node) || !state["ending"].is_null() {
            break;
        }
    }
    here.send(json!({ "do": "goto", "node": 1 })).await;
    let mine = here.state(|state| state["node"] == 1).await;
    let theirs = there.state(|state| state["node"] == 1).await;
    assert_eq!(line(&mine), line(&theirs), "both have the same game");
}

#[tokio::test]
async fn one_of_them_lets_the_engine_think() {
    let [one, two] = two().await;
    let opened = open(&one, &setup("connect-four", &["human", "level:1"])).await;
    let mut here = Live::connect(&one, &opened, &tokens(&opened)).await;
    let mut there = Live::connect(&two, &opened, &tokens(&opened)).await;
    let mut state = here.state(|_| true).await;
    let mut node = 0;
    while state["ending"].is_null() {
        let mover = if node % 4 == 0 { &mut here } else { &mut there };
        mover.send(play(&state, 0)).await;
        node += 2;
        let answered = |state: &Value| !state["ending"].is_null() || state["node"] == node;
        let (mine, theirs) = tokio::join!(here.state(answered), there.state(answered));
        assert_eq!(line(&mine), line(&theirs));
        state = mine;
    }
    let seats = line(&state).into_iter().skip(1).map(|(seat, _)| seat.as_u64());
    assert!(seats.eq((0..line(&state).len() as u64 - 1).map(|ply| Some(ply % 2))), "in turn");
}
