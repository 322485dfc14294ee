//! What the program says about its own doings, for those who want to know.

use std::io;

use tracing_subscriber::filter::LevelFilter;

/// Says on the standard error what happens inside: nothing, the most important, or all of it.
pub(crate) fn begin(verbose: u8) {
    let level = match verbose {
        0 => return,
        1 => LevelFilter::INFO,
        2 => LevelFilter::DEBUG,
        _ => LevelFilter::TRACE,
    };
    tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false).with_max_level(level).init();
}
