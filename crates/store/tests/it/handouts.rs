//! Exercises that are handed out: kept with their results, and bounded by network.

use store::{HandoutResult, HandoutRow, HandoutTry, Library};

use crate::support::backends::{Spot, both, open};

both! {
    results_are_kept_and_what_comes_after_the_solution_does_not_count
    a_sheet_has_so_many_learners_at_most
    sheet_after_sheet_displaces_only_those_of_the_same_network
    only_the_owner_clears_a_sheet
}

fn sheet(number: u32, owner: &str, opened: i64) -> HandoutRow {
    let network = format!("network of {owner}");
    HandoutRow { number, owner: owner.to_owned(), network, exercise: "{}".to_owned(), opened }
}

fn tried(learner: &str, right: u32, looked: bool) -> HandoutTry {
    HandoutTry { learner: learner.to_owned(), right, total: 10, looked }
}

async fn enter(library: &Library, tried: &HandoutTry) -> bool {
    library.enter_try(1000, tried, 2).await.expect("entered")
}

async fn results_are_kept_and_what_comes_after_the_solution_does_not_count(spot: Spot) {
    let library = open(&spot).await;
    let row = sheet(1000, "teacher", 7);
    assert!(library.add_handout(&row).await.expect("added"));
    assert!(!library.add_handout(&row).await.expect("the number is taken"));
    for (right, looked) in [(3, false), (5, false), (4, false), (6, true), (10, false)] {
        assert!(enter(&library, &tried("Zoé", right, looked)).await);
    }
    assert!(enter(&library, &tried("Ada", 2, true)).await);
    library.close().await;
    let library = open(&spot).await;
    assert_eq!(library.handout(1000).await.expect("read"), Some(row.clone()));
    assert_eq!(library.handouts_of("teacher").await.expect("read"), [row]);
    let result = |learner: &str, first, best, tries| HandoutResult {
        learner: learner.to_owned(),
        first,
        best,
        total: 10,
        tries,
        looked: true,
    };
    let results = library.handout_results(1000).await.expect("read");
    assert_eq!(results, [result("Zoé", 3, 6, 4), result("Ada", 2, 2, 1)]);
    library.forget_player("Ada").await.expect("forgotten");
    assert_eq!(library.handout_results(1000).await.expect("read").len(), 1);
}

async fn a_sheet_has_so_many_learners_at_most(spot: Spot) {
    let library = open(&spot).await;
    library.add_handout(&sheet(1000, "teacher", 0)).await.expect("added");
    assert!(enter(&library, &tried("Ada", 1, false)).await);
    assert!(enter(&library, &tried("Bob", 1, false)).await);
    assert!(!enter(&library, &tried("Cid", 1, false)).await);
    assert!(enter(&library, &tried("Bob", 2, false)).await, "who is there may try again");
    assert_eq!(library.handout_results(1000).await.expect("read").len(), 2);
}

async fn sheet_after_sheet_displaces_only_those_of_the_same_network(spot: Spot) {
    let library = open(&spot).await;
    library.add_handout(&sheet(1000, "teacher", 0)).await.expect("added");
    for number in 1001..1010 {
        library.make_room_for_handout(4).await.expect("made");
        library.add_handout(&sheet(number, "pupil", i64::from(number))).await.expect("added");
    }
    let left = library.handouts_of("pupil").await.expect("read");
    let left: Vec<u32> = left.iter().map(|sheet| sheet.number).collect();
    assert_eq!(left, [1009, 1008, 1007], "the newest stay");
    assert!(library.handout(1000).await.expect("read").is_some(), "that of the teacher is there");
}

async fn only_the_owner_clears_a_sheet(spot: Spot) {
    let library = open(&spot).await;
    library.add_handout(&sheet(1000, "teacher", 0)).await.expect("added");
    assert!(enter(&library, &tried("Ada", 1, false)).await);
    assert!(!library.clear_handout(1000, "pupil").await.expect("asked"));
    assert!(library.clear_handout(1000, "teacher").await.expect("cleared"));
    assert_eq!(library.handout(1000).await.expect("read"), None);
    assert_eq!(library.handout_results(1000).await.expect("read"), []);
}
