//! A kept corpus of all forms and games: what `plateau convert` writes does not change by a byte.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use record::Form;

use crate::support::plateau::plateau;

/// Which game a file is read as, where its text does not tell.
const READ_AS: [(&str, &str); 4] = [
    ("picture-large.fen", "morpion:width=6,height=3"),
    ("transcript-frisian.txt", "draughts:frisian"),
    ("transcript-morpion-many.txt", "morpion:width=5,height=5,align=4,players=3,first=2"),
    ("transcript-morpion.txt", "morpion"),
];

/// The folder of the corpus.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/corpus")
}

/// The files of the corpus by their names, in order.
pub(crate) fn files() -> Vec<String> {
    let entries = fs::read_dir(folder()).expect("the corpus").map(|entry| entry.expect("a file"));
    let files = entries.filter(|entry| entry.path().is_file());
    let names = files.map(|entry| entry.file_name().into_string().expect("a name in text"));
    let mut names: Vec<String> =
        names.filter(|name| !name.starts_with('.') && name != "README.md").collect();
    names.sort();
    names
}

/// The game as which a file is to be read, where its text does not tell.
pub(crate) fn read_as(name: &str) -> Option<&'static str> {
    READ_AS.iter().find(|(file, _)| *file == name).map(|(_, game)| *game)
}

/// What `plateau convert` makes of bytes in a form; nothing if it refuses.
pub(crate) fn converted(bytes: &[u8], game: Option<&str>, form: Form) -> Option<Vec<u8>> {
    let game = game.map(|game| format!("--game={game}"));
    let arguments = ["convert", "-", "-", "--to", form.name()].into_iter().chain(game.as_deref());
    let output = plateau(arguments).write_stdin(bytes).output().expect("the program runs");
    output.status.success().then_some(output.stdout)
}

/// The forms in which games are written.
pub(crate) fn written_forms() -> impl Iterator<Item = Form> {
    Form::ALL.into_iter().filter(|form| form.is_written())
}

/// What the program makes of a file, form after form, as the corpus keeps it.
fn conversions(name: &str) -> Vec<u8> {
    let bytes = fs::read(folder().join(name)).expect("a file of the corpus");
    let mut text = Vec::new();
    for form in written_forms() {
        if let Some(written) = converted(&bytes, read_as(name), form) {
            let heading = format!("==> {form}, {} bytes <==\n", written.len());
            text.extend([heading.as_bytes(), &written, b"\n"].concat());
        }
    }
    text
}

/// The first line in which two texts differ, with both of its versions.
pub(crate) fn difference(found: &[u8], expected: &[u8]) -> String {
    let [found, expected] = [found, expected].map(String::from_utf8_lossy);
    let [mut found, mut expected] = [found.lines(), expected.lines()];
    for number in 1.. {
        match (found.next(), expected.next()) {
            (None, None) => break,
            (found, expected) if found == expected => {}
            (found, expected) => {
                return format!("line {number}: {found:?}, but it was {expected:?}");
            }
        }
    }
    "only the ends of lines differ".to_owned()
}

#[test]
fn every_form_of_every_game_is_written_as_ever() {
    let update = env::var_os("UPDATE").is_some_and(|update| update == "1");
    let mut changed = Vec::new();
    for name in files() {
        let path = folder().join("expected").join(format!("{name}.txt"));
        let found = conversions(&name);
        assert!(!found.is_empty(), "{name} is read");
        if update {
            fs::write(&path, &found).expect("a file that can be written");
        }
        let expected = fs::read(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        if found != expected {
            changed.push(format!("{name}, {}", difference(&found, &expected)));
        }
    }
    assert!(changed.is_empty(), "UPDATE=1 keeps the new ones, if meant:\n{}", changed.join("\n"));
}

#[test]
fn nothing_is_expected_of_files_that_are_not_there() {
    let expected = fs::read_dir(folder().join("expected")).expect("what is expected");
    let expected = expected.map(|entry| entry.expect("a file").file_name());
    let mut expected: Vec<String> =
        expected.map(|name| name.into_string().expect("a name in text")).collect();
    expected.sort();
    let files: Vec<String> = files().iter().map(|name| format!("{name}.txt")).collect();
    assert_eq!(files, expected);
}
