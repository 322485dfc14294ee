//! Only the command line names files of weights: whoever else does is refused, whichever way the
//! spec comes in.

use axum::{Router, http::StatusCode};
use serde_json::{Value, json};

use crate::support::server::{ask, get, post, quiet, setup, text, value};

/// An engine that plays with a file that is there: the program of the test.
const ENGINE: &str = r#"pvs:depth=1,eval="patterns:file=Cargo.toml""#;
/// What is said about it.
const REFUSAL: &str = "was not opened: only the command line names files";

/// What a visitor may send with a player in it.
#[tokio::test]
async fn a_visitor_who_names_a_file_is_refused() {
    let (router, _folder) = quiet().await;
    let asked: [(&str, Value); 2] = [
        ("/api/tables", setup("othello", &["human", ENGINE])),
        ("/api/check", setup("othello", &["human", ENGINE])),
    ];
    for (path, body) in asked {
        let answer = ask(&router, post(path, &body)).await;
        let status = answer.status();
        let said = text(answer).await;
        // A form that is only checked is answered with what is wrong with it.
        let is_refused = status != StatusCode::OK || path == "/api/check";
        assert!(is_refused && said.contains(REFUSAL), "{path}: {status} {said}");
    }
}

/// What is said of a job that was begun or refused; of one that goes on, what it tells at its end.
async fn told(router: &Router, path: &str, body: &Value) -> String {
    let answer = ask(router, post(path, body)).await;
    if answer.status() != StatusCode::CREATED {
        return text(answer).await;
    }
    let mut shown = value(answer).await;
    let is_over = |shown: &Value| {
        let is_done = shown["all"].is_number() && shown["done"] == shown["all"];
        is_done || !shown["problem"].is_null() || !shown["summary"].is_null()
    };
    while !is_over(&shown) {
        let id = shown["id"].as_str().expect("a name");
        shown = value(ask(router, get(&format!("{path}/{id}"))).await).await;
    }
    shown.to_string()
}

/// Searches, comparisons and tournaments that a visitor asks the server for.
#[tokio::test]
async fn a_job_that_names_a_file_is_refused() {
    let (router, _folder) = quiet().await;
    let asked = [
        ("/api/searches", json!({ "game": "othello", "engine": ENGINE })),
        (
            "/api/comparisons",
            json!({ "game": "othello", "engines": [ENGINE], "first_depth": 1, "last_depth": 1 }),
        ),
        (
            "/api/contests",
            json!({
                "game": "othello", "players": [ENGINE, "random"], "format": "round-robin",
                "games": 2, "seed": 1,
            }),
        ),
    ];
    for (path, body) in asked {
        let said = told(&router, path, &body).await;
        assert!(said.contains(REFUSAL), "{path}: {said}");
    }
}

/// A record is read, but the player in it does not play: nothing is opened for it.
#[tokio::test]
async fn a_record_that_names_a_file_opens_none() {
    let (router, _folder) = quiet().await;
    let players = json!({ "game": "othello", "players": ["human", "random"], "seed": 1 });
    let begun = value(ask(&router, post("/api/tables", &players)).await).await;
    let id = begun["id"].as_str().expect("a table");
    let record = text(ask(&router, get(&format!("/api/tables/{id}/record?form=json"))).await).await;
    let mut record: Value = serde_json::from_str(&record).expect("a record");
    let replaced = replace_players(&mut record);
    assert!(replaced > 0, "a player in {record}");
    let pasted = json!({ "text": record.to_string(), "game": "othello" });
    let answer = ask(&router, post("/api/import", &pasted)).await;
    let (status, said) = (answer.status(), text(answer).await);
    let is_told = said.contains(REFUSAL);
    assert!(status == StatusCode::CREATED || is_told, "{status} {said}");
    assert!(!said.contains("not a file of weights"), "the file was opened: {said}");
}

/// Puts the engine in the place of each `random`; returns how many there were.
fn replace_players(value: &mut Value) -> usize {
    match value {
        Value::String(text) if text.starts_with("random") => {
            ENGINE.clone_into(text);
            1
        }
        Value::Array(values) => values.iter_mut().map(replace_players).sum(),
        Value::Object(fields) => fields.values_mut().map(replace_players).sum(),
        _ => 0,
    }
}
