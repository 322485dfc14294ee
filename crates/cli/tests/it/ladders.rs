//! A ladder of twelve hand-ins, half of which misbehave, each in its own way.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use tempfile::TempDir;

use crate::{
    classroom::{SEARCHER, plateau_with_languages},
    support::plateau::finish,
};

/// The starter's file that speaks the protocol.
const SPEAKER: &str = include_str!("../../starters/python/plateau.py");

/// A player with this body of `choose`.
fn player(choose: &str) -> String {
    let body = choose.replace('\n', "\n    ");
    let head =
        "import os, random, sys, time\nfrom plateau import run\n\n\ndef choose(state):\n    ";
    format!("{head}{body}\n\n\nrun(choose)\n")
}

/// Those that play as they should.
fn good() -> Vec<(&'static str, String)> {
    vec![
        ("ada", SEARCHER.replace("state.depth or 3", "state.depth or 2")),
        ("bo", player("return state.moves[0]")),
        ("cleo", player("return state.moves[-1]")),
        ("dan", player("return random.choice(state.moves)")),
        ("eve", player("return state.moves[len(state.moves) // 2]")),
        ("finn", player("return None")),
    ]
}

/// Those that do not, and the column of the list in which that is counted.
fn bad() -> Vec<(&'static str, String, &'static str)> {
    vec![
        ("crashes", player("raise ValueError('no idea')"), "crashed"),
        ("loops", player("while True:\n    pass"), "late"),
        ("rubbish", player("os.write(1, b'I think, therefore I am\\n')\nreturn None"), "nonsense"),
        (
            "eats",
            player("hoard = []\nwhile True:\n    hoard.append(b'x' * (16 << 20))"),
            "exceeded",
        ),
        (
            "forks",
            player(
                "while True:\n    if os.fork() == 0:\n        os.setsid()\n        time.sleep(100)",
            ),
            "exceeded",
        ),
        ("cheats", player("return 'Z99'"), "illegal"),
    ]
}

fn hand_in(folder: &Path, name: &str, text: &str, marker: &str) {
    let place = folder.join(name);
    fs::create_dir_all(&place).expect("a folder");
    fs::write(place.join("bot.py"), text).expect("a player");
    fs::write(place.join("plateau.py"), SPEAKER).expect("the starter");
    let settings = format!("game = \"connect-four\"\ncommand = \"python3 bot.py {marker}\"\n");
    fs::write(place.join("bot.toml"), settings).expect("its settings");
}

/// Plays a ladder, and returns what it says.
fn play(folder: &Path) -> String {
    let folder = folder.to_str().expect("text");
    let asked = ["ladder", folder, "--against", "random", "--time", "1", "--memory", "96"];
    let asked = asked.into_iter().chain(["--processes", "6", "--concurrency", "2"]);
    finish(plateau_with_languages(asked).write_stdin("")).done()
}

/// The lines of a list by the name in its first column, with the names of the columns.
fn standings(folder: &Path) -> BTreeMap<String, BTreeMap<String, String>> {
    let text = fs::read_to_string(folder.join("ladder/standings.csv")).expect("a list");
    let mut lines = text.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    let head = lines.next().expect("a heading");
    lines.map(|row| (row[0].clone(), head.iter().cloned().zip(row).collect())).collect()
}

/// The games between some players, as they stand in the list of games, without their numbers.
fn games_between(folder: &Path, names: &[&str]) -> Vec<String> {
    let text = fs::read_to_string(folder.join("ladder/games.csv")).expect("a list");
    let mut games: Vec<String> = text
        .lines()
        .skip(1)
        .filter(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            cells[1..3].iter().all(|name| names.contains(name))
        })
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            // All but the number and the seconds.
            [&cells[1..9], &cells[10..]].concat().join(",")
        })
        .collect();
    games.sort();
    games
}

/// The processes whose command has a word in it.
fn running(word: &str) -> Vec<PathBuf> {
    let processes = fs::read_dir("/proc").expect("the processes");
    processes
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| {
            fs::read(path.join("cmdline"))
                .is_ok_and(|text| String::from_utf8_lossy(&text).contains(word))
        })
        .collect()
}

#[test]
fn twelve_hand_ins_of_which_half_misbehave() {
    let (folder, orderly) = (TempDir::new().expect("a folder"), TempDir::new().expect("a folder"));
    let marker = format!("marker-{}", folder.path().file_name().expect("a name").to_string_lossy());
    for (name, text) in good() {
        hand_in(folder.path(), name, &text, &marker);
        hand_in(orderly.path(), name, &text, &marker);
    }
    for (name, text, _) in bad() {
        hand_in(folder.path(), name, &text, &marker);
    }
    let said = play(folder.path());
    assert_eq!(running(&marker), Vec::<PathBuf>::new(), "nothing is left running");
    let found = standings(folder.path());
    let columns = ["illegal", "nonsense", "late", "crashed", "absent", "exceeded"];
    for (name, _, expected) in bad() {
        let row = &found[name];
        for column in columns {
            assert_eq!(row[column] != "0", column == expected, "{name}, {column}: {row:?}");
        }
        assert_eq!(row["games"], "24", "{name}: {row:?}");
    }
    // What others do wrong is no fault of theirs, and nobody's games depend on it.
    for (name, _) in good() {
        let row = &found[name];
        assert!(columns.iter().all(|column| row[*column] == "0"), "{name}: {row:?}");
    }
    assert!(said.contains("cheats"), "{said}");
    assert!(!found["ada"]["nodes"].is_empty() && !found["ada"]["ratio"].is_empty(), "{found:?}");
    let names: Vec<&str> = good().iter().map(|(name, _)| *name).chain(["random"]).collect();
    play(orderly.path());
    let expected = games_between(orderly.path(), &names);
    assert_eq!(expected.len(), 42);
    assert_eq!(games_between(folder.path(), &names), expected);
    let page = fs::read_to_string(folder.path().join("ladder/index.html")).expect("a page");
    assert!(page.contains("ada") && page.contains("forks"), "{page}");
}

/// A hand-in that comes later is played, and nothing else is; one that cannot be built is told.
#[test]
fn a_hand_in_is_added_without_playing_everything_again() {
    let folder = TempDir::new().expect("a folder");
    for (name, text) in good().into_iter().skip(1).take(3) {
        hand_in(folder.path(), name, &text, "first");
    }
    play(folder.path());
    let journals = |folder: &Path| {
        let games = fs::read_dir(folder.join("ladder/games")).expect("the games");
        let read = games.flatten().map(|entry| {
            let text = fs::read_to_string(entry.path()).expect("a journal");
            (entry.file_name().to_string_lossy().into_owned(), text)
        });
        read.collect::<BTreeMap<String, String>>()
    };
    let before = journals(folder.path());
    assert_eq!(before.len(), 6);
    hand_in(folder.path(), "late", &player("return state.moves[1 % len(state.moves)]"), "first");
    let place = folder.path().join("broken");
    fs::create_dir_all(&place).expect("a folder");
    fs::write(place.join("bot.cpp"), "int main() { return nothing; }").expect("a player");
    let said = play(folder.path());
    let after = journals(folder.path());
    assert_eq!(after.len(), 10);
    for (name, text) in &before {
        assert_eq!(after.get(name), Some(text), "{name} is as it was, to the second");
    }
    assert!(said.contains("broken does not take part: it could not be built"), "{said}");
}
