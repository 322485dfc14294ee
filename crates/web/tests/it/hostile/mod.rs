//! Hostile acts, one by one: each is refused or shown as text, and counted; people at other tables
//! play on meanwhile.

mod engine_limits;
mod engine_processes;
mod fair_play;
mod floods;
mod forged_origins;
mod injection;
mod networks;
mod ownership;
mod slow_clients;
mod too_many;
mod unread_answers;

use std::{
    cell::Cell,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use axum::{
    body::Body,
    http::{Request, header},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

use crate::support::server::{Live, Server, ask, open, setup, tokens, value};

/// Two people at a table of their own, who play whatever others do.
struct Bystanders {
    live: Live,
    state: Value,
    moves: u32,
}

impl Bystanders {
    async fn sit_down(server: &Server) -> Self {
        let game = "morpion:width=26,height=26,align=26,first=1";
        let opened = open(server, &setup(game, &["human", "human"])).await;
        let mut live = Live::connect(server, &opened, &tokens(&opened)).await;
        let state = live.state(|_| true).await;
        Self { live, state, moves: 0 }
    }

    /// Plays a move, and waits until it is acknowledged.
    async fn play(&mut self) {
        let node = self.state["node"].as_u64();
        self.live.send(json!({ "do": "play", "text": self.state["moves"][0]["text"] })).await;
        self.state = self.live.state(|state| state["node"].as_u64() > node).await;
        self.moves += 1;
    }
}

/// As many moves of bystanders are no flood, however fast they come.
const UNHURRIED: u32 = 100;

/// Does something hostile while others play at another table: they must get their moves through,
/// at least one that begins after all of it was done.
async fn during<T>(server: &Server, what: &str, act: impl Future<Output = T>) -> T {
    let mut bystanders = Bystanders::sit_down(server).await;
    let done = Cell::new(false);
    let act = async {
        let result = act.await;
        done.set(true);
        result
    };
    let play = async {
        loop {
            let last = done.get();
            if last || bystanders.moves < UNHURRIED {
                bystanders.play().await;
            } else {
                tokio::task::yield_now().await;
            }
            if last {
                break;
            }
        }
    };
    let (result, ()) = tokio::join!(act, play);
    println!("{what}: {} moves of others", bystanders.moves);
    result
}

/// What is answered to a question.
async fn post_to(server: &Server, path: &str, body: &Value) -> (u16, Value) {
    let request = Request::post(path)
        .header(header::HOST, server.address.to_string())
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(body.to_string()));
    let answer = ask(&server.router, request.expect("a request")).await;
    (answer.status().as_u16(), value(answer).await)
}

/// How often something was refused for a reason.
async fn refusals(server: &Server, reason: &str) -> u64 {
    server.counted(&format!("plateau_refusals_total{{reason=\"{reason}\"}}")).await
}

/// Waits until something was refused for a reason.
async fn refused(server: &Server, reason: &str) {
    server.count_to(&format!("plateau_refusals_total{{reason=\"{reason}\"}}"), 1).await;
}

/// Sends bytes as they are, and gives back everything that is answered until the server has enough.
async fn send_raw(server: &Server, bytes: &[u8]) -> String {
    send_raw_from(server, Ipv4Addr::LOCALHOST.into(), bytes).await
}

/// The same from an address of this machine.
async fn send_raw_from(server: &Server, from: IpAddr, bytes: &[u8]) -> String {
    send_raw_to(server.address, from, bytes).await
}

/// The same to the address of a server.
async fn send_raw_to(server: SocketAddr, from: IpAddr, bytes: &[u8]) -> String {
    let mut stream = connect_from(server, from).await;
    // One that is not let in may have been told so before all was sent.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    // However it ends, it has ended.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// A connection from an address of this machine.
async fn connect_from(server: SocketAddr, from: IpAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(from, 0)).expect("an address of this machine");
    socket.connect(server).await.expect("a connection")
}

/// A question as it travels, closed by the server when it is answered.
fn written(server: &Server, method: &str, path: &str, headers: &str, body: &str) -> String {
    let (host, length) = (server.address, body.len());
    format!(
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
         Content-Length: {length}\r\n{headers}\r\n{body}"
    )
}

/// The headers of a question in JSON.
const JSON: &str = "Content-Type: application/json\r\n";
