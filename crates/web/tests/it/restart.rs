//! The server is ended and started again: nothing is lost.

use serde_json::json;
use sqlx::SqlitePool;
use store::LibraryLocation;
use tempfile::tempdir;

use crate::support::server::{Live, open, setup, start_in, start_mortal, tokens};

#[tokio::test]
async fn tables_and_tokens_survive_the_server() {
    let folder = tempdir().expect("a temporary folder");
    let server = start_in(folder.path()).await;
    let game = "morpion:width=5,height=5,align=4";
    let asked = setup(game, &["human:name=Zoé", "human:name=\"<b>\""]);
    let opened = open(&server, &asked).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    for (node, text) in [(1, "A1"), (2, "B2"), (3, "C3")] {
        live.send(json!({ "do": "play", "text": text })).await;
        live.state(|state| state["node"] == node).await;
    }
    live.send(json!({ "do": "undo", "moves": 2 })).await;
    live.state(|state| state["node"] == 1).await;
    live.send(json!({ "do": "play", "text": "E5" })).await;
    let before = live.state(|state| state["node"] == 4).await;

    let server = start_in(folder.path()).await;
    let seat = opened["seats"][0]["token"].as_str().expect("a token");
    let mut live = Live::connect(&server, &opened, seat).await;
    assert_eq!(live.hear("welcome").await["yours"], json!([0]));
    let after = live.state(|_| true).await;
    assert_eq!(after["board"], before["board"]);
    assert_eq!(after["turn"], before["turn"]);
    assert_eq!(after["game"], before["game"]);
    let names = |state: &serde_json::Value| [0, 1].map(|seat| state["seats"][seat]["name"].clone());
    assert_eq!(names(&after), ["Zoé", "<b>"].map(|name| json!(name)));
    assert_eq!(after["tree"].as_array().expect("a tree").len(), 5, "no branch is lost");
}

/// What cannot be kept has not happened: nobody is shown a move that a restart would lose.
#[tokio::test]
async fn a_move_that_cannot_be_kept_is_refused_and_not_shown() {
    let folder = tempdir().expect("a temporary folder");
    let server = start_in(folder.path()).await;
    let opened = open(&server, &setup("morpion", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "play", "text": "A1" })).await;
    live.state(|state| state["node"] == 1).await;

    let file = folder.path().join("library.sqlite");
    let place = format!("sqlite://{}", file.display());
    let disk = SqlitePool::connect(&place).await.expect("the library");
    let broken =
        "CREATE TRIGGER broken BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::query(broken).execute(&disk).await.expect("a disk that keeps nothing");
    live.send(json!({ "do": "play", "text": "B2" })).await;
    let after = live.state(|_| true).await;
    assert_eq!(after["node"], 1, "nothing is shown that is not kept");
    live.hear("refused").await;
    assert_eq!(server.counted("plateau_moves_acknowledged_total").await, 1);

    sqlx::query("DROP TRIGGER broken").execute(&disk).await.expect("it is mended");
    live.send(json!({ "do": "play", "text": "B2" })).await;
    live.state(|state| state["node"] == 2).await;
}

/// A game between engines goes on as soon as somebody looks, and one with a clock waits: nobody's
/// time runs while there is no server.
#[tokio::test]
async fn engines_play_on_after_a_restart_and_clocks_wait() {
    let folder = tempdir().expect("a temporary folder");
    let place = LibraryLocation::File(folder.path().join("library.sqlite"));
    let mortal = start_mortal(place).await;
    let server = &mortal.server;
    let engines = open(server, &setup("draughts", &["random", "random"])).await;
    let mut asked = setup("othello", &["human", "human"]);
    asked["clock"] = json!("fischer:60,increment=0");
    let clocked = open(server, &asked).await;
    let mut watched = Live::connect(server, &engines, "").await;
    watched.state(|state| state["node"].as_u64() >= Some(4)).await;
    let mut timed = Live::connect(server, &clocked, &tokens(&clocked)).await;
    timed.state(|state| state["flow"] == "running").await;
    timed.send(json!({ "do": "play", "text": "f5" })).await;
    timed.state(|state| state["node"] == 1).await;
    mortal.kill();

    let server = start_in(folder.path()).await;
    let mut watched = Live::connect(&server, &engines, "").await;
    let before = watched.state(|_| true).await;
    assert_eq!(before["flow"], "running");
    let before = before["node"].as_u64().expect("a node");
    watched.state(|state| state["node"].as_u64() >= Some(before + 4)).await;
    let mut timed = Live::connect(&server, &clocked, &tokens(&clocked)).await;
    let waits = timed.state(|_| true).await;
    assert_eq!((&waits["flow"], &waits["ticking"]), (&json!("paused"), &json!(null)));
    timed.send(json!({ "do": "resume" })).await;
    timed.state(|state| state["flow"] == "running").await;
}
