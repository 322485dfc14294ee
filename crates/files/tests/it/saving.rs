//! Where the bytes go: through links, into pipes, and beside what was there until they are all
//! written.

#![cfg(unix)]

use std::{
    fs::{self, File},
    io::{Read as _, Write as _},
    os::unix::fs::{PermissionsExt as _, symlink},
    path::Path,
    thread,
};

use files::{PendingFile, save};
use tempfile::TempDir;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

#[test]
fn links_are_followed_one_after_the_other() {
    let folder = TempDir::new().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("deep")).expect("a folder");
    symlink("deep/middle", path("first")).expect("a link");
    symlink("../real", path("deep/middle")).expect("a link");
    // There is no file yet: the links lead to where it will be.
    for text in ["new", "newer"] {
        save(&path("first"), text.as_bytes()).expect("saved");
        assert!(path("first").is_symlink() && path("deep/middle").is_symlink());
        assert_eq!(fs::read_to_string(path("real")).expect("the file"), text);
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3, "nothing is left over");
}

#[test]
fn links_in_a_circle_are_refused() {
    let folder = TempDir::new().expect("a folder");
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    symlink(&one, &other).expect("a link");
    symlink(&other, &one).expect("a link");
    save(&one, b"x").expect_err("it leads nowhere");
    assert!(one.is_symlink() && other.is_symlink());
}

#[test]
fn the_mode_is_that_of_the_older_file() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("secret");
    fs::write(&path, "older").expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("set");
    save(&path, b"newer").expect("saved");
    assert_eq!((mode(&path), fs::read(&path).expect("it")), (0o600, b"newer".to_vec()));
}

#[test]
fn a_pipe_is_written_through() {
    let folder = TempDir::new().expect("a folder");
    let pipe = folder.path().join("pipe");
    rustix::fs::mkfifoat(rustix::fs::CWD, &pipe, rustix::fs::Mode::RWXU).expect("a pipe");
    let reader = thread::spawn({
        let pipe = pipe.clone();
        move || {
            let mut text = String::new();
            File::open(pipe).expect("its other end").read_to_string(&mut text).expect("text");
            text
        }
    });
    save(&pipe, b"through the pipe").expect("saved");
    assert_eq!(reader.join().expect("it has read"), "through the pipe");
    assert!(!fs::metadata(&pipe).expect("it").is_file(), "it is still a pipe");
}

#[test]
fn the_null_device_takes_anything_and_stays() {
    save(Path::new("/dev/null"), b"nothing").expect("saved");
    assert!(!fs::metadata("/dev/null").expect("it").is_file());
}

#[test]
fn what_is_not_committed_leaves_no_trace() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game");
    let mut file = PendingFile::create(&path).expect("a file");
    file.write_all(b"half").expect("written");
    drop(file);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}
