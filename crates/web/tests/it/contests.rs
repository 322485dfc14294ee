//! Tournaments that are held on the server.

use axum::{
    Router,
    body::Body,
    http::{Request, header},
};
use serde_json::{Value, json};
use tokio::task::yield_now;

use crate::support::server::{ask, get, post, quiet, text, value};

fn of_random_players(games: u32) -> Value {
    json!({
        "game": "connect-four", "players": ["random:seed=1", "random:seed=2", "greedy"],
        "format": "round-robin", "games": games, "seed": 7,
    })
}

/// Begins a tournament; tells the cookie of whoever did, and how it stands.
async fn begin(router: &Router, asked: &Value) -> (String, Value) {
    let answer = ask(router, post("/api/contests", asked)).await;
    assert_eq!(answer.status(), 201);
    let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("a cookie is text");
    let cookie = cookie.split(';').next().expect("a cookie has a value").to_owned();
    (cookie, value(answer).await)
}

fn from(cookie: &str, mut request: Request<Body>) -> Request<Body> {
    request.headers_mut().insert(header::COOKIE, cookie.parse().expect("a cookie"));
    request
}

/// How a tournament stands when it is over.
async fn outcome(router: &Router, id: &str) -> Value {
    loop {
        let shown = value(ask(router, get(&format!("/api/contests/{id}"))).await).await;
        if shown["running"] == false {
            return shown;
        }
        yield_now().await;
    }
}

#[tokio::test]
async fn everybody_meets_everybody_and_the_games_can_be_had() {
    let (router, _folder) = quiet().await;
    let (cookie, begun) = begin(&router, &of_random_players(4)).await;
    assert_eq!(begun["planned"], 12);
    let id = begun["id"].as_str().expect("a name");
    let held = outcome(&router, id).await;
    assert_eq!((&held["played"], &held["format"]), (&json!(12), &json!("round-robin")));
    let entrants = held["entrants"].as_array().expect("a list");
    assert!(entrants.iter().all(|entrant| entrant["games"] == 8), "{held}");
    let points: f64 = entrants.iter().filter_map(|entrant| entrant["points"].as_f64()).sum();
    assert!((points - 12.0).abs() < 1e-9, "every game is worth a point: {held}");
    let met: u64 =
        held["crosstable"][0][1].as_array().expect("a cell").iter().filter_map(Value::as_u64).sum();
    assert_eq!(met, 4);
    let games = text(ask(&router, get(&format!("/api/contests/{id}/games"))).await).await;
    assert_eq!(games.lines().count(), 13, "a heading and a line for each game");
    for form in held["forms"].as_array().expect("forms").iter().filter_map(Value::as_str) {
        let answer = ask(&router, get(&format!("/api/contests/{id}/games?form={form}"))).await;
        assert_eq!(answer.status(), 200, "{form}");
    }
    let mine = value(ask(&router, from(&cookie, get("/api/contests"))).await).await;
    assert_eq!(mine[0]["id"], id);
    assert_eq!(value(ask(&router, get("/api/contests")).await).await, json!([]));
}

#[tokio::test]
async fn one_is_held_at_a_time_and_only_who_began_it_ends_it() {
    let (router, _folder) = quiet().await;
    let asked = json!({
        "game": "othello", "players": ["minimax:6", "minimax:6"], "format": "gauntlet", "games": 1000
    });
    let (cookie, begun) = begin(&router, &asked).await;
    let second = ask(&router, post("/api/contests", &of_random_players(1))).await;
    assert_eq!(value(second).await["id"], "error-page-contest-running");
    let end = format!("/api/contests/{}/end", begun["id"].as_str().expect("a name"));
    assert_eq!(ask(&router, post(&end, &json!({}))).await.status(), 403);
    assert_eq!(ask(&router, from(&cookie, post(&end, &json!({})))).await.status(), 200);
    let stopped = outcome(&router, begun["id"].as_str().expect("a name")).await;
    assert!(stopped["played"].as_u64() < stopped["planned"].as_u64(), "{stopped}");
}

#[tokio::test]
async fn nobody_thinks_for_ever() {
    let (router, _folder) = quiet().await;
    let players = json!(["minimax", "random", "level:2", "alpha-beta:depth=2,time=1"]);
    let asked = json!({
        "game": "othello", "players": players, "format": "round-robin", "games": 1
    });
    let (cookie, begun) = begin(&router, &asked).await;
    let entrants = begun["entrants"].as_array().expect("entrants");
    let specs: Vec<_> = entrants.iter().map(|entrant| entrant["spec"].as_str()).collect();
    let expected = ["minimax:time=3", "random", "level:2", "alpha-beta:depth=2,time=1"];
    assert_eq!(specs, expected.map(Some));
    let end = format!("/api/contests/{}/end", begun["id"].as_str().expect("a name"));
    assert_eq!(ask(&router, from(&cookie, post(&end, &json!({})))).await.status(), 200);
}

#[tokio::test]
async fn what_cannot_be_held_is_refused_in_words() {
    let (router, _folder) = quiet().await;
    for (change, field) in [
        (json!({ "game": "chess" }), "players"),
        (json!({ "players": vec!["human"; 101] }), "players"),
        (json!({ "players": ["random"] }), "players"),
        (json!({ "players": vec!["random"; 27] }), "players"),
        (json!({ "format": "ladder" }), "format"),
        (json!({ "games": 100_000 }), "games"),
        (json!({ "players": ["gtp:path=/bin/sh", "random"] }), "players"),
    ] {
        let mut asked = of_random_players(1);
        asked
            .as_object_mut()
            .expect("an object")
            .extend(change.as_object().expect("an object").clone());
        let answer = ask(&router, post("/api/contests", &asked)).await;
        assert_eq!(answer.status(), 422, "{change}");
        let trouble = value(answer).await;
        assert_eq!(trouble["field"], field, "{trouble}");
        assert!(!trouble["sentence"].as_str().expect("a sentence").is_empty());
    }
    assert_eq!(ask(&router, get("/api/contests/nothing")).await.status(), 404);
}
