//! The library of games on the command line.

use std::fs;

use record::{ReadContext, load};
use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::{
    saved_games::{only_game, run_in, shell, texts},
    support::plateau::{Run, finish, plateau},
};

const GAMES: &str = "[Event \"Cup\"]\n[White \"Zoé <3\"]\n[Black \"Bob\"]\n[Date \"2025.05.01\"]\n\
    [Result \"2-0\"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\
    [White \"Bob\"]\n[Black \"Zoé <3\"]\n[Date \"2026.01.02\"]\n[Result \"1-1\"]\n1. 33-28 1-1\n";

/// A folder with a library of three games.
fn library() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("games.pdn"), GAMES).expect("a file");
    fs::write(folder.path().join("moves.txt"), "f5d6c3").expect("a file");
    let said = run(&folder, "import games.pdn games.pdn moves.txt");
    let expected = "games.pdn: 2 games, 2 of them new\ngames.pdn: 2 games, all known already\n\
                    moves.txt: one game, one of them new\n";
    assert_eq!(said, expected);
    folder
}

fn try_run(folder: &TempDir, arguments: &str) -> Run {
    run_in(folder.path(), &format!("library {arguments} --database games.db"), &[])
}

fn run(folder: &TempDir, arguments: &str) -> String {
    try_run(folder, arguments).done()
}

#[test]
fn games_are_listed_by_what_one_knows_of_them() {
    let folder = library();
    let expected = "3              othello                   3  Player 1 – Player 2: not over, perpendicular opening\n\
                    2  2026-01-02  draughts:variant=intern…  1  Bob – Zoé <3: draw\n\
                    1  2025-05-01  draughts:variant=intern…  4  Zoé <3 – Bob: Zoé <3 wins\n3 games\n";
    assert_eq!(run(&folder, "list"), expected);
    let numbers = |arguments: &str| -> Vec<i64> {
        let found: Value =
            serde_json::from_str(&run(&folder, &format!("list --json {arguments}"))).expect("JSON");
        let games = found["games"].as_array().expect("games").iter();
        games.map(|game| game["number"].as_i64().expect("a number")).collect()
    };
    assert_eq!(numbers("--game draughts"), [2, 1]);
    assert_eq!(numbers("--game draughts:international"), [2, 1]);
    assert_eq!(numbers("--game draughts:russian"), [0_i64; 0]);
    assert_eq!(numbers("--player ZOÉ"), [2, 1]);
    assert_eq!(numbers("--player zoé --result won"), [1]);
    assert_eq!(numbers("--result drawn"), [2]);
    assert_eq!(numbers("--result open"), [3]);
    assert_eq!(numbers("--since 2025-06 --until 2026"), [2]);
    assert_eq!(numbers("--game othello --moves f5,d6"), [3]);
    assert_eq!(numbers("--game draughts --moves 32-28,19-23"), [1]);
    assert_eq!(numbers("--most 1 --skip 1"), [2]);
    assert_eq!(run(&folder, "list --player nobody"), "no game found\n");
    assert!(
        run(&folder, "list --most 1").ends_with("\n3 games; --skip 1 shows those that follow\n")
    );
    assert!(run(&folder, "list --lang fr").contains("Joueur 1 – Joueur 2\u{a0}: en cours"));
}

#[test]
fn a_game_is_shown_and_carried_away() {
    let folder = library();
    let shown = run(&folder, "show 1");
    let first =
        "game 1: draughts:variant=international 2025-05-01\n1. 32-28 19-23 2. 28x19 14x23\n";
    assert!(shown.starts_with(first), "{shown}");
    assert!(shown.contains("Zoé <3 (w) – Bob (b)") || shown.contains("Zoé <3 ("), "{shown}");
    assert!(shown.trim_end().ends_with("wins"), "{shown}");
    let json: Value = serde_json::from_str(&run(&folder, "show 1 --json")).expect("JSON");
    assert!(json.to_string().contains("Zoé <3"), "{json}");
    let said = run(&folder, "export mine.pdn --player zoé");
    assert!(said.starts_with("mine.pdn: 2 games written"), "{said}");
    let mine = load(&folder.path().join("mine.pdn"), &ReadContext::default()).expect("games");
    let played: Vec<Vec<String>> = mine.iter().map(texts).collect();
    assert_eq!(played[1], ["33-28"], "the oldest comes first");
    run(&folder, "export one.xml 3");
    assert_eq!(texts(&only_game(&folder.path().join("one.xml"))), ["f5", "d6", "c3"]);
    let again = run(&folder, "import mine.pdn one.xml");
    assert_eq!(again.matches("all known already").count(), 2, "{again}");
}

