//! More and more of something.

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::json;
use tokio::task::JoinSet;
use web::ServerLimits;

use super::{during, post_to, refusals, refused};
use crate::support::server::{
    Live, Server, ask, open, setup, start, start_with, text, tokens, value,
};

/// How many ask at the same time.
const AT_ONCE: usize = 64;

#[tokio::test]
async fn ten_thousand_set_ups_are_only_in_their_own_way() {
    let server = start_with(ServerLimits { tables: 300, ..ServerLimits::default() }).await;
    let played = open(&server, &setup("othello", &["human", "human"])).await;
    let mut live = Live::connect(&server, &played, &tokens(&played)).await;
    live.send(json!({ "do": "play", "text": "f5" })).await;
    live.state(|state| state["node"] == 1).await;
    drop(live);
    let host = server.address.to_string();
    during(&server, "ten thousand set-ups", async {
        let mut asking = JoinSet::new();
        for _ in 0..10_000 {
            if asking.len() >= AT_ONCE {
                asking.join_next().await;
            }
            let request = Request::post("/api/tables")
                .header(header::HOST, &host)
                .header(header::CONTENT_TYPE, "application/json");
            let body = Body::from(setup("connect-four", &["human", "level:9"]).to_string());
            let (router, request) = (server.router.clone(), request.body(body).expect("a request"));
            asking.spawn(async move { ask(&router, request).await.status() });
        }
        asking.join_all().await
    })
    .await;
    let health = value(server.get("/api/health").await).await;
    assert!(health["tables"].as_u64() <= Some(300 + AT_ONCE as u64), "{health}");
    assert_eq!(server.counted("plateau_searches_waiting").await, 0, "nobody looks, nobody thinks");
    assert!(refusals(&server, "cleared-to-make-room").await > 9_000);
    let id = played["id"].as_str().expect("a table");
    let record = server.get(&format!("/api/tables/{id}/record?form=transcript")).await;
    assert_eq!(record.status(), 200, "a table at which somebody has played stays");
    open(&server, &setup("othello", &["human", "human"])).await;
}

/// A browser opens a table; whether it may, and what makes the browser known again.
async fn open_as(server: &Server, cookie: &str) -> (u16, String) {
    let request = Request::post("/api/tables")
        .header(header::HOST, server.address.to_string())
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/json");
    let body = Body::from(setup("othello", &["human", "human"]).to_string());
    let answer = ask(&server.router, request.body(body).expect("a request")).await;
    let given = answer.headers().get(header::SET_COOKIE);
    let given = given.map(|cookie| cookie.to_str().expect("a cookie").to_owned());
    let pair = given.unwrap_or_default().split(';').next().unwrap_or_default().to_owned();
    (answer.status().as_u16(), pair)
}

#[tokio::test]
async fn one_browser_has_only_so_many_tables() {
    let server = start_with(ServerLimits { tables_of_one: 3, ..ServerLimits::default() }).await;
    let (first, cookie) = open_as(&server, "").await;
    let mut answers = vec![first];
    for _ in 0..4 {
        answers.push(open_as(&server, &cookie).await.0);
    }
    assert_eq!(answers, [201, 201, 201, 429, 429]);
}

#[tokio::test]
async fn a_cookie_that_we_did_not_give_is_none() {
    let server = start().await;
    let (_, cookie) = open_as(&server, "").await;
    let (_, again) = open_as(&server, &cookie).await;
    assert_eq!(again, cookie, "ours is known again");
    let (name, value) = cookie.split_once('=').expect("a pair");
    let (token, signature) = value.split_once('-').expect("a signature");
    let other = "0123456789abcdef0123456789abcdef";
    for forged in [
        format!("{name}={token}"),
        format!("{name}={other}"),
        format!("{name}={other}-{signature}"),
        format!("{name}={token}-{}", signature.replace(&signature[..1], "g")),
        format!("{name}={token}-"),
        format!("plateau={other}"),
        format!("plateau-1={value}"),
    ] {
        let (status, given) = open_as(&server, &forged).await;
        assert_eq!(status, 201, "{forged}");
        assert!(given != cookie && !given.contains(other), "{forged} is not known: {given}");
    }
}

#[tokio::test]
async fn a_table_has_room_for_so_many_and_players_keep_their_places() {
    let server = start_with(ServerLimits { spectators: 4, ..ServerLimits::default() }).await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut player = Live::connect(&server, &opened, &tokens(&opened)).await;
    player.state(|_| true).await;
    let mut watchers = Vec::new();
    for _ in 0..6 {
        let mut watcher = Live::connect(&server, &opened, "").await;
        watcher.state(|_| true).await;
        watchers.push(watcher);
    }
    for watcher in &mut watchers[..3] {
        assert_eq!(watcher.hear("bye").await["id"], "error-page-crowded");
    }
    player.send(json!({ "do": "play", "text": "f5" })).await;
    player.state(|state| state["node"] == 1).await;
}

