//! Answers that are asked for and not read.

use std::time::Duration;

use tokio::{io::AsyncWriteExt as _, net::TcpStream};
use web::ServerLimits;

use super::{during, refused, written};
use crate::support::server::start_with;

#[tokio::test]
async fn whoever_asks_for_a_large_answer_and_does_not_read_it_is_let_go() {
    let limits =
        ServerLimits { write_timeout: Duration::from_millis(50), ..ServerLimits::default() };
    let server = start_with(limits).await;
    let sheet = "/api/sheets/draughts:width=20,height=20?count=48";
    let asked = written(&server, "GET", sheet, "", "").replace("close", "keep-alive");
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    // More than the operating system takes in for one who does not read.
    stream.write_all(asked.repeat(12).as_bytes()).await.expect("it is taken");
    during(&server, "an answer that nobody reads", refused(&server, "slow-reader")).await;
    drop(stream);
}
