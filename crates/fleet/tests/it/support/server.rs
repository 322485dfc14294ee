//! A server of NATS of the test's own, on a free port of this machine.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    net::TcpListener,
    path::Path,
    process::{Child, Command, Stdio},
    thread,
};

use tempfile::TempDir;

/// A server that keeps its streams in a folder of its own; it ends with this value.
#[derive(Debug)]
pub(crate) struct NatsServer {
    child: Child,
    folder: TempDir,
    port: u16,
    settings: String,
}

/// Where Debian's package puts it, which is not on every search path.
const PROGRAM: &str = "/usr/sbin/nats-server";

impl NatsServer {
    /// Starts one.
    pub(crate) fn start() -> Self {
        Self::with_settings("")
    }

    /// Starts one with more settings than the usual ones.
    pub(crate) fn with_settings(settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        // A port that was free a moment ago.
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let child = launch(folder.path(), port, settings);
        Self { child, folder, port, settings: settings.to_owned() }
    }

    /// Its address.
    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it as a power cut does.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it has ended");
    }

    /// Starts it again with what it had stored.
    pub(crate) fn restart(&mut self) {
        self.child = launch(self.folder.path(), self.port, &self.settings);
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn launch(folder: &Path, port: u16, settings: &str) -> Child {
    let file = folder.join("nats.conf");
    fs::write(&file, settings).expect("a file");
    let mut command = Command::new(PROGRAM);
    command.args(["-js", "-sd"]).arg(folder).args(["-a", "127.0.0.1", "-p", &port.to_string()]);
    command.arg("-c").arg(&file).stderr(Stdio::piped()).stdout(Stdio::null());
    let mut child = command.spawn().unwrap_or_else(|error| {
        panic!("{PROGRAM} is missing ({error}): install it with apt-get install nats-server")
    });
    let mut log = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut line = String::new();
    while !line.contains("Server is ready") {
        line.clear();
        assert_ne!(log.read_line(&mut line).expect("a log"), 0, "the server has ended");
    }
    // The log is read to its end, or the server would wait for its reader.
    thread::spawn(move || for _ in log.lines() {});
    child
}
