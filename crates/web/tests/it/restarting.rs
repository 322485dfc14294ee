//! The server is ended and started again: nothing is lost.

use std::sync::Arc;

use serde_json::json;
use tempfile::tempdir;
use web::Folder;

use crate::server::{Live, open, setup, start, tokens};

#[tokio::test]
async fn tables_and_tokens_survive_the_server() {
    let folder = tempdir().expect("a temporary folder");
    let keep = || Arc::new(Folder::new(folder.path()).expect("a folder"));
    let (address, server) = start(keep()).await;
    let game = "morpion:width=5,height=5,align=4";
    let asked = setup(game, &["human:name=Zoé", "human:name=\"<b>\""]);
    let opened = open(&server, address, &asked).await;
    let mut live = Live::connect(address, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    for (node, text) in [(1, "A1"), (2, "B2"), (3, "C3")] {
        live.send(json!({ "do": "play", "text": text })).await;
        live.state(|state| state["node"] == node).await;
    }
    live.send(json!({ "do": "undo", "moves": 2 })).await;
    live.state(|state| state["node"] == 1).await;
    live.send(json!({ "do": "play", "text": "E5" })).await;
    let before = live.state(|state| state["node"] == 4).await;

    let (address, _server) = start(keep()).await;
    let seat = opened["seats"][0]["token"].as_str().expect("a token");
    let mut live = Live::connect(address, &opened, seat).await;
    assert_eq!(live.hear("welcome").await["yours"], json!([0]));
    let after = live.state(|_| true).await;
    assert_eq!(after["board"], before["board"]);
    assert_eq!(after["turn"], before["turn"]);
    assert_eq!(after["game"], before["game"]);
    let names = |state: &serde_json::Value| [0, 1].map(|seat| state["seats"][seat]["name"].clone());
    assert_eq!(names(&after), ["Zoé", "<b>"].map(|name| json!(name)));
    assert_eq!(after["tree"].as_array().expect("a tree").len(), 5, "no branch is lost");
}

#[tokio::test]
async fn a_file_that_is_no_table_disturbs_nobody() {
    let folder = tempdir().expect("a temporary folder");
    let name = format!("{}.json", "0".repeat(32));
    std::fs::write(folder.path().join(name), "{ \"owner\": 3 }").expect("a new file");
    let (address, server) = start(Arc::new(Folder::new(folder.path()).expect("a folder"))).await;
    let opened = open(&server, address, &setup("othello", &["human", "human"])).await;
    let mut live = Live::connect(address, &opened, "").await;
    live.state(|state| state["turn"] == 0).await;
}
