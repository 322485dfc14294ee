//! Only the command line names files of weights: whoever else does is refused, whichever way the
//! spec comes in.

use axum::http::StatusCode;
use serde_json::Value;

use crate::support::server::{ask, post, quiet, setup, text};

/// An engine that plays with a file that is there: the program of the test.
const ENGINE: &str = r#"pvs:depth=1,eval="patterns:file=Cargo.toml""#;
/// What is said about it.
const REFUSAL: &str = "was not opened: only the command line names files";

/// What a visitor may send with a player in it.
#[tokio::test]
async fn a_visitor_who_names_a_file_is_refused() {
    let (router, _folder) = quiet().await;
    let asked: [(&str, Value); 2] = [
        ("/api/tables", setup("othello", &["human", ENGINE])),
        ("/api/check", setup("othello", &["human", ENGINE])),
    ];
    for (path, body) in asked {
        let answer = ask(&router, post(path, &body)).await;
        let status = answer.status();
        let said = text(answer).await;
        // A form that is only checked is answered with what is wrong with it.
        let is_refused = status != StatusCode::OK || path == "/api/check";
        assert!(is_refused && said.contains(REFUSAL), "{path}: {status} {said}");
    }
}
