//! Live tables: saved as rows, loaded again, overtaken, heard of.

use store::{BatchWriter, Library, LiveTableChange, TableSave};

use crate::{
    support::backends::{Spot, both, open},
    support::games::game,
    support::tables::{Played, save_of},
};

both! {
    tables_come_back_as_they_were_saved_last
    a_save_that_does_not_follow_is_refused
    many_are_saved_together
    a_clerk_saves_for_all_tables
    others_hear_of_tables_that_are_saved
    lists_are_queries
}

async fn save(library: &Library, save: &TableSave) -> Option<i64> {
    library.save_tables(std::slice::from_ref(save)).await.expect("saved")[0]
}

async fn tables_come_back_as_they_were_saved_last(spot: Spot) {
    let library = open(&spot).await;
    let mut blue = Played::new("blue", "connect-four");
    for text in ["4", "4", "3"] {
        blue.play(text);
        blue.save(&library).await;
    }
    save(&library, &save_of("réd \"'👩", "morpion", 0)).await;
    library.close().await;
    let library = open(&spot).await;
    let loaded = library.table("blue").await.expect("read").expect("the blue table");
    assert_eq!((loaded.revision, loaded.row.moves), (3, 3));
    assert_eq!(loaded.record.main_line().collect::<Vec<_>>(), ["4", "4", "3"]);
    assert_eq!(&loaded.row, &blue.row());
    assert!(library.table("réd \"'👩").await.expect("read").is_some());
    assert_eq!(library.table_count().await.expect("counted"), 2);
    assert!(library.clear_table("blue").await.expect("cleared"));
    assert!(!library.clear_table("blue").await.expect("gone already"));
    assert_eq!(library.table("blue").await.expect("read"), None);
    assert_eq!(library.clear_tables_before(0).await.expect("none"), 0);
    assert_eq!(library.clear_tables_before(i64::MAX).await.expect("the red one"), 1);
}

async fn a_save_that_does_not_follow_is_refused(spot: Spot) {
    let [one, two] = [open(&spot).await, open(&spot).await];
    assert_eq!(save(&one, &save_of("blue", "morpion", 0)).await, Some(1));
    let mut mine = save_of("blue", "morpion", 1);
    "one".clone_into(&mut mine.row.owner);
    assert_eq!(save(&one, &mine).await, Some(2));
    let mut theirs = save_of("blue", "morpion", 1);
    "two".clone_into(&mut theirs.row.owner);
    assert_eq!(save(&two, &theirs).await, None);
    let table = two.table("blue").await.expect("read").expect("there");
    assert_eq!((&*table.row.owner, table.revision), ("one", 2));
    theirs.revision = 2;
    assert_eq!(save(&two, &theirs).await, Some(3));
}

async fn many_are_saved_together(spot: Spot) {
    let library = open(&spot).await;
    let record = game("morpion", "A1 B2 C3", ["Zoé", ""]);
    let saves = ["red", "green", "blue"].map(|id| save_of(id, "morpion", 0));
    assert_eq!(library.save_tables(&saves).await.expect("saved"), [Some(1); 3]);
    let mut saves = ["red", "green", "white"].map(|id| save_of(id, "morpion", 1));
    saves[0].revision = 7;
    for save in &mut saves {
        "later".clone_into(&mut save.row.owner);
        save.finished = Some(record.clone());
    }
    let saved = library.save_tables(&saves).await.expect("saved");
    assert_eq!(saved, [None, Some(2), Some(2)], "one was overtaken, one was cleared meanwhile");
    assert_eq!(library.count().await.expect("games"), 1, "the game is added, and once");
    let red = library.table("red").await.expect("read").expect("there");
    assert_eq!(red.row.owner, "owner of red");
}

async fn a_clerk_saves_for_all_tables(spot: Spot) {
    let library = open(&spot).await;
    let clerk = BatchWriter::of(library.clone());
    let saves = (0..300).map(|number| {
        let clerk = clerk.clone();
        tokio::spawn(async move { clerk.save(save_of(&number.to_string(), "morpion", 0)).await })
    });
    for save in saves.collect::<Vec<_>>() {
        assert_eq!(save.await.expect("done").expect("saved"), Some(1));
    }
    assert_eq!(library.table_count().await.expect("counted"), 300);
    assert_eq!(clerk.save(save_of("7", "morpion", 0)).await.expect("asked"), None);
}

async fn others_hear_of_tables_that_are_saved(spot: Spot) {
    let [one, two] = [open(&spot).await, open(&spot).await];
    save(&one, &save_of("blue", "morpion", 0)).await;
    let mut watch = two.watch().await.expect("a watch");
    let saved = |id: &str, revision| LiveTableChange::Saved { id: id.to_owned(), revision };
    save(&one, &save_of("blue", "morpion", 1)).await;
    assert_eq!(watch.next().await.expect("news"), saved("blue", 2));
    save(&one, &save_of("a name, with 'quotes'", "morpion", 0)).await;
    assert_eq!(watch.next().await.expect("news"), saved("a name, with 'quotes'", 1));
    save(&two, &save_of("blue", "morpion", 2)).await;
    assert_eq!(watch.next().await.expect("news"), saved("blue", 3), "one's own too");
    one.clear_table("blue").await.expect("cleared");
    let cleared = LiveTableChange::Cleared { id: "blue".to_owned() };
    assert_eq!(watch.next().await.expect("news"), cleared);
}

async fn lists_are_queries(spot: Spot) {
    let library = open(&spot).await;
    for (id, owner, moves, over, changed) in [
        ("begun", "zoe", 3, false, 40),
        ("ended", "zoe", 5, true, 50),
        ("empty", "max", 0, false, 60),
        ("left", "max", 9, false, 1),
    ] {
        let mut table = save_of(id, "morpion", 0);
        (table.row.owner, table.row.moves) = (owner.to_owned(), moves);
        (table.row.over, table.row.changed) = (over, changed);
        table.row.tournament = None;
        save(&library, &table).await;
    }
    let names = async |owner: &str| -> Vec<String> {
        let rows = library.tables_of(owner).await.expect("listed");
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(names("zoe").await, ["ended", "begun"]);
    assert_eq!(names("max").await, ["empty", "left"]);
    assert!(names("nobody").await.is_empty());
    let spare = library.spare_tables(30, 10).await.expect("listed");
    assert_eq!(spare, ["empty", "ended", "left"], "a game under way is not spared");
    assert_eq!(library.spare_tables(30, 1).await.expect("listed"), ["empty"]);
    assert!(!library.clear_spare_table("begun", 30).await.expect("asked"));
    assert!(library.clear_spare_table("left", 30).await.expect("asked"));
}
