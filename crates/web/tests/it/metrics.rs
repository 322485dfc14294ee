//! What the server counts and writes down about itself, and what it never does.

use std::{
    io::{self, Write},
    sync::{Arc, Mutex},
};

use serde_json::json;
use tracing::{Level, subscriber::set_global_default};

use crate::support::server::{Live, open, setup, start, text, tokens, value};

#[tokio::test]
async fn everything_is_counted_for_those_who_look_after_the_server() {
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    open(&server, &setup("othello", &["human", "human"])).await;
    let mut live = Live::connect(&server, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "play", "text": "f5" })).await;
    live.state(|state| state["node"] == 1).await;
    live.send(json!({ "do": "play", "text": "a1" })).await;
    live.hear("refused").await;
    let told = server.get("/api/metrics").await;
    assert!(told.headers()["content-type"].to_str().expect("text").contains("openmetrics"));
    let told = text(told).await;
    for line in [
        "plateau_tables_awake 1",
        "plateau_tables_asleep 1",
        "plateau_connections 1",
        "plateau_guests 1",
        "plateau_searches_running 0",
        "plateau_searches_waiting 0",
        "plateau_moves_acknowledged_total 1",
        "plateau_tables_opened_total 2",
        "plateau_refusals_total{reason=\"error-unknown-move\"} 1",
        "plateau_command_seconds_count 2",
        // Two tables were opened, and a move was made.
        "plateau_save_seconds_count 3",
        "plateau_library_errors_total 0",
        "plateau_tournaments_running 0",
        "# EOF",
    ] {
        assert!(told.lines().any(|found| found == line), "{line}\n{told}");
    }
    assert!(server.counted("plateau_resident_memory_bytes").await > 1_000_000);
    let health = value(server.get("/api/health").await).await;
    assert_eq!((&health["tables"], &health["awake"]), (&json!(2), &json!(1)));
    let ready = value(server.get("/api/ready").await).await;
    assert_eq!(ready, json!({ "ready": true, "library": true, "searches": true }));
}

/// Lets a thread panic while panics go to the log.
fn panic_in_the_log() {
    let before = std::panic::take_hook();
    web::log_panics();
    let ended = std::thread::spawn(|| panic!("an engine breaks down")).join();
    std::panic::set_hook(before);
    assert!(ended.is_err());
}

/// Everything that was written down.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn no_token_is_ever_written_down() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(Level::TRACE);
    // For all the tests at once: what they write down is looked through as well.
    let subscriber = subscriber.with_writer(move || writer.clone()).finish();
    set_global_default(subscriber).expect("nobody else writes anything down");
    let server = start().await;
    let opened = open(&server, &setup("othello", &["human", "human"])).await;
    let shown = tokens(&opened);
    let mut live = Live::connect(&server, &opened, &shown).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "play", "text": "f5" })).await;
    live.state(|state| state["node"] == 1).await;
    for garbage in ["{", &shown, "[1]"] {
        live.send_text(garbage).await;
        live.hear("refused").await;
    }
    let wrong =
        format!("/api/tables/{}/record?form=nothing&tokens={shown}", shown.replace(',', ""));
    assert_ne!(server.get(&wrong).await.status(), 200);
    drop(live);
    server.count_to("plateau_guests", 0).await;
    server.stop().await;
    panic_in_the_log();
    let log = String::from_utf8(log.0.lock().expect("a log").clone()).expect("text");
    assert!(log.contains("table opened"));
    let panicked = log.lines().find(|line| line.contains("an engine breaks down"));
    assert!(panicked.is_some_and(|line| line.contains("ERROR") && line.contains("metrics.rs:")));
    for span in ["connection{peer=127.0.0.1:", "table{table=\"", "live{table=\""] {
        assert!(log.contains(span), "{span}");
    }
    assert!(log.contains(r#"request{asker=127.0.0.1 method=POST path="/api/tables"}"#));
    for token in shown.split(',') {
        let line = log.lines().find(|line| line.contains(token));
        assert_eq!(line, None, "a token is written down");
    }
}
