//! The program under load.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use rustix::process::{Pid, Signal, kill_process};
use serde::Deserialize;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::load_failure::LoadFailure;

/// The games that are played, one after the other.
const GAMES: &[&str] = &[
    "connect-four",
    "othello",
    "draughts:english",
    "draughts",
    "morpion:width=10,height=10,align=5",
];

/// A server with a folder of its own, which ends with us.
#[derive(Debug)]
pub(crate) struct Server {
    program: PathBuf,
    database: Option<String>,
    folder: TempDir,
    child: Child,
    /// Keeps connections open from one question to the next.
    agent: ureq::Agent,
    /// Where it is reached: an address and a port.
    pub(crate) address: String,
}

/// A table that was opened.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct OpenTable {
    /// Its name.
    pub(crate) id: String,
    /// What lets players sit down.
    pub(crate) seats: Vec<SeatKey>,
}

/// A class that was begun.
#[derive(Clone, Debug)]
pub(crate) struct OpenClass {
    /// Its name.
    pub(crate) id: String,
    /// By what the teacher is known.
    pub(crate) cookie: String,
    /// The cards of the pupils.
    pub(crate) cards: Vec<String>,
}

/// What lets a player sit down.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct SeatKey {
    /// Where.
    pub(crate) seat: u8,
    /// What to show.
    pub(crate) token: String,
}

impl Server {
    /// Starts the program on a port that is free.
    pub(crate) fn start(program: &Path, database: Option<&str>) -> Result<Self, LoadFailure> {
        let folder = TempDir::new()?;
        let (child, address) = run(program, database, folder.path(), "0")?;
        let (program, database) = (program.to_owned(), database.map(str::to_owned));
        let agent = ureq::Agent::new_with_defaults();
        Ok(Self { program, database, folder, child, agent, address })
    }

    /// Ends it in the middle of whatever it does, and starts it again where it was.
    pub(crate) fn kill_and_start(&mut self) -> Result<(), LoadFailure> {
        self.child.kill()?;
        self.child.wait()?;
        let port = self.address.rsplit(':').next().unwrap_or("0").to_owned();
        let database = self.database.as_deref();
        (self.child, self.address) = run(&self.program, database, self.folder.path(), &port)?;
        Ok(())
    }

    /// Lets it end in good order.
    pub(crate) fn stop(mut self) -> Result<(), LoadFailure> {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        kill_process(pid.expect("a child has a number"), Signal::TERM)
            .map_err(std::io::Error::from)?;
        let status = self.child.wait()?;
        if status.success() { Ok(()) } else { Err(LoadFailure::BadEnd(status)) }
    }

    /// The memory that it uses, in bytes.
    pub(crate) fn memory(&self) -> u64 {
        self.told_of_memory("VmRSS:")
    }

    /// The most that it has ever used.
    pub(crate) fn most_memory(&self) -> u64 {
        self.told_of_memory("VmHWM:")
    }

    fn told_of_memory(&self, name: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        let kilobytes = line.trim().trim_end_matches("kB").trim().parse().unwrap_or(0_u64);
        kilobytes * 1024
    }

    /// The processor time that it has used, in seconds.
    pub(crate) fn processor_time(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let stat = stat.unwrap_or_default();
        // The name of the program may have spaces, but ends with the last bracket.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
        ticks.sum::<f64>() / 100.0
    }

    /// The bytes that it has given to the disk.
    pub(crate) fn written(&self) -> u64 {
        let counts = fs::read_to_string(format!("/proc/{}/io", self.child.id()));
        let counts = counts.unwrap_or_default();
        let written = counts.lines().find_map(|line| line.strip_prefix("write_bytes:"));
        written.and_then(|bytes| bytes.trim().parse().ok()).unwrap_or(0)
    }

    /// Opens a table as it is asked for.
    pub(crate) fn open_table(&self, asked: &Value) -> Result<OpenTable, LoadFailure> {
        let url = format!("http://{}/api/tables", self.address);
        Ok(self.agent.post(&url).send_json(asked)?.body_mut().read_json()?)
    }

    /// Begins a class of this number of pupils.
    pub(crate) fn open_class(&self, pupils: usize) -> Result<OpenClass, LoadFailure> {
        let url = format!("http://{}/api/classes", self.address);
        let names: Vec<String> = (1..=pupils).map(|number| format!("Pupil {number}")).collect();
        let asked = json!({ "title": "load", "names": names.join("\n") });
        let mut answer = self.agent.post(&url).send_json(&asked)?;
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        let cookie = cookie.to_owned();
        let shown: Value = answer.body_mut().read_json()?;
        let cards = shown["pupils"].as_array().into_iter().flatten();
        let cards = cards.filter_map(|pupil| pupil["card"].as_str().map(str::to_owned));
        let id = shown["id"].as_str().unwrap_or_default().to_owned();
        Ok(OpenClass { cards: cards.collect(), id, cookie })
    }

    /// Does what the teacher of a class wants.
    pub(crate) fn order_class(&self, class: &OpenClass, order: &Value) -> Result<(), LoadFailure> {
        let url = format!("http://{}/api/classes/{}", self.address, class.id);
        self.agent.post(&url).header("cookie", &class.cookie).send_json(order)?;
        Ok(())
    }

    /// Opens tables for two people each.
    pub(crate) fn open(&self, count: usize) -> Result<Vec<OpenTable>, LoadFailure> {
        self.open_against(count, &["human"])
    }

    /// Opens tables for people against these, one after the other.
    pub(crate) fn open_against(
        &self,
        count: usize,
        others: &[&str],
    ) -> Result<Vec<OpenTable>, LoadFailure> {
        let open = |(game, other): (&&str, &&str)| {
            self.open_table(&json!({ "game": game, "players": ["human", other], "pace": 0 }))
        };
        GAMES.iter().cycle().zip(others.iter().cycle()).take(count).map(open).collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended already cannot be ended, and that is all right.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(
    program: &Path,
    database: Option<&str>,
    folder: &Path,
    port: &str,
) -> Result<(Child, String), LoadFailure> {
    let library = database.map_or_else(|| folder.join("library.db"), PathBuf::from);
    let mut child = Command::new(program)
        .args(["serve", "--no-open", "--port", port, "--lang", "en", "--database"])
        .arg(library)
        .env("HOME", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()?;
    let out = child.stdout.take().expect("it was asked for");
    let line = BufReader::new(out).lines().map_while(Result::ok);
    let mut address = line.filter_map(|line| {
        let (_, rest) = line.split_once("http://")?;
        rest.split('/').next().map(str::to_owned)
    });
    match address.next() {
        Some(address) => Ok((child, address)),
        None => Err(LoadFailure::NoServer(program.display().to_string())),
    }
}
