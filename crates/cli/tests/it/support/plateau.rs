//! Running the program.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    sync::Once,
};

use assert_cmd::Command;

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program with these arguments, in an environment that prefers no language.
pub(crate) fn plateau(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plateau"));
    command.env_clear().env("HOME", home()).current_dir(desk()).args(arguments);
    command
}

/// A folder to work in, where files may be left.
pub(crate) fn desk() -> PathBuf {
    folder("desk")
}

/// A home folder in which nobody has settled anything, and with a library of this run alone.
pub(crate) fn home() -> PathBuf {
    static FRESH: Once = Once::new();
    let home = folder("empty-home");
    FRESH.call_once(|| {
        // There is none before the first run.
        let _ = fs::remove_dir_all(home.join(".local"));
    });
    home
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder of our own");
    folder
}

/// Runs the program with words separated by spaces as arguments and nothing to read.
pub(crate) fn run(arguments: &str) -> Run {
    run_with(arguments, "")
}

/// Runs the program with words separated by spaces as arguments, and text to read.
pub(crate) fn run_with(arguments: &str, input: impl Into<Vec<u8>>) -> Run {
    finish(plateau(arguments.split_whitespace()).write_stdin(input))
}

/// Runs a command to its end.
pub(crate) fn finish(command: &mut Command) -> Run {
    let output = command.output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

impl Run {
    /// What was said by a run that did what it was asked.
    pub(crate) fn done(self) -> String {
        assert_eq!((self.code, &*self.err), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The complaint of a run that was refused: one line, or one object with `--json`, and nothing
    /// else was said.
    pub(crate) fn refused(self) -> String {
        assert_eq!((self.code, &*self.out), (Some(2), ""), "{}", self.err);
        if self.err.starts_with('{') {
            let said: serde_json::Value = serde_json::from_str(&self.err).expect("an object");
            assert_eq!(said["error"]["code"], 2, "{said}");
            return said["error"]["message"].as_str().expect("a sentence").to_owned();
        }
        let complaint = self.err.strip_prefix("plateau: ").expect("the program says its name");
        let line = complaint.strip_suffix('\n').expect("the line ends");
        assert!(!line.contains('\n') && !line.is_empty(), "one line: {line:?}");
        line.to_owned()
    }
}
