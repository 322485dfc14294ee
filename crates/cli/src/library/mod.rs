//! `plateau library`: the games that were kept, and what everyone has won.

mod care;
mod carrying;
mod catalogue;
mod columns;
mod hall;
mod sought;
mod story;

use std::io::{Read, Write};

use words::Words;

pub(crate) use self::story::number;

use crate::{
    arguments::{LibraryArgs, LibraryCommand},
    failure::Failure,
};

/// Does what was asked with the library.
pub(crate) fn run(
    library: &LibraryArgs,
    words: &Words,
    input: &mut dyn Read,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match &library.what {
        LibraryCommand::List(list) => catalogue::run(list, words, out),
        LibraryCommand::Show(show) => story::run(show, words, out),
        LibraryCommand::Export(export) => carrying::export(export, words, out),
        LibraryCommand::Import(import) => carrying::import(import, words, input, out),
        LibraryCommand::Stats(stats) => hall::run(stats, words, out),
        LibraryCommand::Backup(copy) => care::backup(copy, words, out),
        LibraryCommand::Restore(copy) => care::restore(copy, words, out),
        LibraryCommand::Check(check) => care::check(check, words, out),
        LibraryCommand::Live(live) => care::live(&live.what, words, out),
        LibraryCommand::Forget(forget) => care::forget(forget, words, out),
    }
}
