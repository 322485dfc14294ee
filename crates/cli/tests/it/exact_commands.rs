//! Faults that people have met, each with the command that showed it.

use std::{
    fs,
    io::Read as _,
    path::Path,
    process::{Command, Stdio},
};

use tempfile::TempDir;

use crate::support::plateau::{Run, finish, plateau, run};

/// A sound game of draughts.
const GAME: &str = "1. 32-28 19-23 2. 28x19 14x23 *\n";

fn folder() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("ok.pdn"), GAME).expect("a file");
    fs::write(folder.path().join("bad.pdn"), "1. 32-28 1-50 *\n").expect("a file");
    folder
}

fn run_in(folder: &Path, arguments: &str) -> Run {
    let mut command = plateau(arguments.split_whitespace());
    finish(command.current_dir(folder).env("XDG_DATA_HOME", folder).write_stdin(""))
}

/// The files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// `mkfifo f.xml; plateau convert ok.pdn f.xml`
#[cfg(unix)]
#[test]
fn a_pipe_stays_a_pipe() {
    use std::os::unix::fs::FileTypeExt as _;

    let folder = folder();
    let pipe = folder.path().join("f.xml");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let mut reader =
        Command::new("cat").arg(&pipe).stdout(Stdio::piped()).spawn().expect("cat runs");
    assert_eq!(run_in(folder.path(), "convert ok.pdn f.xml").code, Some(0));
    let mut text = String::new();
    reader.stdout.take().expect("a pipe").read_to_string(&mut text).expect("text");
    reader.wait().expect("it ends");
    assert!(text.contains("32-28"), "{text}");
    assert!(fs::metadata(&pipe).expect("it is there").file_type().is_fifo());
}

/// `plateau convert ok.pdn /dev/full`
#[cfg(unix)]
#[test]
fn a_device_stays_a_device_and_says_that_it_is_full() {
    use std::os::unix::fs::FileTypeExt as _;

    let folder = folder();
    let full = run_in(folder.path(), "convert ok.pdn /dev/full --to xml");
    assert_eq!(full.code, Some(1), "{full:?}");
    assert!(full.err.contains("the disk is full"), "{full:?}");
    assert!(fs::metadata("/dev/full").expect("it is there").file_type().is_char_device());
}

/// `ln -s real.html link.html; plateau rules morpion --output link.html`, with a file that only its
/// owner's group may read.
#[cfg(unix)]
#[test]
fn a_link_is_followed_and_the_mode_stays() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = folder();
    let (real, link) = (folder.path().join("real.html"), folder.path().join("link.html"));
    fs::write(&real, "older").expect("a file");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).expect("a mode");
    symlink("real.html", &link).expect("a link");
    run_in(folder.path(), "rules morpion --output link.html").done();
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    assert!(fs::read_to_string(&real).expect("the rules").starts_with("<!DOCTYPE html>"));
    let mode = fs::metadata(&real).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

/// `ulimit -f 1; plateau rules draughts --output big.html`
#[cfg(unix)]
#[test]
fn a_file_that_does_not_fit_leaves_nothing_behind() {
    let folder = folder();
    let script = format!(
        "trap '' XFSZ; ulimit -f 1; {} rules draughts --output big.html",
        env!("CARGO_BIN_EXE_plateau")
    );
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir(folder.path()).env("HOME", folder.path());
    let output = shell.output().expect("the shell runs");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("big.html"), "{output:?}");
    assert_eq!(names(folder.path()), ["bad.pdn", "ok.pdn"]);
}

/// `plateau match connect-four level:1 level:5 --games 20`
#[test]
fn the_stronger_player_is_named() {
    let said = run("match connect-four level:1 level:5 --games 20").done();
    let finding = said.lines().find(|line| line.contains("is stronger")).expect("a finding");
    assert!(finding.starts_with("level:5 is stronger: "), "{said}");
    assert!(finding.contains("at least +") && !said.contains('∞'), "{said}");
    let first_row = said.lines().find(|line| line.starts_with("  ")).expect("a row");
    assert!(first_row.trim_start().starts_with("level:5"), "rows and sentence agree: {said}");
}

/// `plateau match othello random random --games 2`
#[test]
fn two_players_of_one_name_are_told_apart() {
    let said = run("match othello random random --games 2").done();
    assert!(said.contains("random (1)") && said.contains("random (2)"), "{said}");
    assert!(!said.contains("is stronger"), "two games prove nothing: {said}");
}

/// Where the pieces and squares of a plain board stand, line by line.
fn columns(board: &str, signs: &[char]) -> Vec<Vec<usize>> {
    let lines = board.lines().map(|line| {
        // The number of a row is no square.
        let labels =
            line.len() - line.trim_start_matches(|c: char| c == ' ' || c.is_numeric()).len();
        let squares = line.char_indices().skip(labels).filter(|(_, sign)| signs.contains(sign));
        squares.map(|(column, _)| column).collect::<Vec<_>>()
    });
    lines.filter(|line| !line.is_empty()).collect()
}

/// `plateau print diagram draughts:english --format text` and a board of rules of one's own.
#[test]
fn the_rows_of_plain_boards_are_straight() {
    for game in ["draughts:english", "draughts:custom,width=6,height=6,rows=2"] {
        let board = run(&format!("print diagram {game} --format text")).done();
        let rows = columns(&board, &['b', 'w', '.']);
        assert!(rows.len() >= 6, "{board}");
        for (index, row) in rows.iter().enumerate() {
            assert_eq!(*row, rows[index % 2], "{board}");
        }
    }
}

