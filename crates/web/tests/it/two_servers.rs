//! Two servers on one library: they serve the same tables.

use serde_json::{Value, json};
use store::{Library, LibraryLocation};
use testkit::postgres::fresh_database;
use web::ServerLimits;

use crate::support::server::{Live, Mortal, Server, open, setup, start_mortal, start_on, tokens};

async fn two() -> [Server; 2] {
    let place = LibraryLocation::Server(fresh_database());
    let library = async || Library::open(&place).await.expect("a library");
    [
        start_on(library().await, ServerLimits::default()).await,
        start_on(library().await, ServerLimits::default()).await,
    ]
}

/// A server that can be killed, and another one.
async fn mortal_and_other() -> (Mortal, Server) {
    let place = LibraryLocation::Server(fresh_database());
    let mortal = start_mortal(place.clone()).await;
    let library = Library::open(&place).await.expect("a library");
    (mortal, start_on(library, ServerLimits::default()).await)
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

fn clocked(game: &str, players: &[&str]) -> Value {
    let mut asked = setup(game, players);
    asked["clock"] = json!("fischer:60,increment=0");
    asked["first"] = json!(0);
    asked
}

/// Both clocks as a state shows them, in milliseconds.
fn clocks(state: &Value) -> [u64; 2] {
    [0, 1].map(|seat| state["seats"][seat]["clock"].as_u64().expect("a clock"))
}

#[tokio::test]
async fn a_clocked_game_is_the_same_through_both() {
    let [one, two] = two().await;
    let opened = open(&one, &clocked("othello", &["human", "human"])).await;
    let seat = |seat: usize| opened["seats"][seat]["token"].as_str().expect("a token").to_owned();
    let mut here = Live::connect(&one, &opened, &seat(0)).await;
    let mut state = here.state(|_| true).await;
    let mut there = Live::connect(&two, &opened, &seat(1)).await;
    let first = there.state(|_| true).await;
    assert_eq!((&first["flow"], &first["ticking"]), (&json!("running"), &json!(0)));
    for node in 1..=6 {
        let (mover, other) =
            if node % 2 == 0 { (&mut there, &mut here) } else { (&mut here, &mut there) };
        mover.send(play(&state, 0)).await;
        state = mover.state(|state| state["node"] == node).await;
        let seen = other.state(|state| state["node"] == node).await;
        assert_eq!((&seen["flow"], &seen["ticking"]), (&json!("running"), &json!(node % 2)));
        let (mine, theirs) = (clocks(&state), clocks(&seen));
        let still = usize::from(node % 2 == 0);
        // What is left to the one who has moved is in the library, in milliseconds.
        assert!(mine[still].abs_diff(theirs[still]) <= 1, "{mine:?} {theirs:?}");
    }
    here.send(json!({ "do": "pause" })).await;
    let stands = here.state(|state| state["flow"] == "paused").await;
    let seen = there.state(|state| state["flow"] == "paused").await;
    let (mine, theirs) = (clocks(&stands), clocks(&seen));
    assert!((0..2).all(|seat| mine[seat].abs_diff(theirs[seat]) <= 1), "{mine:?} {theirs:?}");
}

#[tokio::test]
async fn a_flag_falls_once_and_is_seen_through_both() {
    let [one, two] = two().await;
    let mut asked = clocked("othello", &["human", "human"]);
    asked["clock"] = json!("fischer:1,increment=0");
    let opened = open(&one, &asked).await;
    let mut here = Live::connect(&one, &opened, &tokens(&opened)).await;
    let mut there = Live::connect(&two, &opened, &tokens(&opened)).await;
    for line in [&mut here, &mut there] {
        let over = line.state(|state| !state["ending"].is_null()).await;
        assert_eq!(over["ending"]["reason"], "time");
    }
}

/// Plays with a deadline in moves: the game has come to this node, or is over.
fn has_come_to(node: u64) -> impl Fn(&Value) -> bool {
    move |state| state["node"].as_u64() >= Some(node) || !state["ending"].is_null()
}

#[tokio::test]
async fn engines_play_on_when_the_server_that_ran_them_dies() {
    let (mortal, two) = mortal_and_other().await;
    let one = &mortal.server;
    let mut asked = setup("draughts", &["random", "random"]);
    asked["pace"] = json!(50);
    let opened = open(one, &asked).await;
    let mut here = Live::connect(one, &opened, "").await;
    let mut there = Live::connect(&two, &opened, "").await;
    here.state(has_come_to(4)).await;
    there.state(has_come_to(4)).await;
    mortal.kill();
    let before = there.state(|_| true).await["node"].as_u64().expect("a node");
    there.state(has_come_to(before + 6)).await;
}

#[tokio::test]
async fn engines_with_a_clock_play_on_too_and_so_do_people() {
    let (mortal, two) = mortal_and_other().await;
    let one = &mortal.server;
    let opened = open(one, &clocked("connect-four", &["human", "random"])).await;
    let mut here = Live::connect(one, &opened, &tokens(&opened)).await;
    let state = here.state(|_| true).await;
    let mut there = Live::connect(&two, &opened, &tokens(&opened)).await;
    there.state(|_| true).await;
    here.send(play(&state, 0)).await;
    here.state(has_come_to(2)).await;
    let state = there.state(has_come_to(2)).await;
    mortal.kill();
    there.send(play(&state, 0)).await;
    let state = there.state(has_come_to(4)).await;
    assert_eq!(state["flow"], "running");
}
