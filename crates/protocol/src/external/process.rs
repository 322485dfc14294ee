//! A program that runs beside ours and is talked to in lines.
//!
//! It is heard on a thread of its own, so that every wait has a timeout. What it
//! started itself ends with it: it has a group of processes to itself, which is ended by its id.

use std::{
    collections::VecDeque,
    fs::{File, OpenOptions},
    io::{self, BufReader, ErrorKind, Read, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use search::Stop;
use session::Fault;

use super::{ProcessHost, Program, launcher, sandbox::EXCEEDED};
use crate::listening::next_line;

/// How much a program may write before it says what was asked, in bytes.
const MOST_BYTES: usize = 8 << 20;
/// The same in lines.
const MOST_LINES: usize = 100_000;
/// How long to wait between two looks at the flag.
const GLANCE: Duration = Duration::from_millis(10);
/// How long a program has to end by itself when it is told to.
const FAREWELL: Duration = Duration::from_millis(300);
/// How long a program that broke down may take to end, so that it is known how.
const ENDING: Duration = Duration::from_secs(2);
/// How long a guard may take to end everything below it.
const GUARD_ENDING: Duration = Duration::from_secs(10);
/// How many lines of a program's standard error are kept as its last words.
const LAST_LINES: usize = 3;
/// How long a line of those may be, in characters.
const LONGEST_LINE: usize = 200;

/// What was heard from a program in time.
#[derive(Debug)]
pub(crate) enum ProcessOutput {
    /// A line.
    Line(String),
    /// Nothing, and the search was told to stop.
    Stopped,
}

/// A program that runs beside ours.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// What it last wrote to its standard error, told when it has ended.
    last_words: Receiver<String>,
    /// What it wrote since it was last asked something.
    bytes: usize,
    count: usize,
    farewell: &'static str,
    /// Where everything is written that is said and heard.
    log: Option<File>,
    /// Whether a guard stands between us and the program.
    guarded: bool,
}

impl Process {
    /// Starts a program; `farewell` is how it is told to end.
    pub(crate) fn start(
        program: &Program,
        host: &ProcessHost,
        farewell: &'static str,
    ) -> Result<Self, Fault> {
        let absent = |kind: ErrorKind| Fault::Absent(format!("{}: {kind}", program.path.display()));
        let file = program.file().ok_or_else(|| absent(ErrorKind::NotFound))?;
        let log = program.log.as_ref().map(|path| {
            let opened = OpenOptions::new().create(true).append(true).open(path);
            opened.map_err(|error| absent_log(path, &error))
        });
        let log = log.transpose()?;
        let mut command = match (&program.sandbox, &host.launcher) {
            (Some(sandbox), Some(launcher)) => {
                sandbox.command(launcher, &file, program.folder.as_deref())
            }
            // Without a guard, one that is not trusted is not started.
            (Some(_), None) => return Err(absent(ErrorKind::Unsupported)),
            (None, launcher) => launcher::command(launcher.as_deref(), &file),
        };
        command.args(&program.arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        apart(&mut command);
        let mut child = launcher::spawn(command).map_err(|error| absent(error.kind()))?;
        let input = child.stdin.take();
        let last_words = hear_errors(child.stderr.take().expect("it was piped"));
        let output = child.stdout.take().expect("it was piped");
        let (sender, lines) = mpsc::sync_channel(256);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = next_line(&mut output) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        tracing::debug!(path = %program.path.display(), id = child.id(), "started");
        let guarded = program.sandbox.is_some();
        Ok(Self { child, input, lines, last_words, bytes: 0, count: 0, farewell, log, guarded })
    }

    /// Writes down what was said or heard, if that is wanted.
    fn write_down(&mut self, direction: char, line: &str) {
        if let Some(log) = &mut self.log {
            // A log that takes no more is no reason to end a game.
            let _ = writeln!(log, "{direction} {}", line.trim_end());
        }
    }

    /// What a program that has ended last wrote to its standard error, or how it ended.
    pub(crate) fn last_words(&mut self) -> String {
        let deadline = Instant::now() + ENDING;
        let words = self.last_words.recv_timeout(ENDING).unwrap_or_default();
        while words.is_empty() && Instant::now() < deadline {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.to_string();
            }
            thread::sleep(GLANCE);
        }
        words
    }

    /// Says a line. A program that does not read it any more has broken down.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Fault> {
        tracing::debug!(line, "to the engine");
        self.write_down('>', line);
        (self.bytes, self.count) = (0, 0);
        let input = self.input.as_mut().ok_or(Fault::crashed())?;
        writeln!(input, "{line}").and_then(|()| input.flush()).map_err(|_| Fault::crashed())
    }

    /// The next line that is not empty.
    pub(crate) fn hear(
        &mut self,
        deadline: Instant,
        stop: Option<&Stop>,
    ) -> Result<ProcessOutput, Fault> {
        loop {
            if stop.is_some_and(Stop::is_raised) {
                return Ok(ProcessOutput::Stopped);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let wait = if stop.is_some() { left.min(GLANCE) } else { left };
            match self.lines.recv_timeout(wait) {
                Ok(line) => {
                    self.count += 1;
                    self.bytes += line.len();
                    if self.count > MOST_LINES || self.bytes > MOST_BYTES {
                        return Err(Fault::Flooded);
                    }
                    tracing::debug!(line, "from the engine");
                    self.write_down('<', &line);
                    return Ok(ProcessOutput::Line(line));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::crashed()),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Fault::Silent),
                Err(RecvTimeoutError::Timeout) => (),
            }
        }
    }

    /// Whether the program still runs.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Tells the program to end, and says whether it does within a time.
    pub(crate) fn ends_within(mut self, time: Duration) -> bool {
        // It may have ended already.
        let _ = self.say(self.farewell);
        self.input = None;
        let deadline = Instant::now() + time;
        while self.is_running() {
            if Instant::now() >= deadline {
                return false;
            }
            // What it still says must not keep it from ending.
            let _ = self.lines.recv_timeout(GLANCE);
        }
        true
    }

    /// Hears the program to its end, which must come by itself and well.
    fn end_well(mut self, deadline: Instant) -> Result<(), Fault> {
        loop {
            match self.hear(deadline, None) {
                Ok(_) => (),
                Err(Fault::Crashed(_)) => break,
                Err(fault) => return Err(fault),
            }
        }
        while Instant::now() < deadline {
            match self.child.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(()),
                Ok(None) => thread::sleep(GLANCE),
                _ => return Err(self.breakdown()),
            }
        }
        Err(Fault::Silent)
    }

    /// Waits for the guard, which ends everything below it when nothing more can be said to it.
    fn await_guard(&mut self) {
        let deadline = Instant::now() + GUARD_ENDING;
        while self.is_running() && Instant::now() < deadline {
            // What the program still says must not keep it from ending.
            let _ = self.lines.recv_timeout(GLANCE);
        }
    }

    /// The fault of a program that broke down: its last words, or the bound that it exceeded.
    pub(crate) fn breakdown(&mut self) -> Fault {
        let words = self.last_words();
        match words.rsplit_once(EXCEEDED) {
            Some((_, bound @ ("memory" | "processes"))) if self.guarded => {
                Fault::Exceeded(bound.to_owned())
            }
            _ => Fault::Crashed(words),
        }
    }

    /// The next line, for those who do not stop in between.
    pub(crate) fn line(&mut self, deadline: Instant) -> Result<String, Fault> {
        match self.hear(deadline, None)? {
            ProcessOutput::Line(line) => Ok(line),
            ProcessOutput::Stopped => Err(Fault::Silent),
        }
    }
}

