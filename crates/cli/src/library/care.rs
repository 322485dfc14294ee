//! `plateau library backup`, `restore`, `check`, `live` and `forget`: looking after a library.

use std::{
    io::Write,
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

use rules::{Knob, Phrase};
use session::GameDate;
use store::{Library, StoreError};
use tokio::runtime::Builder;
use words::Words;

use super::columns::{self, Alignment};
use crate::{
    arguments::{
        LibraryCheckArgs, LibraryCopyArgs, LibraryForgetArgs, LiveClearArgs, LiveCommand,
        LiveListArgs,
    },
    blocking_library::{self, BlockingLibrary},
    failure::Failure,
    limits,
};

/// How many days a table may have been left alone.
const DAYS: Knob = Knob::number("older-than", 0, 36_500, None);
/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;

/// Copies the library to a file.
pub(super) fn backup(
    asked: &LibraryCopyArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let library = BlockingLibrary::open_existing(asked.database.as_ref())?;
    library.ask(async |library| library.backup(&asked.file).await)?;
    tell(&Phrase::new("library-copied").with("path", shown(&asked.file)), words, out)
}

/// Puts a copy where there is no library.
pub(super) fn restore(
    asked: &LibraryCopyArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let place = blocking_library::place(asked.database.as_ref());
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(Library::restore(&asked.file, &place))?;
    let phrase = Phrase::new("library-restored");
    tell(&phrase.with("games", report.games).with("tables", report.tables), words, out)
}

/// Reads all of the library, and tells what is wrong with it.
pub(super) fn check(
    asked: &LibraryCheckArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let library = BlockingLibrary::open_existing(asked.database.as_ref())?;
    let report = library.ask(async |library| library.check().await)?;
    let sound = Phrase::new("library-checked");
    tell(&sound.with("games", report.games).with("tables", report.tables), words, out)?;
    let place = blocking_library::place(asked.database.as_ref()).told();
    let damage = report.damage.into_iter();
    let mut damage = damage.map(|trouble| StoreError { place: place.clone(), trouble });
    let Some(first) = damage.next() else { return Ok(()) };
    for error in damage {
        tell(&rules::Speak::phrase(&error), words, out)?;
    }
    Err(first.into())
}

/// Lists or clears live tables.
pub(super) fn live(asked: &LiveCommand, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    match asked {
        LiveCommand::List(list) => list_tables(list, words, out),
        LiveCommand::Clear(clear) => clear_tables(clear, words, out),
    }
}

fn list_tables(asked: &LiveListArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let library = BlockingLibrary::open_existing(asked.database.as_ref())?;
    let tables = library.ask(async |library| library.live_tables().await)?;
    let rows: Vec<Vec<String>> = tables
        .iter()
        .map(|table| {
            let changed = GameDate::of_seconds(table.changed);
            let changed = changed.map_or_else(String::new, |date| date.to_string());
            let players = table.players.join(" ");
            vec![table.id.clone(), changed, table.game.clone(), table.moves.to_string(), players]
        })
        .collect();
    let sides =
        [Alignment::Left, Alignment::Left, Alignment::Left, Alignment::Right, Alignment::Left];
    columns::write(&rows, &sides, out)?;
    tell(&Phrase::new("library-tables").with("tables", tables.len()), words, out)
}

fn clear_tables(asked: &LiveClearArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let days = limits::number(Some(&asked.older_than), DAYS)?.unwrap_or_default();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let before = i64::try_from(now).unwrap_or(i64::MAX) - DAY * i64::try_from(days).unwrap_or(0);
    let library = BlockingLibrary::open_existing(asked.database.as_ref())?;
    let cleared = library.ask(async |library| library.clear_tables_before(before).await)?;
    tell(&Phrase::new("library-cleared").with("tables", cleared), words, out)
}

/// Deletes what a person has played.
pub(super) fn forget(
    asked: &LibraryForgetArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let library = BlockingLibrary::open_existing(asked.database.as_ref())?;
    let (games, tables) = library.ask(async |library| library.forget_player(&asked.name).await)?;
    let phrase = Phrase::new("library-forgotten").with("games", games).with("tables", tables);
    tell(&phrase, words, out)
}

fn tell(phrase: &Phrase, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{}", words.say(phrase))?)
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
