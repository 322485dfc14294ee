//! From the arguments to the exit code (exit status).

use std::{
    collections::BTreeSet,
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use clap::FromArgMatches;
use rules::Phrase;
use serde::Serialize;
use words::Words;

use crate::{
    analyse,
    arguments::{Arguments, CompareArgs, Verb},
    assignment, bench, compare, complete, completions, contest, convert, engine, exercise,
    failure::Failure,
    fleet_status, help, json, ladder, language,
    layout::in_one_line,
    library, list, logging, man, perft, play, print, replay, rulebook, serve,
    settings::UserSettings,
    spoken, terminal, train, tree, tune, usage_error, weight_files, worker,
};

/// The exit code after an interruption, as shells give it: 128 and the number of the signal.
pub(crate) const INTERRUPTED: u8 = 130;

/// What went wrong, for machines.
#[derive(Serialize)]
struct ErrorJson<'a> {
    error: ErrorEntry<'a>,
}

/// A failure and its exit code.
#[derive(Serialize)]
struct ErrorEntry<'a> {
    code: u8,
    message: &'a str,
}

/// Runs the program.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    if let [_, first, typed @ ..] = arguments
        && first == complete::NAME
    {
        let completed = complete::run(&Words::embedded(), typed);
        return if completed.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let arguments = &without_help_word(arguments)[..];
    let as_json = arguments.iter().any(|argument| argument == "--json" || argument == "-j");
    let mut words = Words::embedded();
    let mut unread = BTreeSet::new();
    let settings = language::choose(&mut words, arguments);
    let result = obey(&words, settings, arguments, &mut unread);
    let code = match result {
        Ok(()) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Err(Failure::Interrupted) => ExitCode::from(INTERRUPTED),
        Err(Failure::Failed(phrase)) => fail(&words.say(&phrase), 1, as_json),
        Err(Failure::WrongUse(phrase)) => fail(&words.say(&phrase), 2, as_json),
    };
    tell_missing(&words, &unread);
    code
}

/// The arguments with `help COMMAND` as `COMMAND --help`.
fn without_help_word(arguments: &[OsString]) -> Vec<OsString> {
    let mut rest = arguments.to_vec();
    let mut place = 1;
    while rest.get(place).and_then(|word| word.to_str()).is_some_and(|word| word.starts_with('-')) {
        place += if rest[place] == "--lang" { 2 } else { 1 };
    }
    if rest.get(place).is_some_and(|word| word == "help") {
        rest.remove(place);
        rest.push("--help".into());
    }
    rest
}

/// Says why nothing came of it, in the form that was asked for.
fn fail(sentence: &str, code: u8, as_json: bool) -> ExitCode {
    if !as_json {
        return complain(sentence, code);
    }
    let message = &in_one_line(sentence);
    let error = ErrorJson { error: ErrorEntry { code, message } };
    // If nobody hears the complaint there is nobody to complain to about that.
    let _ = json::write(&error, &mut io::stderr());
    ExitCode::from(code)
}

/// Says once which messages were missing, but for those of output that was discarded.
fn tell_missing(words: &Words, unread: &BTreeSet<(String, String)>) {
    let missed = words.missed();
    let mut missed = missed.difference(unread);
    let Some((language, first)) = missed.next() else { return };
    let phrase = Phrase::new("missing-words")
        .with("language", language.as_str())
        .with("first", first.as_str())
        .with("count", 1 + missed.count());
    // A language that lacks words may lack these too.
    let mut words = words.clone();
    if !words.messages(&words.language()).contains_key(&*phrase.id) {
        words = Words::embedded();
    }
    complain(&words.say(&phrase), 0);
}

fn complain(sentence: &str, code: u8) -> ExitCode {
    // If nobody hears the complaint there is nobody to complain to about that.
    let _ = writeln!(io::stderr(), "plateau: {}", in_one_line(sentence));
    ExitCode::from(code)
}

