//! Rules, sheets and diagrams: in every form, whole, and as the standard of PDF has it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use session::GAMES;
use tempfile::tempdir;
use words::Words;

use crate::support::plateau::{desk, finish, plateau, run};

/// Every game, and every variant of draughts.
fn games() -> Vec<String> {
    let names = GAMES.iter().map(|room| room.name().to_owned());
    let variants = GAMES.iter().flat_map(|room| {
        let variants = room.knobs().iter().find(|knob| knob.name == "variant");
        let words = match variants.map(|knob| &knob.range) {
            Some(rules::Range::Word { words, .. }) => words.to_vec(),
            _ => Vec::new(),
        };
        words.into_iter().map(|variant| format!("{}:{variant}", room.name())).collect::<Vec<_>>()
    });
    names.chain(variants).collect()
}

/// The file that a command writes, checked by `qpdf`.
fn printed(name: &str, arguments: &[&str]) -> PathBuf {
    let path = desk().join(name);
    let output = ["--output", path.to_str().expect("a path of letters")];
    let said = finish(&mut plateau(arguments.iter().chain(&output))).done();
    assert!(said.contains(name), "{said}");
    let checked = Command::new("qpdf").arg("--check").arg(&path).output();
    let checked = checked.expect("qpdf checks PDF files: install the package qpdf");
    let told = String::from_utf8_lossy(&checked.stdout) + String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{told}");
    assert!(!told.contains("WARNING"), "{told}");
    path
}

/// The text that can be selected in a PDF file, page by page.
fn selected(path: &Path) -> Vec<String> {
    let mut reader = Command::new("pdftotext");
    let output = reader.args(["-layout", "-enc", "UTF-8"]).arg(path).arg("-").output();
    let output = output.expect("pdftotext reads PDF files: install the package poppler-utils");
    let text = String::from_utf8(output.stdout).expect("text");
    text.trim_end_matches('\u{c}').split('\u{c}').map(str::to_owned).collect()
}

#[test]
fn the_rules_of_every_game_are_told_in_every_language_and_form() {
    for game in games() {
        for language in ["en", "fr"] {
            let flags = format!("rules {game} --lang {language}");
            let text = run(&flags).done();
            assert!(text.lines().count() > 20, "{text}");
            let html = run(&format!("{flags} --format html")).done();
            assert!(html.starts_with("<!DOCTYPE html>\n<html lang=") && html.contains("<svg "));
            assert!(!html.contains("???") && !text.contains("???"), "{game}: {text}");
            assert!(!text.contains('{') && !text.contains("**"), "{text}");
        }
    }
}

#[test]
fn rules_on_paper_say_what_they_say_on_the_screen() {
    for (language, game) in [("en", "draughts:frisian"), ("fr", "othello"), ("fr", "draughts")] {
        let name = format!("rules-{}-{language}.pdf", game.replace(':', "-"));
        let path = printed(&name, &["rules", game, "--lang", language]);
        let collapsed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let paper = collapsed(&selected(&path).join("\n"));
        let words = Words::new(language).expect("a language");
        let spec = game.parse().expect("a spec");
        let rulebook = session::open_table(&spec).expect("a table").rulebook();
        let mut found = 0;
        for phrase in rulebook.phrases() {
            let sentence = words.say(phrase).replace("**", "").replace('`', "");
            let first: String = collapsed(&sentence).chars().take(30).collect();
            if paper.contains(&first) {
                found += 1;
            } else {
                // Captions stand side by side, so that only their words can be found.
                assert!(phrase.id.contains("example"), "{first:?} in {paper}");
            }
        }
        assert!(found > 20, "{found}");
    }
}

#[test]
fn a_custom_table_has_its_own_rules_and_settings() {
    let text = run("rules draughts:custom,kings=short,width=6,height=6 --lang fr").done();
    for part in ["Dames à vos propres règles", "6 colonnes et 6 rangées", "d’une case en diagonale"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.contains("kings") && text.contains("short\n"), "{text}");
}

#[test]
fn sheets_of_every_game_and_size_are_sound_and_named() {
    let cases: [(&str, &[&str], &str); 5] = [
        ("morpion", &[], "Morpion"),
        ("morpion:width=10,height=10", &["--per-page", "4", "--title", "Été"], "Été"),
        ("morpion:width=26,height=26", &["--paper", "letter", "--margin", "10"], "Z"),
        ("draughts", &["--per-page", "2"], "50"),
        ("connect-four", &["--title", ""], "g"),
    ];
    for (index, (game, flags, word)) in cases.into_iter().enumerate() {
        let arguments = [&["print", "sheet", "--game", game], flags].concat();
        let path = printed(&format!("sheet-{index}.pdf"), &arguments);
        let pages = selected(&path);
        assert_eq!(pages.len(), 1);
        assert!(pages[0].split_whitespace().any(|found| found == word), "{word}: {}", pages[0]);
    }
}

