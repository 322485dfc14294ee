//! A server for a test, asked without a network or over a real one.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    path::Path,
    time::Duration,
};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, Response, header},
};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use session::ExternalEngines;
use store::{Library, LibraryLocation};
use tempfile::TempDir;
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    runtime::{Builder, Runtime},
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async, connect_async, tungstenite,
};
use tower::ServiceExt as _;
use web::{
    AppState, ListenAddress, ServerLimits, ServerOptions, listen, router, serve, wire::Appearance,
};
use words::Words;

/// How long to wait for a message: nobody is silent that long unless something is broken.
const PATIENCE: Duration = Duration::from_mins(1);

/// The address at which the house without a network believes to be.
pub(crate) const HOST: &str = "127.0.0.1:7171";

pub(crate) fn options() -> ServerOptions {
    let appearance = Appearance { cell_size: None, board_colour: None };
    let guests = ExternalEngines::default();
    let bounds = ServerLimits::default();
    ServerOptions {
        words: Words::embedded(),
        as_browser_prefers: true,
        appearance,
        external_engines: guests,
        limits: bounds,
        public_url: None,
        trusted_proxies: web::TrustedProxies::default(),
        embed_from: Vec::new(),
        nats: None,
    }
}

/// The library in a folder.
async fn library(folder: &Path) -> Library {
    let place = LibraryLocation::File(folder.join("library.sqlite"));
    Library::open(&place).await.expect("a library")
}

/// A server without a network, and the folder in which it keeps things.
pub(crate) async fn quiet() -> (Router, TempDir) {
    let folder = TempDir::new().expect("a temporary folder");
    (house_in(folder.path(), HOST).await.0, folder)
}

/// The same with options of its own.
pub(crate) async fn quiet_as(options: ServerOptions) -> (Router, TempDir) {
    let folder = TempDir::new().expect("a temporary folder");
    let address = HOST.parse().expect("an address");
    let house = AppState::new(address, options, library(folder.path()).await);
    (router(house), folder)
}

/// What a house without a network answers, and the house.
pub(crate) async fn house_in(folder: &Path, address: &str) -> (Router, AppState) {
    let address = address.parse().expect("an address");
    let house = AppState::new(address, options(), library(folder).await);
    (router(house.clone()), house)
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
    /// Lets it stop, and is over when it has.
    running: (oneshot::Sender<()>, JoinHandle<io::Result<()>>),
    /// Where it keeps things, unless that was there before.
    folder: Option<TempDir>,
}

/// A server on a free port that keeps things as long as the test runs.
pub(crate) async fn start() -> Server {
    start_with(ServerLimits::default()).await
}

/// The same, with other bounds.
pub(crate) async fn start_with(bounds: ServerLimits) -> Server {
    let folder = TempDir::new().expect("a temporary folder");
    let library = library(folder.path()).await;
    Server { folder: Some(folder), ..start_on(library, bounds).await }
}

/// A server on a free port that keeps things in a folder.
pub(crate) async fn start_in(folder: &Path) -> Server {
    start_on(library(folder).await, ServerLimits::default()).await
}

/// A server on a free port that keeps things in a library.
pub(crate) async fn start_on(library: Library, bounds: ServerLimits) -> Server {
    let place = ListenAddress { port: Some(0), ..ListenAddress::default() };
    let listener = listen(place).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    start_listening(
        listener,
        AppState::new(address, ServerOptions { limits: bounds, ..options() }, library),
    )
}

/// A server on a free port with these options, that keeps things as long as the test runs.
pub(crate) async fn start_as(options: ServerOptions) -> Server {
    let folder = TempDir::new().expect("a temporary folder");
    let place = ListenAddress { port: Some(0), ..ListenAddress::default() };
    let listener = listen(place).await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let house = AppState::new(address, options, library(folder.path()).await);
    Server { folder: Some(folder), ..start_listening(listener, house) }
}

