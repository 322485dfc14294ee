//! Hostile people beside those who play.

use futures_util::SinkExt as _;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    task::{JoinSet, yield_now},
};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    player::connect,
    server::{OpenTable, Server},
};

/// How many of each kind.
const EACH: usize = 4;

/// Begins the attack: floods, messages that are too long, nonsense, half-open connections, those
/// who never read, and table after table.
pub(crate) fn begin(server: &Server, attackers: &mut JoinSet<()>) {
    let Ok(tables) = server.open(EACH) else { return };
    for table in tables {
        let address = server.address.clone();
        attackers.spawn(flood(address.clone(), table.clone()));
        attackers.spawn(shout(address.clone(), table.clone()));
        attackers.spawn(stare(address.clone(), table));
        attackers.spawn(open_halfway(address.clone()));
        attackers.spawn(set_up(address));
    }
}

/// Sends as fast as it can, and comes again when it is let go.
async fn flood(address: String, table: OpenTable) {
    loop {
        let Ok(mut line) = connect(&address, &table.id, &table.seats[0].token).await else {
            return;
        };
        let nonsense = json!({ "do": "play", "text": "<script>" }).to_string();
        while line.feed(Message::text(nonsense.clone())).await.is_ok() {
            if line.flush().await.is_err() {
                break;
            }
            yield_now().await;
        }
    }
}

/// Sends messages that are too long.
async fn shout(address: String, table: OpenTable) {
    loop {
        let Ok(mut line) = connect(&address, &table.id, "").await else { return };
        let long = "x".repeat(1_000_000);
        while line.send(Message::text(long.clone())).await.is_ok() {}
    }
}

/// Asks for much and reads nothing.
async fn stare(address: String, table: OpenTable) {
    loop {
        let Ok(mut line) = connect(&address, &table.id, &table.seats[1].token).await else {
            return;
        };
        let asked = json!({ "do": "touch", "squares": [0] }).to_string();
        while line.send(Message::text(asked.clone())).await.is_ok() {}
    }
}

/// Connects and says half of what there is to say.
async fn open_halfway(address: String) {
    loop {
        let Ok(mut stream) = TcpStream::connect(&address).await else { return };
        let half = format!("GET /api/register HTTP/1.1\r\nHost: {address}\r\nX-Slow: ");
        if stream.write_all(half.as_bytes()).await.is_ok() {
            // It waits until the server has enough.
            let _ = stream.read_to_end(&mut Vec::new()).await;
        }
    }
}

/// Opens one table after the other.
async fn set_up(address: String) {
    let body = json!({ "game": "othello", "players": ["human", "human"] }).to_string();
    let length = body.len();
    let asked = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    loop {
        let Ok(mut stream) = TcpStream::connect(&address).await else { return };
        if stream.write_all(asked.as_bytes()).await.is_ok() {
            let _ = stream.read_to_end(&mut Vec::new()).await;
        }
    }
}
