//! Only the command line names files of weights: whoever else does is refused, whichever way the
//! spec comes in.

use serde_json::{Value, json};

use crate::support::server::{ask, post, quiet, setup, text};

/// An engine that plays with a file that is there: the program of the test.
const ENGINE: &str = r#"pvs:depth=1,eval="patterns:file=Cargo.toml""#;
/// What is said about it.
const REFUSAL: &str = "was not opened: only the command line names files";

/// Everything that a visitor may send with a player in it.
#[tokio::test]
async fn a_visitor_who_names_a_file_is_refused() {
    let (router, _folder) = quiet().await;
    let record = json!({
        "plateau": 1,
        "games": [{
            "game": "othello",
            "players": [{ "engine": ENGINE }, { "kind": "human" }],
            "moves": [{ "move": "f5" }],
        }],
    });
    let asked: [(&str, Value); 6] = [
        ("/api/tables", setup("othello", &["human", ENGINE])),
        ("/api/check", setup("othello", &["human", ENGINE])),
        ("/api/searches", json!({ "game": "othello", "engine": ENGINE })),
        (
            "/api/comparisons",
            json!({
                "game": "othello", "engines": [ENGINE], "first_depth": 1, "last_depth": 1,
            }),
        ),
        (
            "/api/contests",
            json!({
                "game": "othello", "players": [ENGINE, "random"],
                "format": "round-robin", "games": 2, "seed": 1,
            }),
        ),
        ("/api/import", json!({ "text": record.to_string() })),
    ];
    for (path, body) in asked {
        let answer = ask(&router, post(path, &body)).await;
        let status = answer.status();
        let said = text(answer).await;
        assert!(status.is_client_error(), "{path}: {status} {said}");
        assert!(said.contains(REFUSAL), "{path}: {said}");
    }
}
