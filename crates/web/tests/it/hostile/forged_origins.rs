//! Questions under a wrong name or from another page.

use web::ServerLimits;

use super::{during, refusals, send_raw, written};
use crate::support::server::{open, setup, start, start_with};

#[tokio::test]
async fn a_wrong_host_is_refused_over_the_network_too() {
    let server = start().await;
    let answers = during(&server, "wrong hosts", async {
        let mut answers = Vec::new();
        for host in ["evil.example", "evil.example:80", "127.0.0.1:1", "localhost.evil.example"] {
            let asked =
                format!("GET /api/tables HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            answers.push(send_raw(&server, asked.as_bytes()).await);
        }
        answers
    });
    for answer in answers.await {
        assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    }
    assert_eq!(refusals(&server, "error-page-host").await, 4);
}

#[tokio::test]
async fn another_page_gets_no_live_connection_and_opens_no_table() {
    // Whoever is refused may ask again through the same connection, but not for long.
    let request_timeout = std::time::Duration::from_millis(100);
    let server = start_with(ServerLimits { request_timeout, ..ServerLimits::default() }).await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let upgrade = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let path = format!("/api/tables/{}/live", opened["id"].as_str().expect("a table"));
    let count = server.counted("plateau_tables_opened_total").await;
    during(&server, "wrong origins", async {
        for origin in ["http://evil.example", "null", "https://127.0.0.1", "file://"] {
            let headers = format!("{upgrade}Origin: {origin}\r\n");
            let asked = written(&server, "GET", &path, &headers, "").replace("close", "Upgrade");
            let answer = send_raw(&server, asked.as_bytes()).await;
            assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
            let headers = format!("{}Origin: {origin}\r\n", super::JSON);
            let body = setup("othello", &["human", "human"]).to_string();
            let asked = written(&server, "POST", "/api/tables", &headers, &body);
            let answer = send_raw(&server, asked.as_bytes()).await;
            assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
        }
    })
    .await;
    assert_eq!(refusals(&server, "error-page-origin").await, 8);
    assert_eq!(server.counted("plateau_tables_opened_total").await, count + 1, "the bystanders'");
}
