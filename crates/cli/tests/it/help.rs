//! Help that teaches, in every language.

use std::fs;

use crate::support::plateau::{desk, run};

/// Every verb, those within other verbs included.
pub(crate) const VERBS: &[&str] = &[
    "",
    "play",
    "tui",
    "list",
    "analyse",
    "train",
    "tune",
    "tree",
    "exercise",
    "compare",
    "match",
    "tournament",
    "worker",
    "fleet",
    "fleet status",
    "fleet forget",
    "assignment",
    "assignment new",
    "assignment check",
    "ladder",
    "convert",
    "replay",
    "library",
    "library import",
    "library list",
    "library show",
    "library export",
    "library stats",
    "library backup",
    "library restore",
    "library check",
    "library live",
    "library live list",
    "library live clear",
    "library forget",
    "perft",
    "bench",
    "rules",
    "print",
    "print sheet",
    "print diagram",
    "print score-sheet",
    "serve",
    "engine",
    "completions",
    "man",
];

#[test]
fn every_verb_is_explained_within_eighty_columns() {
    for language in ["en", "fr"] {
        for verb in VERBS {
            let help = run(&format!("{verb} --help --lang {language}")).done();
            assert_eq!(help, run(&format!("{verb} -h --lang {language}")).done());
            assert!(!help.contains("???"), "{help}");
            assert!(!help.contains("\n\n\n"), "{help}");
            assert!(help.contains(&format!("plateau {verb}").trim_end().to_owned()), "{help}");
            for line in help.lines() {
                assert!(line.chars().count() <= 80, "{language}: {line}");
            }
        }
    }
}

#[test]
fn the_examples_in_the_help_can_be_typed() {
    let game = "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    fs::write(desk().join("game.pdn"), game).expect("a game to print");
    let games = "1. 32-28 19-23 2-0\n[Event \"x\"]\n1. 32-28 17-22 2. 28x17 11x22 *\n";
    fs::write(desk().join("games.pdn"), games).expect("games to convert");
    // Copies are never written over, and the folder may have those of a run before.
    for copy in ["copy.db", "copy-2.db", "restored.db", "restored-2.db"] {
        let left = desk().join(copy);
        if left.exists() {
            fs::remove_file(left).expect("a file of ours");
        }
    }
    // A home of its own, so that the library holds what the examples before have put there.
    let home = tempfile::TempDir::new().expect("a home");
    for folder in ["my-player", "exercice"].map(|name| desk().join(name)) {
        if folder.exists() {
            fs::remove_dir_all(folder).expect("a folder of ours");
        }
    }
    // The page is served until it is ended, and there is no terminal to fill; the programs of
    // students are started by the tests of the classroom, and workers need a server.
    let mut elsewhere = vec!["serve", "tui", "assignment", "assignment check", "ladder"];
    elsewhere.extend(["worker", "fleet", "fleet status", "fleet forget"]);
    for verb in VERBS[1..].iter().filter(|verb| !elsewhere.contains(verb)) {
        let help = run(&format!("{verb} --help")).done();
        let (_, examples) = help.split_once("Examples:\n").expect("there are examples");
        let examples: Vec<&str> = examples
            .lines()
            .map(|line| line.trim().strip_prefix("plateau ").expect(line))
            .collect();
        assert!(examples.len() > 1, "{help}");
        for example in examples.iter().filter(|example| !example.starts_with("bench")) {
            let arguments = typed(example);
            let mut program = crate::support::plateau::plateau(&arguments);
            let run =
                crate::support::plateau::finish(program.env("HOME", home.path()).write_stdin(""));
            // An engine that nobody speaks to has nothing to say.
            assert_eq!(run.done().is_empty(), *verb == "engine", "{example}");
        }
    }
}

/// The arguments of a line as a shell cuts it.
fn typed(line: &str) -> Vec<String> {
    let mut arguments = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => arguments.push(String::new()),
            _ => arguments.last_mut().expect("there is one").push(letter),
        }
    }
    arguments
}

/// Counts are only comparable if one knows what they count.
#[test]
fn perft_tells_how_othello_is_counted() {
    let help = run("perft --help").done().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("Othello is the exception"), "{help}");
    assert!(help.contains("a pass is a move") && help.contains("stays one leaf"), "{help}");
}

#[test]
fn headings_and_values_are_in_the_language_too() {
    let help = run("analyse --help --lang fr").done();
    for word in ["Utilisation\u{a0}:", "<JEU>", "<ALGORITHME>", "--position <TEXTE>"] {
        assert!(help.contains(word), "{word}: {help}");
    }
}

#[test]
fn the_version_is_told() {
    let version = format!("plateau {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run("--version").done(), version);
    assert_eq!(run("-V --lang fr").done(), version);
}

#[test]
fn one_game_is_listed_with_its_usual_limits() {
    let othello = run("list othello").done();
    assert!(othello.contains("depth[4]"), "{othello}");
    assert!(!othello.contains("connect-four"), "{othello}");
    let all = run("list").done();
    assert!(!all.contains("depth["), "it differs from game to game: {all}");
    assert!(all.contains("time["), "{all}");
    assert!(run("list chess").refused().contains("chess"));
}

#[test]
fn list_fits_eighty_columns_and_lacks_no_word() {
    for language in ["en", "fr"] {
        let list = run(&format!("list --lang {language}")).done();
        assert!(!list.contains("???"), "{list}");
        for line in list.lines() {
            assert!(line.chars().count() <= 80, "{language}: {line}");
        }
        for room in session::GAMES {
            let names = room.knobs().iter().map(|knob| knob.name).chain(room.evaluators());
            let engines = room.engines();
            for name in names.chain(engines.iter().map(|engine| engine.name)) {
                assert!(list.contains(&format!("\n    {name} ")), "{name}");
            }
        }
    }
}
