//! The starters of every language, the exercise of a class and its check.

use std::{env, ffi::OsStr, fs, path::Path, process::Command};

use assert_cmd::Command as Run;
use serde_json::Value;
use tempfile::TempDir;

use crate::support::plateau::{finish, plateau};

/// The program with a search path, on which the languages are.
pub(crate) fn plateau_with_languages(
    arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
) -> Run {
    let mut command = plateau(arguments);
    command.env("PATH", env::var_os("PATH").unwrap_or_default());
    command
}

/// A game for each of the starters to play whole.
const GAMES: [&str; 5] = [
    "morpion:players=3",
    "connect-four",
    "othello",
    "draughts:variant=english",
    "draughts:variant=frisian",
];

/// A player that is a minimax, an alpha-beta and a good player at once, in Python.
pub(crate) const SEARCHER: &str = include_str!("data/hand-ins/searcher.py");

/// Says which package brings a program that is not there.
fn needs(program: &str, package: &str) {
    let path = env::var_os("PATH").unwrap_or_default();
    let is_there = env::split_paths(&path).any(|folder| folder.join(program).is_file());
    assert!(is_there, "{program} is missing: install {package}, as cargo xtask test does");
}

/// Lays an exercise out, and builds it as its file says.
fn laid_out(folder: &Path, language: &str) -> String {
    let place = folder.join(language);
    let shown = place.to_str().expect("text");
    let asked = ["assignment", "new", shown, "--game", "connect-four", "--language", language];
    finish(plateau(asked).write_stdin("")).done();
    let settings = fs::read_to_string(place.join("bot.toml")).expect("its settings");
    let settings: toml::Table = settings.parse().expect("a table");
    for line in settings["build"].as_array().expect("a list") {
        let line = line.as_str().expect("text");
        let built = Command::new("sh").args(["-c", line]).current_dir(&place).output();
        let built = built.expect("a shell");
        assert!(built.status.success(), "{line}: {}", String::from_utf8_lossy(&built.stderr));
    }
    let command = settings["command"].as_str().expect("text");
    format!("json:command=\"{command}\",folder=\"{shown}\",time=5,patience=60")
}

/// A whole game of each game, in which nothing goes wrong.
fn plays_every_game(language: &str) {
    let folder = TempDir::new().expect("a folder");
    let starter = laid_out(folder.path(), language);
    for game in GAMES {
        let others = if game.starts_with("morpion") { 2 } else { 1 };
        let mut asked = vec!["match", game, starter.as_str()];
        asked.extend(vec!["random"; others]);
        asked.extend(["--games", "1", "--seed", "1", "--json", "--openings", "none"]);
        let said = finish(plateau_with_languages(asked).write_stdin("")).done();
        let held: Value = serde_json::from_str(&said).expect("an object");
        assert_eq!(held["games"], 1, "{language}, {game}: {said}");
        assert_eq!(
            held["forfeits"].as_array().map_or(0, Vec::len),
            0,
            "{language}, {game}: {said}"
        );
    }
}

#[test]
fn the_starter_in_python_plays_every_game() {
    needs("python3", "python3");
    plays_every_game("python");
}

#[test]
fn the_starter_in_java_plays_every_game() {
    needs("javac", "default-jdk-headless");
    plays_every_game("java");
}

#[test]
fn the_starter_in_javascript_plays_every_game() {
    needs("node", "nodejs");
    plays_every_game("javascript");
}

#[test]
fn the_starter_in_cpp_plays_every_game() {
    needs("g++", "g++");
    plays_every_game("cpp");
}

#[test]
fn the_starter_in_rust_plays_every_game() {
    needs("rustc", "Rust");
    plays_every_game("rust");
}

/// The same seed gives the same game, also where a starter plays by lot.
#[test]
fn a_seed_decides_what_starters_play() {
    let folder = TempDir::new().expect("a folder");
    let starter = laid_out(folder.path(), "python");
    let moves = |name: &str, seed: &str| {
        let file = folder.path().join(name);
        let file = file.to_str().expect("text");
        let asked = ["match", "connect-four", &starter, "random", "--games", "1"];
        let asked =
            asked.into_iter().chain(["--seed", seed, "--openings", "none", "--output", file]);
        finish(plateau_with_languages(asked).write_stdin("")).done();
        let journal = fs::read_to_string(file).expect("the journal");
        let game: Value =
            serde_json::from_str(journal.lines().last().expect("a game")).expect("one");
        game["moves"].clone()
    };
    let first = moves("first", "1");
    assert_eq!(moves("again", "1"), first);
    assert_ne!(moves("other", "2"), first);
}