fn start_listening(listener: TcpListener, house: AppState) -> Server {
    let address = listener.local_addr().expect("an address");
    let router = router(house.clone());
    let (stop, stopped) = oneshot::channel();
    let stopped = async move {
        if stopped.await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    let running = (stop, tokio::spawn(serve(listener, house, stopped)));
    Server { address, router, running, folder: None }
}

/// A server with threads of its own, which can be killed.
pub(crate) struct Mortal {
    pub(crate) server: Server,
    threads: Runtime,
}

/// A server on a free port that keeps things in a library, and that can be killed.
pub(crate) async fn start_mortal(place: LibraryLocation) -> Mortal {
    let threads = Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let threads = threads.expect("threads");
    let started = threads.spawn(async move {
        let library = Library::open(&place).await.expect("a library");
        start_on(library, ServerLimits::default()).await
    });
    Mortal { server: started.await.expect("it has not panicked"), threads }
}

impl Mortal {
    /// Ends it as a kill does: its connections break off, nobody is told, nothing is tidied up.
    pub(crate) fn kill(self) {
        self.threads.shutdown_background();
    }
}

impl Server {
    /// Lets it stop, and waits until it has.
    pub(crate) async fn stop(self) {
        let (stop, stopped) = self.running;
        stop.send(()).expect("it runs");
        stopped.await.expect("it has not panicked").expect("it has stopped in good order");
        drop(self.folder);
    }

    /// The answer to a question.
    pub(crate) async fn get(&self, path: &str) -> Response<Body> {
        let request = Request::get(path).header(header::HOST, self.address.to_string());
        ask(&self.router, request.body(Body::empty()).expect("a request")).await
    }

    /// How often something was counted, by its name among the metrics.
    pub(crate) async fn counted(&self, name: &str) -> u64 {
        let told = text(self.get("/api/metrics").await).await;
        let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.map_or(0, |count| count.parse().expect("a number"))
    }

    /// Waits until something was counted so often.
    pub(crate) async fn count_to(&self, name: &str, count: u64) {
        while self.counted(name).await < count {
            tokio::task::yield_now().await;
        }
    }
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
pub(crate) struct Live {
    line: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The tree of moves as it was told so far.
    tree: Vec<Value>,
}

impl Live {
    pub(crate) async fn connect(server: &Server, opened: &Value, tokens: &str) -> Self {
        let Server { address, .. } = server;
        let id = opened["id"].as_str().expect("a table");
        let url = format!("ws://{address}/api/tables/{id}/live");
        let (line, _) = connect_async(url).await.expect("a connection");
        Self::join(line, tokens).await
    }

    /// The same from another address of this machine.
    pub(crate) async fn connect_from(
        server: &Server,
        from: IpAddr,
        opened: &Value,
        tokens: &str,
    ) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(SocketAddr::new(from, 0)).expect("an address of this machine");
        let stream = socket.connect(server.address).await.expect("a connection");
        Self::over(stream, &server.address.to_string(), opened, tokens).await
    }

    /// The same over a connection to a host.
    pub(crate) async fn over(stream: TcpStream, host: &str, opened: &Value, tokens: &str) -> Self {
        let id = opened["id"].as_str().expect("a table");
        let url = format!("ws://{host}/api/tables/{id}/live");
        let line = client_async(url, MaybeTlsStream::Plain(stream)).await;
        Self::join(line.expect("a connection").0, tokens).await
    }

    async fn join(line: WebSocketStream<MaybeTlsStream<TcpStream>>, tokens: &str) -> Self {
        let mut live = Self { line, tree: Vec::new() };
        let tokens: Vec<&str> = tokens.split(',').filter(|token| !token.is_empty()).collect();
        live.send(json!({ "do": "join", "tokens": tokens })).await;
        live
    }

    pub(crate) async fn send(&mut self, request: Value) {
        self.send_text(&request.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.line.send(tungstenite::Message::text(text)).await.expect("an open connection");
    }

    /// Has a message ready to be sent with the next ones.
    pub(crate) async fn feed(&mut self, request: Value) {
        let message = tungstenite::Message::text(request.to_string());
        self.line.feed(message).await.expect("an open connection");
    }

    /// Sends what is ready.
    pub(crate) async fn flush(&mut self) {
        self.line.flush().await.expect("an open connection");
    }

    /// Sends a message; false if nobody takes it any more.
    pub(crate) async fn try_send(&mut self, request: &Value) -> bool {
        self.line.send(tungstenite::Message::text(request.to_string())).await.is_ok()
    }

    /// The next message of a kind; others are passed over.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        self.hear_until(|message| message["is"] == kind).await
    }

    /// The next state like this; others are passed over.
    pub(crate) async fn state(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        self.hear_until(|message| message["is"] == "state" && wanted(message)).await
    }

    /// How the server ends the connection; messages before that are passed over.
    pub(crate) async fn end(&mut self) -> Option<u16> {
        loop {
            match self.line.next().await {
                Some(Ok(tungstenite::Message::Close(frame))) => {
                    return frame.map(|frame| frame.code.into());
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Makes the tree of a state whole.
    fn grow(&mut self, state: &mut Value) {
        if state["whole"] == true {
            self.tree.clear();
        }
        for node in state["tree"].as_array().expect("a tree") {
            let id = usize::try_from(node["id"].as_u64().expect("a number")).expect("few");
            self.tree.resize(self.tree.len().max(id + 1), Value::Null);
            self.tree[id] = node.clone();
        }
        state["tree"] = Value::from(self.tree.clone());
    }

    async fn hear_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message =
                timeout(PATIENCE, self.line.next()).await.expect("not a minute of silence");
            let message = message.expect("more to come").expect("a message");
            let tungstenite::Message::Text(text) = message else { continue };
            let mut message: Value = serde_json::from_str(&text).expect("a message in JSON");
            if message["is"] == "state" {
                self.grow(&mut message);
            }
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
