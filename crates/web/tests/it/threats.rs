//! What the next player would do if nothing were done about it.

use serde_json::{Value, json};

use crate::support::server::{Live, open, setup, start, tokens};

/// The threats after some moves, as the player to move is told of them.
async fn threats(mut asked: Value, moves: &[&str]) -> Value {
    asked["first"] = json!(0);
    let server = start().await;
    let opened = open(&server, &asked).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    for (node, text) in moves.iter().enumerate() {
        live.send(json!({ "do": "play", "text": text })).await;
        live.state(|state| state["node"] == node + 1).await;
    }
    live.send(json!({ "do": "threats" })).await;
    live.hear("threats").await
}

fn texts(threats: &Value) -> Vec<&str> {
    let moves = threats["moves"].as_array().expect("a list of moves").iter();
    moves.map(|threat| threat["played"]["text"].as_str().expect("a move")).collect()
}

#[tokio::test]
async fn every_move_that_wins_at_once_is_a_threat() {
    let asked = setup("morpion", &["human", "human"]);
    let found = threats(asked, &["A1", "C3", "C1", "B3", "A3"]).await;
    assert_eq!(found["seat"], 0);
    assert_eq!(texts(&found), ["B1", "A2", "B2"]);
}

#[tokio::test]
async fn discs_that_fall_threaten_too() {
    let asked = setup("connect-four", &["human", "human"]);
    let found = threats(asked.clone(), &["1", "7", "1", "7", "1"]).await;
    assert_eq!((texts(&found), &found["seat"]), (vec!["1"], &json!(0)));
    // What a single move would make possible is no threat.
    let found = threats(asked, &["4", "1", "4", "1", "5", "4", "5", "5", "6", "6"]).await;
    assert!(texts(&found).is_empty(), "{found}");
}

#[tokio::test]
async fn a_capture_is_a_threat() {
    let mut asked = setup("draughts", &["human", "human"]);
    asked["start"] = json!("B:W28,32:B23,1");
    let found = threats(asked, &[]).await;
    assert_eq!(texts(&found), ["28x19"]);
}

#[tokio::test]
async fn there_are_no_threats_when_the_game_is_over() {
    let server = start().await;
    let opened = open(&server, &setup("connect-four", &["random", "random"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|state| !state["ending"].is_null()).await;
    live.send(json!({ "do": "threats" })).await;
    assert_eq!(live.hear("refused").await["id"], "error-game-over");
}