#[test]
fn the_exercise_is_told_in_the_language_that_is_spoken() {
    let folder = TempDir::new().expect("a folder");
    for (language, file, word) in
        [("en", "README.md", "Ordering"), ("fr", "LISEZMOI.md", "L’ordre")]
    {
        let place = folder.path().join(language);
        let shown = place.to_str().expect("text");
        let asked = ["assignment", "new", shown, "--game", "morpion:players=3"];
        let asked = asked.into_iter().chain(["--language", "rust", "--lang", language]);
        finish(plateau(asked).write_stdin("")).done();
        let text = fs::read_to_string(place.join(file)).expect("the exercise");
        assert!(text.contains(word) && text.contains("morpion:players=3"), "{text}");
        assert!(!text.contains("{game}") && !text.contains("{command}"), "{text}");
    }
    let again = folder.path().join("en");
    let again = again.to_str().expect("text");
    let asked = ["assignment", "new", again, "--game", "othello", "--language", "java"];
    let refused = finish(plateau(asked).write_stdin("")).refused();
    assert!(refused.contains("is not empty"), "{refused}");
}

/// What the check says of a player, line by line, and how it ends.
fn checked(folder: &Path, player: Option<&str>) -> (Option<i32>, String) {
    laid_out(folder, "python");
    let place = folder.join("python");
    if let Some(player) = player {
        fs::write(place.join("bot.py"), player).expect("a player");
    }
    let asked = ["assignment", "check", place.to_str().expect("text"), "--time", "10"];
    let run = finish(plateau_with_languages(asked).write_stdin(""));
    (run.code, run.out)
}

#[test]
fn the_check_says_what_is_left_to_do() {
    let folder = TempDir::new().expect("a folder");
    let (code, said) = checked(folder.path(), None);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("ok     plays a whole game of legal moves"), "{said}");
    assert!(said.contains("wrong  finds 8 forced wins: after the moves"), "{said}");
    assert!(
        said.contains("wrong  visits what minimax visits in given trees: it tells no"),
        "{said}"
    );
}

#[test]
fn a_search_that_is_right_passes_the_check() {
    let folder = TempDir::new().expect("a folder");
    let (code, said) = checked(folder.path(), Some(SEARCHER));
    assert_eq!(code, Some(0), "{said}");
    assert!(!said.contains("wrong"), "{said}");
    assert!(said.contains("ok     visits what alpha-beta visits in given trees"), "{said}");
}

/// A search that forgets to count the root, and one that does not cut.
#[test]
fn a_search_that_is_wrong_is_told_where() {
    let folder = TempDir::new().expect("a folder");
    let uncounted = SEARCHER.replace("nodes = [0]", "nodes = [-1]");
    assert_ne!(uncounted, SEARCHER);
    let (code, said) = checked(&folder.path().join("uncounted"), Some(&uncounted));
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("it counted 12 nodes, there are 13 to visit"), "{said}");
    let uncut = SEARCHER.replace("alpha >= beta", "False");
    assert_ne!(uncut, SEARCHER);
    let (code, said) = checked(&folder.path().join("uncut"), Some(&uncut));
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("ok     visits what minimax visits"), "{said}");
    assert!(said.contains("wrong  visits what alpha-beta visits"), "{said}");
}

/// The tree that a player tells of is shown like any other, with what alpha-beta would have done.
#[test]
fn a_tree_that_a_player_tells_of_is_shown() {
    let folder = TempDir::new().expect("a folder");
    let tree = |player: &str| {
        let place = folder.path().join("bot.py");
        fs::write(place, player).expect("a player");
        let starter = include_str!("../../starters/python/plateau.py");
        fs::write(folder.path().join("plateau.py"), starter).expect("the starter");
        let folder = folder.path().to_str().expect("text");
        let player = format!("json:command=\"python3 bot.py\",folder=\"{folder}\"");
        let asked = ["tree", "connect-four", &player, "--depth", "2", "--max-nodes", "1000"];
        let run = finish(plateau_with_languages(asked).write_stdin(""));
        assert_eq!(run.code, Some(0), "{run:?}");
        run
    };
    let cut = tree(SEARCHER);
    assert!(cut.err.contains("alpha-beta with the same moves in the same order visits"), "{cut:?}");
    assert!(cut.err.contains("our alpha-beta visits"), "{cut:?}");
    let whole = tree(&SEARCHER.replace("alpha >= beta", "False"));
    assert!(whole.out.lines().count() > cut.out.lines().count());
    assert!(whole.err.contains("of 57 nodes could have been left out by alpha-beta"), "{whole:?}");
    let wrong = tree(&SEARCHER.replace("alpha >= beta", "len(path_values) == 3"));
    assert!(wrong.err.contains("moves were left out that might have mattered"), "{wrong:?}");
}
