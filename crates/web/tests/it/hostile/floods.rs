//! Too long, too many, and nonsense.

use serde_json::json;
use web::ServerLimits;

use super::{JSON, during, refusals, refused, send_raw, written};
use crate::support::server::{Live, open, setup, start, start_with, tokens};

#[tokio::test]
async fn messages_that_are_too_long_end_the_connection() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    // Counted while the others are still there: a connection that is dropped breaks off as well.
    let (code, broken) = during(&server, "oversized messages", async {
        let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
        live.state(|_| true).await;
        live.send_text(&"x".repeat(1_000_000)).await;
        (live.end().await, refusals(&server, "broken-line").await)
    })
    .await;
    assert!(matches!(code, Some(1009) | None), "too long, or cut off in the middle");
    assert_eq!(broken, 1);
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.send(json!({ "do": "play", "text": "f5" })).await;
    live.state(|state| state["node"] == 1).await;
}

#[tokio::test]
async fn questions_that_are_too_long_are_not_read() {
    let server = start().await;
    let long = json!({ "text": "x".repeat(2_000_000) }).to_string();
    let asked = written(&server, "POST", "/api/import", JSON, &long);
    let answer = during(&server, "an oversized question", send_raw(&server, asked.as_bytes()));
    assert!(answer.await.starts_with("HTTP/1.1 413"));
    let path = format!("/{}", "x".repeat(1_000_000));
    let asked = written(&server, "GET", &path, "", "");
    let answer = send_raw(&server, asked.as_bytes()).await;
    assert!(!answer.starts_with("HTTP/1.1 200"), "an endless address is none");
}

#[tokio::test]
async fn nonsense_is_refused_message_by_message() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let nonsense = [
        "",
        "{",
        "[]",
        "null",
        "\u{0}",
        "{\"do\":1}",
        "{\"do\":\"play\"}",
        "{\"do\":\"goto\",\"node\":-1}",
        "{\"do\":\"goto\",\"node\":1e99}",
        "{\"do\":\"touch\",\"squares\":[70000]}",
        "{\"do\":\"pause\",\"more\":1}",
    ];
    during(&server, "malformed messages", async {
        let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
        live.state(|_| true).await;
        let deep = "[".repeat(20_000);
        for text in nonsense.into_iter().chain([&*deep]) {
            live.send_text(text).await;
            assert_eq!(live.hear("refused").await["id"], "error-page-garbled", "{text}");
        }
        live.send(json!({ "do": "touch", "squares": [65_000] })).await;
        live.send(json!({ "do": "goto", "node": u32::MAX })).await;
        assert_eq!(live.hear("refused").await["is"], "refused");
        live.send(json!({ "do": "play", "text": "f5" })).await;
        live.state(|state| state["node"] == 1).await;
    })
    .await;
    let answer = send_raw(&server, b"\x16\x03\x01 this is another protocol\r\n\r\n").await;
    assert!(!answer.contains("200"), "{answer}");
}

#[tokio::test]
async fn whoever_floods_is_told_once_and_then_let_go() {
    let server = start_with(ServerLimits {
        message_rate: 1,
        message_burst: 20,
        flood_limit: 50,
        ..ServerLimits::default()
    })
    .await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    for _ in 0..100 {
        live.feed(json!({ "do": "undo" })).await;
    }
    live.flush().await;
    while live.hear("refused").await["id"] != "error-page-too-fast" {}
    let bye = live.hear("bye").await;
    assert_eq!((&bye["id"], &bye["again"]), (&json!("error-page-too-fast"), &json!(false)));
    assert_eq!(live.end().await, Some(1008));
    refused(&server, "error-page-too-fast").await;
}

#[tokio::test]
async fn a_flood_does_not_disturb_others() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let codes = during(&server, "floods", async {
        let mut codes = Vec::new();
        for _ in 0..5 {
            let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
            // The server lets go while this is being sent, at the latest.
            while live.try_send(&json!({ "do": "undo" })).await {}
            codes.push(live.end().await);
        }
        codes
    });
    assert_eq!(codes.await.len(), 5);
    assert!(refusals(&server, "error-page-too-fast").await >= 5);
}
