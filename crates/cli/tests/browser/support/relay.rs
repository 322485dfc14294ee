//! A line between the page and its server that can be cut.

use std::{
    io,
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex, PoisonError},
    thread,
};

/// A line: whoever calls at one end is heard at the other, until it is cut.
#[derive(Clone, Debug)]
pub(crate) struct Relay {
    to: SocketAddr,
    /// The calls under way; none can be made while it is cut.
    calls: Arc<Mutex<Option<Vec<TcpStream>>>>,
}

impl Relay {
    /// A line to a server, and the address to call. It has the server's port at another address of
    /// this machine: a server does not answer to strange ports.
    pub(crate) fn to(server: &str) -> (Self, String) {
        let to = server.trim_start_matches("http://").trim_end_matches('/');
        let to: SocketAddr = to.parse().expect("a server has an address and a port");
        let from = SocketAddr::from(([127, 0, 0, 2], to.port()));
        let listener = TcpListener::bind(from).expect("this machine has another address");
        let line = Self { to, calls: Arc::new(Mutex::new(Some(Vec::new()))) };
        let ours = line.clone();
        thread::spawn(move || listener.incoming().flatten().for_each(|call| ours.connect(&call)));
        (line, format!("http://{from}/"))
    }

    /// Ends every call and lets none be made.
    pub(crate) fn cut(&self) {
        let calls = self.calls.lock().unwrap_or_else(PoisonError::into_inner).take();
        for call in calls.into_iter().flatten() {
            // One that has ended need not be ended.
            let _ = call.shutdown(Shutdown::Both);
        }
    }

    /// Lets calls be made again.
    pub(crate) fn mend(&self) {
        *self.calls.lock().unwrap_or_else(PoisonError::into_inner) = Some(Vec::new());
    }

    fn connect(&self, caller: &TcpStream) {
        let mut calls = self.calls.lock().unwrap_or_else(PoisonError::into_inner);
        let (Some(calls), Ok(server)) = (calls.as_mut(), TcpStream::connect(self.to)) else {
            return;
        };
        for (from, to) in [(caller, &server), (&server, caller)] {
            let (mut from, mut to) = (twin(from), twin(to));
            calls.push(twin(&from));
            thread::spawn(move || {
                // However a call ends, it ends for both.
                let _ = io::copy(&mut from, &mut to);
                let _ = to.shutdown(Shutdown::Both);
            });
        }
    }
}

fn twin(stream: &TcpStream) -> TcpStream {
    stream.try_clone().expect("a connection can be held twice")
}
