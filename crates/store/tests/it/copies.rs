//! Copies of a library: made while it is used, put back, and kept before an upgrade.

use std::fs;

use sqlx::{Connection as _, SqliteConnection, query};
use store::{GameQuery, Library, LibraryLocation, StoreProblem};

use crate::support::{
    backends::{file, open, run, server},
    games::{any_game, game},
    tables::Played,
};

/// The file of a place.
fn path_of(place: &LibraryLocation) -> &std::path::Path {
    let LibraryLocation::File(path) = place else { panic!("a file") };
    path
}

#[test]
fn a_copy_that_is_put_back_is_what_was_there() {
    run(async {
        let (spot, other) = (file(), file());
        let library = open(&spot).await;
        for seed in 0..20 {
            library.add(&any_game("othello", seed)).await.expect("added");
        }
        let mut live = Played::new("table", "connect-four");
        for text in ["4", "4", "3"] {
            live.play(text);
            live.save(&library).await;
        }
        let copy = path_of(&spot.place).with_file_name("copy.db");
        // It is in use, and goes on being used.
        library.backup(&copy).await.expect("copied");
        let everything = GameQuery::default();
        let games = library.find(&everything).await.expect("games");
        let table = library.table("table").await.expect("read");
        live.play("3");
        live.save(&library).await;

        let report = Library::restore(&copy, &other.place).await.expect("restored");
        assert_eq!((report.games, report.tables), (20, 1));
        let restored = open(&other).await;
        assert_eq!(restored.find(&everything).await.expect("games"), games);
        assert_eq!(restored.table("table").await.expect("read"), table);
        for game in games {
            let kept = library.record(game.id).await.expect("a record");
            assert_eq!(restored.record(game.id).await.expect("a record"), kept);
        }
        let again = library.backup(&copy).await.expect_err("nothing is written over");
        assert!(matches!(again.trouble, StoreProblem::CannotOpen), "{again}");
        let there = Library::restore(&copy, &other.place).await.expect_err("nor is a library");
        assert!(matches!(there.trouble, StoreProblem::AlreadyThere), "{there}");
    });
}

#[test]
fn a_damaged_copy_is_not_put_back_and_a_damaged_game_is_found() {
    run(async {
        let (spot, other) = (file(), file());
        let library = open(&spot).await;
        let id = library.add(&any_game("morpion", 1)).await.expect("added").id();
        library.add(&any_game("morpion", 2)).await.expect("added");
        let plain = tempfile::tempdir().expect("a folder");
        let copied = plain.path().join("copy.db");
        library.backup(&copied).await.expect("copied");
        let address = format!("sqlite://{}", copied.display());
        let mut disk = SqliteConnection::connect(&address).await.expect("a database");
        let damage = query("UPDATE games SET record = '{' WHERE id = $1").bind(id);
        damage.execute(&mut disk).await.expect("damaged");
        disk.close().await.expect("closed");
        let error = Library::restore(&copied, &other.place).await.expect_err("it is damaged");
        assert!(matches!(error.trouble, StoreProblem::Record { .. }), "{error}");
        assert!(!path_of(&other.place).exists(), "nothing was put there");
        let sound = library.check().await.expect("read");
        assert!(sound.damage.is_empty() && sound.games == 2, "{sound:?}");
        fs::write(&copied, "no library at all").expect("written");
        Library::restore(&copied, &other.place).await.expect_err("it is none");
    });
}

#[test]
fn an_older_library_is_copied_before_it_is_brought_up_to_date() {
    run(async {
        let spot = file();
        let older = include_bytes!("data/libraries/plateau-0.1.db");
        let path = path_of(&spot.place);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, older).expect("written");
        // The upgrade is cut off in its middle, and begins again when the library is opened.
        Library::open_failing_at(&spot.place, 3).await.expect_err("cut off");
        let kept = format!("{}.version-1", path.display());
        let size = fs::metadata(&kept).expect("the copy is there").len();
        let library = open(&spot).await;
        let count = library.count().await.expect("counted");
        library.close().await;
        assert_eq!(fs::metadata(&kept).expect("the copy is still there").len(), size);
        fs::remove_file(path).expect("lost");
        let report =
            Library::restore(kept.as_ref(), &spot.place).await.expect("the copy is as good");
        assert_eq!(report.games, count);
        assert!(count > 0);
    });
}

#[test]
fn a_server_is_copied_with_its_own_tools() {
    run(async {
        let library = open(&server()).await;
        let error = library.backup("copy.db".as_ref()).await.expect_err("it is no file");
        assert!(matches!(error.trouble, StoreProblem::OnServer), "{error}");
    });
}

#[test]
fn the_games_of_a_person_are_forgotten() {
    for spot in [file(), server()] {
        run(async {
            let library = open(&spot).await;
            library.add(&game("connect-four", "4 4", ["Ann", "Bob"])).await.expect("added");
            library.add(&game("connect-four", "4 3", ["Bob", "Annie"])).await.expect("added");
            let live = Played::new("table", "morpion");
            let mut save = live.changes();
            save.row.players = vec!["human:name=Ann".to_owned(), "random".to_owned()];
            library.save_tables(&[save]).await.expect("saved");
            assert_eq!(library.forget_player("Ann").await.expect("forgotten"), (1, 1));
            assert_eq!(library.count().await.expect("counted"), 1);
            assert!(library.live_tables().await.expect("read").is_empty());
        });
    }
}
