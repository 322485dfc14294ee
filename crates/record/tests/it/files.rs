//! Saving that never spoils what was there.

use std::{
    fs,
    io::{self, ErrorKind},
    path::Path,
};

use files::{save, save_by};
use record::{FileLoadError, Form, ReadContext, ReadProblem, SaveError, load, write};
use tempfile::TempDir;
use words::Words;

use crate::support::any_record::any_record;

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("text"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_saved_game_is_loaded_and_replaced() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("partie n°1.xml");
    for seed in 0..3 {
        let record = any_record("draughts:russian", seed);
        let bytes = write(Form::Xml, std::slice::from_ref(&record)).expect("it fits");
        save(&path, &bytes).expect("saved");
        assert_eq!(load(&path, &ReadContext::default()).expect("loaded"), [record]);
        assert_eq!(names(folder.path()), ["partie n°1.xml"], "nothing is left beside it");
    }
}

#[test]
fn a_writer_that_fails_in_the_middle_leaves_the_older_file() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.json");
    save(&path, b"the older game").expect("saved");
    for kind in [ErrorKind::StorageFull, ErrorKind::Interrupted, ErrorKind::BrokenPipe] {
        let failed = save_by(&path, |out| {
            out.write_all(b"half of the new")?;
            Err(io::Error::from(kind))
        });
        assert_eq!(failed.expect_err("it failed").problem.kind(), kind);
        assert_eq!(fs::read(&path).expect("the file"), b"the older game");
        assert_eq!(names(folder.path()), ["game.json"]);
    }
}

#[test]
fn a_link_stays_a_link_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = TempDir::new().expect("a folder");
    let (real, link) = (folder.path().join("real"), folder.path().join("link"));
    fs::write(&real, "older").expect("written");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).expect("set");
    symlink(&real, &link).expect("linked");
    save(&link, b"newer").expect("saved");
    assert!(link.is_symlink());
    assert_eq!(fs::read(&real).expect("the file"), b"newer");
    let mode = fs::metadata(&real).expect("the file").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[test]
fn every_trouble_has_a_sentence_of_its_own() {
    let folder = TempDir::new().expect("a folder");
    let sentence =
        |error: &SaveError, language: &str| Words::new(language).expect("a language").say(error);
    let nowhere = folder.path().join("no/such/folder/game.xml");
    let error = save(&nowhere, b"x").expect_err("no folder");
    assert!(sentence(&error, "en").ends_with("there is no such folder"), "{error}");
    let error = save(folder.path(), b"x").expect_err("a folder");
    assert!(sentence(&error, "en").ends_with("it is a folder, not a file"), "{error}");
    for (kind, en, fr) in [
        (ErrorKind::StorageFull, "the disk is full", "le disque est plein"),
        (ErrorKind::ReadOnlyFilesystem, "not allowed", "pas le droit"),
        (ErrorKind::PermissionDenied, "not allowed", "pas le droit"),
        (ErrorKind::TimedOut, "timed out", "timed out"),
    ] {
        let error = SaveError { path: "game.xml".into(), problem: kind.into() };
        assert!(sentence(&error, "en").contains(en), "{error}");
        assert!(sentence(&error, "en").starts_with("game.xml was not saved"), "{error}");
        assert!(sentence(&error, "fr").contains(fr), "{error}");
    }
}

#[test]
fn a_damaged_file_is_told_with_its_name_and_place() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.xml");
    fs::write(&path, "<plateau version='1'>\n <game spec='chess'/></plateau>").expect("written");
    let error = load(&path, &ReadContext::default()).expect_err("no chess here");
    let sentence = Words::embedded().say(&error);
    let name = path.display().to_string();
    assert!(sentence.starts_with(&format!("{name}: line 2, column 2, \"chess\": ")), "{sentence}");
    let missing = load(&folder.path().join("missing"), &ReadContext::default());
    let sentence = Words::embedded().say(&missing.expect_err("missing"));
    assert!(sentence.ends_with("missing: there is no such file"), "{sentence}");
    let short = ReadContext { longest: 10, ..ReadContext::default() };
    let Err(FileLoadError::Refused { problem, .. }) = load(&path, &short) else {
        panic!("too long")
    };
    assert_eq!(*problem.problem, ReadProblem::TooLong { most: 10 });
}
