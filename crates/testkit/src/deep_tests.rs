//! Tests that take minutes: they are run when they are asked for, and named when they are not.

use std::{env, fs::OpenOptions, io, io::Write as _};

/// The environment variable that asks for deep tests, by the value 1.
const WANTED: &str = "PLATEAU_DEEP";

/// The environment variable with the path of a file that takes a line for each test that was left
/// out: the test command lists them at its end.
const LEFT_OUT: &str = "PLATEAU_LEFT_OUT";

/// Whether to run something that takes long. If it is left out, that is said: in the file that the
/// environment names, or on the standard error.
///
/// # Panics
///
/// If that cannot be written.
#[must_use]
pub fn deep_test_wanted(what: &str) -> bool {
    let wanted = env::var_os(WANTED).is_some_and(|wanted| wanted == "1");
    if !wanted {
        say_left_out(what).unwrap_or_else(|error| panic!("{what} is left out, and {error}"));
    }
    wanted
}

fn say_left_out(what: &str) -> io::Result<()> {
    match env::var_os(LEFT_OUT) {
        Some(path) => {
            let mut file = OpenOptions::new().append(true).create(true).open(path)?;
            // In one piece, because other tests write their lines at the same time.
            file.write_all(format!("{what}\n").as_bytes())
        }
        // Not by a macro, whose lines the test runner keeps to itself if the test passes.
        None => io::stderr().write_all(format!("left out without {WANTED}=1: {what}\n").as_bytes()),
    }
}
