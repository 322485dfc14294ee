//! Tournaments with their games, and games and tables that are renamed, deleted and restored.

use rules::{Outcome, Player};
use store::{
    GameQuery, Housekeeper, Library, SummaryPlayer, TournamentGame, TournamentReport, TournamentRow,
};

use crate::support::{
    backends::{Spot, both, open},
    games::{ended, game},
    tables::save_of,
};

both! {
    a_tournament_comes_back_with_its_games
    a_change_that_does_not_follow_is_refused
    tournaments_are_listed_for_who_opened_and_who_plays
    a_tournament_that_was_deleted_is_restored
    a_game_is_renamed_deleted_and_restored
    a_table_is_renamed_deleted_and_restored
    the_games_that_the_hall_counts_are_found
}

fn row(id: &str, owner: &str) -> TournamentRow {
    TournamentRow {
        id: id.to_owned(),
        revision: 1,
        owner: owner.to_owned(),
        network: "net".to_owned(),
        name: "Été 2026".to_owned(),
        state: "running".to_owned(),
        content: "{\"game\": \"othello\"}".to_owned(),
        people: vec![Some("zoe".to_owned()), None],
        begun: 10,
        changed: 20,
    }
}

fn report(number: u64, moves: &str) -> TournamentReport {
    let record = ended(game("connect-four", moves, ["a", "b"]), Outcome::Win(Player::FIRST));
    TournamentReport { number, report: format!("{{\"number\":{number}}}"), record: Some(record) }
}

async fn titled(library: &Library, title: &str) -> u64 {
    let query = GameQuery { title: Some(title.to_owned()), ..GameQuery::default() };
    library.count_found(&query).await.expect("counted")
}

async fn a_tournament_comes_back_with_its_games(spot: Spot) {
    let library = open(&spot).await;
    let row = row("cup", "max");
    library.add_tournament(&row).await.expect("added");
    library.seat_tournament_game("cup", 2, "table of two").await.expect("seated");
    let reports = [report(0, "4 4"), report(1, "4 3")];
    let ids = library.keep_tournament_games(&row, &reports).await.expect("kept");
    let again = library.keep_tournament_games(&row, &reports[..1]).await.expect("kept before");
    assert_eq!(again, ids[..1], "a game is kept once");
    library.close().await;
    let library = open(&spot).await;
    assert_eq!(library.tournament("cup").await.expect("read").as_ref(), Some(&row));
    assert_eq!(library.running_tournaments().await.expect("read"), [row]);
    let games = library.tournament_games("cup").await.expect("read");
    let seated = TournamentGame {
        number: 2,
        table: Some("table of two".to_owned()),
        ..TournamentGame::default()
    };
    assert_eq!(games.len(), 3);
    assert_eq!(games[2], seated);
    assert_eq!(games[0].report.as_deref(), Some("{\"number\":0}"));
    assert_eq!((games[0].game, games[1].game), (ids[0], ids[1]));
    assert_eq!(library.count().await.expect("counted"), 2);
    assert_eq!(titled(&library, "2026").await, 2, "the games have the name of the tournament");
}

async fn a_change_that_does_not_follow_is_refused(spot: Spot) {
    let library = open(&spot).await;
    let mut mine = row("cup", "max");
    library.add_tournament(&mine).await.expect("added");
    let mut theirs = mine.clone();
    "over".clone_into(&mut mine.state);
    assert!(library.change_tournament(&mut mine).await.expect("changed"));
    assert_eq!(mine.revision, 2);
    assert!(!library.change_tournament(&mut theirs).await.expect("asked"));
    let known = library.tournament("cup").await.expect("read").expect("there");
    assert_eq!(known.state, "over");
    assert!(library.running_tournaments().await.expect("read").is_empty());
}

