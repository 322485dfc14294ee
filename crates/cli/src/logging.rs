//! The log: its level from `-v`, its form from the environment, panics through it.

use std::{env, io};

use tracing_subscriber::filter::LevelFilter;

use crate::arguments::Verb;

/// The variable that says in which form: `json`, for programs that collect what others say.
const FORM: &str = "PLATEAU_LOG";

/// Says on the standard error what happens inside: nothing, the most important, or all of it. A
/// server, which runs unattended, at least logs warnings and errors.
pub(crate) fn begin(verbose: u8, verb: &Verb) {
    let level = match (verbose, verb) {
        (0, Verb::Serve(_) | Verb::Worker(_)) => LevelFilter::WARN,
        (0, _) => return,
        (1, _) => LevelFilter::INFO,
        (2, _) => LevelFilter::DEBUG,
        _ => LevelFilter::TRACE,
    };
    if matches!(verb, Verb::Serve(_) | Verb::Worker(_)) {
        web::log_panics();
    }
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false);
    let log = log.with_max_level(level);
    if env::var(FORM).is_ok_and(|form| form == "json") {
        log.json().init();
    } else {
        log.init();
    }
}
