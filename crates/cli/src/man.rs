//! `plateau man`: the manual pages, one for each verb.

use std::{fs, io::Write, path::Path};

use clap::Command;
use clap_mangen::Man as Page;
use rules::Phrase;
use words::{Words, say_io_error};

use crate::{arguments::ManArgs, failure::Failure, help};

/// Writes the page of the program, or every page into a folder.
pub(crate) fn run(asked: &ManArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let mut command = help::command(words);
    command.build();
    let Some(folder) = &asked.folder else { return Ok(Page::new(command).render(out)?) };
    let unwritable = |error: std::io::Error| {
        let phrase = Phrase::new("error-output-file")
            .with("path", folder.display().to_string())
            .with("problem", say_io_error(&error));
        Failure::Failed(phrase)
    };
    fs::create_dir_all(folder).map_err(unwritable)?;
    let count = write_pages(&command, "plateau", folder).map_err(unwritable)?;
    let phrase = Phrase::new("man-written").with("count", count);
    let phrase = phrase.with("path", folder.display().to_string());
    Ok(writeln!(out, "{}", words.say(&phrase))?)
}

/// Writes the page of a command and those of the commands within it; says how many there were.
fn write_pages(command: &Command, name: &str, folder: &Path) -> std::io::Result<usize> {
    let mut page = Vec::new();
    Page::new(command.clone()).title(name).render(&mut page)?;
    files::save(&folder.join(format!("{name}.1")), &page).map_err(|error| error.problem)?;
    let mut count = 1;
    // Every page is help enough.
    for within in command.get_subcommands().filter(|within| within.get_name() != "help") {
        count += write_pages(within, &format!("{name}-{}", within.get_name()), folder)?;
    }
    Ok(count)
}
