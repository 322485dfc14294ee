//! A client that would do by the protocol what the page does not offer in a game that counts.

use serde_json::{Value, json};

use super::{during, refused};
use crate::support::server::{Live, Server, open, setup, start};

/// The token of a seat.
fn seat(opened: &Value, number: usize) -> String {
    opened["seats"][number]["token"].as_str().expect("a token").to_owned()
}

/// Two people from two browsers, and one who watches.
async fn three(server: &Server, request: &Value) -> (Value, [Live; 3]) {
    let opened = open(server, request).await;
    let host = opened["host"].as_str().expect("a token");
    let own = format!("{host},{},{}", seat(&opened, 0), seat(&opened, 1));
    let mut host = Live::connect(server, &opened, &own).await;
    let guest = Live::connect(server, &opened, &seat(&opened, 1)).await;
    let spectator = Live::connect(server, &opened, "").await;
    host.state(|state| state["people"]["counted"] == true || state["people"]["casual"] == true)
        .await;
    (opened, [host, guest, spectator])
}

#[tokio::test]
async fn no_engine_helps_whoever_asks_and_however() {
    let server = start().await;
    during(
        &server,
        "asking for help",
        Box::pin(async {
            let (_, mut people) = three(&server, &setup("othello", &["human", "human"])).await;
            for request in [
                json!({ "do": "hint" }),
                json!({ "do": "hint", "engine": "random", "node": 0, "long": true }),
                json!({ "do": "threats" }),
                json!({ "do": "threats", "node": 0 }),
                json!({ "do": "why", "node": 0, "text": "f5" }),
                json!({ "do": "line", "node": 0, "moves": ["f5", "d6"] }),
                json!({ "do": "analyse" }),
                json!({ "do": "play-now" }),
                json!({ "do": "step" }),
            ] {
                for (live, id) in people.iter_mut().zip([
                    "error-page-closed",
                    "error-page-closed",
                    "error-page-watching",
                ]) {
                    live.send(request.clone()).await;
                    assert_eq!(live.hear("refused").await["id"], id, "{request}");
                }
            }
        }),
    )
    .await;
    refused(&server, "error-page-closed").await;
}

#[tokio::test]
async fn the_state_tells_nothing_that_an_engine_could_be_fed() {
    let server = start().await;
    let (opened, [mut host, mut guest, _]) =
        three(&server, &setup("othello", &["human", "human"])).await;
    host.send(json!({ "do": "play", "text": "f5" })).await;
    let told = guest.state(|state| state["node"] == 1).await;
    assert_eq!(told["position"], "");
    assert_eq!(told["review"], Value::Null);
    guest.send(json!({ "do": "look", "node": 0 })).await;
    let place = guest.hear("place").await;
    assert_eq!((&place["node"], &place["position"]), (&json!(0), &json!("")));
    assert_eq!(place["moves"].as_array().map(Vec::len), Some(4), "but everyone may look back");
    guest.send(json!({ "do": "resign" })).await;
    let over = guest.state(|state| !state["ending"].is_null()).await;
    assert_ne!(over["position"], "", "{opened}");
}

#[tokio::test]
async fn nobody_changes_the_game_of_two_alone() {
    let server = start().await;
    let (opened, mut people) = three(&server, &setup("othello", &["human", "human"])).await;
    let [host, guest, _] = &mut people;
    host.send(json!({ "do": "play", "text": "f5" })).await;
    guest.state(|state| state["node"] == 1).await;
    guest.send(json!({ "do": "play", "text": "d6" })).await;
    host.state(|state| state["node"] == 2).await;
    for (who, request, id) in [
        (1, json!({ "do": "goto", "node": 0 }), "error-page-settled"),
        (0, json!({ "do": "goto", "node": 1 }), "error-page-settled"),
        (0, json!({ "do": "redo" }), "error-page-settled"),
        (1, json!({ "do": "seat", "seat": 1, "player": "level:9" }), "error-page-settled"),
        (0, json!({ "do": "seat", "seat": 1, "player": "human:name=Me" }), "error-page-settled"),
        (0, json!({ "do": "renew-token", "seat": 1 }), "error-page-still-there"),
        (0, json!({ "do": "accept-proposal" }), "error-page-no-proposal"),
        (1, json!({ "do": "decline-proposal" }), "error-page-no-proposal"),
        (1, json!({ "do": "claim", "draw": false }), "error-page-not-away"),
        (1, json!({ "do": "give-time", "seat": 1 }), "error-page-not-your-seat"),
        (1, json!({ "do": "remove", "viewer": "1" }), "error-page-not-your-seat"),
        (1, json!({ "do": "remove", "viewer": "x" }), "error-page-garbled"),
        (1, json!({ "do": "point", "squares": [3] }), "error-page-closed"),
        (2, json!({ "do": "accept-proposal" }), "error-page-watching"),
    ] {
        let live: &mut Live = &mut people[who];
        live.send(request.clone()).await;
        assert_eq!(live.hear("refused").await["id"], id, "{request}");
    }
    let [mut host, mut guest, _] = people;
    // What is proposed is for the others to answer: one cannot agree with oneself.
    guest.send(json!({ "do": "undo" })).await;
    host.state(|state| state["people"]["proposal"]["kind"] == "take-back").await;
    guest.send(json!({ "do": "accept-proposal" })).await;
    assert_eq!(guest.hear("refused").await["id"], "error-page-no-proposal");
    // Nor by another connection of the same person.
    let mut other = Live::connect(&server, &opened, &seat(&opened, 1)).await;
    other.send(json!({ "do": "accept-proposal" })).await;
    assert_eq!(other.hear("refused").await["id"], "error-page-no-proposal");
    host.send(json!({ "do": "decline-proposal" })).await;
    let after = host.state(|state| state["people"]["proposal"].is_null()).await;
    assert_eq!(after["node"], 2);
}

#[tokio::test]
async fn who_looks_without_end_is_slowed_down_and_disturbs_none() {
    let server = start().await;
    let (_, [mut host, mut guest, _]) =
        three(&server, &setup("othello", &["human", "human"])).await;
    for _ in 0..100 {
        guest.feed(json!({ "do": "look", "node": 0 })).await;
    }
    guest.flush().await;
    assert_eq!(guest.hear("refused").await["id"], "error-page-too-fast");
    host.send(json!({ "do": "look", "node": 0 })).await;
    assert_eq!(host.hear("place").await["node"], 0);
    host.send(json!({ "do": "look", "node": 4_000_000_000_u32 })).await;
    assert_eq!(host.hear("refused").await["id"], "error-no-such-place");
}

#[tokio::test]
async fn a_casual_game_allows_what_its_host_has_allowed() {
    let server = start().await;
    let mut casual = setup("othello", &["human", "human"]);
    casual["casual"] = json!(true);
    let (_, [mut host, mut guest, _]) = three(&server, &casual).await;
    host.send(json!({ "do": "play", "text": "f5" })).await;
    guest.state(|state| state["node"] == 1).await;
    guest.send(json!({ "do": "undo" })).await;
    host.state(|state| state["node"] == 0).await;
}
