//! The server as a program of its own: it ends in good order, and loses nothing when it does not.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

/// A server that ends with the test.
pub(crate) struct Server {
    child: Child,
    address: String,
}

impl Server {
    pub(crate) fn start(folder: &Path, port: &str, more: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_plateau"))
            .env_clear()
            .env("HOME", folder)
            .args(["serve", "--no-open", "--port", port])
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let line = lines.next().expect("it says where it is").expect("text");
        let (_, address) = line.split_once("http://").expect("an address");
        let address = address.split('/').next().expect("a host").to_owned();
        Self { child, address }
    }

    fn port(&self) -> String {
        self.address.rsplit(':').next().expect("a port").to_owned()
    }

    /// Sends it a signal by its name, and waits until it has ended.
    pub(crate) fn end(mut self, signal: &str) -> ExitStatus {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &id]).status().expect("kill runs");
        assert!(sent.success());
        self.child.wait().expect("it ends")
    }

    fn open(&self, game: &str) -> Value {
        self.open_for(&json!({ "game": game, "players": ["human", "human"], "pace": 0 }))
    }

    /// Opens a table as it is asked for.
    pub(crate) fn open_for(&self, asked: &Value) -> Value {
        let answer = ureq::post(format!("http://{}/api/tables", self.address)).send_json(asked);
        answer.expect("a table").body_mut().read_json().expect("JSON")
    }

    /// What the server counts.
    pub(crate) fn metrics(&self) -> String {
        let answer = ureq::get(format!("http://{}/api/metrics", self.address)).call();
        answer.expect("metrics").body_mut().read_to_string().expect("text")
    }

    /// The answer to a question, in JSON, for whoever has a cookie.
    pub(crate) fn ask(&self, path: &str, cookie: Option<&str>) -> Value {
        let mut request = ureq::get(format!("http://{}/api/{path}", self.address));
        if let Some(cookie) = cookie {
            request = request.header("Cookie", cookie);
        }
        let answer = request.call();
        answer
            .unwrap_or_else(|error| panic!("{path}: {error}"))
            .body_mut()
            .read_json()
            .expect("JSON")
    }

    /// Opens a table with a game that is pasted.
    pub(crate) fn import(&self, pasted: &Value) -> Value {
        let answer = ureq::post(format!("http://{}/api/import", self.address)).send_json(pasted);
        let answer = answer.unwrap_or_else(|error| panic!("{pasted}: {error}"));
        answer.into_body().read_json().expect("JSON")
    }

    /// The game at a table in a form; nothing if it does not fit into the form.
    pub(crate) fn record(&self, id: &str, form: &str) -> Option<Vec<u8>> {
        let url = format!("http://{}/api/tables/{id}/record?form={form}", self.address);
        match ureq::get(url).call() {
            Ok(answer) => Some(answer.into_body().read_to_vec().expect("a whole answer")),
            Err(ureq::Error::StatusCode(_)) => None,
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn sit_down(&self, opened: &Value, seat: usize) -> Client {
        let (id, token) = (&opened["id"], &opened["seats"][seat]["token"]);
        let [id, token] = [id, token].map(|text| text.as_str().expect("text"));
        self.connect(id, token).await
    }

    /// A live connection to a table with tokens, separated by commas.
    pub(crate) async fn connect(&self, id: &str, tokens: &str) -> Client {
        let url = format!("ws://{}/api/tables/{id}/live", self.address);
        let mut client = Client(connect_async(url).await.expect("a connection").0);
        let tokens: Vec<&str> = tokens.split(',').collect();
        client.send(json!({ "do": "join", "tokens": tokens })).await;
        client
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended cannot be ended again.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a table.
pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    async fn send(&mut self, request: Value) {
        self.0.send(Message::text(request.to_string())).await.expect("an open connection");
    }

    pub(crate) async fn hear(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.0.next().await.expect("more to come").expect("a message");
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if wanted(&message) {
                return message;
            }
        }
    }

    pub(crate) async fn state(&mut self) -> Value {
        self.hear(|message| message["is"] == "state").await
    }

    pub(crate) async fn play(&mut self, state: &Value) -> Value {
        self.send(json!({ "do": "play", "text": state["moves"][0]["text"] })).await;
        let node = state["node"].as_u64();
        self.hear(|message| message["node"].as_u64() > node).await
    }
}

#[tokio::test]
async fn it_ends_when_it_is_told_to_and_everybody_hears_of_it() {
    for signal in ["TERM", "INT"] {
        let folder = TempDir::new().expect("a folder");
        let server = Server::start(folder.path(), "0", &[]);
        let opened = server.open("othello");
        let mut client = server.sit_down(&opened, 0).await;
        client.state().await;
        let status = server.end(signal);
        assert_eq!(status.code(), Some(0), "{signal}");
        let bye = client.hear(|message| message["is"] == "bye").await;
        assert_eq!(bye["again"], true);
    }
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill() {
    let folder = TempDir::new().expect("a folder");
    let mut server = Server::start(folder.path(), "0", &[]);
    let tables = ["othello", "draughts"].map(|game| server.open(game));
    let mut acknowledged = [Vec::new(), Vec::new()];
    for kill in 0..5 {
        for (opened, acknowledged) in tables.iter().zip(&mut acknowledged) {
            let mut players = [server.sit_down(opened, 0).await, server.sit_down(opened, 1).await];
            let mut state = players[0].state().await;
            let tree = state["tree"].as_array().expect("a tree").iter().skip(1);
            let found: Vec<Value> = tree.map(|node| node["text"].clone()).collect();
            assert!(found.starts_with(acknowledged), "kill {kill}: {found:?} {acknowledged:?}");
            *acknowledged = found;
            for _ in 0..4 {
                let turn = usize::try_from(state["turn"].as_u64().expect("a turn")).expect("few");
                state = players[turn].play(&state).await;
                acknowledged.push(state["last"]["played"]["text"].clone());
            }
        }
        let port = server.port();
        drop(server);
        server = Server::start(folder.path(), &port, &[]);
    }
    assert_eq!(acknowledged.map(|moves| moves.len()), [20, 20]);
}

#[tokio::test]
async fn two_servers_share_a_database() {
    let folder = TempDir::new().expect("a folder");
    let database = testkit::postgres::fresh_database();
    let one = Server::start(folder.path(), "0", &["--database", &database]);
    let two = Server::start(folder.path(), "0", &["--database", &database]);
    let opened = one.open("othello");
    let mut black = one.sit_down(&opened, 0).await;
    let mut white = two.sit_down(&opened, 1).await;
    let mut state = black.state().await;
    for node in 1..=8 {
        let (mover, other) =
            if node % 2 == 1 { (&mut black, &mut white) } else { (&mut white, &mut black) };
        let played = mover.play(&state).await;
        state = other.hear(|message| message["node"] == node).await;
        assert_eq!(state["board"], played["board"]);
    }
    drop(one);
    let after = two.sit_down(&opened, 0).await.state().await;
    assert_eq!(
        (&after["node"], &after["board"]),
        (&json!(8), &state["board"]),
        "it needs only one"
    );
}
