//! The program `plateau`: every verb of the command line.
//!
//! The tour, in reading order:
//!
//! - `program` reads the language and the arguments, runs a verb, and turns its failure into one
//!   sentence and an exit code: 0 done, 1 failed, 2 wrong use, 130 interrupted.
//! - `language` finds the languages there are and chooses one; `settings` is what a person settled
//!   for good, in one of their `folders`.
//! - `arguments` is the shape of the command line, without a word of any language; `help` puts the
//!   words in, `usage_error` says in words what was wrong with the arguments.
//! - `serve` opens the page, which is what happens without a verb too; `terminal` (the verb `tui`)
//!   fills the terminal.
//! - `list`, `perft`, `analyse`, `bench`, `play`, `convert`, `replay`, `library`, `contest`
//!   (`match` and `tournament`), `rulebook` (the verb `rules`), `print`, `tree`, `exercise` and
//!   `compare` and `train` are the verbs; `output` writes what they make into files, `files` reads
//!   and writes games, `weight_files` opens those that players name, and `blocking_library`
//!   asks the library.
//! - `assignment` lays the exercise of a class out and checks a student's player; `ladder` lets the
//!   players that students hand in meet each other and ours. A `hand_in` is such a player, begun in
//!   a `starter_language`.
//! - `worker` does the jobs of other machines, `fleet_status` (the verb `fleet`) shows what they do,
//!   and `nats` is how they reach each other.
//! - `engine` lets our engines work for other programs; `external_engines` are other programs'
//!   engines that may sit at our table, `engine_entry` is one as the settings describe it.
//! - `completions` and `man` tell shells and readers about all this; `logging` tells what happens.
//! - `layout` keeps text from disturbing a terminal.

mod advice_text;
mod analyse;
mod arguments;
mod assignment;
mod bench;
mod blocking_library;
mod colour;
mod compare;
mod complete;
mod completions;
mod contest;
mod convert;
mod cut_audit;
mod engine;
mod engine_check;
mod engine_entry;
mod exercise;
mod external_engines;
mod failure;
mod files;
mod fleet_status;
mod folders;
mod hand_in;
mod help;
mod json;
mod ladder;
mod language;
mod last_setups;
mod layout;
mod library;
mod library_slot;
mod limits;
mod list;
mod logging;
mod man;
mod nats;
mod opinion;
mod output;
mod perft;
mod play;
mod player_name;
mod print;
mod program;
mod replay;
mod rulebook;
mod serve;
mod settings;
mod spoken;
mod starter_language;
mod terminal;
mod train;
mod tree;
mod tune;
mod usage_error;
mod weight_files;
mod worker;

use std::process::ExitCode;

fn main() -> ExitCode {
    protocol::launch_if_asked(std::env::args_os().skip(1));
    program::run(&std::env::args_os().collect::<Vec<_>>())
}
