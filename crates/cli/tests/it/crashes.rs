//! The program killed in the middle of play and saves: no move is lost that it has told of.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, Command, Stdio},
};

use store::{GameQuery, Library, LibraryLocation};
use tempfile::TempDir;

use crate::saved_games::{only_game, texts};

const LARGE: &str = "morpion:width=26,height=26,align=26,first=1";

/// The program as a child that can be killed.
fn child(folder: &Path, arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_plateau"))
        .env_clear()
        .env("HOME", folder)
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs")
}

/// Lets the program play moves through a pipe and kills it right after it has told of some of
/// them; says which it told of.
fn play_and_kill(folder: &Path, arguments: &[&str], moves: &[String], told: usize) -> Vec<String> {
    let mut program = child(folder, arguments);
    let mut input = program.stdin.take().expect("a pipe");
    // All at once, so that the program is in the middle of the next ones when it dies.
    let typed: String = moves.iter().flat_map(|text| [text, "\n"]).collect();
    input.write_all(typed.as_bytes()).expect("a pipe holds this much");
    let mut lines = BufReader::new(program.stdout.take().expect("a pipe")).lines();
    let mut acknowledged = Vec::new();
    while acknowledged.len() < told {
        let line = lines.next().expect("the program goes on").expect("text");
        if let Some((_, text)) = line.split_once(" plays ") {
            acknowledged.push(text.to_owned());
        }
    }
    program.kill().expect("it can be killed");
    program.wait().expect("it is dead");
    // What was told before it died counts too.
    for line in lines.map_while(Result::ok) {
        if let Some((_, text)) = line.split_once(" plays ") {
            acknowledged.push(text.to_owned());
        }
    }
    acknowledged
}

/// Plays and kills a hundred times, and looks each time at what was kept.
fn kill_a_hundred_times(
    folder: &Path,
    keep: &[&str],
    load: &[&str],
    kept: impl Fn() -> Vec<String>,
) {
    let cells: Vec<String> =
        (1..=26).flat_map(|row| ('A'..='Z').map(move |column| format!("{column}{row}"))).collect();
    let mut played: Vec<String> = Vec::new();
    for kill in 0..100 {
        let next = &cells[played.len()..played.len() + 8];
        let begin = if kill == 0 { &[LARGE][..] } else { load };
        let arguments: Vec<&str> = [&["play"], begin, keep].concat();
        let acknowledged = play_and_kill(folder, &arguments, next, 1 + kill % 5);
        let kept = kept();
        let known = played.len() + acknowledged.len();
        assert!(kept.len() >= known, "kill {kill}: {} of {known} moves", kept.len());
        assert_eq!(kept[..played.len()], played[..], "kill {kill}");
        assert_eq!(kept[played.len()..known], acknowledged[..], "kill {kill}");
        assert_eq!(kept[known..], next[acknowledged.len()..kept.len() - played.len()]);
        played = kept;
    }
}

#[test]
fn a_hundred_kills_lose_no_move_of_a_file() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.xml");
    let (keep, load) = (["--save", "game.xml", "--no-library"], ["--load", "game.xml"]);
    kill_a_hundred_times(folder.path(), &keep, &load, || texts(&only_game(&path)));
}

#[test]
fn a_hundred_kills_lose_no_move_of_the_library() {
    let folder = TempDir::new().expect("a folder");
    let place = LibraryLocation::File(folder.path().join("games.db"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime");
    let kept = || {
        runtime.block_on(async {
            let library = Library::open(&place).await.expect("a sound library");
            let found = library.find(&GameQuery::default()).await.expect("games");
            assert_eq!(found.len(), 1, "it is one game");
            let record = library.record(found[0].id).await.expect("a sound game");
            library.close().await;
            texts(&record)
        })
    };
    kill_a_hundred_times(folder.path(), &["--database", "games.db"], &["--resume"], kept);
}
