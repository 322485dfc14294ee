//! Puzzles on the page: listed, solved by playing, printed.

use axum::{body::to_bytes, http::header};
use serde_json::{Value, json};

use crate::support::server::{ask, get, post, quiet, value};

/// What comes of some moves.
async fn tried(server: &axum::Router, id: &str, tried: Value) -> Value {
    let answer = ask(server, post(&format!("/api/puzzles/{id}?lang=en"), &tried)).await;
    assert_eq!(answer.status(), 200, "{tried}");
    value(answer).await
}

#[tokio::test]
async fn a_puzzle_is_solved_by_playing() {
    let (server, _folder) = quiet().await;
    let list = value(ask(&server, get("/api/puzzles")).await).await;
    let entries = list["puzzles"].as_array().expect("a list");
    assert_eq!(entries.len(), ::puzzles::shipped().puzzles().len());
    assert!(entries.iter().any(|entry| entry["id"] == list["daily"]));
    let puzzle = &::puzzles::shipped().puzzles()[0];
    let id = puzzle.id();
    let begun = tried(&server, &id, json!({ "moves": [] })).await;
    assert_eq!((&begun["state"], &begun["line"]), (&json!("open"), &json!([])));
    assert!(begun["said"].is_null() && !begun["hint"].as_array().expect("squares").is_empty());
    let text = serde_json::to_string(&begun).expect("text");
    assert!(!text.contains("solution"), "nothing gives the answer away: {text}");
    let moves = begun["moves"].as_array().expect("moves");
    let wrong = moves.iter().find(|played| played["text"] != puzzle.solution()).expect("one");
    let refused = tried(&server, &id, json!({ "moves": [wrong["text"]] })).await;
    assert_eq!((&refused["state"], &refused["position"]), (&json!("wrong"), &begun["position"]));
    assert_eq!(refused["line"][0]["played"]["played"]["text"], wrong["text"]);
    let said = refused["said"].as_str().expect("why it is wrong");
    let best = format!(" {} ", puzzle.solution());
    assert!(!said.contains(&best), "the answer is not given away: {said}");
    let right: Vec<&String> = puzzle.asked().iter().step_by(2).collect();
    let solved = tried(&server, &id, json!({ "moves": right })).await;
    assert_eq!((&solved["state"], &solved["moves"]), (&json!("solved"), &json!([])));
    assert_eq!(solved["line"].as_array().map(Vec::len), Some(puzzle.line.len()));
    assert!(solved["said"].as_str().expect("why").contains(puzzle.solution()));
    let shown = tried(&server, &id, json!({ "moves": [], "show": true })).await;
    assert_eq!((&shown["state"], &shown["said"]), (&json!("shown"), &solved["said"]));
}

#[tokio::test]
async fn what_is_no_puzzle_or_no_move_is_refused() {
    let (server, _folder) = quiet().await;
    let id = ::puzzles::shipped().puzzles()[0].id();
    for (id, moves, status) in [("nothing", json!([]), 404), (&id, json!(["z99"]), 422)] {
        let path = format!("/api/puzzles/{id}?lang=en");
        let answer = ask(&server, post(&path, &json!({ "moves": moves }))).await;
        assert_eq!(answer.status(), status);
        assert!(value(answer).await["sentence"].is_string());
    }
    let none = ask(&server, get("/api/puzzles/sheet?game=chess")).await;
    assert_eq!(none.status(), 404);
}

#[tokio::test]
async fn sheets_and_pictures_are_made() {
    let (server, _folder) = quiet().await;
    let pasted = json!({ "text": "f5d6c3d3c4", "game": "othello" });
    let opened = value(ask(&server, post("/api/import", &pasted)).await).await;
    let id = opened["id"].as_str().expect("a table");
    for (path, kind, begins) in [
        (
            "/api/puzzles/sheet?game=othello&count=4&solution=true&lang=fr".to_owned(),
            "application/pdf",
            &b"%PDF-"[..],
        ),
        (format!("/api/tables/{id}/diagram?form=png&width=200"), "image/png", b"\x89PNG"),
        (format!("/api/tables/{id}/animation?width=100&pause=200"), "image/gif", b"GIF89a"),
    ] {
        let answer = ask(&server, get(&path)).await;
        assert_eq!(answer.status(), 200, "{path}");
        assert_eq!(answer.headers()[header::CONTENT_TYPE], kind, "{path}");
        let bytes = to_bytes(answer.into_body(), 10_000_000).await.expect("a whole answer");
        assert!(bytes.starts_with(begins), "{path}");
    }
}
