//! What people at a table say to each other.

use serde_json::json;

use crate::support::server::{Live, open, setup, start, tokens};

#[tokio::test]
async fn phrases_are_heard_by_all_and_free_words_where_the_host_allows_them() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut host = Live::connect(&server, &opened, &tokens(&opened)).await;
    host.hear("welcome").await;
    let black = opened["seats"][1]["token"].as_str().expect("a token");
    let mut black = Live::connect(&server, &opened, black).await;
    let mut guest = Live::connect(&server, &opened, "").await;
    guest.hear("welcome").await;
    black.send(json!({ "do": "say", "phrase": "good-game" })).await;
    for live in [&mut host, &mut black, &mut guest] {
        let said = live.hear("said").await;
        assert_eq!((&said["seat"], &said["phrase"]), (&json!(1), &json!("good-game")));
    }
    black.send(json!({ "do": "say", "text": "Well done" })).await;
    assert_eq!(black.hear("refused").await["id"], "error-page-no-free-talk");
    black.send(json!({ "do": "allow-talk", "free": true })).await;
    assert_eq!(black.hear("refused").await["id"], "error-page-no-free-talk");
    host.send(json!({ "do": "allow-talk", "free": true })).await;
    assert_eq!(black.hear("talk").await["free"], true);
    black.send(json!({ "do": "say", "text": " Well\u{7}done " })).await;
    assert_eq!(guest.hear("said").await["text"], "Well done");
    let mut late = Live::connect(&server, &opened, "").await;
    assert_eq!(late.hear("talk").await["free"], true, "who comes later is told");
}

#[tokio::test]
async fn nobody_shouts() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let mut host = Live::connect(&server, &opened, &tokens(&opened)).await;
    host.hear("welcome").await;
    let mut guest = Live::connect(&server, &opened, "").await;
    guest.send(json!({ "do": "say", "phrase": "hello" })).await;
    assert_eq!(guest.hear("refused").await["id"], "error-page-watching");
    host.send(json!({ "do": "allow-talk", "free": true })).await;
    host.hear("talk").await;
    for wrong in [
        json!({ "do": "say" }),
        json!({ "do": "say", "text": "   " }),
        json!({ "do": "say", "text": "a".repeat(201) }),
        json!({ "do": "say", "text": "a", "phrase": "hello" }),
        json!({ "do": "say", "phrase": "insult" }),
    ] {
        host.send(wrong.clone()).await;
        assert_eq!(host.hear("refused").await["id"], "error-page-garbled", "{wrong}");
    }
    for _ in 0..12 {
        host.send(json!({ "do": "say", "phrase": "thanks" })).await;
    }
    assert_eq!(host.hear("refused").await["id"], "error-page-too-much-talk");
}
