//! Finding games, and the hall of results.

use rules::{Outcome, Player, Spec};
use store::{GameQuery, Library, PlayerTotals, ResultFilter, position_key};

use crate::{
    support::backends::{Spot, both, open},
    support::games::{ended, game, on, played_by},
};

both! {
    games_are_found_by_what_they_are
    games_are_found_by_who_played
    games_are_found_by_how_they_ended
    games_are_found_by_date
    games_are_found_by_any_position_of_their_line
    long_lists_come_in_pages
    the_hall_counts_everyone
}

/// What is found, by the names in the first seats, the newest first.
async fn found(library: &Library, search: GameQuery) -> Vec<String> {
    let games = library.find(&search).await.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(library.count_found(&search).await.expect("counted"), games.len() as u64);
    games.iter().map(|game| game.players[0].name.clone().unwrap_or_default()).collect()
}

async fn games_are_found_by_what_they_are(spot: Spot) {
    let library = open(&spot).await;
    for (spec, name) in [("othello", "a"), ("othello:size=6", "b"), ("draughts:russian", "c")] {
        library.add(&game(spec, "", [name, "x"])).await.expect("kept");
    }
    let by = |game: &str| {
        let game: Spec = game.parse().expect("a spec");
        GameQuery { game: Some(game), ..GameQuery::default() }
    };
    assert_eq!(found(&library, GameQuery::default()).await, ["c", "b", "a"]);
    assert_eq!(found(&library, by("othello")).await, ["b", "a"]);
    assert_eq!(found(&library, by("othello:size=6")).await, ["b"]);
    assert_eq!(found(&library, by("othello:8")).await, ["a"], "as usual");
    assert_eq!(found(&library, by("draughts:variant=russian")).await, ["c"]);
    assert_eq!(found(&library, by("draughts:russian")).await, ["c"]);
    assert_eq!(found(&library, by("chess")).await, Vec::<String>::new());
}

async fn games_are_found_by_who_played(spot: Spot) {
    let library = open(&spot).await;
    for (first, second) in [("Élise", "Bob"), ("100%_sure\\", "bobby"), ("", "Carl")] {
        library.add(&game("connect-four", "4", [first, second])).await.expect("kept");
    }
    let computer = game("connect-four", "5", ["Deep", "Blue"]);
    library.add(&played_by(computer, Player::SECOND, "level:7,seed=3")).await.expect("kept");
    let by = |player: &str| GameQuery { player: Some(player.to_owned()), ..GameQuery::default() };
    assert_eq!(found(&library, by("élise")).await, ["Élise"]);
    assert_eq!(found(&library, by("ÉLI")).await, ["Élise"]);
    assert_eq!(found(&library, by("BOB")).await, ["100%_sure\\", "Élise"]);
    assert_eq!(found(&library, by("0%_s")).await, ["100%_sure\\"]);
    assert_eq!(found(&library, by("e%_\\")).await, Vec::<String>::new());
    assert_eq!(found(&library, by("level:7")).await, ["Deep"]);
    let first = library.find(&by("level:7")).await.expect("found").remove(0);
    assert_eq!(first.players[1].engine.as_deref(), Some("level:7"), "chances are left out");
}

async fn games_are_found_by_how_they_ended(spot: Spot) {
    let library = open(&spot).await;
    let one = |name, outcome| ended(game("othello", "f5", [name, "Zed"]), outcome);
    let games = [
        one("won", Outcome::Win(Player::FIRST)),
        one("lost", Outcome::Win(Player::SECOND)),
        one("drawn", Outcome::Draw),
        game("othello", "f5", ["open", "Zed"]),
    ];
    library.add_all(&games).await.expect("kept");
    let by = |fate, player: Option<&str>| GameQuery {
        fate: Some(fate),
        player: player.map(str::to_owned),
        ..GameQuery::default()
    };
    assert_eq!(found(&library, by(ResultFilter::Won, None)).await, ["lost", "won"]);
    assert_eq!(found(&library, by(ResultFilter::Drawn, None)).await, ["drawn"]);
    assert_eq!(found(&library, by(ResultFilter::Open, None)).await, ["open"]);
    assert_eq!(found(&library, by(ResultFilter::Won, Some("zed"))).await, ["lost"]);
    assert_eq!(found(&library, by(ResultFilter::Lost, Some("zed"))).await, ["won"]);
    assert_eq!(found(&library, by(ResultFilter::Open, Some("zed"))).await, ["open"]);
    let lost = library.find(&by(ResultFilter::Won, Some("zed"))).await.expect("found").remove(0);
    assert_eq!((lost.outcome.as_deref(), lost.seat), (Some("win"), Some(1)));
    assert_eq!((lost.reason.as_deref(), lost.moves), (Some("resignation"), 1));
}

async fn games_are_found_by_date(spot: Spot) {
    let library = open(&spot).await;
    for date in ["1987", "2025-12-31", "2026-11", "2026-11-03T10:15:00Z", "2026-11-04"] {
        library.add(&on(game("othello", "", [date, ""]), date)).await.expect("kept");
    }
    library.add(&game("othello", "", ["never", ""])).await.expect("kept");
    let by = |since: &str, until: &str| GameQuery {
        since: Some(since.to_owned()).filter(|day| !day.is_empty()),
        until: Some(until.to_owned()).filter(|day| !day.is_empty()),
        ..GameQuery::default()
    };
    assert_eq!(found(&library, by("2026-11-03", "2026-11-03")).await, ["2026-11-03T10:15:00Z"]);
    assert_eq!(found(&library, by("", "2025")).await, ["2025-12-31", "1987"]);
    assert_eq!(found(&library, by("2026", "2026")).await.len(), 3);
    assert_eq!(found(&library, by("2026-11-04", "")).await, ["2026-11-04"]);
}

