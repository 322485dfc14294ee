//! What is kept comes back.

use record::{Date, Record};
use rules::{Outcome, Player};
use session::{Scores, Tally};
use store::{Added, Library, Search, Trouble};

use crate::{
    games::{any_game, ended, game, on},
    places::{Spot, both, open},
};

both! {
    games_come_back_as_they_were
    a_game_is_not_kept_twice
    a_game_that_is_removed_is_gone
    everything_is_there_after_a_restart
    tables_come_back_as_they_were_last
    settings_and_series_are_kept
    several_programs_keep_games_at_once
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
        let Added::New(id) = library.add(&record).await.expect("kept") else { panic!("new") };
        assert_eq!(library.record(id).await.expect("found"), record);
    }
    assert_eq!(library.count().await.expect("counted"), 6);
    let missing = library.record(999).await.expect_err("there is none");
    assert!(matches!(missing.trouble, Trouble::NoSuchGame(999)), "{missing}");
}

async fn a_game_is_not_kept_twice(spot: Spot) {
    let library = open(&spot).await;
    let record = game("connect-four", "4 4 5", ["Ann", "Bob"]);
    let first = library.add(&record).await.expect("kept");
    let later = Record { saved: Date::read("2026-11-03"), ..record.clone() };
    assert_eq!(library.add(&later).await.expect("known"), Added::Known(first.id()));
    let other = game("connect-four", "4 4 5", ["Ann", "Eve"]);
    let added = library.add_all(&[record, other]).await.expect("kept");
    assert_eq!(added[0], Added::Known(first.id()));
    assert!(matches!(added[1], Added::New(id) if id != first.id()));
}

async fn a_game_that_is_removed_is_gone(spot: Spot) {
    let library = open(&spot).await;
    let id = library.add(&game("connect-four", "4 4", ["Ann", "Bob"])).await.expect("kept").id();
    assert!(library.remove(id).await.expect("removed"));
    assert!(!library.remove(id).await.expect("gone already"));
    assert_eq!(library.find(&Search::default()).await.expect("found"), []);
    assert_eq!(library.hall(None).await.expect("the hall"), []);
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

async fn tables_come_back_as_they_were_last(spot: Spot) {
    let library = open(&spot).await;
    let mut moves = String::new();
    for column in ["4", "4", "3", "5"] {
        moves = moves + " " + column;
        let record = game("connect-four", &moves, ["Ann", "Bob"]);
        library.checkpoint("blue", &record, "{\"tokens\":[\"a\",\"b\"]}").await.expect("kept");
    }
    let other = on(game("othello", "f5", ["", ""]), "2026-11-03");
    library.checkpoint("red", &other, "").await.expect("kept");
    let tables = library.live_tables().await.expect("tables");
    let blue = tables.iter().find(|table| table.id == "blue").expect("the blue table");
    assert_eq!((tables.len(), blue.record.moves.len()), (2, 4));
    assert_eq!(blue.seats, "{\"tokens\":[\"a\",\"b\"]}");
    assert!(library.clear_table("blue").await.expect("cleared"));
    assert!(!library.clear_table("blue").await.expect("gone already"));
    let long_ago = Date::read("1999").expect("a date");
    assert_eq!(library.clear_tables_before(&long_ago).await.expect("none"), 0);
    let one_day = Date::read("9999").expect("a date");
    assert_eq!(library.clear_tables_before(&one_day).await.expect("the red one"), 1);
}

async fn settings_and_series_are_kept(spot: Spot) {
    let library = open(&spot).await;
    assert_eq!(library.setting("volume").await.expect("read"), None);
    for volume in ["11", "", "ünïcode 🔊"] {
        library.settle("volume", volume).await.expect("settled");
        assert_eq!(library.setting("volume").await.expect("read").as_deref(), Some(volume));
    }
    assert_eq!(library.series("kitchen").await.expect("read"), None);
    let tallies = vec![Tally { wins: 3, draws: 1, losses: 0 }, Tally::default()];
    for scores in [Scores::new(2), Scores::of(tallies)] {
        library.keep_series("kitchen", &scores).await.expect("kept");
        assert_eq!(library.series("kitchen").await.expect("read"), Some(scores));
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
