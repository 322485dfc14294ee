//! Behind nginx, set up with the lines that the manual gives.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};
use web::{ServerLimits, ServerOptions};

use crate::support::server::{Live, Server, options, setup, start_as, tokens};

/// The name under which people know the server.
const NAME: &str = "plateau.example.org";

/// The lines of the manual, with the address of a server in them.
fn manual_lines(server: SocketAddr) -> String {
    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/manual/en/server.md");
    let manual = std::fs::read_to_string(manual).expect("the manual");
    let begin = manual.find("location / {").expect("lines for nginx");
    let (lines, _) = manual[begin..].split_once("```").expect("their end");
    lines.replace("127.0.0.1:7171", &server.to_string())
}

/// An nginx before a server, which ends with the test.
struct Proxy {
    address: SocketAddr,
    process: Child,
    _folder: TempDir,
}

impl Proxy {
    async fn start(server: &Server) -> Self {
        let folder = TempDir::new().expect("a folder");
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = free.local_addr().expect("an address");
        drop(free);
        let place = folder.path().display();
        let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let folders = kinds.map(|kind| format!("{kind}_temp_path {place}/{kind};\n")).concat();
        let lines = manual_lines(server.address);
        let settings = format!(
            "daemon off;\nmaster_process off;\npid {place}/pid;\nevents {{}}\nhttp {{\n\
             access_log off;\n{folders}server {{\nlisten {address};\n{lines}}}\n}}\n"
        );
        let file = folder.path().join("nginx.conf");
        std::fs::write(&file, settings).expect("written");
        let process = Command::new("/usr/sbin/nginx")
            .arg("-c")
            .arg(&file)
            .args(["-e", "stderr", "-p"])
            .arg(folder.path())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("nginx, which the test command installs");
        let mut proxy = Self { address, process, _folder: folder };
        while TcpStream::connect(address).await.is_err() {
            let ended = proxy.process.try_wait().expect("it is ours");
            assert!(ended.is_none(), "nginx does not take the lines of the manual");
            tokio::task::yield_now().await;
        }
        proxy
    }

    async fn connect(&self, machine: u8) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        let from: IpAddr = Ipv4Addr::new(127, 0, 0, machine).into();
        socket.bind(SocketAddr::new(from, 0)).expect("an address of this machine");
        socket.connect(self.address).await.expect("a connection")
    }

    /// What is answered to a question from a machine.
    async fn ask(&self, machine: u8, method: &str, path: &str, body: &str) -> String {
        let length = body.len();
        let asked = format!(
            "{method} {path} HTTP/1.1\r\nHost: {NAME}\r\nOrigin: https://{NAME}\r\n\
             Connection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        );
        let mut stream = self.connect(machine).await;
        stream.write_all(asked.as_bytes()).await.expect("it is taken");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // One that has ended by itself has told why.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

async fn start(limits: ServerLimits) -> (Server, Proxy) {
    let public_url = Some(format!("https://{NAME}").parse().expect("an address"));
    let trusted_proxies = [Ipv4Addr::LOCALHOST.to_string().parse().expect("an address")];
    let trusted_proxies = trusted_proxies.into_iter().collect();
    let server = start_as(ServerOptions { limits, public_url, trusted_proxies, ..options() }).await;
    let proxy = Proxy::start(&server).await;
    (server, proxy)
}

#[tokio::test]
async fn a_game_is_played_through_a_proxy() {
    let (_server, proxy) = start(ServerLimits::default()).await;
    let asked = setup("othello", &["human", "human"]).to_string();
    let answer = proxy.ask(2, "POST", "/api/tables", &asked).await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(answer.to_lowercase().contains("set-cookie: __host-plateau="), "{answer}");
    let begin = answer.find('{').expect("a table");
    let end = answer.rfind('}').expect("a table");
    let opened: Value = serde_json::from_str(&answer[begin..=end]).expect("a table");
    let mut live = Live::over(proxy.connect(2).await, NAME, &opened, &tokens(&opened)).await;
    live.state(|_| true).await;
    live.send(json!({ "do": "play", "text": "f5" })).await;
    live.state(|state| state["node"] == 1).await;
}

#[tokio::test]
async fn limits_hold_for_those_behind_a_proxy() {
    let limits = ServerLimits { question_rate: 1, question_burst: 3, ..ServerLimits::default() };
    let (_server, proxy) = start(limits).await;
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(proxy.ask(2, "GET", "/api/lessons", "").await[..12].to_owned());
    }
    assert!(statuses.contains(&"HTTP/1.1 429".to_owned()), "{statuses:?}");
    let other = proxy.ask(3, "GET", "/api/lessons", "").await;
    assert!(other.starts_with("HTTP/1.1 200"), "{other}");
}