/// The key of the position after some moves.
fn key(spec: &str, moves: &str) -> i64 {
    let spec: Spec = spec.parse().expect("a spec");
    let mut table = session::open_table(&spec).expect("a game");
    for text in moves.split_whitespace() {
        table.play(text).expect("a legal move");
    }
    position_key(&spec.name, &*table)
}

async fn games_are_found_by_any_position_of_their_line(spot: Spot) {
    let library = open(&spot).await;
    for (moves, name) in [("1 2 3 4", "a"), ("3 2 1 4 7", "b"), ("1 2 4", "c")] {
        library.add(&game("connect-four", moves, [name, "x"])).await.expect("kept");
    }
    library.add(&game("draughts:english", "11-15 23-19", ["d", "x"])).await.expect("kept");
    let by = |spec: &str, moves: &str| GameQuery {
        positions: vec![key(spec, moves)],
        ..GameQuery::default()
    };
    assert_eq!(found(&library, by("connect-four", "")).await, ["c", "b", "a"]);
    assert_eq!(found(&library, by("connect-four", "1 2 3")).await, ["b", "a"], "another way there");
    assert_eq!(found(&library, by("connect-four", "3 2 1 4 7")).await, ["b"]);
    assert_eq!(found(&library, by("connect-four", "7")).await, Vec::<String>::new());
    assert_eq!(found(&library, by("draughts:english", "11-15")).await, ["d"]);
    let both = GameQuery { player: Some("c".to_owned()), ..by("connect-four", "1 2") };
    assert_eq!(found(&library, both).await, ["c"]);
}

#[test]
fn keys_tell_positions_apart_and_stay_the_same() {
    let keys = [
        key("connect-four", ""),
        key("connect-four", "1"),
        key("connect-four", "2"),
        key("connect-four:width=8", ""),
        key("othello", ""),
        key("morpion", ""),
        key("draughts:international", ""),
        key("draughts:english", ""),
    ];
    for (index, key) in keys.iter().enumerate() {
        assert!(!keys[..index].contains(key), "{index}");
    }
    assert_eq!(key("draughts:english", ""), key("draughts:pool", ""), "the same picture");
    // Kept in libraries: whoever changes this makes every older library useless.
    assert_eq!(keys[0], FIRST_KEY);
}

const FIRST_KEY: i64 = -9_003_442_822_861_262_615;

async fn long_lists_come_in_pages(spot: Spot) {
    let library = open(&spot).await;
    for number in 0..25 {
        let name = format!("{number:02}");
        library.add(&game("othello", "", [&name, ""])).await.expect("kept");
    }
    let page = |skip| GameQuery { skip, most: 10, ..GameQuery::default() };
    let mut names = Vec::new();
    for skip in [0, 10, 20, 30] {
        let games = library.find(&page(skip)).await.expect("found");
        names.push(games.len());
        if let Some(first) = games.first() {
            let expected = format!("{:02}", 24 - skip);
            assert_eq!(first.players[0].name, Some(expected));
        }
    }
    assert_eq!(names, [10, 10, 5, 0]);
    assert_eq!(library.count_found(&page(20)).await.expect("counted"), 25);
}

async fn the_hall_counts_everyone(spot: Spot) {
    let library = open(&spot).await;
    let [one, two] = [Player::FIRST, Player::SECOND];
    let level = |record, level| played_by(record, two, level);
    let games = [
        ended(game("othello", "f5", ["Ann", "Bob"]), Outcome::Win(one)),
        ended(game("othello", "f5 d6", ["Bob", "Ann"]), Outcome::Win(two)),
        ended(game("othello", "f5 f6", ["Ann", ""]), Outcome::Draw),
        level(ended(game("connect-four", "4", ["Ann", ""]), Outcome::Win(two)), "level:7,seed=1"),
        level(ended(game("connect-four", "5", ["Ann", ""]), Outcome::Win(one)), "level:7,seed=2"),
        level(ended(game("connect-four", "6", ["Bob", ""]), Outcome::Win(two)), "level:2"),
        game("othello", "f5 d6 c3", ["Ann", "Bob"]),
        ended(game("morpion:players=3", "a1", ["Ann", "Bob"]), Outcome::Lose(one)),
    ];
    library.add_all(&games).await.expect("kept");
    let standing = |name: &str, engine: &str, counts: [u64; 4]| PlayerTotals {
        name: Some(name.to_owned()).filter(|name| !name.is_empty()),
        engine: Some(engine.to_owned()).filter(|engine| !engine.is_empty()),
        games: counts[0],
        wins: counts[1],
        draws: counts[2],
        losses: counts[3],
    };
    let mut hall = library.hall(&GameQuery::default()).await.expect("the hall");
    let wins: Vec<u64> = hall.iter().map(|standing| standing.wins).collect();
    assert!(wins.is_sorted_by(|one, two| one >= two), "{wins:?}");
    hall.sort_by(|one, two| (&one.engine, &one.name).cmp(&(&two.engine, &two.name)));
    let expected = [
        standing("", "", [2, 0, 1, 0]),
        standing("Ann", "", [6, 3, 1, 2]),
        standing("Bob", "", [4, 0, 0, 3]),
        standing("", "level:2", [1, 1, 0, 0]),
        standing("", "level:7", [2, 1, 0, 1]),
    ];
    assert_eq!(hall, expected);
    let of_othello = GameQuery { game: Some(Spec::new("othello")), ..GameQuery::default() };
    let othello = library.hall(&of_othello).await.expect("the hall");
    assert_eq!(othello[0], standing("Ann", "", [3, 2, 1, 0]));
}
