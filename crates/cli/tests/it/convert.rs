//! `plateau convert`: games from any form into any other.

use std::{fs, path::Path};

use tempfile::TempDir;

use crate::support::plateau::{Run, finish, plateau, run, run_with};

/// Runs the program in a folder, with arguments separated by spaces.
fn run_in(folder: &Path, arguments: &str) -> Run {
    finish(plateau(arguments.split_whitespace()).current_dir(folder).write_stdin(""))
}

#[test]
fn a_pipe_takes_any_form_and_gives_any_other() {
    for (text, form, expected) in [
        ("f5d6c3", "ggf", "B[F5]W[D6]B[C3]"),
        ("f5d6c3", "xml", "<move text=\"c3\"/>"),
        ("4453", "json", "\"game\": \"connect-four\""),
        ("1. 32-28 19-23", "transcript", "32-28 19-23\n"),
        ("1. 32-28 19-23", "position", "W:W28,31,33-50:B1-18,20,23\n"),
        ("W:W31-50:B1-20", "pdn", "[GameType \"20,W,10,10,N2,0\"]"),
        ("START 15\nBOARD\n7,7,2\nDONE", "transcript", "H8\n"),
    ] {
        let out = run_with(&format!("convert - - --to {form}"), text).done();
        assert!(out.contains(expected), "{text}: {out}");
    }
}

#[test]
fn files_are_written_by_their_names_and_said_to_be() {
    let folder = TempDir::new().expect("a folder");
    let games = "[Event \"1\"]\n1. 32-28 19-23 2-0\n[Event \"2\"]\n1. 31-27 *\n";
    fs::write(folder.path().join("games.pdn"), games).expect("a file");
    let said = run_in(folder.path(), "convert games.pdn games.json").done();
    assert_eq!(said, "games.json: 2 games written (JSON)\n");
    run_in(folder.path(), "convert games.json games.xml").done();
    run_in(folder.path(), "convert games.xml again.pdn").done();
    let again = run_in(folder.path(), "convert again.pdn - --to json").done();
    assert_eq!(again, fs::read_to_string(folder.path().join("games.json")).expect("a file"));
}

#[test]
fn the_game_can_be_named_where_the_text_does_not_tell() {
    let out = run_with("convert - - --to position --game morpion", "B2 A1").done();
    assert_eq!(out, "O../.X./... X\n");
}

#[test]
fn what_cannot_be_converted_leaves_the_older_file() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("bad.pdn"), "1. 32-28\n19-20").expect("a file");
    fs::write(folder.path().join("older.xml"), "older").expect("a file");
    let refused = run_in(folder.path(), "convert bad.pdn older.xml");
    assert_eq!(
        (refused.code, &*refused.err),
        (
            Some(2),
            "plateau: bad.pdn: line 2, column 1, \"19-20\": move 2 cannot be played: \"19-20\" is \
             not a legal move here (read as \"draughts:variant=international\", since it does not \
             say which game it is)\n"
        )
    );
    fs::write(folder.path().join("good.txt"), "f5d6").expect("a file");
    let complaint = run_in(folder.path(), "convert good.txt older.xml --to pdn").refused();
    assert_eq!(complaint, "PDN cannot hold Othello");
    let older = fs::read_to_string(folder.path().join("older.xml")).expect("a file");
    assert_eq!(older, "older");
}

#[test]
fn wrong_use_is_explained() {
    let complaint = run("convert - out.abc").refused();
    assert!(complaint.starts_with("the name out.abc does not tell which format to write"));
    let complaint = run("convert - - --to doc").refused();
    assert!(complaint.starts_with("there is no format \"doc\": choose xml, json"), "{complaint}");
    let complaint = run_with("convert - - --to wthor", "f5d6").refused();
    assert_eq!(complaint, "WTHOR can be read, but not written: choose another format");
    let missing = run("convert nowhere.pdn - --to xml --lang fr");
    assert_eq!(missing.err, "plateau: nowhere.pdn\u{a0}: ce fichier n’existe pas\n");
}

#[test]
fn a_form_of_one_game_is_not_read_as_another() {
    let obf = "---------------------------OX------XO--------------------------- X; D3:+1; C4:+2;";
    for (game, sentence) in
        [("connect-four", "OBF cannot hold Connect Four"), ("morpion", "OBF cannot hold Morpion")]
    {
        let refused = run_with(&format!("convert - - --to json --game {game}"), obf);
        assert_eq!(refused.code, Some(2));
        assert!(refused.err.contains(sentence), "{}", refused.err);
    }
}
