//! Files of many games: what is in them, one game of them, all of them in the library.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::{Value, json};
use web::ServerLimits;

use crate::support::server::{
    HOST, Live, ask, get, options, post, quiet, quiet_as, start, tokens, value,
};

/// Two games of international draughts, one with variations in variations, and a Russian one.
const GAMES: &str = r#"[Event "Club championship"]
[Site "Lyon"]
[Date "2019.03.24"]
[Round "7"]
[White "Alice"]
[Black "Bob"]
[GameType "20"]
[Result "2-0"]

1.32-28$1 {[%clock w0:10:00]} 18-23 2.38-32 12-18
(2...13-18 3.31-27 (3.42-38 8-13) 3...8-13) 3.31-27! {[%csl G27] a plan} 2-0

[Event "Club championship"]
[White "Chloé"]
[Black "Alice"]
[GameType "20"]
[Result "1-1"]

1.33-28 18-22 1-1

[Event "Simultané"]
[White "Dmitri"]
[Black "Bob"]
[GameType "25"]
[Result "*"]

1.c3-d4 d6-c5 2.b2-c3 f6-g5 *
"#;

/// A game with a move that is none.
const BROKEN: &str = r#"
[Event "Blitz"]
[White "Eve"]
[Black "Bob"]
[GameType "20"]

1.32-28 18-24 2.20-15 *
"#;

fn from(cookie: &str, mut request: Request<Body>) -> Request<Body> {
    request.headers_mut().insert(header::COOKIE, cookie.parse().expect("a cookie"));
    request
}

/// The request that brings a file.
fn file(text: &str) -> Request<Body> {
    let request = Request::post("/api/collections?name=club.pdn")
        .header(header::HOST, HOST)
        .header(header::ORIGIN, format!("http://{HOST}"));
    request.body(Body::from(text.to_owned())).expect("a request")
}

/// Brings a file; tells the cookie of the browser and the path of the file.
async fn brought(router: &Router, text: &str) -> (String, String) {
    let answer = ask(router, file(text)).await;
    assert_eq!(answer.status(), 201);
    let cookie = answer.headers()[header::SET_COOKIE].to_str().expect("a cookie is text");
    let cookie = cookie.split(';').next().expect("a cookie has a value").to_owned();
    let shown = value(answer).await;
    assert_eq!(shown["name"], "club.pdn");
    (cookie, format!("/api/collections/{}", shown["id"].as_str().expect("a name")))
}