#[tokio::test]
async fn a_game_does_not_grow_for_ever() {
    let server =
        start_with(ServerLimits { tree_nodes: 10, comment_bytes: 20, ..ServerLimits::default() })
            .await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let mut state = live.state(|_| true).await;
    for node in 1..10 {
        live.send(json!({ "do": "play", "text": state["moves"][0]["text"] })).await;
        state = live.state(|state| state["node"] == node).await;
    }
    live.send(json!({ "do": "play", "text": state["moves"][0]["text"] })).await;
    assert_eq!(live.hear("refused").await["id"], "error-page-enough");
    live.send(json!({ "do": "comment", "node": 0, "text": "x".repeat(21) })).await;
    assert_eq!(live.hear("refused").await["id"], "error-page-too-long");
}

/// Somebody else plays against an engine, and it moves.
async fn is_answered_by_an_engine(server: &Server) {
    let opened = open(server, &setup("connect-four", &["human", "level:1"])).await;
    let mut patient = Live::connect(server, &opened, &tokens(&opened)).await;
    patient.state(|_| true).await;
    patient.send(json!({ "do": "play", "text": "4" })).await;
    patient.state(|state| state["node"] == 2).await;
}

#[tokio::test]
async fn hints_without_end_keep_nobody_waiting() {
    let server = start_with(ServerLimits { queued_searches: 4, ..ServerLimits::default() }).await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut greedy = Live::connect(&server, &opened, &tokens(&opened)).await;
    greedy.state(|_| true).await;
    during(&server, "hints without end", async {
        for _ in 0..50 {
            greedy.send(json!({ "do": "hint", "engine": "minimax:9" })).await;
        }
        is_answered_by_an_engine(&server).await;
    })
    .await;
}

#[tokio::test]
async fn whoever_asks_for_threats_without_end_stops_nobodys_game() {
    let bounds = ServerLimits {
        queued_searches: 20,
        message_rate: 10_000,
        message_burst: 10_000,
        ..ServerLimits::default()
    };
    let server = start_with(bounds).await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut curious = Live::connect(&server, &opened, &tokens(&opened)).await;
    curious.state(|_| true).await;
    during(&server, "threats without end", async {
        for _ in 0..300 {
            curious.feed(json!({ "do": "threats" })).await;
        }
        curious.flush().await;
        refused(&server, "searches").await;
        let waiting = server.counted("plateau_searches_waiting").await;
        assert!(waiting <= 10, "half of the room is for those who play: {waiting}");
        is_answered_by_an_engine(&server).await;
    })
    .await;
}

#[tokio::test]
async fn a_tournament_of_millions_of_tables_is_refused_at_once() {
    let server = start().await;
    during(&server, "a tournament of ten million tables", async {
        let asked = json!({
            "game": "morpion:width=10,height=10,players=13", "players": vec!["random"; 26],
            "format": "round-robin", "games": 1,
        });
        let (status, said) = post_to(&server, "/api/contests", &asked).await;
        assert_eq!((status, &said["id"]), (422, &json!("error-page-contest-games")));
        let slow = json!({
            "game": "othello", "players": ["pvs:time=86400", "random"], "format": "round-robin",
            "games": 1,
        });
        let (status, said) = post_to(&server, "/api/contests", &slow).await;
        assert_eq!((status, &said["id"]), (422, &json!("error-spec-out-of-range")));
    })
    .await;
}

#[tokio::test]
async fn a_file_has_no_more_places_than_a_game() {
    let server = start_with(ServerLimits { tree_nodes: 12, ..ServerLimits::default() }).await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let mut state = live.state(|_| true).await;
    for node in 1..12 {
        live.send(json!({ "do": "play", "text": state["moves"][0]["text"] })).await;
        state = live.state(|state| state["node"] == node).await;
    }
    let id = opened["id"].as_str().expect("a table");
    let kept = text(server.get(&format!("/api/tables/{id}/record?form=transcript")).await).await;
    let (status, _) = post_to(&server, "/api/import", &json!({ "text": kept })).await;
    assert_eq!(status, 201);
    let small = start_with(ServerLimits { tree_nodes: 11, ..ServerLimits::default() }).await;
    let (status, said) = post_to(&small, "/api/import", &json!({ "text": kept })).await;
    assert_eq!((status, &said["id"]), (422, &json!("error-page-enough")));
}
