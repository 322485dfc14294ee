//! People on other machines of the network who take what all share: large answers, tables, and the
//! threads of the engines. Addresses of this machine that are not its usual one stand for them.

use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    task::JoinSet,
    time::sleep,
};
use tokio_tungstenite::{client_async, tungstenite::Message};

use crate::server::Server;

/// How many ask for the heaviest answer again and again.
const ASKERS: u8 = 20;
/// How many tables of slow engines are watched.
const SLOW_TABLES: u8 = 12;
/// How many import one game after the other, and how many ask for much and do not read it.
const OTHERS: u8 = 4;

/// How long an answer is left unread: the server has had enough by then.
const UNREAD: Duration = Duration::from_secs(30);

/// The heaviest answer that there is.
const LARGE_SHEET: &str = "/api/sheets/draughts:width=20,height=20?count=48";

/// Begins the attack, each of its kinds from a network of its own.
pub(crate) fn begin(server: &Server, attackers: &mut JoinSet<()>) {
    let Ok(address) = server.address.parse::<SocketAddr>() else { return };
    for _ in 0..ASKERS {
        attackers.spawn(ask_again_and_again(Attacker { address, machine: 2 }));
    }
    for _ in 0..OTHERS {
        attackers.spawn(import(Attacker { address, machine: 3 }));
        attackers.spawn(stop_reading(Attacker { address, machine: 4 }));
    }
    for _ in 0..SLOW_TABLES {
        attackers.spawn(watch_slow_engines(Attacker { address, machine: 5 }));
    }
}

/// An attacker on another machine of the network.
#[derive(Clone, Copy)]
struct Attacker {
    /// The server.
    address: SocketAddr,
    /// The last number of their own address.
    machine: u8,
}

impl Attacker {
    async fn connect(self) -> Option<TcpStream> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind((Ipv4Addr::new(127, 0, 0, self.machine), 0).into()).ok()?;
        socket.connect(self.address).await.ok()
    }

    /// Asks a question, and gives back the connection on which the answer comes.
    async fn ask(self, method: &str, path: &str, body: &str) -> Option<TcpStream> {
        let mut stream = self.connect().await?;
        let (host, length) = (self.address, body.len());
        let asked = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(asked.as_bytes()).await.ok()?;
        Some(stream)
    }

    /// Asks a question and reads the answer.
    async fn read(self, method: &str, path: &str, body: &str) -> Option<String> {
        let mut stream = self.ask(method, path, body).await?;
        let mut answer = Vec::new();
        // However it ends, it has ended.
        let _ = stream.read_to_end(&mut answer).await;
        Some(String::from_utf8_lossy(&answer).into_owned())
    }
}

/// Asks for the heaviest answer without a pause.
async fn ask_again_and_again(attacker: Attacker) {
    while attacker.read("GET", LARGE_SHEET, "").await.is_some() {}
}

/// Opens table after table with a game that is begun, each time as another browser.
async fn import(attacker: Attacker) {
    let body = json!({ "text": "f5", "game": "othello" }).to_string();
    while attacker.read("POST", "/api/import", &body).await.is_some() {}
}

/// Asks for much, and reads nothing of it until the server has enough.
async fn stop_reading(attacker: Attacker) {
    while let Some(stream) = attacker.ask("GET", LARGE_SHEET, "").await {
        sleep(UNREAD).await;
        drop(stream);
    }
}

/// Watches a table of two engines that would think for ten minutes.
async fn watch_slow_engines(attacker: Attacker) {
    let engine = "minimax:depth=30,time=600";
    let body = json!({ "game": "othello", "players": [engine, engine] }).to_string();
    let Some(answer) = attacker.read("POST", "/api/tables", &body).await else { return };
    let opened =
        answer.split_once("\r\n\r\n").and_then(|(_, body)| serde_json::from_str(body).ok());
    let opened: Value = opened.unwrap_or_default();
    let (Some(id), Some(stream)) = (opened["id"].as_str(), attacker.connect().await) else {
        return;
    };
    let url = format!("ws://{}/api/tables/{id}/live", attacker.address);
    let Ok((mut line, _)) = client_async(url, stream).await else { return };
    let join = json!({ "do": "join", "tokens": [] }).to_string();
    if line.send(Message::text(join)).await.is_ok() {
        while let Some(Ok(_)) = line.next().await {}
    }
}
