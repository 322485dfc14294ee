//! Files of many games: one that cannot be read is left out and told, or refuses the file if that is
//! asked for.

use std::{fs, path::Path};

use tempfile::TempDir;

use crate::support::plateau::{Run, finish, plateau};

/// Three games, of which the second has an illegal move in line 4.
const ONE_BAD: &str = "[Event \"1\"]\n1. 32-28 19-23 2-0\n[Event \"2\"]\n1. 32-28 19-20 *\n\
                       [Event \"3\"]\n1. 31-27 *\n";

const COMPLAINT: &str = "plateau: games.pdn: line 4, column 10, \"19-20\": move 2 cannot be played: \
                         \"19-20\" is not a legal move here (read as \
                         \"draughts:variant=international\", since it does not say which game it \
                         is)\n";

fn run_in(folder: &Path, arguments: &str) -> Run {
    let data = folder.join("data");
    let command = &mut plateau(arguments.split_whitespace());
    finish(command.current_dir(folder).env("XDG_DATA_HOME", data).write_stdin(""))
}

fn folder_with(text: &str) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("games.pdn"), text).expect("a file");
    folder
}

#[test]
fn one_bad_game_is_left_out_and_told_with_its_line() {
    let folder = folder_with(ONE_BAD);
    for (command, said) in [
        ("convert games.pdn games.xml", "games.xml: 2 games written (XML)\n"),
        ("convert games.pdn games.json", "games.json: 2 games written (JSON)\n"),
        ("convert games.pdn - --to transcript", "32-28 19-23\n31-27\n"),
        ("library import games.pdn", "games.pdn: 2 games, 2 of them new\n"),
    ] {
        let run = run_in(folder.path(), command);
        assert_eq!((run.code, &*run.out), (Some(0), said), "{command}: {}", run.err);
        let told = format!("{COMPLAINT}plateau: games.pdn: 2 games read, 1 refused\n");
        assert_eq!(run.err, told, "{command}");
    }
    let shown = run_in(folder.path(), "replay games.pdn");
    assert_eq!(shown.code, Some(0), "{}", shown.err);
    assert!(shown.err.ends_with("2 games read, 1 refused\n"), "{}", shown.err);
    assert_eq!(shown.out.matches("1. ").count(), 2, "{}", shown.out);
}

#[test]
fn games_keep_their_numbers_in_the_file() {
    let folder = folder_with(ONE_BAD);
    let third = run_in(folder.path(), "replay games.pdn --number 3 --json").done();
    assert!(third.contains("31-27"), "{third}");
    let second = run_in(folder.path(), "replay games.pdn --number 2");
    assert_eq!((second.code, &*second.err), (Some(2), COMPLAINT));
    let fourth = run_in(folder.path(), "replay games.pdn --number 4").refused();
    assert!(fourth.contains('4') && fourth.contains('3'), "{fourth}");
}

#[test]
fn strict_refuses_the_whole_file() {
    let folder = folder_with(ONE_BAD);
    fs::write(folder.path().join("games.xml"), "older").expect("a file");
    for command in [
        "convert games.pdn games.xml --strict",
        "convert games.pdn - --to transcript --strict",
        "replay games.pdn --strict",
        "library import games.pdn --strict",
    ] {
        let run = run_in(folder.path(), command);
        assert_eq!((run.code, &*run.out, &*run.err), (Some(2), "", COMPLAINT), "{command}");
    }
    let older = fs::read_to_string(folder.path().join("games.xml")).expect("a file");
    assert_eq!(older, "older");
    assert_eq!(run_in(folder.path(), "library list").done(), "no game found\n");
}

#[test]
fn a_file_without_a_sound_game_is_refused() {
    let folder = folder_with("[Event \"2\"]\n1. 32-28 19-20 *\n[Event \"3\"]\n1. 19-20 *\n");
    let run = run_in(folder.path(), "convert games.pdn games.xml");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("line 2, column 10"), "{}", run.err);
    assert!(!folder.path().join("games.xml").exists());
}

#[test]
fn every_bad_game_counts_but_only_ten_are_told() {
    let mut text = "[Event \"0\"]\n1. 32-28 *\n".to_owned();
    text.push_str(&"[Event \"1\"]\n1. 19-20 *\n".repeat(12));
    let folder = folder_with(&text);
    let run = run_in(folder.path(), "convert games.pdn - --to transcript");
    assert_eq!((run.code, &*run.out), (Some(0), "32-28\n"));
    assert_eq!(run.err.lines().count(), 11, "{}", run.err);
    assert!(run.err.ends_with("plateau: games.pdn: one game read, 12 refused\n"), "{}", run.err);
}

#[test]
fn a_line_that_is_no_game_does_not_spoil_a_list_of_transcripts() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("games.txt"), "f5d6c3\na1\nf5f6e6\n").expect("a file");
    let run = run_in(folder.path(), "convert games.txt - --to transcript");
    assert_eq!((run.code, &*run.out), (Some(0), "f5d6c3\nf5f6e6\n"), "{}", run.err);
    assert!(run.err.ends_with("games.txt: 2 games read, 1 refused\n"), "{}", run.err);
}

#[test]
fn russian_short_notation_is_read() {
    let folder = folder_with("[GameType \"25\"]\n1. cd4 bc5 2. d:b6 ac5 3. bc3 *\n");
    let shown = run_in(folder.path(), "convert games.pdn - --to transcript").done();
    assert_eq!(shown, "c3-d4 b6-c5 d4:b6 a7:c5 b2-c3\n");
    // Two men of the a-file could go to b4: which is meant is not said.
    let typed = run_in(folder.path(), "analyse draughts:russian random --moves cd4,ef6 --json");
    assert_eq!(typed.code, Some(2), "{}", typed.out);
}
