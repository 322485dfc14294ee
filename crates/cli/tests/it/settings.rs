//! What a person has settled: the level, the engines, and where the settings are.

use std::{fs, path::PathBuf};

use tempfile::{TempDir, tempdir};

use crate::support::plateau::{Run, finish, plateau};

/// A file of settings of its own.
fn settings(text: &str) -> (TempDir, PathBuf) {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("settings.toml");
    fs::write(&path, text).expect("a file");
    (folder, path)
}

fn run(text: &str, arguments: &[&str]) -> Run {
    let (_folder, path) = settings(text);
    finish(plateau(arguments).env("PLATEAU_SETTINGS", path).write_stdin(""))
}

fn engine(more: &str) -> String {
    let path = env!("CARGO_BIN_EXE_plateau");
    format!("[engines.neighbour]\nprotocol = \"gtp\"\npath = \"{path}\"\n{more}")
}

#[test]
fn engines_have_names() {
    let text = engine("arguments = [\"engine\", \"gtp\", \"--player\", \"random\"]\ntime = 5.0\n");
    let arguments = ["match", "othello", "neighbour:time=2", "random", "--games", "2", "--json"];
    let said = run(&text, &arguments).done();
    assert!(said.contains("\"games\":2") && !said.contains("\"fault\""), "{said}");
    let said = run(&text, &["play", "othello", "neighbour:name=Echo", "random"]).done();
    assert!(said.contains("Echo"), "{said}");
    let list = run(&text, &["list"]).done();
    assert!(list.contains("external engines:\n    neighbour\n"), "{list}");
    let list = run(&text, &["list", "--json"]).done();
    assert!(list.contains("\"neighbour\""), "{list}");
    let refused = run(&text, &["play", "othello", "neighbour:path=/bin/cat", "random"]).refused();
    assert!(refused.contains("path"), "{refused}");
    let refused = run(&text, &["play", "othello", "nobody", "random"]).refused();
    assert!(refused.contains("neighbour"), "{refused}");
}

/// In our own protocol the engine is named too, and the program is started as ours is.
#[test]
fn another_version_of_ours_has_a_name() {
    let text = engine("engine = \"level:2\"\n").replace("gtp", "json");
    let arguments = ["match", "connect-four", "neighbour", "random", "--games", "2", "--json"];
    let said = run(&text, &arguments).done();
    assert!(said.contains("\"games\":2") && !said.contains("\"fault\""), "{said}");
}

#[test]
fn mistakes_about_engines_are_said() {
    let named = |name: &str| format!("[engines.{name}]\nprotocol = \"gtp\"\npath = \"cat\"\n");
    for (text, complaint) in [
        (named("random"), "\"random\" cannot be the name"),
        (named("easy"), "\"easy\" cannot be the name"),
        (named("hub"), "\"hub\" cannot be the name"),
        (named("Scan"), "\"Scan\" cannot be the name"),
        (engine("time = -1.0\n"), "time of an engine in the settings is a number of seconds"),
        (engine("").replace("gtp", "uci"), "nothing is called \"uci\""),
        ("[engines.x]\nprotocol = \"hub\"\n".to_owned(), "does not say which program to start"),
        (engine("engine = \"random\"\n"), "gtp has no setting"),
        (engine("engine = \":\"\n").replace("gtp", "json"), "has no name"),
        (engine("colour = 1\n"), "this cannot be understood"),
    ] {
        let said = run(&text, &["play", "othello", "random", "random"]).refused();
        assert!(said.contains(complaint), "{said}");
    }
    let gone = engine("").replace(env!("CARGO_BIN_EXE_plateau"), "/no/such/program");
    let said = run(&gone, &["play", "othello", "neighbour", "random"]).refused();
    assert!(said.contains("there is no program /no/such/program"), "{said}");
}

#[test]
fn the_level_of_those_whose_level_nobody_says() {
    let players = |text: &str, level: Option<&str>| {
        let (_folder, path) = settings(text);
        let mut command =
            plateau(["match", "morpion", "level", "level:2", "--games", "2", "--json"]);
        command.env("PLATEAU_SETTINGS", path);
        if let Some(level) = level {
            command.env("PLATEAU_LEVEL", level);
        }
        finish(command.write_stdin(""))
    };
    assert!(players("", None).done().contains("[\"level\",\"level:2\"]"));
    assert!(players("level = 3\n", None).done().contains("[\"level:level=3\",\"level:2\"]"));
    assert!(players("level = 3\n", Some("1")).done().contains("[\"level:level=1\","));
    assert!(players("level = 11\n", None).refused().contains("\"11\""));
    assert!(players("", Some("many")).refused().contains("\"many\""));
}

#[test]
fn a_file_that_is_named_must_be_there() {
    let missing = finish(plateau(["list"]).env("PLATEAU_SETTINGS", "/no/such/file"));
    assert_eq!((missing.code, &*missing.out), (Some(1), ""));
    assert!(missing.err.contains("/no/such/file"), "{}", missing.err);
}

#[test]
fn broken_settings_do_not_keep_the_program_from_explaining_itself() {
    for text in ["language = \"fr\nlevel", "langauge = \"fr\"", "level = 77"] {
        for arguments in
            [&["--help"][..], &["--version"], &["play", "--help"], &["completions", "bash"]]
        {
            let said = run(text, arguments).done();
            assert!(!said.is_empty(), "{text} {arguments:?}");
        }
        assert!(!run(text, &["list"]).refused().is_empty(), "{text}");
    }
}

#[test]
fn the_setting_that_is_wrong_is_named() {
    for (text, complaint) in [
        ("langauge = \"fr\"", "there is no setting \"langauge\""),
        ("level = 77", "\"77\" does not fit level (1 to 10)"),
        ("[limits]\ntable = 3", "there is no limit \"table\""),
        ("[limits]\ntables = 0", "\"0\" does not fit tables"),
        ("pace = 99.0", "does not fit pace"),
        ("[engines.other]\nprotocol = \"uci\"\npath = \"cat\"", "nothing is called \"uci\""),
        ("[engines.random]\nprotocol = \"gtp\"\npath = \"cat\"", "\"random\" cannot be the name"),
    ] {
        let refused = run(text, &["list"]).refused();
        assert!(refused.contains(complaint), "{text}: {refused}");
    }
}
