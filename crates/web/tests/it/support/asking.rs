//! Questions of browsers with a cookie of their own, to a server that listens.

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::Value;

use super::server::{Server, ask, value};

/// A browser that keeps its cookie.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asking {
    /// What the server has signed.
    cookie: Option<String>,
}

impl Asking {
    /// The status of an answer, and the answer.
    pub(crate) async fn post(&mut self, server: &Server, path: &str, body: &Value) -> (u16, Value) {
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(body.to_string())).expect("a request");
        self.ask(server, request).await
    }

    /// The status of an answer, and the answer.
    pub(crate) async fn get(&mut self, server: &Server, path: &str) -> (u16, Value) {
        let request = Request::get(path).body(Body::empty()).expect("a request");
        self.ask(server, request).await
    }

    /// The answer, which is no refusal.
    pub(crate) async fn have(&mut self, server: &Server, path: &str) -> Value {
        let (status, answer) = self.get(server, path).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    async fn ask(&mut self, server: &Server, mut request: Request<Body>) -> (u16, Value) {
        let headers = request.headers_mut();
        let host = server.address.to_string();
        headers.insert(header::HOST, host.parse().expect("an address"));
        if let Some(signed) = &self.cookie {
            // The name of a cookie has the port, and a server that is started again has another.
            let cookie = format!("plateau-{}={signed}", server.address.port());
            headers.insert(header::COOKIE, cookie.parse().expect("a cookie"));
        }
        let answer = ask(&server.router, request).await;
        if let Some(set) = answer.headers().get(header::SET_COOKIE) {
            let set = set.to_str().expect("a cookie is text");
            let pair = set.split(';').next().and_then(|pair| pair.split_once('='));
            self.cookie = pair.map(|(_, signed)| signed.to_owned());
        }
        (answer.status().as_u16(), value(answer).await)
    }
}