/// Does what the arguments ask for; `unread` is what was missing in the help that was only made to
/// read the arguments by.
fn obey(
    words: &Words,
    settings: Result<UserSettings, Failure>,
    arguments: &[OsString],
    unread: &mut BTreeSet<(String, String)>,
) -> Result<(), Failure> {
    let mut command = help::command(words);
    let parsed = command
        .try_get_matches_from_mut(arguments)
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    let arguments = match parsed {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => {
            if let Some(failure) = usage_error::older_flag(arguments) {
                return Err(failure);
            }
            return Err(usage_error::failure(&error, &command, arguments));
        }
        Err(help) => return Ok(write!(io::stdout(), "{help}")?),
    };
    *unread = words.missed();
    let mut verb = arguments.verb.unwrap_or_default();
    // What explains the program must work when the settings are broken.
    let explains = matches!(verb, Verb::Completions(_) | Verb::Man(_));
    let settings = &match settings {
        Err(_) if explains => UserSettings::default(),
        settings => settings?,
    };
    understand(words, &mut verb)?;
    logging::begin(arguments.verbose, &verb);
    let mut out = io::stdout().lock();
    match verb {
        Verb::List(list) => list::run(&list, words, settings, &mut out),
        Verb::Convert(convert) => convert::run(&convert, words, &mut io::stdin().lock(), &mut out),
        Verb::Replay(replay) => replay::run(&replay, words, &mut io::stdin().lock(), &mut out),
        Verb::Library(asked) => library::run(&asked, words, &mut io::stdin().lock(), &mut out),
        Verb::Perft(perft) => perft::run(&perft, words, &mut out),
        Verb::Analyse(analyse) => analyse::run(&analyse, words, settings, &mut out),
        Verb::Tree(tree) => tree::run(&tree, words, settings, &mut out),
        Verb::Exercise(exercise) => exercise::run(&exercise, words, &mut out),
        Verb::Compare(compare) => compare::run(&compare, words, &mut out),
        Verb::Match(held) => contest::run_match(&held, words, settings, &mut out),
        Verb::Tournament(held) => contest::run_tournament(&held, words, settings, &mut out),
        Verb::Worker(asked) => worker::run(&asked, words, settings, &mut out),
        Verb::Fleet(asked) => fleet_status::run(&asked, words, settings, &mut out),
        Verb::Assignment(asked) => assignment::run(&asked, words, &mut out),
        Verb::Ladder(asked) => ladder::run(&asked, words, settings, &mut out),
        Verb::Train(asked) => train::run(&asked, words, settings, &mut out),
        Verb::Tune(asked) => tune::run(&asked, words, settings, &mut out),
        Verb::Bench(bench) => bench::run(&bench, words, &mut out),
        Verb::Rules(rules) => rulebook::run(&rules, words, &mut out),
        Verb::Print(print) => print::run(&print, words, &mut out),
        Verb::Engine(asked) => engine::run(&asked, words, settings, &mut out),
        Verb::Completions(asked) => completions::run(&asked, words, &mut out),
        Verb::Man(asked) => man::run(&asked, words, &mut out),
        Verb::Serve(asked) => {
            let speaks = arguments.lang.is_some();
            serve::run(&asked, words, settings, speaks, &mut out)
        }
        Verb::Tui(asked) => terminal::run(&asked, words, settings, &mut out),
        Verb::Play(play) => play::run(&play, words, settings, &mut out),
    }?;
    Ok(out.flush()?)
}

/// Replaces names of games and players that people know by those of the specs, and opens the files
/// of weights that they name.
fn understand(words: &Words, verb: &mut Verb) -> Result<(), Failure> {
    if let Some(game) = verb.game_mut() {
        *game = spoken::game(words, game);
        if let Some(failure) = spoken::meant_game(game) {
            return Err(failure);
        }
    }
    for player in verb.players_mut() {
        *player = spoken::player(words, player);
    }
    weight_files::open(verb.engines_mut().iter().map(|text| &***text))?;
    if let Verb::Compare(CompareArgs { engines, evals, .. }) = verb {
        *engines = engines.take().map(|engines| spoken::players(words, &engines));
        *evals = evals.take().map(|evals| spoken::evaluations(words, &evals));
    }
    Ok(())
}
