//! Every trouble has a sentence.

use std::{
    fs,
    io::{self, ErrorKind},
    net::TcpListener,
    process::Command,
    time::Duration,
};

use sqlx::{Connection as _, PgConnection, SqliteConnection, query};
use store::{Library, LibraryLocation, StoreError, StoreProblem};
use tempfile::TempDir;
use words::Words;

use crate::{
    support::backends::{Spot, both, file, open, run, server},
    support::games::{any_game, game},
};

both! {
    a_library_of_a_newer_version_is_left_alone
    a_locked_library_is_told
}

const HURRY: Duration = Duration::from_millis(50);

fn sentence(error: &StoreError, language: &str) -> String {
    Words::new(language).expect("a language").say(error)
}

/// Asks a library directly, behind our back.
async fn ask_behind_our_back(place: &LibraryLocation, text: &'static str) {
    match place {
        LibraryLocation::File(path) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
            let mut connection = SqliteConnection::connect_with(&options).await.expect("opened");
            query(text).execute(&mut connection).await.expect("done");
        }
        LibraryLocation::Server(address) => {
            let mut connection = PgConnection::connect(address).await.expect("opened");
            query(text).execute(&mut connection).await.expect("done");
        }
    }
}

async fn a_library_of_a_newer_version_is_left_alone(spot: Spot) {
    open(&spot).await.close().await;
    let newer = match &spot.place {
        LibraryLocation::File(_) => {
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (99, 'from the future', TRUE, x'00', 0)"
        }
        LibraryLocation::Server(_) => {
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (99, 'from the future', TRUE, '\\x00', 0)"
        }
    };
    ask_behind_our_back(&spot.place, newer).await;
    let error = Library::open(&spot.place).await.expect_err("it is too new for us");
    assert!(matches!(error.trouble, StoreProblem::Newer), "{error}");
    let sentence = sentence(&error, "en");
    assert!(sentence.contains("a newer version of the program has changed it"), "{sentence}");
}

async fn a_locked_library_is_told(spot: Spot) {
    open(&spot).await.close().await;
    let library = Library::open_with_patience(&spot.place, HURRY).await.expect("opened");
    let record = game("othello", "f5", ["Ann", "Bob"]);
    let error = match &spot.place {
        LibraryLocation::File(path) => {
            let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
            let mut other = SqliteConnection::connect_with(&options).await.expect("opened");
            query("BEGIN EXCLUSIVE").execute(&mut other).await.expect("locked");
            library.add(&record).await.expect_err("locked")
        }
        LibraryLocation::Server(address) => {
            let mut other = PgConnection::connect(address).await.expect("opened");
            let mut change = other.begin().await.expect("begun");
            let lock = query("LOCK TABLE games IN ACCESS EXCLUSIVE MODE");
            lock.execute(&mut *change).await.expect("locked");
            library.add(&record).await.expect_err("locked")
        }
    };
    assert!(matches!(error.trouble, StoreProblem::Locked), "{error}");
    let sentence = sentence(&error, "en");
    assert!(sentence.ends_with("close that program or try again in a moment"), "{sentence}");
    library.add(&record).await.expect("the other one has gone");
}

#[test]
fn what_is_no_library_is_left_alone() {
    let Spot { place: LibraryLocation::File(path), .. } = file() else { panic!("a file") };
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(&path, "dear diary, ".repeat(1000)).expect("written");
    let error = run(Library::open(&LibraryLocation::File(path.clone()))).expect_err("a diary");
    assert!(matches!(error.trouble, StoreProblem::NoLibrary), "{error}");
    assert!(fs::read_to_string(&path).expect("there").starts_with("dear diary"));
    fs::remove_dir_all(path.parent().expect("a folder")).expect("removed");
}

#[test]
fn a_place_that_cannot_be_is_told() {
    let error =
        run(Library::open(&LibraryLocation::read("/dev/null/library.db"))).expect_err("no folder");
    assert!(matches!(error.trouble, StoreProblem::CannotOpen), "{error}");
    let folder = TempDir::new().expect("a folder");
    let error =
        run(Library::open(&LibraryLocation::File(folder.path().to_owned()))).expect_err("a folder");
    assert!(matches!(error.trouble, StoreProblem::CannotOpen), "{error}");
}

