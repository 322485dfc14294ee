//! Says in words what was wrong with the arguments.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use rules::Phrase;

use crate::failure::Failure;

/// The flags of the Othello program of the course, and what is typed for each of them today.
const OLDER: [(&str, &str); 4] = [
    ("-size", "usage-today-size"),
    ("-ia", "usage-today-ia"),
    ("-depth", "usage-today-depth"),
    ("-background", "usage-today-background"),
];

/// What is said to a flag of an older program, if there is one among the arguments.
pub(crate) fn older_flag(arguments: &[OsString]) -> Option<Failure> {
    let asked = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let (flag, today) = OLDER.into_iter().find(|(flag, _)| asked(flag))?;
    let phrase = Phrase::new("error-usage-older-flag");
    Some(Failure::WrongUse(phrase.with("flag", flag).with("today", Phrase::new(today))))
}

/// What was wrong with the arguments, and which command explains those of the verb given.
pub(crate) fn failure(error: &Error, verb: Option<&str>) -> Failure {
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
        ErrorKind::InvalidUtf8 => Phrase::new("error-usage-no-text"),
        _ => Phrase::new("error-usage"),
    };
    let help = verb.map_or("plateau --help".to_owned(), |verb| format!("plateau {verb} --help"));
    Failure::WrongUse(phrase.with("help", help))
}

/// What the error is about, as it was typed.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}