/// How a file gets on, once nothing more is done with it.
async fn done(router: &Router, path: &str) -> Value {
    loop {
        let shown = value(ask(router, get(path)).await).await;
        if shown["reading"] == false && shown["keeping"]["running"] != true {
            return shown;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn three_games_are_three_and_the_fourth_is_told_with_its_line() {
    let (router, _folder) = quiet().await;
    let (_, path) = brought(&router, &[GAMES, BROKEN].concat()).await;
    let shown = done(&router, &path).await;
    assert_eq!((&shown["read"], &shown["refused"]), (&json!(3), &json!(1)), "{shown}");
    let page = value(ask(&router, get(&format!("{path}/games"))).await).await;
    assert_eq!(page["count"], 4);
    let [first, second, third, fourth] = [0, 1, 2, 3].map(|at| &page["games"][at]);
    assert_eq!(first["players"], json!(["human:name=Alice", "human:name=Bob"]));
    assert_eq!((&first["event"], &first["site"]), (&json!("Club championship"), &json!("Lyon")));
    assert_eq!((&first["begun"], &first["round"]), (&json!("2019-03-24"), &json!("7")));
    assert_eq!((&first["outcome"], &first["seat"]), (&json!("win"), &json!(0)));
    assert_eq!(first["reason"], Value::Null, "the file does not say why");
    assert_eq!(second["outcome"], "draw");
    assert!(third["spec"].as_str().is_some_and(|spec| spec.contains("russian")), "{third}");
    assert_eq!((&third["moves"], &third["outcome"]), (&json!(4), &Value::Null));
    assert_eq!((&fourth["spec"], &fourth["line"]), (&Value::Null, &json!(34)));
    assert!(fourth["problem"].as_str().is_some_and(|problem| problem.contains("18-24")));
    let alice = value(ask(&router, get(&format!("{path}/games?text=ali"))).await).await;
    assert_eq!(alice["count"], 2);
    let refused = value(ask(&router, get(&format!("{path}/games?refused=true"))).await).await;
    assert_eq!((&refused["count"], &refused["games"][0]["number"]), (&json!(1), &json!(4)));
}

#[tokio::test]
async fn a_game_of_a_file_is_opened_with_everything_that_is_known_of_it() {
    let server = start().await;
    let host = server.address.to_string();
    let sent = |path: &str, body: &str| {
        let request = Request::post(path).header(header::HOST, &host);
        request.body(Body::from(body.to_owned())).expect("a request")
    };
    let shown = value(ask(&server.router, sent("/api/collections", GAMES)).await).await;
    let path = format!("/api/collections/{}", shown["id"].as_str().expect("a name"));
    let answer = ask(&server.router, sent(&format!("{path}/games/1/table"), "")).await;
    assert_eq!(answer.status(), 201);
    let opened = value(answer).await;
    let state = Live::connect(&server, &opened, &tokens(&opened)).await.state(|_| true).await;
    assert_eq!(state["facts"]["Event"], "Club championship");
    assert_eq!(state["begun"], "2019-03-24");
    assert_eq!(state["ending"]["reason"], "unknown", "nobody said that a player resigned");
    let tree = state["tree"].as_array().expect("a tree");
    let named = |text: &str| tree.iter().find(|node| node["text"] == text).expect("a move");
    assert_eq!(named("32-28")["marks"], json!([1]));
    assert_eq!(named("32-28")["left"], 600_000);
    assert_eq!(named("32-28")["comment"], Value::Null, "a clock is no comment");
    // The inner variation branches off from the outer one, and not from the game.
    let (outer, inner) = (named("13-18"), named("42-38"));
    assert_eq!(inner["parent"], outer["id"]);
    assert_eq!(outer["parent"], named("38-32")["id"]);

    let nothing = ask(&server.router, sent(&format!("{path}/games/9/table"), "")).await;
    assert_eq!(nothing.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn all_games_of_a_file_are_kept_once() {
    let (router, _folder) = quiet().await;
    let (cookie, path) = brought(&router, &[GAMES, BROKEN].concat()).await;
    let keep = || post(&format!("{path}/keep"), &json!({}));
    let foreign = ask(&router, keep()).await;
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN, "another browser keeps nothing");
    assert_eq!(ask(&router, from(&cookie, keep())).await.status(), 200);
    let kept = done(&router, &path).await;
    assert_eq!(kept["keeping"]["new"], 3, "{kept}");
    assert_eq!(ask(&router, from(&cookie, keep())).await.status(), 200);
    let again = done(&router, &path).await;
    let keeping = &again["keeping"];
    assert_eq!((&keeping["new"], &keeping["known"]), (&json!(0), &json!(3)));
    let found = value(ask(&router, get("/api/games?player=alice")).await).await;
    assert_eq!(found["count"], 2);
    let found =
        value(ask(&router, get("/api/games?since=2019-03-24&until=2019-03-24")).await).await;
    assert_eq!(found["count"], 1, "its date is that of the file");
}

#[tokio::test]
async fn a_file_that_is_no_game_or_too_long_is_refused() {
    let limits = ServerLimits { collection_bytes: 1 << 20, ..ServerLimits::default() };
    let (router, _folder) = quiet_as(web::ServerOptions { limits, ..options() }).await;
    let long = ask(&router, file(&GAMES.repeat(4_000))).await;
    assert_eq!(long.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(value(long).await["id"], "error-page-collection-too-long");
    let (_, path) = brought(&router, "dear diary").await;
    let shown = done(&router, &path).await;
    assert_eq!(shown["read"], 0);
    let page = value(ask(&router, get(&format!("{path}/games"))).await).await;
    let problem = shown["problem"].as_str().or(page["games"][0]["problem"].as_str());
    assert!(problem.is_some_and(|problem| !problem.is_empty()), "{shown} {page}");
    let gone = ask(&router, get("/api/collections/nothing")).await;
    assert_eq!(gone.status(), StatusCode::NOT_FOUND);
}
