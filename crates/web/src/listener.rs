//! The accept loop of the server, and its graceful shutdown.

use std::{io, mem, net::SocketAddr, pin::pin, time::Duration};

use axum::{Router, extract::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};
use tower::Service as _;
use tracing::Instrument as _;

use crate::{
    api::router, app_state::AppState, connections::ConnectionGuard, guard::Peer, network::Network,
    timed_stream::TimedStream,
};

/// How long people have to hear that the server stops, so that it has stopped within a second.
const DRAIN_TIMEOUT: Duration = Duration::from_millis(600);
/// How long the library may take to close after that.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(250);
/// How long to wait when the operating system has no connection left for us.
const BREATH: Duration = Duration::from_millis(50);

/// Serves until it is told to stop; then connections are told, tables finish what they have begun,
/// and the library is closed.
///
/// # Errors
///
/// If the operating system no longer lets it.
pub async fn serve(
    listener: TcpListener,
    app: AppState,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let server = Listener::new(app);
    let mut stop = pin!(stop);
    // Trouble is told once, not again and again until it is over.
    let mut troubled = false;
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, caller)) => {
                    troubled = false;
                    server.receive(stream, caller);
                }
                Err(error) if is_of_caller(&error) => {}
                Err(error) => {
                    if !mem::replace(&mut troubled, true) {
                        tracing::warn!(%error, "accept failed");
                    }
                    sleep(BREATH).await;
                }
            },
            () = &mut stop => break,
        }
    }
    drop(listener);
    server.close().await;
    Ok(())
}

/// Serves at one more address, until the server closes.
pub(crate) async fn serve_besides(listener: TcpListener, app: AppState) {
    let server = Listener::new(app.clone());
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, caller)) => server.receive(stream, caller),
                Err(error) if is_of_caller(&error) => {}
                Err(_) => sleep(BREATH).await,
            },
            () = app.closed() => return,
        }
    }
}

/// What every accepted connection is served with.
struct Listener {
    app: AppState,
    router: Router,
    protocol: http1::Builder,
}

impl Listener {
    fn new(app: AppState) -> Self {
        let mut protocol = http1::Builder::new();
        // Whoever takes their time to say what they want, or says nothing more, is let go.
        protocol.timer(TokioTimer::new()).header_read_timeout(app.limits().request_timeout);
        let router = router(app.clone());
        Self { app, router, protocol }
    }

    fn receive(&self, stream: TcpStream, caller: SocketAddr) {
        let is_proxy = self.app.proxies().contains(caller.ip());
        let network = Network::of(caller.ip());
        let admitted = self.app.connections().admit(network, is_proxy, self.app.limits());
        let Some(connection) = admitted else {
            self.app.metrics().refused("connections");
            tracing::warn!(peer = %caller, "connection limit reached");
            return;
        };
        // A move is one small message, and must not wait for a second one to travel with. If that
        // cannot be had, moves only take longer.
        let _ = stream.set_nodelay(true);
        let span = tracing::info_span!("connection", peer = %caller);
        tokio::spawn(self.attend(stream, connection, Peer(caller.ip())).instrument(span));
    }

    /// Answers what comes through a connection until it ends, or until the server closes and what
    /// was asked is answered.
    fn attend(
        &self,
        stream: TcpStream,
        connection: ConnectionGuard,
        peer: Peer,
    ) -> impl Future<Output = ()> + use<> {
        let (app, router) = (self.app.clone(), self.router.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(connection.clone());
            request.extensions_mut().insert(peer);
            router.clone().call(request)
        });
        // A live connection has ended before this, with a word.
        let patience = 2 * self.app.limits().write_timeout;
        let stream = TimedStream::new(stream, patience, self.app.metrics().clone());
        let connection = self.protocol.serve_connection(TokioIo::new(stream), service);
        async move {
            let mut connection = pin!(connection.with_upgrades());
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = app.closed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "connection ended");
            }
        }
    }

    /// Drains the connections, then closes the library.
    async fn close(self) {
        tracing::info!("shutting down");
        let goodbye = async {
            self.app.close().await;
            self.app.connections().gone().await;
        };
        if timeout(DRAIN_TIMEOUT, goodbye).await.is_err() {
            tracing::warn!("connections left open at shutdown");
        }
        // Everything that was told is kept already; this only tidies the library up.
        let closed = timeout(CLOSE_TIMEOUT, self.app.library().clone().close()).await;
        if closed.is_err() {
            tracing::warn!("library not closed in time");
        }
    }
}

/// Whether only the one connection is concerned.
fn is_of_caller(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
