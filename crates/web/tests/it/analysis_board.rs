//! Analysis boards: a copy of a game on which both sides are moved at will.

use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::{Value, json};

use crate::support::server::{Live, Server, ask, open, setup, start, tokens, value};

/// Asks a server to do something.
async fn post(server: &Server, path: &str, body: &Value) -> (StatusCode, Value) {
    let request = Request::post(path)
        .header(header::HOST, server.address.to_string())
        .header(header::CONTENT_TYPE, "application/json");
    let request = request.body(Body::from(body.to_string())).expect("a request");
    let answer = ask(&server.router, request).await;
    (answer.status(), value(answer).await)
}

fn path(opened: &Value, what: &str) -> String {
    format!("/api/tables/{}/{what}", opened["id"].as_str().expect("a table"))
}

/// Plays moves, each when the one before is on the board.
async fn play(live: &mut Live, moves: &[&str]) -> Value {
    let mut state = Value::Null;
    for text in moves {
        live.send(json!({ "do": "play", "text": text })).await;
        state = live
            .state(|state| {
                let node = usize::try_from(state["node"].as_u64().expect("a place")).expect("few");
                state["tree"][node]["text"] == *text
            })
            .await;
    }
    state
}

#[tokio::test]
async fn a_finished_game_of_computers_is_explored() {
    let server = start().await;
    let opened = open(&server, &setup("morpion", &["random:seed=1", "random:seed=2"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|state| state["ending"].is_object()).await;
    let (status, board) = post(&server, &path(&opened, "analysis"), &json!({})).await;
    assert_eq!(status, StatusCode::CREATED);
    let mut live = Live::connect(&server, &board, &tokens(&board)).await;
    let state = live.state(|_| true).await;
    assert_eq!(state["analysis"], true);
    assert_eq!(state["seats"][0]["kind"], "human");
    assert_eq!(state["seats"][0]["engine"], "random:seed=1", "who has played it is told");
    // In the middle of the game another move is made, and answered, by the same hand.
    live.send(json!({ "do": "goto", "node": 1 })).await;
    let middle = live.state(|state| state["node"] == 1).await;
    let played = middle["tree"][2]["text"].clone();
    let others = middle["moves"].as_array().expect("moves").iter().map(|one| &one["text"]);
    let other = others.filter(|text| **text != played).find_map(Value::as_str).expect("a move");
    let state = play(&mut live, &[other]).await;
    let reply = state["moves"][0]["text"].as_str().expect("a move");
    let state = play(&mut live, &[reply]).await;
    let node = usize::try_from(state["node"].as_u64().expect("a place")).expect("few");
    assert_eq!(state["tree"][1]["main"], Value::Null, "the game is still the main line");
    assert!(node > 2 && state["actions"] == json!(["undo", "hint"]), "{}", state["actions"]);
}

#[tokio::test]
async fn notes_of_an_analysis_board_are_seen_saved_and_kept() {
    let server = start().await;
    let mut request = setup("draughts", &["human", "human"]);
    request["analysis"] = json!(true);
    let board = open(&server, &request).await;
    let mut live = Live::connect(&server, &board, &tokens(&board)).await;
    play(&mut live, &["32-28", "18-23"]).await;
    live.send(json!({ "do": "goto", "node": 1 })).await;
    live.state(|state| state["node"] == 1).await;
    play(&mut live, &["19-23"]).await;
    live.send(json!({ "do": "mark", "node": 3, "marks": [1] })).await;
    live.send(json!({ "do": "draw", "node": 3, "drawings": ["G23", "R28-19", "nonsense"] })).await;
    live.send(json!({ "do": "comment", "node": 3, "text": "the exchange" })).await;
    live.send(json!({ "do": "arrange", "node": 3, "how": "main-line" })).await;
    let state = live.state(|state| state["tree"][2]["text"] == "19-23").await;
    assert!(state["whole"] == true && state["node"] == 2, "{state}");
    assert_eq!(state["tree"][2]["drawings"], json!(["G23", "R28-19"]));
    // A visitor without a token reads along.
    let mut reader = Live::connect(&server, &board, "").await;
    let seen = reader.state(|_| true).await;
    assert_eq!(seen["tree"][2]["comment"], "the exchange");
    reader.send(json!({ "do": "arrange", "node": 2, "how": "delete" })).await;
    assert_eq!(reader.hear("refused").await["id"], "error-page-watching");

    let (_, kept) = post(&server, &path(&board, "keep"), &json!({})).await;
    assert_eq!(kept["new"], true);
    let (_, again) = post(&server, &path(&board, "keep"), &json!({})).await;
    assert_eq!((&again["new"], &again["game"]), (&json!(false), &kept["game"]));
    let (status, opened) =
        post(&server, &format!("/api/games/{}/table", kept["game"]), &json!({})).await;
    assert_eq!(status, StatusCode::CREATED);
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let state = live.state(|_| true).await;
    assert_eq!(state["analysis"], true, "it comes back as what it was");
    let noted = &state["tree"][2];
    assert_eq!((&noted["marks"], &noted["drawings"]), (&json!([1]), &json!(["G23", "R28-19"])));
}

#[tokio::test]
async fn a_board_comes_back_after_a_restart_with_what_was_drawn() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = crate::support::server::start_in(folder.path()).await;
    let mut request = setup("othello", &["human", "human"]);
    request["analysis"] = json!(true);
    let board = open(&server, &request).await;
    let mut live = Live::connect(&server, &board, &tokens(&board)).await;
    play(&mut live, &["f5"]).await;
    live.send(json!({ "do": "draw", "node": 0, "drawings": ["Bc4"] })).await;
    live.send(json!({ "do": "draw", "node": 1, "drawings": ["Gf6-f4"] })).await;
    live.state(|state| state["tree"][1]["drawings"] == json!(["Gf6-f4"])).await;
    server.stop().await;
    let server = crate::support::server::start_in(folder.path()).await;
    let mut live = Live::connect(&server, &board, &tokens(&board)).await;
    let state = live.state(|_| true).await;
    assert_eq!(state["analysis"], true);
    assert_eq!(state["tree"][0]["drawings"], json!(["Bc4"]));
    assert_eq!(state["tree"][1]["drawings"], json!(["Gf6-f4"]));
}

#[tokio::test]
async fn nobody_analyses_a_game_that_people_still_play() {
    let server = start().await;
    let opened = open(&server, &setup("connect-four", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.send(json!({ "do": "play", "text": "4" })).await;
    live.state(|state| state["node"] == 1).await;
    let (status, refused) = post(&server, &path(&opened, "analysis"), &json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(refused["id"], "error-page-analysis-closed");
    live.send(json!({ "do": "resign" })).await;
    live.state(|state| state["ending"].is_object()).await;
    let (status, _) = post(&server, &path(&opened, "analysis"), &json!({})).await;
    assert_eq!(status, StatusCode::CREATED);
}
