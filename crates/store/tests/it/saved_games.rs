//! What is kept comes back.

use record::{GameDate, Record};
use rules::{Outcome, Player};
use store::{AddOutcome, GameQuery, Library, StoreProblem};

use crate::{
    support::backends::{Spot, both, open},
    support::games::{any_game, ended, game},
};

both! {
    games_come_back_as_they_were
    a_game_is_not_kept_twice
    games_that_are_imported_are_there_for_everyone
    a_game_that_is_removed_is_gone
    a_game_takes_the_place_of_another
    everything_is_there_after_a_restart
    settings_are_kept
    several_programs_keep_games_at_once
    several_programs_make_the_library_at_once
}

const GAMES: [&str; 6] = [
    "morpion:width=7,height=7,align=4,players=4",
    "othello",
    "othello:size=10",
    "draughts:russian",
    "draughts:frisian",
    "connect-four",
];

async fn games_come_back_as_they_were(spot: Spot) {
    let library = open(&spot).await;
    for (spec, seed) in GAMES.into_iter().zip(1..) {
        let mut record = any_game(spec, seed);
        record.players[0].name = Some("Zoé \"<b>\" 'quote' 👩‍👩‍👧 %_\\".to_owned());
        let AddOutcome::New(id) = library.add(&record).await.expect("kept") else { panic!("new") };
        assert_eq!(library.record(id).await.expect("found"), record);
    }
    assert_eq!(library.count().await.expect("counted"), 6);
    let missing = library.record(999).await.expect_err("there is none");
    assert!(matches!(missing.trouble, StoreProblem::NoSuchGame(999)), "{missing}");
}

async fn a_game_is_not_kept_twice(spot: Spot) {
    let library = open(&spot).await;
    let record = game("connect-four", "4 4 5", ["Ann", "Bob"]);
    let first = library.add(&record).await.expect("kept");
    let later = Record { saved: GameDate::read("2026-11-03"), ..record.clone() };
    assert_eq!(library.add(&later).await.expect("known"), AddOutcome::Known(first.id()));
    let other = game("connect-four", "4 4 5", ["Ann", "Eve"]);
    let added = library.add_all(&[record, other]).await.expect("kept");
    assert_eq!(added[0], AddOutcome::Known(first.id()));
    assert!(matches!(added[1], AddOutcome::New(id) if id != first.id()));
}

async fn games_that_are_imported_are_there_for_everyone(spot: Spot) {
    let known = game("connect-four", "4 4", ["Ann", "Bob"]);
    let library = open(&spot).await;
    library.add(&known).await.expect("kept");
    let importing = Library::open_for_import(library.place()).await.expect("it opens beside");
    let many: Vec<Record> = (0..450).map(|seed| any_game("connect-four", seed)).collect();
    let added = importing.add_all(&many).await.expect("kept");
    assert!(added.iter().all(|added| matches!(added, AddOutcome::New(_))), "{added:?}");
    let again = importing.add_all(std::slice::from_ref(&known)).await.expect("known");
    assert!(matches!(again[0], AddOutcome::Known(_)));
    importing.close().await;
    assert_eq!(library.count().await.expect("counted"), 451);
    let last = added.last().expect("there are many").id();
    assert_eq!(library.record(last).await.expect("found"), many[449]);
}

async fn a_game_that_is_removed_is_gone(spot: Spot) {
    let library = open(&spot).await;
    let id = library.add(&game("connect-four", "4 4", ["Ann", "Bob"])).await.expect("kept").id();
    assert!(library.remove(id).await.expect("removed"));
    assert!(!library.remove(id).await.expect("gone already"));
    assert_eq!(library.find(&GameQuery::default()).await.expect("found"), []);
    assert_eq!(library.hall(&GameQuery::default()).await.expect("the hall"), []);
}

async fn a_game_takes_the_place_of_another(spot: Spot) {
    let library = open(&spot).await;
    let [first, second] = ["4", "4 4 5"].map(|moves| game("connect-four", moves, ["Ann", "Bob"]));
    let id = library.add(&first).await.expect("kept").id();
    assert_eq!(library.replace(id, &second).await.expect("replaced"), AddOutcome::New(id));
    assert_eq!(library.record(id).await.expect("there"), second);
    assert_eq!(library.replace(id, &second).await.expect("the same"), AddOutcome::New(id));
    let other = library.add(&first).await.expect("kept").id();
    assert_ne!(other, id);
    assert_eq!(library.replace(other, &second).await.expect("known"), AddOutcome::Known(id));
    assert_eq!(library.count().await.expect("counted"), 1);
    assert!(library.remove(id).await.expect("removed"));
    assert!(library.add(&first).await.expect("kept").id() > other, "numbers are not used twice");
}

async fn everything_is_there_after_a_restart(spot: Spot) {
    let library = open(&spot).await;
    let record = any_game("draughts:english", 5);
    let id = library.add(&record).await.expect("kept").id();
    library.settle("language", "fr").await.expect("settled");
    library.close().await;
    let library = open(&spot).await;
    assert_eq!(library.record(id).await.expect("found"), record);
    assert_eq!(library.setting("language").await.expect("read").as_deref(), Some("fr"));
}

async fn settings_are_kept(spot: Spot) {
    let library = open(&spot).await;
    assert_eq!(library.setting("volume").await.expect("read"), None);
    for volume in ["11", "", "ünïcode 🔊"] {
        library.settle("volume", volume).await.expect("settled");
        assert_eq!(library.setting("volume").await.expect("read").as_deref(), Some(volume));
    }
}

async fn several_programs_keep_games_at_once(spot: Spot) {
    async fn keep(library: Library, first: u64) {
        for seed in first..first + 20 {
            let record = ended(any_game("othello:size=6", seed), Outcome::Win(Player::FIRST));
            library.add(&record).await.expect("kept");
        }
    }
    let libraries = [open(&spot).await, open(&spot).await, open(&spot).await];
    let [one, two, three] = libraries;
    let (one, two, three) =
        (tokio::spawn(keep(one, 0)), tokio::spawn(keep(two, 100)), tokio::spawn(keep(three, 200)));
    for task in [one, two, three] {
        task.await.expect("all were kept");
    }
    assert_eq!(open(&spot).await.count().await.expect("counted"), 60);
}

async fn several_programs_make_the_library_at_once(spot: Spot) {
    let programs: Vec<_> = (0..6)
        .map(|_| {
            let place = spot.place.clone();
            tokio::spawn(async move { Library::open(&place).await })
        })
        .collect();
    for program in programs {
        let library = program.await.expect("no panic").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(library.count().await.expect("counted"), 0);
    }
}
