//! The server as a program: where it listens, and when it ends.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use rules::{Phrase, Speak};
use store::{Library, StoreError};
use thiserror::Error;
use tokio::{net::TcpListener, runtime::Runtime};
use words::say_io_error;

use crate::{
    app_state::{AppState, ServerOptions},
    descriptors,
    listener::serve,
};

/// The default port.
pub const PORT: u16 = 7171;
/// How many ports after the usual one are tried.
const NEIGHBOURS: u16 = 50;

/// Where to listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListenAddress {
    /// The address.
    pub address: IpAddr,
    /// The port; the usual one, or the next that is free, unless given.
    pub port: Option<u16>,
}

impl Default for ListenAddress {
    /// The loopback address, which other machines cannot reach.
    fn default() -> Self {
        Self { address: Ipv4Addr::LOCALHOST.into(), port: None }
    }
}

/// Why the server does not serve.
#[derive(Debug, Error)]
pub enum ServeError {
    /// It could not listen.
    #[error(transparent)]
    Listen(#[from] ListenError),
    /// The library cannot be opened.
    #[error(transparent)]
    Library(#[from] StoreError),
    /// The operating system does not let it.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Speak for ServeError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Listen(error) => error.phrase(),
            Self::Library(error) => error.phrase(),
            Self::System(error) => {
                Phrase::new("error-page-system").with("problem", say_io_error(error))
            }
        }
    }
}

/// Why the server could not listen.
#[derive(Debug, Error)]
#[error("cannot listen on {place}: {problem}")]
pub struct ListenError {
    /// Where.
    pub place: SocketAddr,
    /// What the operating system said.
    #[source]
    pub problem: io::Error,
}

impl Speak for ListenError {
    fn phrase(&self) -> Phrase {
        if self.problem.kind() == io::ErrorKind::AddrInUse {
            let port = self.place.port().to_string();
            return Phrase::new("error-page-port-taken").with("port", port);
        }
        Phrase::new("error-page-listen")
            .with("place", self.place.to_string())
            .with("problem", say_io_error(&self.problem))
    }
}

/// Serves the page until the program is told to end; a callback is told its address
/// first.
///
/// # Errors
///
/// If the library cannot be opened, or it cannot listen, or the operating system no longer lets it
/// serve.
pub fn run(
    place: ListenAddress,
    options: ServerOptions,
    library: &store::LibraryLocation,
    ready: impl FnOnce(&str),
) -> Result<(), ServeError> {
    let runtime = Runtime::new()?;
    let served = runtime.block_on(async {
        let stop = told_to_end()?;
        let library = Library::open(library).await?;
        let listener = listen(place).await?;
        let address = listener.local_addr()?;
        let limits = options.limits.within(descriptors::raise_limit());
        let app = AppState::new(address, ServerOptions { limits, ..options }, library);
        // Nobody can be reached at "every address", but this machine can reach itself.
        let host = if address.ip().is_unspecified() {
            ListenAddress::default().address
        } else {
            address.ip()
        };
        // Whoever started the program may end it from its page; the link says who that is.
        let right = app.host().map(|host| format!("#/?host={host}")).unwrap_or_default();
        ready(&format!("http://{}/{right}", SocketAddr::new(host, address.port())));
        let quitted = app.clone();
        let stop = async move {
            tokio::select! {
                () = stop => {}
                () = quitted.quitted() => {}
            }
        };
        serve(listener, app, stop).await?;
        Ok(())
    });
    // What somebody still reads or prints on another thread is not waited for.
    runtime.shutdown_background();
    served
}

/// Waits for SIGTERM or an interrupt from the keyboard.
#[cfg(unix)]
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits for an interrupt from the keyboard.
#[cfg(not(unix))]
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Listens: on the port that was given, or on the first that is free.
///
/// # Errors
///
/// If the port is taken, or there is no such address here.
pub async fn listen(place: ListenAddress) -> Result<TcpListener, ListenError> {
    let ports = match place.port {
        Some(port) => port..=port,
        None => PORT..=PORT + NEIGHBOURS,
    };
    let last = *ports.end();
    for port in ports {
        let place = SocketAddr::new(place.address, port);
        match TcpListener::bind(place).await {
            Ok(listener) => return Ok(listener),
            Err(problem) if problem.kind() == io::ErrorKind::AddrInUse && port != last => {}
            Err(problem) => return Err(ListenError { place, problem }),
        }
    }
    unreachable!("the last port is free or an error")
}
