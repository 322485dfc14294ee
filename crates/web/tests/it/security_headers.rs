//! Who is let in, and what every answer says for the browser's sake.

use axum::{
    Router,
    http::{HeaderValue, header},
};
use web::{PublicUrl, ServerOptions};

use crate::support::server::{HOST, ask, get, options, post, quiet, quiet_as, setup, value};

#[tokio::test]
async fn only_names_of_this_server_are_answered() {
    let (server, _folder) = quiet().await;
    for host in [HOST, "localhost:7171", "[::1]:7171"] {
        let mut request = get("/api/health");
        request.headers_mut().insert(header::HOST, HeaderValue::from_static(host));
        assert_eq!(ask(&server, request).await.status(), 200, "{host}");
    }
    for host in ["evil.example:7171", "127.0.0.1", "127.0.0.1:80", "192.168.1.1:7171", ""] {
        let mut request = get("/api/health?lang=fr");
        request.headers_mut().insert(header::HOST, HeaderValue::from_static(host));
        let answer = ask(&server, request).await;
        assert_eq!(answer.status(), 403, "{host}");
        assert_eq!(value(answer).await["id"], "error-page-host");
    }
}

#[tokio::test]
async fn another_page_may_ask_nothing() {
    let (server, _folder) = quiet().await;
    for origin in ["http://evil.example", "https://127.0.0.1:7171", "http://localhost:7171", "null"]
    {
        let mut request = post("/api/tables", &setup("othello", &["human", "human"]));
        request.headers_mut().insert(header::ORIGIN, HeaderValue::from_static(origin));
        let answer = ask(&server, request).await;
        assert_eq!(answer.status(), 403, "{origin}");
        assert_eq!(value(answer).await["id"], "error-page-origin");
    }
}

#[tokio::test]
async fn a_question_is_json_or_nothing() {
    let mut request = post("/api/tables", &setup("othello", &["human", "human"]));
    let plain = HeaderValue::from_static("text/plain");
    request.headers_mut().insert(header::CONTENT_TYPE, plain);
    let (server, _folder) = quiet().await;
    assert_eq!(ask(&server, request).await.status(), 415);
}

#[tokio::test]
async fn the_page_comes_with_its_kinds_and_its_walls() {
    let (server, _folder) = quiet().await;
    for (path, kind) in [
        ("/", "text/html"),
        ("/table/anything", "text/html"),
        ("/main.js", "text/javascript"),
        ("/style/page.css", "text/css"),
        ("/icon.svg", "image/svg+xml"),
    ] {
        let answer = ask(&server, get(path)).await;
        assert_eq!(answer.status(), 200, "{path}");
        let found = answer.headers()[header::CONTENT_TYPE].to_str().expect("text");
        assert!(found.starts_with(kind), "{path}: {found}");
        assert_eq!(answer.headers()[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        let policy = answer.headers()[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    }
}

#[tokio::test]
async fn a_file_that_is_known_is_not_sent_again() {
    let (server, _folder) = quiet().await;
    let first = ask(&server, get("/main.js")).await;
    let mut again = get("/main.js");
    again.headers_mut().insert(header::IF_NONE_MATCH, first.headers()[header::ETAG].clone());
    assert_eq!(ask(&server, again).await.status(), 304);
}

#[tokio::test]
async fn no_other_file_can_be_had() {
    let (server, _folder) = quiet().await;
    for path in ["/wire.d.ts", "/../Cargo.toml", "/..%2FCargo.toml", "/nothing.js", "/.git/config"]
    {
        assert_eq!(ask(&server, get(path)).await.status(), 404, "{path}");
    }
}

/// Only what is meant for it is shown in a frame, and only by the sites that were named.
#[tokio::test]
async fn other_sites_show_what_the_operator_lets_them() {
    let policy = async |server: &Router, path: &str| {
        let answer = ask(server, get(path)).await;
        assert_eq!(answer.status(), 200, "{path}");
        let policy = answer.headers()[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        policy.rsplit_once("frame-ancestors ").expect("who may frame it").1.to_owned()
    };
    let (server, _folder) = quiet().await;
    assert_eq!(policy(&server, "/embed/").await, "'none'");
    let site = |text: &str| text.parse::<PublicUrl>().expect("an address");
    let embed_from = vec![site("https://moodle.example.org"), site("http://localhost:8000")];
    let (server, _folder) = quiet_as(ServerOptions { embed_from, ..options() }).await;
    let named = "https://moodle.example.org http://localhost:8000";
    for path in ["/embed/", "/embed/main.js", "/embed/style/page.css"] {
        assert_eq!(policy(&server, path).await, named, "{path}");
    }
    for path in ["/", "/table/embed/", "/main.js", "/api/register"] {
        assert_eq!(policy(&server, path).await, "'none'", "{path}");
    }
}