/// `plateau print diagram connect-four --format text`
#[test]
fn connect_four_is_headed_as_its_moves_are_written() {
    let board = run("print diagram connect-four --format text").done();
    let head: Vec<&str> = board.lines().next().expect("a line").split_whitespace().collect();
    assert_eq!(head, ["1", "2", "3", "4", "5", "6", "7"]);
}

/// `plateau convert bad.pdn x.xml` and `plateau print score-sheet bad.pdn --output y.pdf`
#[test]
fn a_bad_file_has_one_exit_code_everywhere() {
    let folder = folder();
    for command in [
        "convert bad.pdn x.xml",
        "print score-sheet bad.pdn --output y.pdf",
        "replay bad.pdn",
        "library import bad.pdn --database z.db",
        "match draughts random random --openings bad.pdn",
    ] {
        let refused = run_in(folder.path(), command);
        assert_eq!(refused.code, Some(2), "{command}: {refused:?}");
        assert_eq!(refused.err.lines().count(), 1, "{command}: {refused:?}");
    }
    assert!(!folder.path().join("x.xml").exists() && !folder.path().join("y.pdf").exists());
}

/// `plateau match … --adjudicate … --output m.jsonl` writes specs, not the program's own names.
#[test]
fn a_journal_is_written_in_specs() {
    let folder = folder();
    let rules = "resign:score=500,moves=4,length:60";
    let command = "match connect-four greedy random --games 2 --output m.jsonl --adjudicate ";
    run_in(folder.path(), &format!("{command}{rules}")).done();
    let journal = fs::read_to_string(folder.path().join("m.jsonl")).expect("a journal");
    let heading: serde_json::Value =
        serde_json::from_str(journal.lines().next().expect("a heading")).expect("JSON");
    assert_eq!(heading["adjudication"], rules, "{heading}");
    assert!(!journal.contains("Adjudication {"), "{journal}");
}

/// `plateau analyse othello exact --position f5d6c3d3c4f4f6`, cut short
#[test]
fn an_unfinished_exact_search_has_no_score() {
    let command = "analyse othello exact --position f5d6c3d3c4f4f6 --nodes 100";
    let said = run(command).done();
    let answer = said.lines().next().expect("an answer");
    assert!(answer.contains("without a score"), "{said}");
    let json: serde_json::Value =
        serde_json::from_str(&run(&format!("{command} --json")).done()).expect("an object");
    assert_eq!((&json["score"], &json["depth"]), (&serde_json::Value::Null, &0.into()));
}

/// `plateau tree morpion alpha-beta:2 --output x.foo`, `plateau rules morpion --output x.doc`
#[test]
fn an_unknown_ending_is_refused_by_every_writer() {
    let folder = folder();
    for (command, allowed) in [
        ("tree morpion alpha-beta:2 --output x.foo", "text, dot, svg, json, html or tikz"),
        ("rules morpion --output x.doc", "text, html or pdf"),
        ("print diagram morpion --output x.doc", "pdf, svg or text"),
        ("exercise --output x.doc", "text or pdf"),
        ("compare morpion --depths 1 --output x.doc", "table, csv, json, svg or html"),
        ("convert ok.pdn x.doc", "xml, json, pdn"),
        ("library export x.doc", "xml, json, pdn"),
        ("match morpion random random --games 2 --export x.doc", ".csv"),
    ] {
        let refused = run_in(folder.path(), command).refused();
        assert!(refused.contains(allowed), "{command}: {refused}");
    }
    assert!(!names(folder.path()).iter().any(|name| name.starts_with("x.")));
}

/// `plateau play morpion human`, `plateau match morpion random`
#[test]
fn too_few_players_are_counted_as_they_were_typed() {
    for command in ["play morpion human", "match morpion random"] {
        let refused = run(command).refused();
        assert_eq!(refused, "this game takes at least 2 players, not 1", "{command}");
    }
}

/// `plateau tree "((3 12" alpha-beta`
#[test]
fn a_tree_that_breaks_off_asks_for_a_number() {
    let refused = finish(&mut plateau(["tree", "((3 12", "alpha-beta"])).refused();
    assert!(refused.ends_with("(, ) or 0…9 is missing here"), "{refused}");
}

/// `plateau match othello pvs level:1` has the usual limits.
#[test]
fn a_player_without_a_limit_ends_its_move() {
    let said = run("match connect-four minimax level:1 --games 2 --openings none").done();
    assert!(said.contains("connect-four: 2 games"), "{said}");
}

/// `plateau perft …` tells with `--json` what it has counted.
#[test]
fn perft_says_of_what_it_counted() {
    let json: serde_json::Value =
        serde_json::from_str(&run("perft draughts 3 --divide --json").done()).expect("an object");
    assert_eq!((&json["game"], &json["depth"]), (&"draughts".into(), &3.into()), "{json}");
    assert_eq!(json["leaves"], 658);
    let counts = json["moves"].as_array().expect("a list").iter();
    assert_eq!(counts.map(|entry| entry["leaves"].as_u64().expect("a number")).sum::<u64>(), 658);
}
