//! Whether other devices reach the server, and codes for telephones.

use axum::http::{Request, header};
use serde_json::json;

use crate::support::server::{HOST, ask, get, house_in, options, post, quiet, quiet_as, value};

#[tokio::test]
async fn only_who_started_the_program_opens_it_to_the_network() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (router, house) = house_in(folder.path(), HOST).await;
    let host = house.host().expect("it listens here alone").to_owned();
    let closed = value(ask(&router, get("/api/reach")).await).await;
    assert_eq!(closed, json!({ "addresses": [], "yours": false }));
    let own = value(ask(&router, get(&format!("/api/reach?host={host}"))).await).await;
    assert_eq!(own, json!({ "addresses": [], "yours": true }));
    let guessed = ask(&router, post("/api/reach", &json!({ "host": "0123" }))).await;
    assert_eq!(guessed.status(), 403);
    let elsewhere = Request::get("/api/reach").header(header::HOST, "192.168.1.20:7171");
    let elsewhere = elsewhere.body(axum::body::Body::empty()).expect("a request");
    assert_eq!(ask(&router, elsewhere).await.status(), 403, "nobody comes by that address yet");
}

#[tokio::test]
async fn a_server_that_listens_for_all_tells_where() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (router, house) = house_in(folder.path(), "192.168.1.20:7171").await;
    assert_eq!(house.host(), None);
    let question = Request::get("/api/reach").header(header::HOST, "192.168.1.20:7171");
    let question = question.body(axum::body::Body::empty()).expect("a request");
    let told = value(ask(&router, question).await).await;
    assert_eq!(told, json!({ "addresses": ["http://192.168.1.20:7171"], "yours": false }));
    let public = "https://play.example.org".parse().expect("an address");
    let (router, _folder) =
        quiet_as(web::ServerOptions { public_url: Some(public), ..options() }).await;
    let told = value(ask(&router, get("/api/reach")).await).await;
    assert_eq!(told["addresses"], json!(["https://play.example.org"]));
}

#[tokio::test]
async fn a_link_becomes_a_square_of_dots() {
    let (router, _folder) = quiet().await;
    let link = "/api/qr?text=http%3A%2F%2F192.168.1.20%3A7171%2F%23%2Ftable%2F0123";
    let code = value(ask(&router, get(link)).await).await;
    let side = usize::try_from(code["side"].as_u64().expect("a number")).expect("small");
    let rows = code["dark"].as_array().expect("rows");
    assert_eq!(rows.len(), side);
    let row = |number: usize| rows[number].as_str().expect("a row");
    assert!(rows.iter().all(|row| row.as_str().is_some_and(|row| row.len() == side)));
    // Three corners have the pattern by which a reader finds the code.
    for (place, from) in [(0, 0), (0, side - 7), (side - 7, 0)] {
        assert_eq!(&row(place)[from..from + 7], "1111111");
        assert_eq!(&row(place + 1)[from..from + 7], "1000001");
        assert_eq!(&row(place + 3)[from..from + 7], "1011101");
    }
    let long = format!("/api/qr?text={}", "a".repeat(501));
    assert_eq!(ask(&router, get(&long)).await.status(), 422);
    assert_eq!(ask(&router, get("/api/qr?text=")).await.status(), 422);
}