async fn tournaments_are_listed_for_who_opened_and_who_plays(spot: Spot) {
    let library = open(&spot).await;
    for (id, owner) in [("one", "max"), ("two", "ben")] {
        library.add_tournament(&row(id, owner)).await.expect("added");
    }
    let ids = async |browser: &str| -> Vec<String> {
        let rows = library.tournaments_of(browser, 10).await.expect("listed");
        rows.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(ids("max").await, ["one"]);
    assert_eq!(ids("zoe").await, ["one", "two"], "who takes part sees both");
    assert!(ids("zo").await.is_empty());
    assert_eq!(library.tournament_count_of("ben").await.expect("counted"), 1);
}

async fn a_tournament_that_was_deleted_is_restored(spot: Spot) {
    let library = open(&spot).await;
    library.add_tournament(&row("cup", "max")).await.expect("added");
    let stranger = Housekeeper::Browser("zoe");
    let owner = Housekeeper::Browser("max");
    assert!(!library.delete_tournament("cup", 50, stranger).await.expect("asked"));
    assert!(library.delete_tournament("cup", 50, owner).await.expect("deleted"));
    assert_eq!(library.tournament("cup").await.expect("read"), None);
    assert!(library.running_tournaments().await.expect("read").is_empty());
    library.clear_deleted(50).await.expect("nothing is older");
    assert!(library.restore_tournament("cup", owner).await.expect("restored"));
    assert!(library.tournament("cup").await.expect("read").is_some());
    assert!(library.delete_tournament("cup", 50, owner).await.expect("deleted"));
    library.clear_deleted(51).await.expect("cleared");
    assert!(!library.restore_tournament("cup", owner).await.expect("asked"));
}

async fn a_game_is_renamed_deleted_and_restored(spot: Spot) {
    let library = open(&spot).await;
    let mut save = save_of("blue", "connect-four", 0);
    "max".clone_into(&mut save.row.owner);
    save.finished = Some(game("connect-four", "4 4 3", ["a", "b"]));
    library.save_tables(&[save]).await.expect("saved");
    let found = library.find(&GameQuery::default()).await.expect("found");
    let id = found[0].id;
    assert_eq!(found[0].owner.as_deref(), Some("max"), "it belongs to the owner of its table");
    let (owner, stranger) = (Housekeeper::Browser("max"), Housekeeper::Browser("zoe"));
    assert!(!library.rename_game(id, "Finale", stranger).await.expect("asked"));
    assert!(library.rename_game(id, "Finale", owner).await.expect("renamed"));
    assert_eq!(titled(&library, "FINAL").await, 1);
    let before = library.record(id).await.expect("read");
    assert!(!library.delete_game(id, 5, stranger).await.expect("asked"));
    assert!(library.delete_game(id, 5, owner).await.expect("deleted"));
    assert!(library.record(id).await.is_err());
    assert_eq!(library.count().await.expect("counted"), 0);
    assert!(!library.restore_game(id, stranger).await.expect("asked"));
    assert!(library.restore_game(id, owner).await.expect("restored"));
    assert_eq!(library.record(id).await.expect("read"), before);
    assert_eq!(titled(&library, "finale").await, 1, "the name comes back too");
    assert!(library.delete_game(id, 5, Housekeeper::Keeper).await.expect("deleted"));
    library.clear_deleted(6).await.expect("cleared");
    assert!(!library.restore_game(id, owner).await.expect("asked"));
}

async fn a_table_is_renamed_deleted_and_restored(spot: Spot) {
    let library = open(&spot).await;
    let mut save = save_of("blue", "connect-four", 0);
    "max".clone_into(&mut save.row.owner);
    library.save_tables(std::slice::from_ref(&save)).await.expect("saved");
    let owner = Housekeeper::Browser("max");
    assert!(library.rename_table("blue", "Sunday", owner).await.expect("renamed"));
    save.revision = 1;
    library.save_tables(&[save]).await.expect("saved again");
    let tables = library.tables_of("max").await.expect("listed");
    assert_eq!(tables[0].title, "Sunday", "a save leaves the name as it is");
    assert!(!library.delete_table("blue", 7, Housekeeper::Browser("zoe")).await.expect("asked"));
    assert!(library.delete_table("blue", 7, owner).await.expect("deleted"));
    assert_eq!(library.table("blue").await.expect("read"), None);
    assert!(library.tables_of("max").await.expect("listed").is_empty());
    assert!(library.restore_table("blue", owner).await.expect("restored"));
    assert!(library.table("blue").await.expect("read").is_some());
    assert!(library.delete_table("blue", 7, owner).await.expect("deleted"));
    library.clear_deleted(8).await.expect("cleared");
    assert!(!library.restore_table("blue", owner).await.expect("asked"));
}

async fn the_games_that_the_hall_counts_are_found(spot: Spot) {
    let library = open(&spot).await;
    let won =
        |moves: &str, names| ended(game("connect-four", moves, names), Outcome::Win(Player::FIRST));
    let games = [
        won("4 4", ["Zoé", "Max"]),
        won("4 3", ["Zoé2", "Max"]),
        won("4 2", ["", "Max"]),
        game("connect-four", "4 1", ["Zoé", "Max"]),
    ];
    library.add_all(&games).await.expect("added");
    for totals in library.hall(&GameQuery::default()).await.expect("a hall") {
        let who = SummaryPlayer { name: totals.name.clone(), engine: totals.engine.clone() };
        let query = GameQuery { counted_for: Some(who), ..GameQuery::default() };
        let found = library.count_found(&query).await.expect("counted");
        assert_eq!(found, totals.games, "{totals:?}");
    }
}
