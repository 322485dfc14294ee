//! The opening explorer.

use rules::{Outcome, Player, Spec};
use session::open_table;
use store::{Exploration, ExploredMove, ExplorerQuestion, GameQuery, Library};

use crate::{
    support::backends::{Spot, both, open},
    support::games::{ended, game, on},
};

both! {
    moves_are_counted_with_their_results_and_players
    another_way_there_and_a_turned_board_are_the_same_position
    games_that_are_not_looked_for_do_not_count
}

async fn explored(library: &Library, game: &str, moves: &str, search: &GameQuery) -> Exploration {
    let spec: Spec = game.parse().expect("a spec");
    let mut table = open_table(&spec).expect("a game");
    for text in moves.split_whitespace() {
        table.play(text).expect("a legal move");
    }
    let question = ExplorerQuestion::of(&spec, &*table);
    library.explore(&question, search).await.unwrap_or_else(|error| panic!("{error}"))
}

/// The moves with how often they were played, won, drawn and lost.
fn counts(explored: &Exploration) -> Vec<(&str, [u64; 4])> {
    let counted = |one: &ExploredMove| [one.games, one.wins, one.draws, one.losses];
    explored.moves.iter().map(|one| (&*one.text, counted(one))).collect()
}

async fn moves_are_counted_with_their_results_and_players(spot: Spot) {
    let library = open(&spot).await;
    let (first, second) = (Outcome::Win(Player::FIRST), Outcome::Win(Player::SECOND));
    for (moves, name, outcome) in [
        ("4 4 3", "a", Some(first)),
        ("4 5 3", "a", Some(second)),
        ("4 4 5", "b", Some(Outcome::Draw)),
        ("3 3", "c", None),
    ] {
        let played = game("connect-four", moves, [name, "x"]);
        let played = on(played, "2026-11-03");
        let played = outcome.map_or(played.clone(), |outcome| ended(played, outcome));
        library.add(&played).await.expect("kept");
    }
    let all = GameQuery::default();
    let start = explored(&library, "connect-four", "", &all).await;
    assert_eq!(start.games, 4);
    assert_eq!(counts(&start), [("4", [3, 1, 1, 1]), ("3", [1, 0, 0, 0])]);
    let names: Vec<(Option<&str>, u64)> =
        start.moves[0].players.iter().map(|who| (who.name.as_deref(), who.games)).collect();
    assert_eq!(names, [(Some("a"), 2), (Some("b"), 1)]);
    assert_eq!(start.moves[0].last.as_deref(), Some("2026-11-03"));
    // After the first move the other side is to move, and wins what the first one lost.
    let then = explored(&library, "connect-four", "4", &all).await;
    // Column 5 is column 3 in the mirror, and stands under its name.
    assert_eq!(counts(&then), [("4", [2, 0, 1, 1]), ("3", [1, 1, 0, 0])]);
    let nowhere = explored(&library, "connect-four", "7 7", &all).await;
    assert_eq!(nowhere, Exploration::default());
}

async fn another_way_there_and_a_turned_board_are_the_same_position(spot: Spot) {
    let library = open(&spot).await;
    for (spec, moves) in [
        ("connect-four", "1 2 3 4"),
        ("connect-four", "3 2 1 5"),
        ("connect-four", "7 6 5 3"),
        ("othello", "f5 d6"),
        ("othello", "d3 c5"),
        ("morpion", "A1 B2"),
        ("morpion", "C3 B2"),
        ("draughts", "32-28 19-23"),
    ] {
        library.add(&game(spec, moves, ["a", "x"])).await.expect("kept");
    }
    let all = GameQuery::default();
    let found = explored(&library, "connect-four", "1 2 3", &all).await;
    assert_eq!(counts(&found), [("5", [2, 0, 0, 0]), ("4", [1, 0, 0, 0])]);
    let found = explored(&library, "othello", "", &all).await;
    assert_eq!((found.games, counts(&found).len()), (2, 1), "four first moves are one");
    assert_eq!(explored(&library, "othello", "c4", &all).await.games, 2);
    assert_eq!(explored(&library, "morpion", "A3", &all).await.games, 2);
    assert_eq!(explored(&library, "draughts", "32-28", &all).await.games, 1);
    assert_eq!(explored(&library, "draughts:russian", "", &all).await.games, 0);
}

async fn games_that_are_not_looked_for_do_not_count(spot: Spot) {
    let library = open(&spot).await;
    let games = [
        ("4", ["Ann", "Bob"], "1999"),
        ("4", ["Bob", "Ann"], "2026"),
        ("5", ["Bob", "Eve"], "2026"),
    ];
    for (moves, names, day) in games {
        library.add(&on(game("connect-four", moves, names), day)).await.expect("kept");
    }
    let by = |player: &str, seat| GameQuery {
        player: Some(player.to_owned()),
        seat,
        ..GameQuery::default()
    };
    let found = explored(&library, "connect-four", "", &by("ann", None)).await;
    assert_eq!((found.games, counts(&found)), (2, vec![("4", [2, 0, 0, 0])]));
    let found = explored(&library, "connect-four", "", &by("ann", Some(1))).await;
    assert_eq!(found.games, 1);
    assert_eq!(found.moves[0].players[0].name.as_deref(), Some("Bob"));
    let late = GameQuery { since: Some("2000".to_owned()), ..GameQuery::default() };
    assert_eq!(explored(&library, "connect-four", "", &late).await.games, 2);
}
