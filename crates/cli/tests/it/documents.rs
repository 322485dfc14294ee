//! Every command that the documents show can be typed as it stands there.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The documents for people, and whether a person could type the program's name into them.
fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let docs = fs::read_dir(root.join("docs")).expect("the documents");
    let docs = docs.map(|entry| entry.expect("a document").path());
    let pages = docs.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages.chain(["README.md", "CONTRIBUTING.md"].map(|name| root.join(name))).collect()
}

/// The commands for our program in the shell blocks of a document, each as `plateau …`.
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
                let arguments = typed
                    .strip_prefix("plateau ")
                    .or_else(|| typed.strip_prefix("cargo run --release -- "));
                commands.extend(arguments.map(|arguments| format!("plateau {arguments}")));
            }
        }
    }
    commands
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
    assert!(0 < ran, "the documents show how the program is used");
}
