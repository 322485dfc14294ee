//! Says in words what was wrong with the arguments.

use std::ffi::OsString;

use clap::{
    Command,
    error::{ContextKind, ContextValue, Error, ErrorKind},
};
use rules::Phrase;

use crate::failure::Failure;

/// What is said to a flag of the Othello program of the course, if there is one among the arguments:
/// what is typed for it today, with the values that were given.
pub(crate) fn older_flag(arguments: &[OsString]) -> Option<Failure> {
    let typed: Vec<&str> =
        arguments.iter().map(|argument| argument.to_str().unwrap_or("")).collect();
    let (flag, today) = typed.iter().enumerate().find_map(|(place, flag)| {
        // A value, or the default of that program.
        let value = |after: usize, default: &'static str| {
            let given = typed.get(place + after).filter(|value| !value.starts_with('-'));
            given.copied().unwrap_or(default)
        };
        let today = match *flag {
            "-size" => format!("plateau serve --cell-size {}", value(1, "50")),
            "-ia" if value(1, "true") == "false" => "plateau play othello human random".to_owned(),
            "-ia" => "plateau play othello human alpha-beta:4".to_owned(),
            "-depth" => format!("plateau play othello human alpha-beta:{}", value(1, "4")),
            "-background" => {
                let colour = [value(1, "50"), value(2, "150"), value(3, "50")].join(",");
                format!("plateau serve --board-colour {colour}")
            }
            _ => return None,
        };
        Some((*flag, today))
    })?;
    let phrase = Phrase::new("error-usage-older-flag");
    Some(Failure::WrongUse(phrase.with("flag", flag).with("today", today)))
}

/// The command that the arguments name, within the others that it is in, and its name.
fn named<'a>(command: &'a Command, arguments: &[OsString]) -> (&'a Command, String) {
    let (mut found, mut name) = (command, "plateau".to_owned());
    for word in arguments.iter().skip(1) {
        if let Some(within) = found.find_subcommand(word) {
            found = within;
            name = format!("{name} {}", within.get_name());
        }
    }
    (found, name)
}

/// What was wrong with the arguments, and which command explains those that were given.
pub(crate) fn failure(error: &Error, command: &Command, arguments: &[OsString]) -> Failure {
    let (command, name) = named(command, arguments);
    let argument = context(error, ContextKind::InvalidArg);
    let phrase = match error.kind() {
        ErrorKind::UnknownArgument => {
            Phrase::new("error-usage-unknown-argument").with("argument", argument)
        }
        ErrorKind::InvalidSubcommand => Phrase::new("error-usage-unknown-verb")
            .with("verb", context(error, ContextKind::InvalidSubcommand)),
        ErrorKind::MissingRequiredArgument => {
            Phrase::new("error-usage-missing-argument").with("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(error, ContextKind::InvalidValue);
            if value.is_empty() {
                Phrase::new("error-usage-missing-value").with("argument", argument)
            } else {
                Phrase::new("error-usage-value").with("argument", argument).with("value", value)
            }
        }
        ErrorKind::ArgumentConflict => {
            Phrase::new("error-usage-repeated").with("argument", argument)
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let within = command.get_subcommands().filter(|within| !within.is_hide_set());
            let names: Vec<String> = within.map(|within| within.get_name().to_owned()).collect();
            Phrase::new("error-usage-which").with("command", &*name).with("allowed", names)
        }
        ErrorKind::InvalidUtf8 => Phrase::new("error-usage-no-text"),
        _ => Phrase::new("error-usage"),
    };
    Failure::WrongUse(phrase.with("help", format!("{name} --help")))
}

/// What the error is about, as it was typed.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}
