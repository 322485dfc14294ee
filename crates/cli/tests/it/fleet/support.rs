//! Workers and commands at a server of the test's own.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    thread,
};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use super::server::NatsServer;

/// A server of NATS, and a folder with settings in which a silent worker is soon given up.
pub(super) struct Site {
    pub(super) nats: NatsServer,
    folder: TempDir,
}

/// A program that runs, with its output.
pub(super) struct Running {
    pub(super) child: Child,
    out: BufReader<ChildStdout>,
}

impl Site {
    pub(super) fn open() -> Self {
        Self::with(NatsServer::start(), "")
    }

    /// A site with more settings of NATS.
    pub(super) fn with(nats: NatsServer, settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let text = format!("[nats]\nsilence = 1\n{settings}");
        fs::write(folder.path().join("settings.toml"), text).expect("a file");
        Self { nats, folder }
    }

    pub(super) fn path(&self) -> &Path {
        self.folder.path()
    }

    fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plateau"));
        command
            .env_clear()
            .env("HOME", self.folder.path())
            .env("PLATEAU_SETTINGS", self.folder.path().join("settings.toml"))
            .current_dir(self.folder.path())
            .args(arguments.split_whitespace())
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        command
    }

    /// Starts a program with the address of the server behind its arguments.
    pub(super) fn start(&self, arguments: &str) -> Running {
        let mut command = self.command(arguments);
        let mut child = command.args(["--nats", &self.nats.url()]).spawn().expect("it runs");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        Running { child, out }
    }

    /// Starts a worker, and waits until it is ready.
    pub(super) fn worker(&self, name: &str) -> Running {
        let mut worker = self.start(&format!("worker --threads 1 --name {name}"));
        assert!(worker.line().starts_with(&format!("Worker {name} is ready")));
        worker
    }

    /// What a program says that needs no server: the same as one machine.
    pub(super) fn alone(&self, arguments: &str) -> String {
        let output = self.command(arguments).output().expect("it runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    }

    /// Runs a program at the server to its end: its exit code, and what it said.
    pub(super) fn finish(&self, arguments: &str) -> (Option<i32>, String, String) {
        let mut command = self.command(arguments);
        let output = command.args(["--nats", &self.nats.url()]).output().expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        (output.status.code(), text(output.stdout), text(output.stderr))
    }

    /// Waits until a journal has that many games.
    pub(super) fn wait_for_games(&self, journal: &str, games: usize) {
        let path = self.folder.path().join(journal);
        let count = || fs::read_to_string(&path).unwrap_or_default().lines().count();
        while count() <= games {
            thread::yield_now();
        }
    }
}

impl Running {
    /// The next line that it says.
    pub(super) fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).expect("text");
        line
    }

    pub(super) fn signal(&self, signal: Signal) {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw).expect("a number");
        kill_process(pid, signal).expect("it runs");
    }

    /// What it says until it ends, and its exit code.
    pub(super) fn end(&mut self) -> (Option<i32>, String) {
        let mut said = String::new();
        self.out.read_to_string(&mut said).expect("text");
        (self.child.wait().expect("it has ended").code(), said)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
