//! The house is tidy, and every habit notices when it is broken.

use std::path::Path;

use xtask::{
    Source, Workspace,
    tidy::{
        TidyFault, check, check_arrows, check_comparisons, check_leftovers, check_lengths,
        check_locales, check_sentences, check_silenced, check_tours, check_type_names,
    },
};

fn told(faults: &[TidyFault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}

fn file(path: &str, text: &str) -> Source {
    Source { path: path.to_owned(), text: text.to_owned() }
}

/// A workspace of crates that lean on each other as given: (crate, other, kind).
fn workspace(leanings: &[(&str, &str, &str)]) -> Workspace {
    let mut names: Vec<&str> = leanings.iter().flat_map(|&(one, other, _)| [one, other]).collect();
    names.sort_unstable();
    names.dedup();
    let packages: Vec<String> = names
        .iter()
        .map(|name| {
            let leanings = leanings.iter().filter(|(one, ..)| one == name);
            let dependencies: Vec<String> = leanings
                .map(|(_, other, kind)| format!(r#"{{"name": "{other}", "kind": {kind}}}"#))
                .collect();
            let dependencies = dependencies.join(",");
            let manifest = format!("crates/{name}/Cargo.toml");
            format!(
                r#"{{"name": "{name}", "dependencies": [{dependencies}],
                     "targets": [{{"kind": ["lib"], "test": {}}}, {{"kind": ["bench"], "test": false}}],
                     "manifest_path": "{manifest}"}}"#,
                *name != "words"
            )
        })
        .collect();
    let metadata = format!(r#"{{"packages": [{}]}}"#, packages.join(","));
    Workspace::parse(Path::new("nowhere"), metadata.as_bytes()).expect("an answer of cargo")
}

#[test]
fn the_house_is_tidy() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let workspace = Workspace::read(root).expect("a workspace");
    assert!(workspace.is_ours("xtask"));
    let faults = check(&workspace).expect("readable files");
    assert!(faults.is_empty(), "{}", told(&faults).join("\n"));
}

#[test]
fn arrows_point_down() {
    let sound = [
        ("search", "rules", "null"),
        ("search", "testkit", r#""dev""#),
        ("words", "rules", "null"),
        ("draughts", "rules", "null"),
        ("draughts", "search", "null"),
        ("draughts", "words", r#""dev""#),
        ("session", "draughts", "null"),
        ("cli", "session", "null"),
        ("cli", "words", "null"),
    ];
    assert_eq!(told(&check_arrows(&workspace(&sound))), [""; 0]);
}

#[test]
fn an_arrow_that_points_up_or_across_is_a_fault() {
    let wrong = [
        ("rules", "search", "null"),
        ("draughts", "othello", "null"),
        ("morpion", "testkit", "null"),
        ("cli", "morpion", "null"),
        ("session", "cli", r#""build""#),
    ];
    assert_eq!(
        told(&check_arrows(&workspace(&wrong))),
        [
            "cli: leans on morpion; it may lean on rules, files, search, patterns, words, paper, \
             session, record, lab, learn, protocol, store, tournament, tui, web",
            "draughts: leans on othello; a room may lean on bits, rules, search, patterns",
            "morpion: leans on testkit; a room may lean on bits, rules, search, patterns",
            "rules: leans on search; it may lean on bits",
            "session: leans on cli; it may lean on rules, search and the rooms",
        ]
    );
}

#[test]
fn a_long_file_is_a_fault_unless_it_is_a_table() {
    let long = "//! Long.\n".repeat(501);
    let files = [
        file("crates/a/src/long.rs", &long),
        file("crates/a/page/long.js", &long),
        file("crates/a/src/fits.rs", &"//! Fits.\n".repeat(500)),
        file("crates/a/src/data/table.rs", &long),
        file("docs/long.md", &long),
    ];
    assert_eq!(
        told(&check_lengths(&files)),
        [
            "crates/a/src/long.rs: 501 lines; a file has at most 500",
            "crates/a/page/long.js: 501 lines; a file has at most 500",
        ]
    );
}

#[test]
fn a_crate_without_a_readme_and_a_silent_file_are_faults() {
    let files = [
        file("crates/words/README.md", "# words\n\nEverything a person reads.\n"),
        file("crates/rules/README.md", "# rules\n"),
        file("crates/rules/src/lib.rs", "//! What a game is.\n"),
        file("crates/rules/src/game.rs", "use std::fmt;\n"),
    ];
    let crates = workspace(&[("search", "rules", "null"), ("words", "rules", "null")]);
    assert_eq!(
        told(&check_tours(&crates, &files)),
        [
            "rules: has no README.md that says more than its name",
            "search: has no README.md that says more than its name",
            "crates/rules/src/game.rs: does not begin with its `//!`",
        ]
    );
}

#[test]
fn half_done_work_and_paths_of_a_machine_are_faults() {
    let half_done = ["to", "do!(); db", "g!(1); my_to", "do!(); FIX", "ME"].concat();
    let path = ["see /ho", "me/ann/plateau, not https://plateau.example/ho", "me/"].concat();
    let hidden = ["#[", "ignore]\nfn slow() {}"].concat();
    let files = [
        file("a.rs", &half_done),
        file("b.md", &path),
        file("c.rs", &hidden),
        file("crates/a/data/machine.txt", &path),
    ];
    let places: Vec<String> =
        check_leftovers(&files).into_iter().map(|fault| fault.place).collect();
    assert_eq!(places, ["a.rs:1", "a.rs:1", "a.rs:1", "b.md:1", "c.rs:1"]);
}

#[test]
fn a_file_that_a_language_lacks_is_a_fault() {
    let files = [
        file("locales/en/rules.ftl", ""),
        file("locales/en/search.ftl", ""),
        file("locales/fr/rules.ftl", ""),
    ];
    assert_eq!(
        told(&check_locales(&files)),
        ["locales/fr: has no search.ftl, and another language has"]
    );
}

#[test]
fn a_message_that_stands_twice_is_a_fault() {
    let text = "one = 1\ntwo =\n    one = 2\none = 3\n";
    assert_eq!(
        told(&check_locales(&[file("locales/en/rules.ftl", text)])),
        ["locales/en/rules.ftl:4: `one` is there already"]
    );
}

#[test]
fn a_test_that_the_manifest_silences_is_a_fault() {
    let test = ["#[", "test]\nfn heard() {}"].concat();
    let files = [
        file("crates/rules/src/spec.rs", &test),
        file("crates/words/src/language.rs", &test),
        file("crates/words/tests/it/main.rs", &test),
    ];
    assert_eq!(
        told(&check_silenced(&workspace(&[("words", "rules", "null")]), &files)),
        ["crates/words/src/language.rs: has a test, but the manifest says `test = false`"]
    );
}

#[test]
fn a_type_name_means_one_thing() {
    let once = file("crates/one/src/lib.rs", "pub struct Alone;\n    type Alone = u8;\n");
    let found = check_type_names(std::slice::from_ref(&once));
    assert!(
        !told(&found).iter().any(|fault| fault.contains("Alone")),
        "{}",
        told(&found).join("\n")
    );

    for twice in
        ["struct Alone;", "pub(crate) enum Alone {", "pub trait Alone {", "type Alone = u8;"]
    {
        let other = file("crates/other/src/lib.rs", twice);
        let found = told(&check_type_names(&[once.clone(), other]));
        let fault = "crates/other/src/lib.rs:1: `Alone` is also a type in crates/one/src/lib.rs:1";
        assert!(found.iter().any(|found| found == fault), "{twice}: {}", found.join("\n"));
    }
    let wire = file("crates/web/src/wire/alone.rs", "pub struct Alone;");
    let test = file("crates/one/tests/it/alone.rs", "struct Alone;");
    let found = told(&check_type_names(&[once, wire, test]));
    assert!(!found.iter().any(|fault| fault.contains("Alone")), "{}", found.join("\n"));
}

#[test]
fn sentences_are_straight() {
    let vague = [
        "/// Nobody knows.",
        "//! There are so\n//! many of them.",
        "    tracing::warn!(\n        \"somebody left\"\n    );",
    ];
    for text in vague {
        let found = check_sentences(&[file("crates/one/src/lib.rs", text)]);
        assert_eq!(found.len(), 1, "{text}: {}", told(&found).join("\n"));
    }
    let straight = [
        "/// The number of them.",
        "// Why: nobody asks.",
        "let text = \"nobody\";",
        "/// Everybodyish.",
    ];
    for text in straight {
        let found = check_sentences(&[file("crates/one/src/lib.rs", text)]);
        assert!(found.is_empty(), "{text}: {}", told(&found).join("\n"));
    }
}

#[test]
fn constants_stand_on_the_right() {
    let turned = [
        "if 0 < x {",
        "        1.0 <= self.left",
        "while MOST < list.len() && 2 <= n {",
        "assert!(Score::DRAW < score);",
        "list.filter(|&n| 0 < n)",
    ];
    for text in turned {
        let found = check_comparisons(&[file("crates/one/src/lib.rs", text)]);
        assert_eq!(found.len(), 1, "{text}: {}", told(&found).join("\n"));
    }
    let straight = [
        "if x > 0 && x < 10 {",
        "let fits = 2 * WIDTH <= width;",
        "if x.0 < y.0 {",
        "// It is so: 0 < x.",
        "for<const N: usize, T> Wide<N, T>",
    ];
    for text in straight {
        let found = check_comparisons(&[file("crates/one/src/lib.rs", text)]);
        assert!(found.is_empty(), "{text}: {}", told(&found).join("\n"));
    }
}
