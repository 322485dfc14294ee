//! Games in files: saved, loaded, and never lost.

use std::{
    fs,
    io::Write,
    os::unix::{fs::PermissionsExt, process::CommandExt},
    path::Path,
    process::{Command, Output, Stdio},
};

use record::{ReadContext, Record, load};
use tempfile::TempDir;

use crate::support::plateau::{Run, finish, home, plateau};

/// Runs the program in a folder with lines to read.
pub(crate) fn run_in(folder: &Path, arguments: &str, lines: &[&str]) -> Run {
    let typed: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    finish(plateau(arguments.split_whitespace()).current_dir(folder).write_stdin(typed))
}

pub(crate) fn only_game(path: &Path) -> Record {
    let mut records = load(path, &ReadContext::default()).expect("a sound file");
    assert_eq!(records.len(), 1);
    records.remove(0)
}

pub(crate) fn texts(record: &Record) -> Vec<String> {
    record.main_line().map(str::to_owned).collect()
}

const LARGE: &str = "morpion:width=26,height=26,align=26,first=1";
const MORPION: &str = "play morpion human:name=Ann human:name=Bob --first 1";

#[test]
fn a_game_is_saved_and_goes_on_later() {
    let folder = TempDir::new().expect("a folder");
    let lines = ["b2", "a1", "comment {brace} <b>", "save game.xml", "undo 1", "c3", "save"];
    let said = run_in(folder.path(), MORPION, &lines).done();
    assert_eq!(said.matches("saved: game.xml").count(), 2, "{said}");
    let record = only_game(&folder.path().join("game.xml"));
    assert_eq!(texts(&record), ["B2", "C3"]);
    assert_eq!(record.tree.len(), 3, "the branch is kept");
    assert!(record.begun.is_some() && record.saved.is_some());
    let lines = ["moves", "goto 3", "c1", "load game.xml", "moves"];
    let said = run_in(folder.path(), "play --load game.xml", &lines).done();
    assert!(said.starts_with("loaded: game.xml\n"), "{said}");
    assert!(said.contains("{ {brace} <b> }"), "{said}");
    assert_eq!(said.matches("Ann (X), your move:").count(), 5, "{said}");
}

#[test]
fn scores_of_a_series_are_kept() {
    let folder = TempDir::new().expect("a folder");
    let win = ["a1", "b1", "a2", "b2", "a3", "again", "save game.json"];
    run_in(folder.path(), MORPION, &win).done();
    let said = run_in(folder.path(), "play --load game.json", &["resign"]).done();
    assert!(said.contains("Ann (X): 1 win") || said.contains("Bob (O): 1 win"), "{said}");
    let record = only_game(&folder.path().join("game.json"));
    assert_eq!(record.players[0].tally.wins, 1);
}

#[test]
fn a_damaged_file_leaves_the_game_as_it_is() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("bad.xml"), "<plateau version='1'>\n<game").expect("a file");
    let lines = ["b2", "load bad.xml", "load", "load nowhere.xml", "position"];
    let said = run_in(folder.path(), MORPION, &lines).done();
    assert!(said.contains("bad.xml: line 2, column 1, \"<game\": "), "{said}");
    assert!(said.contains("name a file, such as game.xml"), "{said}");
    assert!(said.contains("nowhere.xml: there is no such file"), "{said}");
    assert!(said.contains(".../.X./... O"), "{said}");
}

#[test]
fn other_files_are_not_written_over() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("diary.xml"), "dear diary").expect("a file");
    let said = run_in(folder.path(), MORPION, &["b2", "save diary.xml", "save"]).done();
    assert!(said.contains("diary.xml is there already and is not this game"), "{said}");
    let refused = run_in(folder.path(), &format!("{MORPION} --save diary.xml"), &[]).refused();
    assert!(refused.starts_with("diary.xml is there already: add --load diary.xml"), "{refused}");
    let both = run_in(folder.path(), &format!("{MORPION} --load diary.xml"), &[]).refused();
    assert!(both.starts_with("--load already says which game"), "{both}");
    let diary = fs::read_to_string(folder.path().join("diary.xml")).expect("a file");
    assert_eq!(diary, "dear diary");
}

