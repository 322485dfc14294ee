//! What `--json` prints is what `docs/json.md` says: every field is on the page with its type, and
//! what the page promises is there.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use serde_json::Value;
use tempfile::TempDir;

use crate::support::plateau::{finish, plateau, run};

/// A field of the page: its types, and whether it may be missing.
struct Field {
    types: Vec<String>,
    optional: bool,
}

/// The tables of the page by their headings.
fn page() -> BTreeMap<String, BTreeMap<String, Field>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/json.md");
    let text = fs::read_to_string(path).expect("the page");
    let mut tables: BTreeMap<String, BTreeMap<String, Field>> = BTreeMap::new();
    let mut heading = String::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            title.trim_matches('`').clone_into(&mut heading);
        }
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if let [name, types, meaning] = cells[..]
            && let Some(name) = name.strip_prefix('`').and_then(|name| name.strip_suffix('`'))
        {
            let types = types.split(" or ").map(str::to_owned).collect();
            let field = Field { types, optional: meaning.starts_with("*optional*") };
            tables.entry(heading.clone()).or_default().insert(name.to_owned(), field);
        }
    }
    tables
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "object",
    }
}

/// Every field of a value with the types that it has, by its path.
fn fields(value: &Value, path: &str, found: &mut BTreeSet<(String, &'static str)>) {
    match value {
        Value::Object(object) => {
            for (name, within) in object {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                found.insert((path.clone(), kind(within)));
                fields(within, &path, found);
            }
        }
        Value::Array(list) => {
            for within in list {
                fields(within, &format!("{path}[]"), found);
            }
        }
        _ => (),
    }
}

/// Compares an output with the table of its command.
fn compare(command: &str, output: &Value) {
    let page = page();
    let table = page.get(command).unwrap_or_else(|| panic!("{command} is not on the page"));
    let mut found = BTreeSet::new();
    fields(output, "", &mut found);
    for (path, kind) in &found {
        let any = path.rsplit_once('.').map(|(before, _)| format!("{before}.*"));
        let field = table.get(path).or_else(|| table.get(any.as_ref()?));
        let field = field.unwrap_or_else(|| panic!("{command}: {path} is not on the page"));
        let fits = |known: &String| known == kind || known == "number" && *kind == "integer";
        assert!(field.types.iter().any(fits), "{command}: {path} is {kind}");
    }
    for (path, _) in table.iter().filter(|(path, field)| !field.optional && !path.ends_with(".*")) {
        assert!(found.iter().any(|(known, _)| known == path), "{command}: {path} is missing");
    }
    assert_eq!(output["schema"], 1, "{command}");
}

fn json(arguments: &str) -> Value {
    let out = run(arguments).done();
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{arguments}: {error}: {out}"))
}

#[test]
fn what_is_printed_is_what_the_page_says() {
    for (command, arguments) in [
        ("plateau analyse", "analyse morpion minimax:2 --json"),
        ("plateau analyse", "analyse othello pvs:depth=3 --lines 2 -j"),
        ("plateau analyse", "analyse morpion mcts:nodes=200 --json"),
        ("plateau perft", "perft morpion 2 --divide --json"),
        ("plateau match", "match connect-four random random --games 4 --sprt 0,50 --json"),
        ("plateau tournament", "tournament connect-four random greedy level:1 -n 2 --json"),
        (
            "plateau tournament",
            "tournament connect-four random greedy level:1 --games 2 --format swiss --json",
        ),
        (
            "plateau tournament",
            "tournament connect-four random greedy level:1 --games 2 --format knock-out --json",
        ),
        (
            "plateau tune",
            "tune connect-four mcts:nodes=20 --knob exploration=0..400 --steps 4 --json",
        ),
        ("plateau compare", "compare connect-four --depths 1-2 --json"),
        ("plateau bench", "bench connect-four --quick --json"),
    ] {
        compare(command, &json(arguments));
    }
}

#[test]
fn the_library_and_replays_too() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("games.txt"), "1212121\n").expect("a file");
    let output = |arguments: &str| {
        let mut command = plateau(arguments.split_whitespace());
        let command = command.current_dir(folder.path());
        finish(command.env("XDG_DATA_HOME", folder.path()).write_stdin("")).done()
    };
    output("library import games.txt");
    for (command, arguments) in [
        ("plateau library list", "library list --json"),
        ("plateau library stats", "library stats --json"),
        ("plateau replay", "replay games.txt --json"),
    ] {
        let printed = output(arguments);
        compare(command, &serde_json::from_str(&printed).expect(&printed));
    }
}

#[test]
fn errors_are_objects_too() {
    for (arguments, code) in [
        ("analyse othello nobody --json", 2),
        ("analyse othello -j --nonsense", 2),
        ("library list --database nowhere/x.db --json", 1),
    ] {
        let run = run(arguments);
        assert_eq!((run.code, &*run.out), (Some(code), ""), "{arguments}");
        let error: Value = serde_json::from_str(&run.err).expect(&run.err);
        compare("Errors", &error);
        assert_eq!(error["error"]["code"], code, "{arguments}");
    }
    assert!(run("analyse othello nobody").err.starts_with("plateau: "));
}
