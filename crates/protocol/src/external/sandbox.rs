//! The bounds within which a program that is not trusted runs.
//!
//! Between us and the program stands a guard, which is our own program again: it sets the resource
//! limits that the operating system enforces, counts the processes below it and their memory a
//! hundred times a second, and ends all of them when a bound is exceeded, when the program ends or
//! when we do. Where `bwrap` (bubblewrap) works, the program also runs in namespaces of its own:
//! it has no network, sees no other process, and can write nowhere but to a small `/tmp`.

use std::{
    ffi::{OsStr, OsString},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::LazyLock,
};

/// The first argument by which our program knows that it is to be a guard.
pub(super) const GUARD: &str = "guard-engine";
/// How a guard says in its last words which bound was exceeded.
pub(super) const EXCEEDED: &str = "plateau guard: exceeded ";
/// How much a program in namespaces of its own can write to its `/tmp`, in bytes.
const SCRATCH: u64 = 64 << 20;

/// The bounds within which a program runs that is not trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sandbox {
    /// How much memory all its processes may use, in bytes.
    pub memory: u64,
    /// How many processes it may have at a time.
    pub processes: u32,
    /// How large a file it may write, in bytes.
    pub file_size: u64,
    /// How many seconds of processor time one of its processes may use.
    pub cpu_seconds: u64,
    /// Whether it may write in its own folder, as a compiler must.
    pub writes: bool,
    /// Folders whose content it must not see, but for its own folder within.
    pub hidden: Vec<PathBuf>,
}

impl Sandbox {
    /// Whether programs can be given namespaces of their own here.
    #[must_use]
    pub fn has_namespaces() -> bool {
        static WORKS: LazyLock<bool> = LazyLock::new(|| {
            let mut probe = Command::new("bwrap");
            probe.args(["--unshare-all", "--die-with-parent", "--ro-bind", "/", "/"]);
            probe.args(["--dev", "/dev", "--proc", "/proc"]);
            probe.args(["--size", "4096", "--tmpfs", "/tmp", "true"]);
            probe.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            probe.status().is_ok_and(|status| status.success())
        });
        *WORKS
    }

    /// The command that starts a program within these bounds, in a folder; `launcher` is our own
    /// program, without which there is no guard.
    pub(super) fn command(&self, launcher: &Path, file: &Path, folder: Option<&Path>) -> Command {
        let mut command = Command::new(launcher);
        command.arg(GUARD);
        let bounds = [self.memory, u64::from(self.processes), self.file_size, self.cpu_seconds];
        command.args(bounds.map(|bound| bound.to_string()));
        if Self::has_namespaces() {
            command.args(self.namespaces(folder));
        }
        command.arg(file);
        command
    }

    /// The part of a command that gives what follows namespaces of its own.
    fn namespaces(&self, folder: Option<&Path>) -> Vec<OsString> {
        let mut words: Vec<OsString> = ["bwrap", "--unshare-all", "--die-with-parent"]
            .into_iter()
            .chain(["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--size"])
            .map(OsString::from)
            .collect();
        words.push(SCRATCH.to_string().into());
        words.extend(["--tmpfs", "/tmp"].map(OsString::from));
        let mut push = |option: &str, paths: &[&Path]| {
            words.push(option.into());
            words.extend(paths.iter().map(|path| path.as_os_str().to_owned()));
        };
        for hidden in &self.hidden {
            push("--tmpfs", &[hidden]);
        }
        if let Some(folder) = folder {
            push(if self.writes { "--bind" } else { "--ro-bind" }, &[folder, folder]);
            push("--chdir", &[folder]);
        }
        words.push(OsStr::new("--").to_owned());
        words
    }
}
