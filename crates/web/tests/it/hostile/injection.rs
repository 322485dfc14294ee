//! Scripts, paths and bombs in what is sent.

use std::fmt::Write as _;

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::{Value, json};

use super::{during, post_to, refusals, send_raw, written};
use crate::support::server::{Live, Server, ask, open, start, text, tokens};

const SCRIPT: &str = "<script>alert(1)</script>\"'&";

async fn import(server: &Server, text: &str, game: Option<&str>) -> (u16, Value) {
    post_to(server, "/api/import", &json!({ "text": text, "game": game })).await
}

#[tokio::test]
async fn scripts_in_names_and_comments_are_text() {
    let server = start().await;
    let name = format!("human:name={}", json!(SCRIPT));
    let asked = json!({ "game": "othello", "players": [name.replace("\\\"", "”"), "human"] });
    let opened = open(&server, &asked).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "comment", "node": 0, "text": SCRIPT })).await;
    let state = live.state(|state| !state["tree"][0]["comment"].is_null()).await;
    assert_eq!(state["tree"][0]["comment"], SCRIPT, "text, and nothing but text");
    let id = opened["id"].as_str().expect("a table");
    for (path, kind) in [
        (format!("/api/tables/{id}/record?form=xml"), "application/xml"),
        (format!("/api/tables/{id}/diagram?form=svg"), "image/svg+xml"),
        (format!("/api/tables/{id}/score-sheet"), "application/pdf"),
        ("/api/rules/othello".to_owned(), "text/html"),
    ] {
        let answer = server.get(&path).await;
        assert!(answer.headers()["content-type"].to_str().expect("text").starts_with(kind));
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
        let policy = answer.headers()["content-security-policy"].to_str().expect("text");
        assert!(policy.contains("default-src 'none'"), "even if it were one, it would not run");
        let bytes = axum::body::to_bytes(answer.into_body(), 10_000_000).await.expect("an answer");
        assert!(!String::from_utf8_lossy(&bytes).contains("<script>alert"), "{path}");
    }
}

#[tokio::test]
async fn paths_lead_out_of_nowhere() {
    let server = start().await;
    during(&server, "path traversal", async {
        for path in [
            "/../../../../etc/passwd",
            "/..%2f..%2f..%2fetc%2fpasswd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "//etc/passwd",
            "/style/../../Cargo.toml",
            "/style/..%5c..%5cCargo.toml",
            "/main.js/../../src/lib.rs",
            "/%00/etc/passwd",
            "/etc/passwd.js",
            "/api/words/..%2f..%2fetc%2fpasswd",
            "/api/rules/..%2f..%2fetc%2fpasswd",
        ] {
            let asked = written(&server, "GET", path, "", "");
            let answer = send_raw(&server, asked.as_bytes()).await;
            assert!(!answer.contains("root:") && !answer.contains("[package]"), "{path}: {answer}");
            let page = answer.starts_with("HTTP/1.1 200") && answer.contains("text/html");
            let none = answer.starts_with("HTTP/1.1 4");
            assert!(none || page, "{path}: {answer}");
        }
        for text in ["file:///etc/passwd", "../../etc/passwd", "/etc/passwd", "@/etc/passwd"] {
            let (status, trouble) = import(&server, text, None).await;
            assert_eq!(status, 422, "{text}: {trouble}");
            assert!(!trouble.to_string().contains("root:"), "{trouble}");
        }
    })
    .await;
}

#[tokio::test]
async fn no_program_can_be_named_from_outside() {
    let server = start().await;
    for player in
        ["/bin/sh", "hub:path=/bin/sh", "external:program=/bin/sh", "gtp:\"/bin/sh -c id\""]
    {
        let request = Request::post("/api/tables")
            .header(header::HOST, server.address.to_string())
            .header(header::CONTENT_TYPE, "application/json");
        let body = json!({ "game": "othello", "players": [player, "human"] }).to_string();
        let answer = ask(&server.router, request.body(Body::from(body)).expect("a request")).await;
        assert_eq!(answer.status(), 422, "{player}");
    }
}

#[tokio::test]
async fn bombs_do_not_go_off() {
    let server = start().await;
    let mut laughs = "<?xml version=\"1.0\"?><!DOCTYPE plateau [<!ENTITY a0 \"ha\">".to_owned();
    for level in 1..60 {
        let _ = write!(laughs, "<!ENTITY a{level} \"&a{0};&a{0};\">", level - 1);
    }
    laughs.push_str("]><plateau version=\"1\"><game>&a59;</game></plateau>");
    let outside = "<?xml version=\"1.0\"?><!DOCTYPE plateau [<!ENTITY x SYSTEM \
                   \"file:///etc/passwd\">]><plateau version=\"1\"><game>&x;</game></plateau>";
    let deep = format!("<plateau>{}", "<a>".repeat(200_000));
    let variations = format!("1. {}", "(1. 32-28 ".repeat(80_000));
    let moves = format!("[Event \"x\"] {}", "32-28 ".repeat(150_000));
    let squares = "9".repeat(900_000);
    let numbers = "{\"version\":99999999999999999999999999999999999999}";
    let nested = "[".repeat(900_000);
    during(&server, "bombs", async {
        for (what, text, game) in [
            ("a billion laughs", &*laughs, None),
            ("an entity from outside", outside, None),
            ("XML in XML in XML", &deep, None),
            ("variations in variations", &variations, Some("draughts")),
            ("moves without end", &moves, Some("draughts")),
            ("a board without end", &squares, Some("draughts")),
            ("a number without end", numbers, None),
            ("lists in lists", &nested, None),
        ] {
            let (status, trouble) = import(&server, text, game).await;
            assert!((400..500).contains(&status), "{what}: {status} {trouble}");
            assert!(!trouble.to_string().contains("root:"), "{what}");
            assert!(trouble["sentence"].as_str().expect("a sentence").len() < 2000, "{what}");
        }
    })
    .await;
}

#[tokio::test]
async fn nothing_is_unpacked() {
    let server = start().await;
    // What a few bytes would become is not found out: questions are read as they are.
    let packed = "\u{1f}\u{8b}\u{8}\u{0}bomb";
    let headers = format!("{}Content-Encoding: gzip\r\n", super::JSON);
    let asked = written(&server, "POST", "/api/import", &headers, packed);
    let answer = during(&server, "a packed question", send_raw(&server, asked.as_bytes())).await;
    assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
    assert_eq!(refusals(&server, "error-page-garbled").await, 1);
    let (status, _) = import(&server, "UEsDBBQAAAAIAA==", None).await;
    assert_eq!(status, 422, "an archive is no game");
    assert!(!text(server.get("/api/metrics").await).await.is_empty(), "it is still there");
}
