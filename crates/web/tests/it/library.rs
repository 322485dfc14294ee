//! Games that are over: the hall of results, and finding them again.

use axum::http::{Request, header};
use record::Record;
use serde_json::{Value, json};
use session::{GameResult, Participant};
use store::{Library, LibraryLocation};
use tempfile::tempdir;

use crate::support::server::{Live, Server, ask, open, start, start_in, tokens, value};

async fn asked(server: &Server, path: &str) -> Value {
    let request = Request::get(path).header(header::HOST, server.address.to_string());
    let request = request.body(axum::body::Body::empty()).expect("a request");
    let answer = ask(&server.router, request).await;
    assert_eq!(answer.status(), 200, "{path}");
    value(answer).await
}

/// Plays a game of Morpion that the first player wins.
async fn win(server: &Server, name: &str, moves: [&str; 5]) {
    let players = [format!("human:name={name}"), "human".to_owned()];
    let setup = json!({ "game": "morpion", "players": players, "seed": 1, "first": 0 });
    let opened = open(server, &setup).await;
    let mut live = Live::connect(server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    for (node, text) in (1..).zip(moves) {
        live.send(json!({ "do": "play", "text": text })).await;
        live.state(|state| state["node"] == node).await;
    }
}

#[tokio::test]
async fn who_wins_stands_first_in_the_hall() {
    let server = start().await;
    assert_eq!(asked(&server, "/api/hall").await, json!([]));
    // Two games that are alike to the millisecond would be one.
    win(&server, "Zoé", ["A1", "B1", "A2", "B2", "A3"]).await;
    win(&server, "Zoé", ["A1", "B2", "A2", "B1", "A3"]).await;
    let hall = asked(&server, "/api/hall/morpion").await;
    assert_eq!(
        hall[0],
        json!({ "name": "Zoé", "engine": null, "games": 2, "wins": 2, "draws": 0, "losses": 0 })
    );
    assert_eq!(hall[1]["losses"], 2);
    assert_eq!(asked(&server, "/api/hall/othello").await, json!([]));
}

#[tokio::test]
async fn a_game_that_is_over_is_found_and_gone_through_again() {
    let server = start().await;
    win(&server, "Anaïs", ["A1", "B1", "A2", "B2", "A3"]).await;
    win(&server, "Bob", ["A1", "B1", "A2", "B2", "A3"]).await;
    let all = asked(&server, "/api/games").await;
    assert_eq!(all["count"], 2);
    let found = asked(&server, "/api/games?player=ana%C3%AF&result=won&game=morpion&lang=fr").await;
    assert_eq!(found["count"], 1);
    let game = &found["games"][0];
    assert_eq!((&game["outcome"], &game["moves"]), (&json!("win"), &json!(5)));
    assert_eq!(game["players"][0], "human:name=Anaïs");
    assert_eq!(asked(&server, "/api/games?since=2100").await["count"], 0);

    let request = Request::post(format!("/api/games/{}/table", game["id"]))
        .header(header::HOST, server.address.to_string());
    let request = request.body(axum::body::Body::empty()).expect("a request");
    let answer = ask(&server.router, request).await;
    assert_eq!(answer.status(), 201);
    let opened = value(answer).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let state = live.state(|_| true).await;
    assert_eq!(state["ending"]["outcome"], "win");
    assert_eq!(state["seats"][0]["name"], "Anaïs");
}

#[tokio::test]
async fn the_hall_is_told_a_hundred_players_at_a_time() {
    let folder = tempdir().expect("a temporary folder");
    let place = LibraryLocation::File(folder.path().join("library.sqlite"));
    let library = Library::open(&place).await.expect("a library");
    for number in 0..70 {
        let named = |seat: u32| Participant {
            name: Some(format!("player {}", 2 * number + seat)),
            ..Participant::unknown()
        };
        let game = "connect-four".parse().expect("a game");
        let verdict = GameResult::read("draw", None, None);
        let players = vec![named(0), named(1)];
        library.add(&Record { players, verdict, ..Record::new(game, 2) }).await.expect("added");
    }
    library.close().await;
    let server = start_in(folder.path()).await;
    let first = asked(&server, "/api/hall").await;
    let rest = asked(&server, "/api/hall?skip=100").await;
    assert_eq!([&first, &rest].map(|part| part.as_array().map(Vec::len)), [Some(100), Some(40)]);
}
