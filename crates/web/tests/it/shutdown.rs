//! The server stops in good order: everybody is told, and nothing is lost.

use serde_json::json;
use store::{Library, LibraryLocation};
use tempfile::tempdir;

use crate::support::server::{
    HOST, Live, ask, house_in, open, post, setup, start_in, tokens, value,
};

#[tokio::test]
async fn everybody_is_told_to_come_again_and_everything_is_there_then() {
    let folder = tempdir().expect("a temporary folder");
    let server = start_in(folder.path()).await;
    let opened = open(&server, &setup("othello", &["human", "level:1"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "play", "text": "f5" })).await;
    let before = live.state(|state| state["node"].as_u64() >= Some(1)).await;

    let stopped = server.stop();
    let told = async {
        let bye = live.hear("bye").await;
        assert_eq!((&bye["id"], &bye["again"]), (&json!("error-page-stopping"), &json!(true)));
        live.end().await
    };
    let ((), code) = tokio::join!(stopped, told);
    assert_eq!(code, Some(1012), "come back in a moment");

    let server = start_in(folder.path()).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    let after = live.state(|_| true).await;
    assert!(before["node"].as_u64() <= after["node"].as_u64());
    assert_eq!(after["tree"][1]["text"], "f5");
}

#[tokio::test]
async fn only_the_host_ends_the_program_from_the_page() {
    let folder = tempdir().expect("a temporary folder");
    let (router, house) = house_in(folder.path(), HOST).await;
    let host = house.host().expect("a server of this machine alone").to_owned();
    let refused = ask(&router, post("/api/quit", &json!({ "host": "somebody" }))).await;
    assert_eq!(refused.status(), 403);
    assert_eq!(value(refused).await["id"], "error-page-not-host");
    let done = ask(&router, post("/api/quit", &json!({ "host": host }))).await;
    assert_eq!(done.status(), 200);
    house.quitted().await;

    let (_, house) = house_in(folder.path(), "192.0.2.1:7171").await;
    assert_eq!(house.host(), None, "a server for others is ended where it runs");
}

#[tokio::test]
async fn a_server_that_has_stopped_leaves_no_open_ends() {
    let folder = tempdir().expect("a temporary folder");
    let server = start_in(folder.path()).await;
    open(&server, &setup("othello", &["human", "human"])).await;
    let (address, router) = (server.address, server.router.clone());
    server.stop().await;
    assert!(tokio::net::TcpStream::connect(address).await.is_err(), "nobody listens");
    let health = axum::http::Request::get("/api/health").header("host", address.to_string());
    let health = health.body(axum::body::Body::empty()).expect("a request");
    assert_eq!(crate::support::server::ask(&router, health).await.status(), 503);
    let file = folder.path().join("library.sqlite");
    assert!(!folder.path().join("library.sqlite-wal").exists(), "everything is in one file");
    let library = Library::open(&LibraryLocation::File(file)).await.expect("a sound library");
    assert_eq!(library.table_count().await.expect("tables"), 1);
}