/// Runs a program to its end, as a compiler, and listens to nothing that it says.
///
/// # Errors
///
/// If it cannot be started, fails, or takes longer than it may.
pub fn run_to_end(
    program: &Program,
    launcher: Option<PathBuf>,
    time: Duration,
) -> Result<(), Fault> {
    let process = Process::start(program, &ProcessHost::new(launcher, false), "")?;
    process.end_well(Instant::now() + time)
}

/// A log that cannot be written.
fn absent_log(path: &Path, error: &io::Error) -> Fault {
    Fault::Absent(format!("{}: {}", path.display(), error.kind()))
}

/// The wait for a program's answer: until a deadline, or a little longer than it takes to tell the
/// program that the answer is wanted now.
#[derive(Debug)]
pub(crate) struct AnswerWait<'a> {
    deadline: Instant,
    stop: Option<&'a Stop>,
    /// What tells the program to answer now.
    word: &'static str,
    /// How long it has for that.
    patience: Duration,
}

impl<'a> AnswerWait<'a> {
    /// A wait until a deadline, for a program that `word` tells to answer within its patience.
    pub(crate) fn new(
        deadline: Instant,
        stop: &'a Stop,
        word: &'static str,
        patience: Duration,
    ) -> Self {
        Self { deadline, stop: Some(stop), word, patience }
    }

    /// The next line of the program, which is told once to answer when that is wanted.
    pub(crate) fn line(&mut self, process: &mut Process) -> Result<String, Fault> {
        loop {
            match process.hear(self.deadline, self.stop)? {
                ProcessOutput::Line(text) => return Ok(text),
                ProcessOutput::Stopped => {
                    process.say(self.word)?;
                    self.stop = None;
                    self.deadline = self.deadline.min(Instant::now() + self.patience);
                }
            }
        }
    }
}

impl Drop for Process {
    /// Tells the program to end, and ends it if it does not.
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.say(self.farewell);
        self.input = None;
        let deadline = Instant::now() + FAREWELL;
        let mut heard = 0;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(_) if heard < MOST_LINES => heard += 1,
                _ => break,
            }
        }
        if self.guarded {
            self.await_guard();
        }
        end(&mut self.child);
        tracing::debug!(id = self.child.id(), "ended");
    }
}

/// Hears a program's standard error to its end on a thread of its own, and keeps the last lines.
fn hear_errors(errors: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = mpsc::sync_channel(1);
    thread::spawn(move || {
        let mut errors = BufReader::new(errors);
        let mut last = VecDeque::with_capacity(LAST_LINES);
        while let Ok(Some(line)) = next_line(&mut errors) {
            tracing::debug!(line, "standard error of the engine");
            if last.len() == LAST_LINES {
                last.pop_front();
            }
            let words: String = line.trim().chars().take(LONGEST_LINE).collect();
            last.extend(Some(words).filter(|words| !words.is_empty()));
        }
        // The process may be gone from our table already.
        let _ = sender.send(Vec::from(last).join("; "));
    });
    receiver
}

/// Gives a program a group of processes to itself.
#[cfg(unix)]
fn apart(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(not(unix))]
fn apart(_: &mut Command) {}

/// Ends a program and what it started, and waits until it is gone.
#[cfg(unix)]
fn end(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // While nobody has waited for it, its id is nobody else's.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    let _ = child.wait();
}

#[cfg(not(unix))]
fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}
