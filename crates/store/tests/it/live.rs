//! Tables at which people sit, for a server to keep.

use record::Date;
use store::Change;

use crate::places::{Spot, both, open};

both! {
    tables_come_back_as_they_were_last
    who_comes_second_is_told
    tables_sleep_and_wake
    others_hear_of_tables_that_are_kept
}

async fn tables_come_back_as_they_were_last(spot: Spot) {
    let library = open(&spot).await;
    for (moves, revision) in ["4", "4 4", "4 4 3"].into_iter().zip(1..) {
        assert_eq!(library.keep_table("blue", moves).await.expect("kept"), revision);
    }
    library.keep_table("réd \"'👩", "{}").await.expect("kept");
    library.close().await;
    let library = open(&spot).await;
    let tables = library.tables().await.expect("tables");
    let blue = tables.iter().find(|table| table.id == "blue").expect("the blue table");
    assert_eq!((tables.len(), &*blue.content, blue.revision, blue.awake), (2, "4 4 3", 3, true));
    assert_eq!(library.table("blue").await.expect("read").as_ref(), Some(blue));
    assert!(library.clear_table("blue").await.expect("cleared"));
    assert!(!library.clear_table("blue").await.expect("gone already"));
    assert_eq!(library.table("blue").await.expect("read"), None);
    let long_ago = Date::read("1999").expect("a date");
    assert_eq!(library.clear_tables_before(&long_ago).await.expect("none"), 0);
    let one_day = Date::read("9999").expect("a date");
    assert_eq!(library.clear_tables_before(&one_day).await.expect("the red one"), 1);
}

async fn who_comes_second_is_told(spot: Spot) {
    let [one, two] = [open(&spot).await, open(&spot).await];
    assert_eq!(one.keep_table_after("blue", "new", 0).await.expect("kept"), Some(1));
    assert_eq!(one.keep_table_after("blue", "one", 1).await.expect("kept"), Some(2));
    assert_eq!(two.keep_table_after("blue", "two", 1).await.expect("asked"), None);
    let table = two.table("blue").await.expect("read").expect("there");
    assert_eq!((&*table.content, table.revision), ("one", 2));
    assert_eq!(two.keep_table_after("blue", "two", 2).await.expect("kept"), Some(3));
}

async fn tables_sleep_and_wake(spot: Spot) {
    let library = open(&spot).await;
    library.keep_table("blue", "4").await.expect("kept");
    assert!(library.put_to_sleep("blue").await.expect("asleep"));
    assert!(!library.put_to_sleep("red").await.expect("there is none"));
    assert!(!library.tables().await.expect("tables")[0].awake);
    let blue = library.wake("blue").await.expect("awake").expect("there");
    assert_eq!((&*blue.content, blue.revision, blue.awake), ("4", 1, true));
    assert_eq!(library.wake("red").await.expect("there is none"), None);
}

async fn others_hear_of_tables_that_are_kept(spot: Spot) {
    let [one, two] = [open(&spot).await, open(&spot).await];
    one.keep_table("blue", "before anybody listens").await.expect("kept");
    let mut watch = two.watch().await.expect("a watch");
    let kept = |id: &str, revision| Change::Kept { id: id.to_owned(), revision };
    one.keep_table("blue", "4").await.expect("kept");
    assert_eq!(watch.next().await.expect("news"), kept("blue", 2));
    one.put_to_sleep("blue").await.expect("nobody needs to know");
    one.keep_table("a name, with 'quotes'", "4").await.expect("kept");
    assert_eq!(watch.next().await.expect("news"), kept("a name, with 'quotes'", 1));
    two.keep_table("blue", "4 4").await.expect("kept");
    assert_eq!(watch.next().await.expect("news"), kept("blue", 3), "one's own too");
    one.clear_table("blue").await.expect("cleared");
    let cleared = Change::Cleared { id: "blue".to_owned() };
    assert_eq!(watch.next().await.expect("news"), cleared);
}
