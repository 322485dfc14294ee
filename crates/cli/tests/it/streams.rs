//! Streams that close, fill up or cannot be read.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

/// More output than a pipe holds.
const LONG_GAME: [&str; 5] =
    ["play", "morpion:width=26,height=26,align=26", "random", "random", "--seed=1"];

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plateau"));
    command.env_clear();
    command
}

#[test]
fn whoever_stops_reading_ends_the_program_quietly() {
    let mut child = program()
        .args(LONG_GAME)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut first = String::new();
    let out = child.stdout.take().expect("a pipe");
    BufReader::with_capacity(64, out).read_line(&mut first).expect("a line");
    assert!(first.starts_with("Morpion: "), "{first}");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
}

#[test]
fn a_full_disk_is_said_to_be_full() {
    let Ok(full) = File::create("/dev/full") else { return };
    let output = program().args(LONG_GAME).stdin(Stdio::null()).stdout(full).output();
    let output = output.expect("the program runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert_eq!(told, "plateau: the output cannot be written: the disk is full\n");
}

#[test]
fn an_input_that_cannot_be_read_is_a_failure() {
    let folder = File::open(env!("CARGO_MANIFEST_DIR")).expect("a folder");
    let output = program().args(["play", "morpion", "--lang=fr"]).stdin(folder).output();
    let output = output.expect("the program runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert_eq!(told, "plateau: impossible de lire l’entrée\u{a0}: c’est un dossier\n");
}

#[test]
fn without_an_output_there_is_nothing_to_complain_about() {
    let output = program().arg("list").stdin(Stdio::null()).stdout(Stdio::null()).output();
    assert_eq!(output.expect("the program runs").status.code(), Some(0));
}
