//! What comes out as paper.

use axum::{body::to_bytes, http::header};
use serde_json::json;

use crate::support::server::{ask, get, post, quiet, text, value};

#[tokio::test]
async fn boards_rules_positions_and_games_are_printed() {
    let (server, _folder) = quiet().await;
    let pasted = json!({ "text": "f5d6c3d3c4", "game": "othello" });
    let opened = value(ask(&server, post("/api/import", &pasted)).await).await;
    let id = opened["id"].as_str().expect("a table");
    for path in [
        "/api/sheets/morpion:width=9,height=7,align=5?count=6".to_owned(),
        "/api/booklets/draughts:variant=russian?lang=fr".to_owned(),
        format!("/api/tables/{id}/diagram"),
        format!("/api/tables/{id}/score-sheet?lang=fr"),
    ] {
        let answer = ask(&server, get(&path)).await;
        assert_eq!(answer.status(), 200, "{path}");
        assert_eq!(answer.headers()[header::CONTENT_TYPE], "application/pdf", "{path}");
        let bytes = to_bytes(answer.into_body(), 10_000_000).await.expect("a whole answer");
        assert!(bytes.starts_with(b"%PDF-"), "{path}");
    }
    let picture = ask(&server, get(&format!("/api/tables/{id}/diagram?form=svg"))).await;
    assert_eq!(picture.headers()[header::CONTENT_TYPE], "image/svg+xml");
    assert!(text(picture).await.contains("<svg"));
    for path in ["/api/sheets/chess", "/api/booklets/othello:size=7"] {
        let answer = ask(&server, get(path)).await;
        assert_eq!(answer.status(), 422, "{path}");
        assert_eq!(value(answer).await["field"], "game");
    }
    assert_eq!(ask(&server, get("/api/tables/nobody/diagram")).await.status(), 404);
}
