//! Each test twice: with a file and with a server.

use std::path::Path;

use store::{Library, LibraryLocation};
use tempfile::TempDir;
use testkit::postgres::fresh_database;

/// A place for a library, and the folder that goes when the test ends.
pub(crate) struct Spot {
    pub(crate) place: LibraryLocation,
    _folder: Option<TempDir>,
}

pub(crate) fn file() -> Spot {
    let folder = TempDir::new().expect("a folder");
    // A name with everything in it that means something in an address.
    let path = folder.path().join("new folder/100% mine? #1 & é.db");
    Spot { place: LibraryLocation::File(path), _folder: Some(folder) }
}

pub(crate) fn server() -> Spot {
    Spot { place: LibraryLocation::Server(fresh_database()), _folder: None }
}

/// Runs something asynchronous to its end.
pub(crate) fn run<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(work)
}

pub(crate) async fn open(spot: &Spot) -> Library {
    Library::open(&spot.place).await.unwrap_or_else(|error| panic!("{error}"))
}

/// A test of a library, with a file and with a server.
macro_rules! both {
    ($($name:ident)*) => {
        mod with_a_file {
            $(#[test] fn $name() { crate::support::backends::run(super::$name(crate::support::backends::file())) })*
        }
        mod with_a_server {
            $(#[test] fn $name() { crate::support::backends::run(super::$name(crate::support::backends::server())) })*
        }
    };
}
pub(crate) use both;

#[test]
fn places_are_told_by_their_text() {
    let server = LibraryLocation::read("postgres://me:secret@host:5432/games");
    assert_eq!(server, LibraryLocation::Server("postgres://me:secret@host:5432/games".to_owned()));
    assert_eq!(server.told(), "postgres://host:5432/games", "nobody reads the password");
    let query = LibraryLocation::read("postgres://host/games?user=me&password=se@cret");
    assert_eq!(query.told(), "postgres://host/games", "nor here");
    assert_eq!(
        LibraryLocation::read("games.db"),
        LibraryLocation::File(Path::new("games.db").to_owned())
    );
    assert_eq!(
        LibraryLocation::read("sqlite:///a/b.db"),
        LibraryLocation::File(Path::new("/a/b.db").to_owned())
    );
}

#[cfg(unix)]
#[test]
fn a_library_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let spot = file();
    let library = run(open(&spot));
    let LibraryLocation::File(path) = &spot.place else { panic!("a file") };
    let folder = path.parent().expect("a folder");
    let mode = |path: &Path| path.metadata().expect("it is there").permissions().mode() & 0o777;
    assert_eq!((mode(folder), mode(path)), (0o700, 0o600));
    for beside in folder.read_dir().expect("a folder") {
        assert_eq!(mode(&beside.expect("a file").path()), 0o600);
    }
    run(library.close());
}
