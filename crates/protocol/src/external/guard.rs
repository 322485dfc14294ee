//! The guard of a program that is not trusted: a process of our own above it.

use std::{
    ffi::OsString,
    fs,
    io::{self, Read as _, Write as _},
    process::{self, Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitOptions, WaitStatus, kill_process, set_child_subreaper,
    setpriority_process, setrlimit, wait,
};

use super::sandbox::EXCEEDED;

/// How long to wait between two looks at the processes.
const GLANCE: Duration = Duration::from_millis(10);
/// How long a program has to end by itself when nothing more is said to it.
const FAREWELL: Duration = Duration::from_millis(300);
/// How many threads a program may have for each process that it may have.
const THREADS_EACH: u64 = 16;
/// How many open files a process may have.
const OPEN_FILES: u64 = 256;
/// By how much a program yields to others.
const NICENESS: i32 = 5;
/// The processes of `bwrap` itself.
const OWN_PROCESSES: u64 = 2;

/// What a program may use.
struct Bounds {
    memory: u64,
    processes: u64,
    file_size: u64,
    cpu_seconds: u64,
}

/// What the processes below the guard use.
#[derive(Default)]
struct Usage {
    ids: Vec<Pid>,
    memory: u64,
    threads: u64,
}

/// Guards the program that the arguments name, until it has ended with everything that it started.
pub(super) fn guard(mut arguments: impl Iterator<Item = OsString>) -> ! {
    let mut number = || arguments.next().and_then(|text| text.to_str()?.parse::<u64>().ok());
    let bounds = (number(), number(), number(), number());
    let (Some(memory), Some(processes), Some(file_size), Some(cpu_seconds)) = bounds else {
        process::exit(127);
    };
    let bounds = Bounds { memory, processes, file_size, cpu_seconds };
    let Some(file) = arguments.next() else { process::exit(127) };
    let own = if file == "bwrap" { OWN_PROCESSES } else { 0 };
    let mut command = Command::new(&file);
    command.args(arguments).stdin(Stdio::piped());
    let started = bound(&bounds).and_then(|()| command.spawn());
    match started {
        Ok(child) => process::exit(watch(child, &bounds, own)),
        Err(error) => {
            eprintln!("{}: {}", file.display(), error.kind());
            process::exit(127);
        }
    }
}

/// Sets what the operating system enforces, for this process and those below it.
fn bound(bounds: &Bounds) -> io::Result<()> {
    set_child_subreaper(Some(rustix::process::getpid()))?;
    let limits = [
        // What has no memory behind it yet is not counted, so that machines that reserve much can
        // be bounded too. More than the bound itself, which is looked after here: this is for those
        // who are faster.
        (Resource::Data, bounds.memory.saturating_mul(2)),
        (Resource::Fsize, bounds.file_size),
        (Resource::Cpu, bounds.cpu_seconds),
        (Resource::Nofile, OPEN_FILES),
        (Resource::Core, 0),
    ];
    for (resource, limit) in limits {
        setrlimit(resource, Rlimit { current: Some(limit), maximum: Some(limit) })?;
    }
    Ok(())
}

/// Passes on what is said to the program and looks after it; returns the exit code.
fn watch(mut child: Child, bounds: &Bounds, own: u64) -> i32 {
    let program = Pid::from_child(&child);
    // What does not work out here is a matter of speed alone.
    let _ = setpriority_process(Some(program), NICENESS);
    let closed = Arc::new(AtomicBool::new(false));
    let mut input = child.stdin.take();
    let is_closed = Arc::clone(&closed);
    thread::spawn(move || {
        let mut heard = [0; 1 << 14];
        while let Ok(length @ 1..) = io::stdin().lock().read(&mut heard) {
            // A program that has ended is noticed elsewhere.
            let _ = input.as_mut().map(|input| input.write_all(&heard[..length]));
        }
        drop(input);
        is_closed.store(true, Ordering::Release);
    });
    let mut deadline = None;
    loop {
        if let Some(status) = reap(program) {
            end_all();
            return code(status);
        }
        let usage = usage();
        let excess = excess(&usage, bounds, own);
        if let Some(excess) = excess {
            end_all();
            eprintln!("{EXCEEDED}{excess}");
            return 1;
        }
        if closed.load(Ordering::Acquire) {
            let deadline = *deadline.get_or_insert_with(|| Instant::now() + FAREWELL);
            if Instant::now() >= deadline {
                end_all();
                return 0;
            }
        }
        thread::sleep(GLANCE);
    }
}

/// The name of a bound that is exceeded.
fn excess(usage: &Usage, bounds: &Bounds, own: u64) -> Option<&'static str> {
    let processes = bounds.processes + own;
    if usage.ids.len() as u64 > processes || usage.threads > processes * THREADS_EACH {
        return Some("processes");
    }
    (usage.memory > bounds.memory).then_some("memory")
}

/// Takes leave of processes that have ended, and tells how the program did if it is among them.
fn reap(program: Pid) -> Option<WaitStatus> {
    let mut ended = None;
    while let Ok(Some((id, status))) = wait(WaitOptions::NOHANG) {
        if id == program {
            ended = Some(status);
        }
    }
    ended
}

/// The exit code that passes on how the program ended; a signal is said in words.
fn code(status: WaitStatus) -> i32 {
    if let Some(signal) = status.terminating_signal() {
        eprintln!("signal {signal}");
        return 128 + signal;
    }
    status.exit_status().unwrap_or(1)
}

/// Ends every process below this one; those that are born meanwhile are found in the next round.
fn end_all() {
    loop {
        let ids = usage().ids;
        if ids.is_empty() {
            return;
        }
        for id in ids {
            // It may have ended already.
            let _ = kill_process(id, Signal::KILL);
        }
        while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
        thread::sleep(Duration::from_millis(1));
    }
}

/// What all the processes below this one use. A process that loses its parent becomes a child of this
/// process, so none is missed.
fn usage() -> Usage {
    let stats: Vec<ProcessStat> = fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter_map(stat)
        .collect();
    let mut usage = Usage::default();
    let mut parents = vec![process::id().cast_signed()];
    while let Some(parent) = parents.pop() {
        for child in stats.iter().filter(|stat| stat.parent == parent) {
            parents.push(child.id);
            usage.ids.extend(Pid::from_raw(child.id));
            usage.memory += child.memory;
            usage.threads += child.threads;
        }
    }
    usage
}

/// What the operating system tells of a process.
struct ProcessStat {
    id: i32,
    parent: i32,
    threads: u64,
    memory: u64,
}

fn stat(id: i32) -> Option<ProcessStat> {
    let text = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name of a process is in brackets and may have anything in it.
    let (_, rest) = text.rsplit_once(')')?;
    let fields: Vec<&str> = rest.split_whitespace().collect();
    let pages: u64 = fields.get(21)?.parse().ok()?;
    Some(ProcessStat {
        id,
        parent: fields.get(1)?.parse().ok()?,
        threads: fields.get(17)?.parse().ok()?,
        memory: pages * rustix::param::page_size() as u64,
    })
}