#[test]
fn the_hall_tells_what_everyone_has() {
    let folder = library();
    let stats = run(&folder, "stats");
    let expected =
        "player games wins draws losses\nZoé <3 2 1 1 0\nBob 2 0 1 1\n3 games in the library\n";
    let squeezed: Vec<String> =
        stats.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(squeezed.join("\n") + "\n", expected);
    let json: Value =
        serde_json::from_str(&run(&folder, "stats --json --game draughts")).expect("JSON");
    assert_eq!((&json["games"], &json["players"][0]["wins"]), (&2.into(), &1.into()));
    let home = TempDir::new().expect("a folder");
    let empty = finish(plateau(["library", "stats"]).env("HOME", home.path()));
    assert_eq!(empty.done(), "there is no game in the library\n");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = library();
    let refused = |arguments: &str| try_run(&folder, arguments).refused();
    assert!(refused("list --moves f5").starts_with("--position and --moves need --game"));
    assert!(refused("list --since yesterday").starts_with("\"yesterday\" is not a date"));
    assert!(refused("list --game chess").contains("chess"));
    assert!(refused("list --result good").contains("good"));
    assert!(refused("show first").contains("first"));
    let failed = |arguments: &str| {
        let Run { code, out, err } = try_run(&folder, arguments);
        assert_eq!((code, &*out, err.lines().count()), (Some(1), "", 1), "{err}");
        err
    };
    assert!(failed("show 99").contains("there is no game 99"));
    assert!(failed("export none.pdn --player nobody").contains("no game found"));
    assert!(failed("import nowhere.pdn").contains("nowhere.pdn"));
    assert!(!folder.path().join("none.pdn").exists());
}

/// A game of Connect Four that the first player wins.
const WON: [&str; 8] = ["1", "2", "1", "2", "1", "2", "1", "quit"];
const PLAY: &str = "play connect-four human:name=Ann human:name=Bob --database games.db";

#[test]
fn games_that_are_played_go_into_the_library() {
    let folder = TempDir::new().expect("a folder");
    run_in(folder.path(), PLAY, &WON).done();
    run_in(folder.path(), PLAY, &["4", "4"]).done();
    run_in(folder.path(), &format!("{PLAY} --no-library"), &WON).done();
    let stats = run(&folder, "stats");
    assert!(stats.contains("2 games in the library"), "{stats}");
    let resumed = run_in(folder.path(), "play --resume --database games.db", &["5", "undo 1", "3"]);
    let said = resumed.done();
    assert!(said.starts_with("game 2 of the library\n"), "{said}");
    assert!(run(&folder, "show 2").contains("1. 4 4 2. 3\n"));
    let resumed = "play --resume=1 --database games.db";
    let said = run_in(folder.path(), resumed, &["undo 1", "2", "again", "7"]).done();
    assert!(said.starts_with("game 1 of the library\n"), "{said}");
    assert!(run(&folder, "show 1").contains("4. 2"), "the game goes on under its number");
    assert!(run(&folder, "show 3").contains("1. 7\n"), "another game has another");
    let empty = TempDir::new().expect("a folder");
    let Run { code, err, .. } = run_in(empty.path(), "play --resume --database games.db", &[]);
    assert_eq!(code, Some(1));
    assert!(err.contains("there is no game to continue yet"), "{err}");
}

#[test]
fn a_game_in_a_file_and_in_the_library_is_one_game() {
    let folder = TempDir::new().expect("a folder");
    run_in(folder.path(), PLAY, &["4", "save game.xml"]).done();
    let load = "play --load game.xml --database games.db";
    run_in(folder.path(), load, &["5"]).done();
    assert!(run(&folder, "stats").contains("one game in the library"));
    assert!(run(&folder, "show 1").contains("1. 4 5\n"));
}

#[test]
fn a_library_in_trouble_does_not_end_the_game() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("games.db"), "dear diary, ".repeat(1000)).expect("a file");
    let said = run_in(folder.path(), PLAY, &WON).done();
    assert_eq!(said.matches("this file is damaged or not a library").count(), 1, "{said}");
    assert!(said.contains("Ann") && said.contains("wins"), "{said}");
    let diary = fs::read_to_string(folder.path().join("games.db")).expect("a file");
    assert!(diary.starts_with("dear diary"));
}

#[test]
fn a_full_disk_and_a_read_only_folder_are_told() {
    let folder = library();
    let script = "trap '' XFSZ; ulimit -f 1; plateau library import games.pdn --database new.db";
    let output = shell(folder.path(), script);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), told.lines().count()), (Some(1), 1), "{told}");
    assert!(told.contains("new.db: ") && told.contains("full"), "{told}");
    // Not even root makes files there.
    let list =
        run_in(folder.path(), "library import games.pdn --lang fr --database /sys/games.db", &[]);
    assert_eq!(list.code, Some(1));
    assert!(list.err.starts_with("plateau: la bibliothèque /sys/games.db"), "{}", list.err);
    assert!(list.err.contains("on ne peut pas y écrire"), "{}", list.err);
}

#[test]
fn a_question_makes_no_library() {
    let folder = tempdir().expect("a folder");
    for asked in ["list", "stats", "show 1", "export all.pdn"] {
        let Run { code, out, err } =
            run_in(folder.path(), &format!("library {asked} --database typo/games.db"), &[]);
        assert_eq!((code, &*out), (Some(1), ""), "{asked}");
        assert!(err.contains("there is no library at typo/games.db"), "{asked}: {err}");
    }
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("the folder").collect();
    assert!(left.is_empty(), "{left:?}");
    let home = folder.path().display().to_string();
    let said = finish(plateau(["library", "list"]).env("HOME", &home)).done();
    assert!(said.contains("no game found"), "{said}");
    let left: Vec<_> = std::fs::read_dir(folder.path()).expect("the folder").collect();
    assert!(left.is_empty(), "{left:?}");
}
