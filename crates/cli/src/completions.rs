//! `plateau completions`: what a shell needs to know to complete commands.

use std::io::Write;

use clap_complete::{Shell, generate};
use rules::Knob;
use words::Words;

use crate::{arguments::CompletionsArgs, failure::Failure, help, limits};

/// The shells by name.
const SHELLS: &[(&str, Shell)] = &[
    ("bash", Shell::Bash),
    ("elvish", Shell::Elvish),
    ("fish", Shell::Fish),
    ("powershell", Shell::PowerShell),
    ("zsh", Shell::Zsh),
];
const NAMES: &[&str] = &["bash", "elvish", "fish", "powershell", "zsh"];

/// What a shell needs besides, to ask the program itself for games, engines and their settings.
const fn names(shell: Shell) -> &'static str {
    match shell {
        Shell::Bash => include_str!("data/completions.bash"),
        Shell::Fish => include_str!("data/completions.fish"),
        Shell::Zsh => include_str!("data/completions.zsh"),
        _ => "",
    }
}

/// Writes the completions for a shell.
pub(crate) fn run(
    asked: &CompletionsArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let name = limits::word(Some(&asked.shell), Knob::word("shell", NAMES, None))?;
    let found = SHELLS.iter().find(|(known, _)| Some(*known) == name.as_deref());
    let (_, shell) = found.expect("one of the words");
    let mut written = Vec::new();
    generate(*shell, &mut help::command(words), "plateau", &mut written);
    written.extend_from_slice(names(*shell).as_bytes());
    Ok(out.write_all(&written)?)
}
