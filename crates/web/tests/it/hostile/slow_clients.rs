//! Those who take their time: slow readers and writers, and connections with nobody at the end.

use std::time::Duration;

use serde_json::json;
use tokio::{io::AsyncWriteExt as _, net::TcpStream};
use web::ServerLimits;

use super::{JSON, during, refused, send_raw, written};
use crate::support::server::{Live, open, setup, start_with, tokens};

const SOON: Duration = Duration::from_millis(100);

#[tokio::test]
async fn whoever_never_reads_is_let_go() {
    let bounds = ServerLimits {
        write_timeout: SOON,
        message_rate: 100_000,
        message_burst: 100_000,
        ..ServerLimits::default()
    };
    let server = start_with(bounds).await;
    let game = "morpion:width=26,height=26,align=26";
    let opened = open(&server, &setup(game, &["human", "human"])).await;
    let mut active = Live::connect(&server, &opened, &tokens(&opened)).await;
    active.state(|_| true).await;
    let _reads_nothing = Live::connect(&server, &opened, "").await;
    let mut changes = 0_u32;
    // Everybody at the table is sent every change, until nothing more fits anywhere.
    let reads = async {
        loop {
            changes += 1;
            active.send(json!({ "do": "pace", "milliseconds": changes })).await;
            active.state(|state| state["pace"] == changes).await;
        }
    };
    let let_go = refused(&server, "slow-reader");
    during(&server, "a slow reader", async {
        tokio::select! {
            () = reads => {},
            () = let_go => {},
        }
    })
    .await;
    assert!(changes > 0, "the others at the table played on");
}

#[tokio::test]
async fn whoever_does_not_finish_asking_is_let_go() {
    let server =
        start_with(ServerLimits { request_timeout: SOON, ..ServerLimits::default() }).await;
    let half = format!("GET /api/register HTTP/1.1\r\nHost: {}\r\nX-Slow: ", server.address);
    let answer = during(&server, "half a question", send_raw(&server, half.as_bytes())).await;
    assert!(!answer.starts_with("HTTP/1.1 200"), "{answer}");
    let whole = written(&server, "POST", "/api/tables", JSON, &"x".repeat(1000));
    let half = &whole[..whole.len() - 500];
    let answer = during(&server, "half a body", send_raw(&server, half.as_bytes())).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("error-page-too-slow"), "{answer}");
}

#[tokio::test]
async fn connections_with_nobody_at_the_end_are_closed() {
    let server = start_with(ServerLimits { ping_interval: SOON, ..ServerLimits::default() }).await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    // It is never asked for a message again, so it answers nothing.
    let _silent = Live::connect(&server, &opened, "").await;
    during(&server, "a silent connection", refused(&server, "silent")).await;
}

#[tokio::test]
async fn whoever_connects_and_does_not_join_is_let_go() {
    let server =
        start_with(ServerLimits { request_timeout: SOON, ..ServerLimits::default() }).await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let path = format!("/api/tables/{}/live", opened["id"].as_str().expect("a table"));
    let upgrade = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let asked = written(&server, "GET", &path, upgrade, "").replace("close", "Upgrade");
    let said = during(&server, "a half-open connection", send_raw(&server, asked.as_bytes())).await;
    assert!(said.starts_with("HTTP/1.1 101"), "{said}");
    refused(&server, "no-join").await;
}

#[tokio::test]
async fn there_are_only_so_many_connections() {
    let server = start_with(ServerLimits { connections: 8, ..ServerLimits::default() }).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(TcpStream::connect(server.address).await.expect("a connection"));
    }
    server.count_to("plateau_connections", 8).await;
    let asked = written(&server, "GET", "/api/health", "", "");
    assert_eq!(send_raw(&server, asked.as_bytes()).await, "", "there is no room");
    refused(&server, "connections").await;
    held.pop().expect("one of them").shutdown().await.expect("closed");
    while !send_raw(&server, asked.as_bytes()).await.starts_with("HTTP/1.1 200") {
        tokio::task::yield_now().await;
    }
}
