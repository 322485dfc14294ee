//! From the arguments to the exit code.

use std::{
    env,
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use clap::FromArgMatches;
use words::{UnknownLanguage, Words};

use crate::{
    analyse,
    arguments::{Arguments, Verb},
    bench, convert,
    failure::Failure,
    help,
    layout::in_one_line,
    list, perft, play, replay, usage_error,
};

/// The environment variable that names a language, for those who always want the same.
const LANGUAGE: &str = "PLATEAU_LANG";

/// Runs the program.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    let mut words = Words::of_system();
    let result = choose_language(&mut words, arguments)
        .map_err(|unknown| Failure::wrong_use(&unknown))
        .and_then(|()| obey(&words, arguments));
    match result {
        Ok(()) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Err(Failure::Failed(phrase)) => complain(&words.say(&phrase), 1),
        Err(Failure::WrongUse(phrase)) => complain(&words.say(&phrase), 2),
    }
}

fn complain(sentence: &str, code: u8) -> ExitCode {
    // If nobody hears the complaint there is nobody to complain to about that.
    let _ = writeln!(io::stderr(), "plateau: {}", in_one_line(sentence));
    ExitCode::from(code)
}

/// Finds the language before anything is said, the arguments' own mistakes included.
fn choose_language(words: &mut Words, arguments: &[OsString]) -> Result<(), UnknownLanguage> {
    let mut texts = arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    while let Some(text) = texts.next() {
        if text == "--" {
            break;
        }
        let code = if text == "--lang" { texts.next() } else { text.strip_prefix("--lang=") };
        if let Some(code) = code {
            return words.choose(code);
        }
    }
    match env::var(LANGUAGE) {
        Ok(code) if !code.is_empty() => words.choose(&code),
        _ => Ok(()),
    }
}

fn obey(words: &Words, arguments: &[OsString]) -> Result<(), Failure> {
    let mut command = help::command(words);
    let parsed = command
        .try_get_matches_from_mut(arguments)
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    let arguments = match parsed {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => {
            let verb = arguments.iter().find(|word| command.find_subcommand(word).is_some());
            let verb = verb.and_then(|verb| verb.to_str());
            return Err(usage_error::failure(&error, verb));
        }
        Err(help) => return Ok(write!(io::stdout(), "{help}")?),
    };
    let mut out = io::stdout().lock();
    match arguments.verb.unwrap_or_default() {
        Verb::List(list) => list::run(&list, words, &mut out),
        Verb::Convert(convert) => convert::run(&convert, words, &mut io::stdin().lock(), &mut out),
        Verb::Replay(replay) => replay::run(&replay, words, &mut io::stdin().lock(), &mut out),
        Verb::Perft(perft) => perft::run(&perft, words, &mut out),
        Verb::Analyse(analyse) => analyse::run(&analyse, words, &mut out),
        Verb::Bench(bench) => bench::run(&bench, words, &mut out),
        Verb::Play(play) => play::run(&play, words, &mut io::stdin().lock(), &mut out),
    }?;
    Ok(out.flush()?)
}
