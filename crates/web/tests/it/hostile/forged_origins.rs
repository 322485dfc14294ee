//! Questions under a wrong name or from another page.

use web::{ServerLimits, ServerOptions};

use super::{during, refusals, send_raw, written};
use crate::support::server::{open, options, setup, start, start_as, start_with};

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

#[tokio::test]
async fn hosts_that_only_look_like_ours_are_refused() {
    let server = start().await;
    let (address, port) = (server.address, server.address.port());
    for host in [
        format!("Host: {address}\r\nHost: {address}\r\n"),
        format!("Host: {address}\r\nHost: evil.example\r\n"),
        format!("Host: [127.0.0.1]:{port}\r\n"),
        format!("Host: localhost:+{port}\r\n"),
        String::new(),
    ] {
        let asked = format!("GET /api/lessons HTTP/1.1\r\n{host}Connection: close\r\n\r\n");
        let answer = send_raw(&server, asked.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 40"), "{host}: {answer}");
    }
    for host in [format!("localhost:{port}"), format!("[::1]:{port}"), address.to_string()] {
        let asked =
            format!("GET /api/lessons HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        let answer = send_raw(&server, asked.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{host}: {answer}");
    }
}

/// A page from elsewhere could have a picture of ours made again and again.
#[tokio::test]
async fn another_page_asks_nothing_at_all() {
    let server = start().await;
    for (site, path, status) in [
        ("cross-site", "/api/sheets/othello", "403"),
        ("same-site", "/api/sheets/othello", "403"),
        ("same-origin", "/api/sheets/othello", "200"),
        ("none", "/api/sheets/othello", "200"),
        ("cross-site", "/", "200"),
    ] {
        let headers = format!("Sec-Fetch-Site: {site}\r\n");
        let answer =
            send_raw(&server, written(&server, "GET", path, &headers, "").as_bytes()).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{site} {path}");
    }
}

#[tokio::test]
async fn a_public_name_is_known_and_its_cookies_are_safe() {
    let public_url = Some("https://plateau.example.org".parse().expect("an address"));
    let server = start_as(ServerOptions { public_url, ..options() }).await;
    let body = setup("othello", &["human", "human"]).to_string();
    let ask = async |host: &str, origin: &str| {
        let headers = format!("{}Origin: {origin}\r\n", super::JSON);
        let asked = written(&server, "POST", "/api/tables", &headers, &body);
        let asked = asked.replace(&format!("Host: {}", server.address), &format!("Host: {host}"));
        send_raw(&server, asked.as_bytes()).await
    };
    let answer = ask("plateau.example.org", "https://plateau.example.org").await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let cookie = answer.lines().find(|line| line.starts_with("set-cookie: __Host-plateau="));
    assert!(cookie.is_some_and(|cookie| cookie.contains("; Secure")), "{answer}");
    for (host, origin) in [
        ("plateau.example.org", "http://plateau.example.org"),
        ("plateau.example.org", "https://evil.example"),
        ("evil.example", "https://evil.example"),
        ("plateau.example.org:8443", "https://plateau.example.org:8443"),
    ] {
        let answer = ask(host, origin).await;
        assert!(answer.starts_with("HTTP/1.1 403"), "{host} {origin}: {answer}");
    }
    for wrong in ["plateau.example.org", "ftp://a", "https://a/b", "https://a?b", "https://me@a"] {
        assert!(wrong.parse::<web::PublicUrl>().is_err(), "{wrong}");
    }
}
