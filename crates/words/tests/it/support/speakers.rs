//! Everything below the front ends that has something to say, with one example of each sentence.

use std::io::{Error, ErrorKind};

use rules::{Knob, Phrase, PositionError, Problem, Range, Reason, Speak, SpecError, UnknownMove};
use words::{Date, LocaleError, UnknownLanguage, say_io_error};

fn text(text: &str) -> String {
    text.to_owned()
}

fn list(choices: &[&str]) -> Vec<String> {
    choices.iter().copied().map(text).collect()
}

pub(crate) fn ranges() -> Vec<Range> {
    let knobs = [
        Knob::number("align", 3, 7, Some(3)),
        Knob::number("nodes", 1, u64::MAX, None),
        Knob::seconds("time", 0.01, 3600.0),
        Knob::word("kings", &["flying", "short"], None),
        Knob::switch("exact", Some(false)),
        Knob::text("name", 40),
    ];
    knobs.into_iter().map(|knob| knob.range).collect()
}

pub(crate) fn spec_errors() -> Vec<SpecError> {
    let (name, knob) = (text("morpion"), text("align"));
    let allowed = list(&["width", "height", "align"]);
    let mut errors = vec![
        SpecError::NoName { spec: text(":4") },
        SpecError::OpenQuote { spec: text("human:\"Ann") },
        SpecError::StrayQuote { spec: text("human:\"Ann\"a") },
        SpecError::UnknownName { name: text("chess"), allowed: list(&["morpion", "othello"]) },
        SpecError::UnknownKnob { name: name.clone(), knob: text("size"), allowed: allowed.clone() },
        SpecError::UnknownKnob { name: text("random"), knob: text("4"), allowed: Vec::new() },
        SpecError::Repeated { name: name.clone(), knob: knob.clone(), allowed: allowed.clone() },
        SpecError::Empty { name: name.clone(), allowed: allowed.clone() },
        SpecError::NoValue { knob: knob.clone(), allowed: ranges().remove(0) },
        SpecError::Bare { name, value: text("5"), allowed },
    ];
    let out_of_range =
        |allowed| SpecError::OutOfRange { knob: knob.clone(), value: text("9"), allowed };
    errors.extend(ranges().into_iter().map(out_of_range));
    errors
}

pub(crate) fn position_errors() -> Vec<PositionError> {
    let problems = [
        Problem::Missing { allowed: list(&["X", "O"]) },
        Problem::Unexpected { found: text("Z"), allowed: list(&["X", "O", "."]) },
        Problem::Length { found: 1, expected: 9 },
        Problem::UnknownSquare(text("D4")),
        Problem::Occupied(text("B2")),
        Problem::ManOnLastRow(text("3")),
        Problem::IllegalMove { played: text("f5"), number: 3 },
        Problem::Unbalanced,
        Problem::Impossible,
    ];
    problems.map(|problem| PositionError::at("XZ", 1, problem)).into()
}

pub(crate) fn io_errors() -> Vec<Error> {
    let kinds = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::AlreadyExists,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::StorageFull,
        ErrorKind::InvalidData,
        ErrorKind::AddrInUse,
        ErrorKind::BrokenPipe,
    ];
    kinds.map(Error::from).into()
}

fn load_errors() -> Vec<LocaleError> {
    let path = || "words/de".into();
    vec![
        LocaleError::Unreadable { path: path(), source: ErrorKind::NotFound.into() },
        LocaleError::NoCode { path: path() },
        LocaleError::Syntax { path: path(), line: 2, column: 5 },
    ]
}

/// What the general words are needed for that nothing here names: algorithms, their knobs, lists.
fn by_convention() -> impl Iterator<Item = Phrase> {
    let algorithms = [
        "random",
        "greedy",
        "minimax",
        "negamax",
        "alpha-beta",
        "deepening",
        "pvs",
        "max-n",
        "paranoid",
        "best-reply",
        "loser",
        "mcts",
    ];
    let knobs = [
        "depth",
        "time",
        "nodes",
        "eval",
        "pruning",
        "ordering",
        "table",
        "threads",
        "memory",
        "exploration",
        "ties",
        "seed",
        "name",
        "symbol",
    ];
    let algorithms = algorithms.map(|name| format!("algorithm-{name}"));
    let knobs = knobs.map(|name| format!("knob-{name}"));
    let others = ["evaluator-win-lose", "language-name", "list-none", "number-group"].map(text);
    algorithms.into_iter().chain(knobs).chain(others).map(Phrase::built)
}

/// One example of every sentence.
pub(crate) fn phrases() -> Vec<Phrase> {
    let unknown = UnknownLanguage { code: text("xx"), allowed: list(&["en", "fr"]) };
    let mut phrases = vec![UnknownMove(text("Z9")).phrase(), unknown.phrase()];
    phrases.extend(ranges().iter().map(Speak::phrase));
    phrases.extend(spec_errors().iter().map(Speak::phrase));
    phrases.extend(position_errors().iter().map(Speak::phrase));
    phrases.extend(Reason::PLAIN.iter().map(Speak::phrase));
    phrases.extend(load_errors().iter().map(Speak::phrase));
    phrases.extend(io_errors().iter().map(say_io_error));
    let dates = [Date::Year(1957), Date::Month(1957, 4), Date::Day(1957, 4, 1)];
    phrases.extend(dates.iter().map(Speak::phrase));
    phrases.extend(by_convention());
    phrases
}
