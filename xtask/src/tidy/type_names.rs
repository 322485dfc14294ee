//! A type name means one thing in the whole workspace, private types included.

use std::collections::BTreeMap;

use super::TidyFault;
use crate::Source;

/// Names that several types share because they stand for the same idea, each with its reason.
const SHARED: &[(&[&str], &str)] = &[
    (&["Room"], "every game's crate is a room, and its family of games has that name"),
    (&["Position", "Move", "Moves"], "the rules of every game have their own"),
    (&["Colour"], "of the pieces: in a game with two colours, and on any board"),
    (&["Wide", "Grid"], "the large boards of a game, and the geometry of its board"),
    (&["Threats"], "every game weighs threats in its own way"),
    (&["Exact", "Solver"], "the engines of rooms that play perfectly, and their searches"),
    (&["Search", "Node"], "each search has its own, known to its module alone"),
    (&["Bound", "Bounds", "Window"], "what is known of a value, on each search's own scale"),
    (&["Candidate"], "a move to be tried"),
    (&["Patterns", "Mobility"], "an evaluator of the same idea in more than one game"),
    (&["Tree", "Round", "Pair", "Table"], "of a search, known to its module alone"),
];

/// The folder whose types are the JSON of what they are named after.
const WIRE: &str = "crates/web/src/wire/";

/// No two types have one name, but for those that stand for the same idea.
#[must_use]
pub fn check_type_names(sources: &[Source]) -> Vec<TidyFault> {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let code = sources.iter().filter(|source| source.is("rs") && source.path.contains("/src/"));
    for source in code.filter(|source| !source.path.starts_with(WIRE) && !source.is_data()) {
        for (number, line) in (1..).zip(source.text.lines()) {
            if let Some(name) = defined_type(line) {
                places.entry(name).or_default().push(format!("{}:{number}", source.path));
            }
        }
    }
    let shared = |name: &str| SHARED.iter().any(|(names, _)| names.contains(&name));
    let twice = places.iter().filter(|(name, places)| places.len() > 1 && !shared(name));
    let unused = SHARED
        .iter()
        .flat_map(|(names, _)| names.iter().copied())
        .filter(|name| places.get(name).is_none_or(|places| places.len() < 2));
    twice
        .map(|(name, places)| {
            let (last, first) = places.split_last().expect("there are two");
            TidyFault::new(last, format!("`{name}` is also a type in {}", first.join(", ")))
        })
        .chain(unused.map(|name| {
            TidyFault::new("xtask/src/tidy/type_names.rs", format!("`{name}` is not shared"))
        }))
        .collect()
}

/// The type that a line defines.
fn defined_type(line: &str) -> Option<&str> {
    let rest = line.trim_start();
    let indented = rest.len() < line.len();
    let rest = match rest.strip_prefix("pub") {
        Some(rest) => {
            rest.split_once(' ')
                .filter(|(scope, _)| scope.ends_with([')', ' ']) || scope.is_empty())?
                .1
        }
        None => rest,
    };
    let (keyword, rest) = rest.split_once(' ')?;
    let defines = match keyword {
        "struct" | "enum" | "trait" => true,
        // Inside a trait or an implementation it is that one's own.
        "type" => !indented,
        _ => false,
    };
    let name = rest.split(|letter: char| !letter.is_alphanumeric()).next()?;
    (defines && name.starts_with(char::is_uppercase)).then_some(name)
}
