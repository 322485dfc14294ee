//! Studies: analysis boards under one title.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
};
use serde_json::{Value, json};

use crate::support::server::{ask, get, post, quiet, setup, text, value};

fn from(cookie: &str, mut request: Request<Body>) -> Request<Body> {
    request.headers_mut().insert(header::COOKIE, cookie.parse().expect("a cookie"));
    request
}

/// Opens a board; tells its name and the cookie of the browser.
async fn opened(
    router: &Router,
    cookie: Option<&str>,
    game: &str,
    analysis: bool,
) -> (String, String) {
    let mut wanted = setup(game, &["human", "human"]);
    wanted["analysis"] = json!(analysis);
    let request = post("/api/tables", &wanted);
    let request = match cookie {
        Some(cookie) => from(cookie, request),
        None => request,
    };
    let answer = ask(router, request).await;
    assert_eq!(answer.status(), StatusCode::CREATED);
    let set = answer.headers()[header::SET_COOKIE].to_str().expect("a cookie is text");
    let set = set.split(';').next().expect("a cookie has a value").to_owned();
    let id = value(answer).await["id"].as_str().expect("a table").to_owned();
    (id, set)
}

/// What is answered to one who has a cookie.
async fn told(router: &Router, cookie: &str, path: &str, body: &Value) -> (StatusCode, Value) {
    let answer = ask(router, from(cookie, post(path, body))).await;
    (answer.status(), value(answer).await)
}

#[tokio::test]
async fn chapters_are_added_ordered_renamed_and_taken_home() {
    let (router, _folder) = quiet().await;
    let (first, cookie) = opened(&router, None, "draughts", true).await;
    let (second, _) = opened(&router, Some(&cookie), "draughts:russian", true).await;
    let begin =
        json!({ "title": "Openings", "chapter": { "table": first, "title": "Roozenburg" } });
    let (status, study) = told(&router, &cookie, "/api/studies", &begin).await;
    assert_eq!(status, StatusCode::CREATED, "{study}");
    let path = format!("/api/studies/{}", study["id"].as_str().expect("a name"));
    let chapter = json!({ "table": second, "title": "Cross" });
    let (_, study) = told(&router, &cookie, &format!("{path}/chapters"), &chapter).await;
    assert_eq!(study["chapters"][1]["title"], "Cross");
    let edit = json!({ "title": "My openings", "chapters": [chapter, { "table": first, "title": "Classic" }] });
    let (_, study) = told(&router, &cookie, &path, &edit).await;
    let titles: Vec<&Value> =
        study["chapters"].as_array().expect("chapters").iter().map(|one| &one["title"]).collect();
    assert_eq!(titles, ["Cross", "Classic"]);

    // Another browser reads along, and changes nothing.
    let read = value(ask(&router, get(&path)).await).await;
    assert_eq!((&read["title"], &read["mine"]), (&json!("My openings"), &json!(false)));
    assert_eq!(ask(&router, post(&path, &edit)).await.status(), StatusCode::FORBIDDEN);
    let of_table = value(ask(&router, get(&format!("/api/tables/{second}/study"))).await).await;
    assert_eq!(of_table["id"], study["id"]);
    let file = text(ask(&router, get(&format!("{path}/record?form=pdn"))).await).await;
    assert_eq!(file.matches("[Study \"My openings\"]").count(), 2, "{file}");
    assert!(file.find("[Chapter \"Cross\"]") < file.find("[Chapter \"Classic\"]"));

    let list = value(ask(&router, from(&cookie, get("/api/studies"))).await).await;
    assert_eq!(list[0]["title"], "My openings");
    let (_, forgotten) = told(&router, &cookie, &format!("{path}/forget"), &json!({})).await;
    assert_eq!(forgotten, true);
    assert_eq!(ask(&router, get(&path)).await.status(), StatusCode::NOT_FOUND);
    let still = value(ask(&router, from(&cookie, get("/api/tables"))).await).await;
    assert_eq!(still.as_array().map(Vec::len), Some(2), "the boards stay");
}

#[tokio::test]
async fn only_analysis_boards_of_ones_own_are_chapters() {
    let (router, _folder) = quiet().await;
    let (board, cookie) = opened(&router, None, "othello", true).await;
    let (game, _) = opened(&router, Some(&cookie), "othello", false).await;
    let (foreign, _) = opened(&router, None, "othello", true).await;
    let begin = |table: &str, title: &str| json!({ "title": "Endings", "chapter": { "table": table, "title": title } });
    for (table, title, status) in [
        (&*game, "one", StatusCode::FORBIDDEN),
        (&*foreign, "one", StatusCode::FORBIDDEN),
        (&*board, " \u{7} ", StatusCode::UNPROCESSABLE_ENTITY),
        (&*board, "one", StatusCode::CREATED),
    ] {
        let (found, answer) = told(&router, &cookie, "/api/studies", &begin(table, title)).await;
        assert_eq!(found, status, "{answer}");
    }
}