#[test]
fn a_game_of_others_goes_on_and_keeps_what_was_said_of_it() {
    let folder = TempDir::new().expect("a folder");
    let pdn = "[Event \"Cup\"]\n[White \"Truus\"]\n[WhiteType \"program\"]\n1. 32-28! {[%clk 0:10:00]} 19-23 *\n[Event \"2\"]\n*";
    fs::write(folder.path().join("cup.pdn"), pdn).expect("a file");
    let said = run_in(folder.path(), "play --load cup.pdn", &["28x19", "save cup.pdn"]).done();
    assert!(said.contains("the file has one more game: this is the first"), "{said}");
    assert!(said.contains("the engine program is not known here"), "{said}");
    let record = only_game(&folder.path().join("cup.pdn"));
    assert_eq!(texts(&record), ["32-28", "19-23", "28x19"]);
    assert_eq!(record.facts["Event"], "Cup");
    let remark = record.tree.remark(record::NodeId::new(1));
    assert_eq!((&*remark.marks, remark.left.map(|left| left.as_secs())), (&[1][..], Some(600)));
}

/// Runs a shell in a folder, with the program on its path as `plateau`.
pub(crate) fn shell(folder: &Path, script: &str) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_plateau"));
    let path = format!("{}:/usr/bin:/bin", program.parent().expect("a folder").display());
    let mut shell = Command::new("sh");
    shell.args(["-c", script]).current_dir(folder).env_clear().env("PATH", path);
    shell.env("HOME", home());
    shell.stdin(Stdio::null()).output().expect("a shell")
}

#[test]
fn a_full_disk_is_told_and_the_older_file_stays() {
    let folder = TempDir::new().expect("a folder");
    run_in(folder.path(), MORPION, &["b2", "save game.xml"]).done();
    let older = fs::read(folder.path().join("game.xml")).expect("a file");
    // A limit on the size of files is a disk that is always full, and needs no rights.
    let rows = (1..=3).flat_map(|row| ('A'..='Z').map(move |column| format!("{column}{row}")));
    let moves = rows.collect::<Vec<_>>().join("\\n");
    let script = format!(
        "trap '' XFSZ; printf '{moves}\\nsave game.xml\\n' > typed; ulimit -f 2; \
         plateau play {LARGE} --no-library --save large.xml < typed; \
         plateau convert large.xml - --to transcript"
    );
    let output = shell(folder.path(), &script);
    let said = String::from_utf8_lossy(&output.stdout);
    let complaint = "large.xml was not saved, and what was there before is untouched: \
                     the disk is full; make room and try again";
    assert!(said.contains(complaint), "{said}");
    assert!(said.contains("game.xml is there already"), "{said}");
    let last = said.lines().last().expect("the moves that fit");
    assert!(last.starts_with("A1 B1 C1") && !last.contains("Z3"), "{last}");
    assert_eq!(fs::read(folder.path().join("game.xml")).expect("a file"), older);
    let names = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(names, 3, "nothing is left beside the files");
}

#[test]
fn a_read_only_folder_is_told() {
    let folder = TempDir::new().expect("a folder");
    let program = folder.path().join("plateau");
    // Copied by another program: a file that is open for writing here may be open in the children of
    // other tests too, and cannot be run then.
    let copied = Command::new("cp").arg(env!("CARGO_BIN_EXE_plateau")).arg(&program).status();
    assert!(copied.expect("cp runs").success(), "a copy that anybody may run");
    for path in [folder.path(), &program] {
        fs::set_permissions(path, fs::Permissions::from_mode(0o555)).expect("read only");
    }
    let mut command = Command::new(&program);
    command.env_clear().current_dir(folder.path()).args(["convert", "-", "game.xml", "--lang=fr"]);
    // Nothing is forbidden to root, so root becomes nobody.
    if fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0) {
        command.uid(65534).gid(65534);
    }
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(b"f5d6c3").expect("written");
    let output = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.starts_with("plateau: game.xml n’a pas été enregistré"), "{told}");
    assert!(told.contains("on n’a pas le droit d’y lire ou d’y écrire"), "{told}");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("writable");
}

#[test]
fn a_newer_file_is_told() {
    let folder = TempDir::new().expect("a folder");
    let newer = "<?xml version=\"1.0\"?>\n<plateau version=\"99\"><game/></plateau>";
    fs::write(folder.path().join("new.xml"), newer).expect("a file");
    for (language, told) in [("en", "a newer version"), ("fr", "une version plus récente")] {
        let arguments = format!("convert new.xml - --to json --lang {language}");
        let Run { code, err, .. } = run_in(folder.path(), &arguments, &[]);
        assert_eq!(code, Some(2), "{err}");
        assert!(err.starts_with("plateau: new.xml") && err.contains(told), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
    let lines = ["b2", "load new.xml", "position"];
    let said = run_in(folder.path(), MORPION, &lines).done();
    assert!(said.contains(".../.X./... O"), "the running game is untouched: {said}");
}
