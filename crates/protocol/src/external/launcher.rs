//! Programs that end with ours, whatever ends ours.
//!
//! The operating system can end a process when its parent dies, but only the process itself can ask
//! for that, before it becomes the program. So our own program is started, asks, and gives its
//! place to the other.

use std::{
    ffi::{OsStr, OsString},
    io,
    path::Path,
    process::{self, Child, Command},
    sync::{
        LazyLock,
        mpsc::{self, Sender, SyncSender},
    },
    thread,
};

/// The first argument by which our program knows that it is to give its place to another.
const LAUNCH: &str = "launch-engine";

/// A program to start, and where to say what came of it.
type SpawnRequest = (Command, SyncSender<io::Result<Child>>);

/// The command that starts a program, through a launcher where there is one.
pub(crate) fn command(launcher: Option<&Path>, file: &Path) -> Command {
    match launcher {
        Some(launcher) if cfg!(target_os = "linux") => {
            let mut command = Command::new(launcher);
            command.arg(LAUNCH).arg(process::id().to_string()).arg(file);
            command
        }
        _ => Command::new(file),
    }
}

/// Starts a program as a child of a thread that lives as long as we do: for the operating system
/// the thread is the parent.
pub(crate) fn spawn(command: Command) -> io::Result<Child> {
    static SPAWNER: LazyLock<Sender<SpawnRequest>> = LazyLock::new(|| {
        let (sender, requests) = mpsc::channel::<SpawnRequest>();
        thread::spawn(move || {
            for (mut command, answer) in requests {
                // Whoever asked has waited for the answer.
                let _ = answer.send(command.spawn());
            }
        });
        sender
    });
    let (answer, started) = mpsc::sync_channel(1);
    let gone = |_| io::Error::other("the thread that starts programs has ended");
    SPAWNER.send((command, answer)).map_err(|_| gone(mpsc::RecvError))?;
    started.recv().map_err(gone)?
}

/// Gives this process to the program that the arguments of our program name, or makes it the guard of
/// one, if they ask for that; returns only if they do not.
pub fn launch_if_asked(mut arguments: impl Iterator<Item = OsString>) {
    let first = arguments.next();
    #[cfg(target_os = "linux")]
    if first.as_deref() == Some(OsStr::new(super::sandbox::GUARD)) {
        super::guard::guard(arguments);
    }
    if first.as_deref() != Some(OsStr::new(LAUNCH)) {
        return;
    }
    let parent = arguments.next().and_then(|id| id.to_str()?.parse::<u32>().ok());
    let (Some(parent), Some(file)) = (parent, arguments.next()) else { return };
    let error = become_program(parent, &file, arguments);
    eprintln!("{}: {}", file.display(), error.kind());
    process::exit(127);
}

/// Becomes a program that ends with its parent; returns only if that fails.
#[cfg(target_os = "linux")]
fn become_program(
    parent: u32,
    file: &OsStr,
    arguments: impl Iterator<Item = OsString>,
) -> io::Error {
    use std::os::unix::process::{CommandExt as _, parent_id};

    use rustix::process::{Signal, set_parent_process_death_signal};
    if let Err(error) = set_parent_process_death_signal(Some(Signal::KILL)) {
        return error.into();
    }
    // A parent that died before the question was asked is not noticed by it.
    if parent_id() != parent {
        return io::ErrorKind::BrokenPipe.into();
    }
    Command::new(file).args(arguments).exec()
}

#[cfg(not(target_os = "linux"))]
fn become_program(_: u32, _: &OsStr, _: impl Iterator<Item = OsString>) -> io::Error {
    io::ErrorKind::Unsupported.into()
}