#[test]
fn a_server_that_does_not_answer_is_told() {
    // A port that was free a moment ago.
    let port = TcpListener::bind("127.0.0.1:0").and_then(|taken| taken.local_addr());
    let address = format!("postgres://me@{}/games", port.expect("a port"));
    let error = run(Library::open(&LibraryLocation::Server(address))).expect_err("nobody is there");
    assert!(matches!(error.trouble, StoreProblem::Unreachable), "{error}");
    assert!(sentence(&error, "fr").contains("le serveur ne répond pas"));
    // One that takes calls and says nothing.
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("postgres://me@{}/games", silent.local_addr().expect("a port"));
    let opened = run(Library::open_with_patience(&LibraryLocation::Server(address), HURRY));
    let error = opened.expect_err("nobody says anything");
    assert!(matches!(error.trouble, StoreProblem::Unreachable), "{error}");
    assert!(sentence(&error, "en").contains("the server does not answer; check its address"));
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    // Not even root makes files there.
    let error = run(Library::open(&LibraryLocation::read("/sys/kernel/library.db")))
        .expect_err("forbidden");
    assert!(matches!(error.trouble, StoreProblem::ReadOnly), "{error}");
    let said = sentence(&error, "en");
    assert!(said.contains("it cannot be written; change the permissions of its folder"), "{said}");
}

/// A small disk of our own, if we may have one; it goes when the test ends.
struct Disk(TempDir);

impl Disk {
    fn mount() -> Option<Self> {
        let folder = TempDir::new().expect("a folder");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=512k", "tmpfs"]).arg(folder.path());
        let mounted = mount.output().is_ok_and(|output| output.status.success());
        mounted.then_some(Self(folder))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg(self.0.path()).status();
        assert!(unmounted.is_ok_and(|status| status.success()));
    }
}

#[test]
fn a_full_disk_is_told_and_nothing_is_lost() {
    let Some(disk) = Disk::mount() else {
        // Only some may mount; what SQLite says of a full disk is the same everywhere.
        assert!(matches!(
            StoreProblem::from(io::Error::from(ErrorKind::StorageFull)),
            StoreProblem::Full
        ));
        eprintln!("no disk of our own can be mounted here: the sentence alone was tried");
        return;
    };
    let place = LibraryLocation::File(disk.0.path().join("library.db"));
    run(async {
        let library = Library::open(&place).await.unwrap_or_else(|error| panic!("{error}"));
        let mut kept = 0;
        let error = loop {
            match library.add(&any_game("othello", kept)).await {
                Ok(_) => kept += 1,
                Err(error) => break error,
            }
            assert!(kept < 10_000, "the disk is full at last");
        };
        assert!(matches!(error.trouble, StoreProblem::Full), "{error}");
        assert!(sentence(&error, "en").ends_with("the disk is full; make room and try again"));
        assert!(sentence(&error, "fr").contains("le disque est plein"));
        assert_eq!(library.count().await.expect("counted"), kept);
        library.close().await;
    });
}

#[test]
fn a_server_without_such_a_database_refuses() {
    let LibraryLocation::Server(address) = server().place else { panic!("a server") };
    let error = run(Library::open(&LibraryLocation::Server(address + "_not")))
        .expect_err("no such database");
    assert!(matches!(error.trouble, StoreProblem::Refused(_)), "{error}");
    assert!(!sentence(&error, "en").contains("secret"), "nobody reads the password");
    let error = run(Library::open(&LibraryLocation::Server("postgres://a b:c/d".to_owned())));
    assert!(error.is_err(), "that is no address");
}

#[test]
fn every_trouble_has_a_sentence_in_every_language() {
    let problem = record::read(b"f5f5").expect_err("no game");
    let troubles = [
        StoreProblem::Locked,
        StoreProblem::from(io::Error::from(ErrorKind::ReadOnlyFilesystem)),
        StoreProblem::from(io::Error::from(ErrorKind::StorageFull)),
        StoreProblem::Disk,
        StoreProblem::CannotOpen,
        StoreProblem::NoLibrary,
        StoreProblem::Newer,
        StoreProblem::Unreachable,
        StoreProblem::Refused("go away".to_owned()),
        StoreProblem::Address("what?".to_owned()),
        StoreProblem::Record { id: 7, error: Box::new(problem) },
        StoreProblem::NoSuchGame(7),
        StoreProblem::Other("who knows".to_owned()),
    ];
    let mut seen = Vec::new();
    for trouble in troubles {
        let error = StoreError { place: "here".to_owned(), trouble };
        for (language, begins) in [("en", "the library here: "), ("fr", "la bibliothèque here")] {
            let said = sentence(&error, language);
            assert!(said.starts_with(begins) && !said.contains("???"), "{said}");
            assert!(!seen.contains(&said), "{said}");
            seen.push(said);
        }
    }
}
