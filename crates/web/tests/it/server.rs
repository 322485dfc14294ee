//! A server for a test, asked without a network or over a real one.

use std::{net::SocketAddr, path::Path};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, Response, header},
};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use session::Guests;
use store::Library;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite};
use tower::ServiceExt as _;
use web::{House, Manners, Place, listen, router, serve, wire::Appearance};
use words::Words;

/// The address at which the house without a network believes to be.
pub(crate) const HOST: &str = "127.0.0.1:7171";

pub(crate) fn manners() -> Manners {
    let appearance = Appearance { cell_size: 50, board_colour: None };
    let guests = Guests::default();
    Manners { words: Words::embedded(), as_browser_prefers: true, appearance, guests }
}

/// The library in a folder.
async fn library(folder: &Path) -> Library {
    let place = store::Place::File(folder.join("library.sqlite"));
    Library::open(&place).await.expect("a library")
}

/// A server without a network, and the folder in which it keeps things.
pub(crate) async fn quiet() -> (Router, TempDir) {
    let folder = TempDir::new().expect("a temporary folder");
    let address = HOST.parse().expect("an address");
    let house = House::new(address, manners(), library(folder.path()).await).await;
    (router(house.expect("a library that can be read")), folder)
}

pub(crate) fn get(path: &str) -> Request<Body> {
    let request = Request::get(path).header(header::HOST, HOST);
    request.body(Body::empty()).expect("a request")
}

pub(crate) fn post(path: &str, body: &Value) -> Request<Body> {
    let request = Request::post(path)
        .header(header::HOST, HOST)
        .header(header::ORIGIN, format!("http://{HOST}"))
        .header(header::CONTENT_TYPE, "application/json");
    request.body(Body::from(body.to_string())).expect("a request")
}

pub(crate) async fn ask(router: &Router, request: Request<Body>) -> Response<Body> {
    router.clone().oneshot(request).await.expect("a router always answers")
}

pub(crate) async fn text(answer: Response<Body>) -> String {
    let bytes = to_bytes(answer.into_body(), 10_000_000).await.expect("a whole answer");
    String::from_utf8(bytes.to_vec()).expect("an answer in text")
}

pub(crate) async fn value(answer: Response<Body>) -> Value {
    serde_json::from_str(&text(answer).await).expect("an answer in JSON")
}

/// A server on a free port.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    /// Everything that it answers.
    pub(crate) router: Router,
    /// Where it keeps things, unless that was there before.
    _folder: Option<TempDir>,
}

/// A server on a free port that keeps things as long as the test runs.
pub(crate) async fn start() -> Server {
    let folder = TempDir::new().expect("a temporary folder");
    let server = start_in(folder.path()).await;
    Server { _folder: Some(folder), ..server }
}

/// A server on a free port that keeps things in a folder.
pub(crate) async fn start_in(folder: &Path) -> Server {
    let place = Place { port: Some(0), ..Place::default() };
    let listener = listen(place).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let house = House::new(address, manners(), library(folder).await).await;
    let house = house.expect("a library that can be read");
    let router = router(house.clone());
    tokio::spawn(serve(listener, house));
    Server { address, router, _folder: None }
}

/// Opens a table and returns what it answered.
pub(crate) async fn open(server: &Server, setup: &Value) -> Value {
    let request = Request::post("/api/tables")
        .header(header::HOST, server.address.to_string())
        .header(header::CONTENT_TYPE, "application/json");
    let request = request.body(Body::from(setup.to_string())).expect("a request");
    let answer = ask(&server.router, request).await;
    assert_eq!(answer.status(), 201, "{setup}");
    value(answer).await
}

/// Every token of a table that was opened.
pub(crate) fn tokens(opened: &Value) -> String {
    let seats = opened["seats"].as_array().expect("a list of seats").iter();
    let seats = seats.map(|seat| &seat["token"]);
    let tokens = [&opened["host"]].into_iter().chain(seats);
    tokens.map(|token| token.as_str().expect("a token")).collect::<Vec<_>>().join(",")
}

/// A live connection.
pub(crate) struct Live(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Live {
    pub(crate) async fn connect(server: &Server, opened: &Value, tokens: &str) -> Self {
        let Server { address, .. } = server;
        let id = opened["id"].as_str().expect("a table");
        let url = format!("ws://{address}/api/tables/{id}/live?tokens={tokens}");
        Self(connect_async(url).await.expect("a connection").0)
    }

    pub(crate) async fn send(&mut self, request: Value) {
        self.send_text(&request.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.0.send(tungstenite::Message::text(text)).await.expect("an open connection");
    }

    /// The next message of a kind; others are passed over.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        self.hear_until(|message| message["is"] == kind).await
    }

    /// The next state like this; others are passed over.
    pub(crate) async fn state(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        self.hear_until(|message| message["is"] == "state" && wanted(message)).await
    }

    async fn hear_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.0.next().await.expect("more to come").expect("a message");
            let tungstenite::Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("a message in JSON");
            if wanted(&message) {
                return message;
            }
        }
    }
}

/// A set-up with no pause before the answers of engines.
pub(crate) fn setup(game: &str, players: &[&str]) -> Value {
    json!({ "game": game, "players": players, "seed": 1, "pace": 0 })
}
