//! Languages of the user's own, added while the program runs.

use std::{fs, path::Path};

use tempfile::{TempDir, tempdir};
use words::{LocaleError, Words};

fn folder_with(files: &[(&str, &str)]) -> TempDir {
    let folder = tempdir().expect("a temporary folder");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a file in a folder")).expect("a new folder");
        fs::write(path, text).expect("a new file");
    }
    folder
}

fn load(folder: &Path) -> Result<Words, LocaleError> {
    let mut words = Words::embedded();
    words.load(folder).map(|()| words)
}

#[test]
fn a_language_is_a_folder_of_files_and_needs_no_code() {
    let folder = folder_with(&[
        ("de/words.ftl", "language-name = Deutsch\nlist-last = { $list } oder { $choice }\n"),
        ("de/rules.ftl", "error-spec-unknown-name = »{ $name }«? Nimm { $allowed }\n"),
        ("README.md", "not a language"),
        ("de/notes.txt", "= not Fluent"),
    ]);
    let mut words = load(folder.path()).expect("a sound folder");
    let names: Vec<(String, String)> =
        words.languages().map(|(code, name)| (code.to_owned(), name)).collect();
    let expected = [("de", "Deutsch"), ("en", "English"), ("fr", "français")];
    assert_eq!(names, expected.map(|(code, name)| (code.to_owned(), name.to_owned())));
    assert_eq!(words.language(), "en", "loading does not change the language spoken");
    words.choose("de").expect("the language just added");
    let error = rules::SpecError::UnknownName {
        name: "Schach".to_owned(),
        allowed: vec!["morpion".to_owned(), "othello".to_owned()],
    };
    assert_eq!(words.say(&error), "»Schach«? Nimm morpion oder othello");
    assert_eq!(words.text("io-full"), "???", "what it does not say is missing");
}

#[test]
fn a_folder_can_reword_a_language_that_is_there() {
    let folder = folder_with(&[("en/mine.ftl", "io-full = no room left\n")]);
    let words = load(folder.path()).expect("a sound folder");
    assert_eq!(words.text("io-full"), "no room left");
    assert_eq!(words.text("io-folder"), Words::embedded().text("io-folder"));
}

#[test]
fn trouble_in_a_folder_is_told_and_changes_nothing() {
    let english = Words::embedded();
    let file =
        |name: &str| folder_with(&[("en/fine.ftl", "io-full = x\n"), (name, "key = a\n???\n")]);

    let folder = file("fr/broken.ftl");
    let mut words = Words::embedded();
    let error = words.load(folder.path()).expect_err("a broken file");
    assert!(matches!(error, LocaleError::Syntax { line: 2, column: 1, .. }), "{error:?}");
    assert!(english.say(&error).contains("broken.ftl, line 2, column 1: "), "{error}");
    assert_eq!(words.text("io-full"), english.text("io-full"), "nothing was taken over");

    let folder = file("no language/a.ftl");
    let error = load(folder.path()).expect_err("a folder that is no code");
    assert!(matches!(error, LocaleError::NoCode { .. }), "{error:?}");

    let error = load(&folder.path().join("nowhere")).expect_err("no folder");
    assert!(english.say(&error).ends_with("there is no such file or folder"), "{error}");
}

#[test]
fn a_language_is_chosen_by_code_or_by_preference() {
    let mut words = Words::new("fr").expect("French is built in");
    let error = words.choose("xx").expect_err("no such language");
    assert_eq!(words.language(), "fr", "a refused choice changes nothing");
    assert_eq!(Words::embedded().say(&error), "there is no language \"xx\": choose en or fr");
    words.choose("en-GB").expect("a kind of English");
    assert_eq!(words.language(), "en");
    words.prefer(["tlh", "fr-CA", "en"]);
    assert_eq!(words.language(), "fr");
    words.prefer(["C", "not a code"]);
    assert_eq!(words.language(), "fr", "without a language we know nothing changes");
    assert!(Words::new("french").is_err());
}

#[test]
fn a_copy_speaks_on_its_own() {
    let english = Words::embedded();
    let mut french = english.clone();
    french.choose("fr").expect("French is built in");
    assert_eq!(english.text("io-full"), "the disk is full");
    assert_eq!(french.text("io-full"), "le disque est plein");
}