#[test]
fn the_paper_has_the_size_asked_for() {
    for (paper, size) in [("a4", "595.276 x 841.89 pts (A4)"), ("letter", "612 x 792 pts (letter)")]
    {
        let flags = ["print", "sheet", "--game", "othello", "--paper", paper];
        let path = printed(&format!("{paper}.pdf"), &flags);
        let output = Command::new("pdfinfo").arg(path).output();
        let output = output.expect("pdfinfo reads PDF files: install the package poppler-utils");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(told.contains(size), "{told}");
        assert!(told.contains("Title:           Othello"), "{told}");
    }
}

#[test]
fn a_diagram_shows_the_position_in_the_form_of_the_file() {
    let path = printed("d.pdf", &["print", "diagram", "draughts", "--moves", "32-28 19-23"]);
    assert!(selected(&path)[0].contains("32"), "the square left is free and shows its number");
    let svg = finish(&mut plateau(["print", "diagram", "othello", "--format", "svg"])).done();
    assert!(svg.starts_with("<?xml") && svg.contains("<title>Othello</title>"), "{svg}");
    let flags = ["print", "diagram", "morpion", "--position", "XO./.X./..O X", "--format=text"];
    assert_eq!(
        finish(&mut plateau(flags)).done(),
        "   A  B  C\n1  X  O  .\n2  .  X  .\n3  .  .  O\n"
    );
    finish(&mut plateau(["print", "diagram", "othello", "--output", "o.svg"])).done();
    let written = fs::read_to_string(desk().join("o.svg")).expect("a drawing");
    assert_eq!(written, svg, "the name of the file tells the form");
}

#[test]
fn a_score_sheet_has_the_players_the_date_the_result_and_every_move() {
    let pdn = "[White \"Zoé\"]\n[Black \"Œdipe\"]\n[Date \"2026.11.01\"]\n[Event \"Coupe\"]\n\
               [Result \"2-0\"]\n[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n";
    fs::write(desk().join("sheet.pdn"), pdn).expect("a file");
    let path = printed("score.pdf", &["print", "score-sheet", "sheet.pdn", "--lang", "fr"]);
    let text = selected(&path).join("\n");
    for part in ["Dames", "Zoé", "Œdipe", "1er novembre 2026", "Coupe", "Zoé a gagné"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(rows.contains(&vec!["1.", "32-28", "19-23"]), "{text}");
    assert!(rows.contains(&vec!["2.", "28x19", "14x23"]), "{text}");
}

#[test]
fn games_of_every_kind_are_written_down() {
    for (name, game, parts) in [
        ("othello.txt", "f5d6c3d3c4f4", ["Othello", "f5", "f4"]),
        ("four.txt", "4455667", ["Puissance 4", "Jaune a gagné", "7"]),
    ] {
        fs::write(desk().join(name), game).expect("a file");
        let path = printed(&format!("{name}.pdf"), &["print", "score-sheet", name, "--lang", "fr"]);
        let text = selected(&path).join("\n");
        for part in parts {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
    let path = printed("form.pdf", &["print", "score-sheet", "--game", "morpion:players=3"]);
    let text = selected(&path).join("\n");
    assert!(text.contains("Morpion") && text.contains("Date") && text.contains(" 40."), "{text}");
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("rules.txt");
    fs::write(&path, "older").expect("a file");
    let output = path.to_str().expect("a path of letters");
    assert_eq!(
        run(&format!("rules othello --output {output}")).done(),
        format!("{output} is written\n")
    );
    assert!(fs::read_to_string(&path).expect("the rules").starts_with("Othello: the rules\n"));
    let names = fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(names, 1, "nothing is left beside it");
    let nowhere = folder.path().join("nowhere/rules.pdf");
    let failed = run(&format!("rules othello --lang fr --output {}", nowhere.display()));
    assert_eq!(failed.code, Some(1));
    assert!(failed.err.contains("ce fichier ou ce dossier n’existe pas"), "{}", failed.err);
    assert_eq!(run("rules othello --output /dev/null").done(), "/dev/null is written\n");
    assert!(!Path::new("/dev/null").is_file(), "what is no file is left what it is");
}

#[test]
fn what_cannot_be_printed_is_refused() {
    for (arguments, complaint) in [
        ("rules chess", "nothing is called \"chess\""),
        ("rules othello --format docx", "\"docx\" does not fit format (text, html or pdf)"),
        ("print sheet --game morpion --per-page 0", "does not fit per-page (1 to 48)"),
        ("print sheet --game morpion --paper a3", "does not fit paper (a4 or letter)"),
        ("print sheet --game morpion --margin 99", "does not fit margin (0 to 60)"),
        ("print diagram morpion --position XX", "2 squares where there should be 9"),
        ("print diagram morpion --moves Z9", "cannot be played"),
        ("print sheet", "--game"),
        ("print score-sheet", "give a file with a game"),
        ("print score-sheet game --game othello", "but not both"),
        ("print", "plateau print --help"),
        ("print poster", "there is no command \"poster\""),
    ] {
        let refused = run(arguments).refused();
        assert!(refused.contains(complaint), "{arguments}: {refused}");
    }
}
