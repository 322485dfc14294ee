//! The program `plateau`: every verb of the command line.
//!
//! The tour, in reading order:
//!
//! - `program` reads the language and the arguments, runs a verb, and turns its failure into one
//!   sentence and an exit code: 0 done, 1 failed, 2 wrong use.
//! - `arguments` is the shape of the command line, without a word of any language; `help` puts the
//!   words in, `usage_error` says in words what was wrong with the arguments.
//! - `list`, `perft`, `analyse`, `bench`, `play`, `convert` and `replay` are the verbs.
//! - `files` reads and writes games in files and streams.
//! - `board_text` draws any board in plain letters, `layout` keeps text within a terminal.

mod analyse;
mod arguments;
mod bench;
mod board_text;
mod convert;
mod failure;
mod files;
mod help;
mod layout;
mod limits;
mod list;
mod perft;
mod play;
mod player_name;
mod program;
mod replay;
mod usage_error;

use std::process::ExitCode;

fn main() -> ExitCode {
    program::run(&std::env::args_os().collect::<Vec<_>>())
}
