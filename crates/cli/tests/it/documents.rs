//! Every command that the documents show can be typed as it stands there.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The documents for people: those at the root, and those below the folder of documents.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let names = ["README.md", "README.fr.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"];
    let mut pages: Vec<PathBuf> = names.map(|name| root.join(name)).into();
    let mut folders = vec![root.join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the documents") {
            let path = entry.expect("a document").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                pages.push(path);
            }
        }
    }
    pages
}

/// The commands for our program in the shell blocks of a document, alone or after others in the line.
///
/// The two commands that open the README build the program and run these very tests; they are
/// the ones that name no verb.
fn commands(document: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        let shell = matches!(line, "```sh" | "```console");
        if line.starts_with("```") {
            for inside in lines.by_ref().take_while(|line| *line != "```").filter(|_| shell) {
                let typed = inside.strip_prefix("$ ").unwrap_or(inside);
                let command = typed.replace("cargo run --release -- ", "plateau ");
                if command.starts_with("plateau ") || command.contains(" plateau ") {
                    commands.push(command);
                }
            }
        }
    }
    commands
}

/// The rows of the table of wishes in a language: the number of the wish, and what is done for it.
fn wishes(language: &str) -> Vec<(u32, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/manual");
    let page = fs::read_to_string(root.join(language).join("wishes.md")).expect("the wishes");
    let rows = page.lines().filter(|line| line.starts_with("| ")).skip(1);
    let rows = rows.filter(|row| !row.starts_with("| ---"));
    let read = rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').splitn(3, '|').map(str::trim).collect();
        let [number, wish, how] = cells[..] else { panic!("three columns: {row}") };
        assert!(!wish.is_empty(), "{row}");
        (number.parse().expect("the number of a wish"), how.to_owned())
    });
    read.collect()
}

#[test]
fn every_wish_names_a_command_a_key_or_a_click() {
    let (english, french) = (wishes("en"), wishes("fr"));
    let numbers = |rows: &[(u32, String)]| rows.iter().map(|row| row.0).collect::<Vec<u32>>();
    assert_eq!(numbers(&english), numbers(&french), "the same wishes in both languages");
    assert!(numbers(&english).is_sorted() && english.len() > 15, "{english:?}");
    for (number, how) in english.iter().chain(&french) {
        let names_something = how.contains('`') || how.contains("**");
        assert!(names_something, "wish {number} names no command, key or click: {how}");
        for command in how.split('`').skip(1).step_by(2) {
            let Some(typed) = command.strip_prefix("plateau ") else { continue };
            let verb = typed.split(' ').next().unwrap_or_default();
            let is_flag = verb.starts_with('-');
            let help = Command::new(env!("CARGO_BIN_EXE_plateau")).args([verb, "--help"]).output();
            let is_known = help.expect("the program runs").status.success();
            assert!(is_flag || is_known, "wish {number}: plateau has no {verb}");
        }
    }
}

#[test]
fn every_command_in_the_documents_does_what_it_is_asked() {
    let program = Path::new(env!("CARGO_BIN_EXE_plateau"));
    let programs = program.parent().expect("the folder of the program");
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([programs.to_owned()].into_iter().chain(env::split_paths(&path)));
    let path = path.expect("a search path");
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("typing-home");
    fs::create_dir_all(&home).expect("a folder of our own");
    let mut ran = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a readable document");
        for command in commands(&text) {
            let output = Command::new("sh")
                .args(["-c", &command])
                .current_dir(&home)
                .env_clear()
                .env("PATH", &path)
                .env("HOME", &home)
                .stdin(Stdio::null())
                .output()
                .expect("a shell");
            let told = String::from_utf8_lossy(&output.stderr);
            let place = document.display();
            assert!(output.status.success(), "{place}: {command}\n{told}");
            assert!(told.is_empty(), "{place}: {command}\n{told}");
            assert!(!output.stdout.is_empty(), "{place}: {command} says nothing");
            assert!(!String::from_utf8_lossy(&output.stdout).contains("???"), "{place}: {command}");
            ran += 1;
        }
    }
    assert!(ran > 0, "the documents show how the program is used");
}

/// What a document refers to by its place: other documents, pictures.
fn references(document: &str) -> Vec<&str> {
    let targets = document.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
    let targets = targets.map(|target| target.split('#').next().unwrap_or_default());
    targets.filter(|target| !target.is_empty() && !target.contains("://")).collect()
}

#[test]
fn everything_that_the_documents_refer_to_is_there() {
    let mut found = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a readable document");
        let folder = document.parent().expect("a folder");
        for target in references(&text) {
            assert!(folder.join(target).exists(), "{}: {target}", document.display());
            found += 1;
        }
    }
    assert!(found > 10);
}

#[test]
fn the_manual_has_the_same_chapters_in_every_language() {
    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/manual");
    let chapters = |language: &str| {
        let entries = fs::read_dir(manual.join(language)).expect("the manual");
        let names = entries.map(|entry| entry.expect("a chapter").file_name());
        names.collect::<BTreeSet<_>>()
    };
    assert_eq!(chapters("en"), chapters("fr"));
    for language in ["en", "fr"] {
        let index = fs::read_to_string(manual.join(language).join("README.md")).expect("an index");
        for chapter in chapters(language) {
            let name = chapter.to_string_lossy().into_owned();
            let is_listed = index.contains(&format!("]({name})")) || name == "README.md";
            assert!(is_listed, "the index of {language} does not list {name}");
        }
    }
}
