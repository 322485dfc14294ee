//! Tables at which people sit, for a server to keep.

use record::Date;
use store::{Change, Clerk, Keeping, Library};

use crate::{
    games::game,
    places::{Spot, both, open},
};

both! {
    tables_come_back_as_they_were_last
    who_comes_second_is_told
    many_are_kept_together
    a_clerk_keeps_for_everybody
    others_hear_of_tables_that_are_kept
}

async fn tables_come_back_as_they_were_last(spot: Spot) {
    let library = open(&spot).await;
    for (moves, revision) in ["4", "4 4", "4 4 3"].into_iter().zip(0..) {
        keep(&library, "blue", moves, revision).await;
    }
    keep(&library, "réd \"'👩", "{}", 0).await;
    library.close().await;
    let library = open(&spot).await;
    let tables = library.tables().await.expect("tables");
    let blue = tables.iter().find(|table| table.id == "blue").expect("the blue table");
    assert_eq!((tables.len(), &*blue.content, blue.revision), (2, "4 4 3", 3));
    assert_eq!(library.table("blue").await.expect("read").as_ref(), Some(blue));
    assert!(library.clear_table("blue").await.expect("cleared"));
    assert!(!library.clear_table("blue").await.expect("gone already"));
    assert_eq!(library.table("blue").await.expect("read"), None);
    let long_ago = Date::read("1999").expect("a date");
    assert_eq!(library.clear_tables_before(&long_ago).await.expect("none"), 0);
    let one_day = Date::read("9999").expect("a date");
    assert_eq!(library.clear_tables_before(&one_day).await.expect("the red one"), 1);
}

fn keeping(id: &str, content: &str, revision: i64) -> Keeping {
    Keeping { id: id.to_owned(), content: content.to_owned(), revision, over: None }
}

async fn keep(library: &Library, id: &str, content: &str, revision: i64) {
    let kept = library.keep_tables(&[keeping(id, content, revision)]).await.expect("kept");
    assert_eq!(kept, [Some(revision + 1)], "{id} after revision {revision}");
}

async fn who_comes_second_is_told(spot: Spot) {
    let [one, two] = [open(&spot).await, open(&spot).await];
    let keep = async |library: &Library, content, revision| {
        let kept = library.keep_tables(&[keeping("blue", content, revision)]).await;
        kept.expect("asked")[0]
    };
    assert_eq!(keep(&one, "new", 0).await, Some(1));
    assert_eq!(keep(&one, "one", 1).await, Some(2));
    assert_eq!(keep(&two, "two", 1).await, None);
    let table = two.table("blue").await.expect("read").expect("there");
    assert_eq!((&*table.content, table.revision), ("one", 2));
    assert_eq!(keep(&two, "two", 2).await, Some(3));
}

async fn many_are_kept_together(spot: Spot) {
    let library = open(&spot).await;
    let record = game("morpion", "A1 B2 C3", ["Zoé", ""]);
    let tables = ["red", "green", "blue"].map(|id| keeping(id, "4", 0));
    assert_eq!(library.keep_tables(&tables).await.expect("kept"), [Some(1); 3]);
    let mut tables = ["red", "green", "white"].map(|id| keeping(id, "4 4", 1));
    tables[0].revision = 7;
    for table in &mut tables {
        table.over = Some(record.clone());
    }
    let kept = library.keep_tables(&tables).await.expect("kept");
    assert_eq!(kept, [None, Some(2), Some(2)], "one was overtaken, one was cleared meanwhile");
    assert_eq!(library.count().await.expect("games"), 1, "the game is kept, and once");
    assert_eq!(library.table("red").await.expect("read").expect("there").content, "4");
}

async fn a_clerk_keeps_for_everybody(spot: Spot) {
    let library = open(&spot).await;
    let clerk = Clerk::of(library.clone());
    let errands = (0..300).map(|number| {
        let clerk = clerk.clone();
        tokio::spawn(async move { clerk.keep(keeping(&number.to_string(), "4", 0)).await })
    });
    for errand in errands.collect::<Vec<_>>() {
        assert_eq!(errand.await.expect("done").expect("kept"), Some(1));
    }
    assert_eq!(library.tables().await.expect("tables").len(), 300);
    assert_eq!(clerk.keep(keeping("7", "4 4", 0)).await.expect("asked"), None);
}

async fn others_hear_of_tables_that_are_kept(spot: Spot) {
    let [one, two] = [open(&spot).await, open(&spot).await];
    keep(&one, "blue", "before anybody listens", 0).await;
    let mut watch = two.watch().await.expect("a watch");
    let kept = |id: &str, revision| Change::Kept { id: id.to_owned(), revision };
    keep(&one, "blue", "4", 1).await;
    assert_eq!(watch.next().await.expect("news"), kept("blue", 2));
    keep(&one, "a name, with 'quotes'", "4", 0).await;
    assert_eq!(watch.next().await.expect("news"), kept("a name, with 'quotes'", 1));
    keep(&two, "blue", "4 4", 2).await;
    assert_eq!(watch.next().await.expect("news"), kept("blue", 3), "one's own too");
    one.clear_table("blue").await.expect("cleared");
    let cleared = Change::Cleared { id: "blue".to_owned() };
    assert_eq!(watch.next().await.expect("news"), cleared);
}
