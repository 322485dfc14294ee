//! `plateau puzzles`, and the pictures of `plateau print`.

use std::fs;

use puzzles::{Puzzle, PuzzleCollection, PuzzleFilter, shipped};

use crate::support::plateau::{Run, desk, finish, plateau, run, run_with};

/// Runs the program with text to read.
fn with_input(arguments: &[&str], input: &str) -> Run {
    finish(plateau(arguments).write_stdin(input))
}

/// The first puzzle of Connect Four that a seed draws.
fn drawn(seed: u64) -> &'static Puzzle {
    let filter = PuzzleFilter { game: Some("connect-four".to_owned()), grade: None };
    shipped().drawn(&filter, 1, seed)[0]
}

#[test]
fn a_puzzle_is_solved_by_typing_moves() {
    let puzzle = drawn(7);
    let table = puzzle.open().expect("it is sound");
    let moves = table.view().moves;
    let wrong = moves.iter().find(|turn| turn.text != puzzle.solution()).expect("another move");
    let right: Vec<String> = puzzle.asked().iter().step_by(2).cloned().collect();
    let command = ["puzzles", "play", "connect-four", "--seed", "7"];
    let typed = format!("{}\n{}\nnonsense\nquit\n", wrong.text, right.join("\n"));
    let said = with_input(&command, &typed).done();
    assert!(said.contains(&format!("Not {}.", wrong.text)), "{said}");
    assert!(said.contains("That is right: solved."), "{said}");
    assert!(said.contains(&format!("Line: {}", puzzle.line.join(" "))), "{said}");
    assert!(said.ends_with("0 of 1 solved at the first attempt.\n"), "{said}");
    let said = with_input(&command, &format!("{}\n", right.join("\n"))).done();
    assert!(said.ends_with("1 of 1 solved at the first attempt.\n"), "{said}");
}

#[test]
fn help_is_given_and_the_words_of_the_language_are_understood() {
    let french = ["puzzles", "play", "dames", "--seed", "3", "--lang", "fr"];
    let said = with_input(&french, "indice\naide\nsolution\nquitter\n").done();
    assert!(said.contains("Jouez la pièce en"), "{said}");
    assert!(said.contains("Suite\u{a0}: ") && said.contains("sur 1 du premier coup"), "{said}");
    let hinted = with_input(&["puzzles", "play", "connect-four"], "hint\nquit\n").done();
    assert!(hinted.contains("It is ") && hinted.contains(" or "), "{hinted}");
    let daily = run("puzzles play --daily").done();
    assert_eq!(daily.matches("puzzle ").count(), 1, "{daily}");
}

#[test]
fn puzzles_are_made_and_checked() {
    let file = desk().join("made.tsv");
    let path = file.to_str().expect("a path of letters");
    let make =
        ["puzzles", "make", "connect-four", "--count", "3", "--seed", "11", "--output", path];
    let said = finish(&mut plateau(make)).done();
    assert!(said.contains("3 puzzles were made"), "{said}");
    let text = fs::read_to_string(&file).expect("it was written");
    assert!(text.contains("# plateau puzzles make connect-four --seed 11"), "{text}");
    assert_eq!(PuzzleCollection::read(&text).expect("it is read").puzzles().len(), 3);
    let checked = finish(&mut plateau(["puzzles", "check", path])).done();
    assert_eq!(checked, "3 with one answer, 0 without.\n");
    let said = with_input(&["puzzles", "play", "--file", path], "solution\nquit\n").done();
    assert!(said.contains("Connect Four, puzzle"), "{said}");
    fs::write(&file, "nonsense\n").expect("it is ours");
    let refused = finish(&mut plateau(["puzzles", "check", path])).refused();
    assert!(refused.contains("line 1 is no puzzle"), "{refused}");
}

#[test]
fn games_of_others_make_puzzles_too() {
    let file = desk().join("games.txt");
    fs::write(&file, "44345534\n").expect("it is ours");
    let path = file.to_str().expect("a path of letters");
    let made = finish(&mut plateau(["puzzles", "make", "connect-four", "--from", path]));
    let text = made.done();
    assert!(!PuzzleCollection::read(&text).expect("it is read").puzzles().is_empty(), "{text}");
}

#[test]
fn of_judged_games_the_mistakes_are_tried() {
    let file = desk().join("judged.json");
    let path = file.to_str().expect("a path of letters");
    let written = run_with("convert - - --game connect-four --to json", "44345534\n").done();
    let mut record: serde_json::Value = serde_json::from_str(&written).expect("a record");
    let text = record.to_string();
    assert!(text.contains("moves"), "{text}");
    let made = |record: &serde_json::Value| {
        fs::write(&file, record.to_string()).expect("it is ours");
        finish(&mut plateau(["puzzles", "make", "connect-four", "--from", path]))
    };
    assert!(
        !PuzzleCollection::read(&made(&record).done()).expect("it is read").puzzles().is_empty()
    );
    judge_first(&mut record);
    let nothing = made(&record);
    assert_eq!(nothing.code, Some(1), "{}", nothing.out);
    assert!(nothing.err.contains("no position with one right move"), "{}", nothing.err);
}

/// Writes beside the first move of a record that it was as good as any.
fn judge_first(record: &mut serde_json::Value) {
    match record {
        serde_json::Value::Object(fields) => {
            if let Some(serde_json::Value::Array(moves)) = fields.get_mut("moves") {
                let first = moves[0].as_object_mut().expect("a move");
                first.insert("opinion".to_owned(), "+0.10".into());
            } else {
                fields.values_mut().for_each(judge_first);
            }
        }
        serde_json::Value::Array(items) => items.iter_mut().for_each(judge_first),
        _ => (),
    }
}

#[test]
fn a_sheet_is_printed_for_a_class() {
    let file = desk().join("class.pdf");
    let path = file.to_str().expect("a path of letters");
    let print = ["puzzles", "print", "othello", "--seed", "1", "--solution", "--output", path];
    finish(&mut plateau(print)).done();
    assert!(fs::read(&file).expect("it was written").starts_with(b"%PDF-"));
}

#[test]
fn what_cannot_be_done_is_said() {
    for (command, said) in [
        ("puzzles play chess", "chess"),
        ("puzzles play --grade 6", "grade"),
        ("puzzles make morpion:players=3", "two players"),
        ("puzzles print othello --output x.doc", "pdf"),
        ("print animation", "--moves"),
        ("print animation --game othello --moves a1", "a1"),
        ("print animation --game othello --moves f5 --output x.doc", "gif"),
        ("print diagram othello --width 5 --output x.png", "width"),
    ] {
        let refused = run(command).refused();
        assert!(refused.contains(said), "{command}: {refused}");
    }
}

#[test]
fn pictures_are_drawn() {
    for (name, arguments, begins) in [
        ("othello.png", &["print", "diagram", "othello", "--width", "300"][..], &b"\x89PNG"[..]),
        (
            "game.gif",
            &["print", "animation", "--game", "othello", "--moves", "f5d6c3", "--pause", "0.5"],
            b"GIF89a",
        ),
    ] {
        let file = desk().join(name);
        let output = ["--output", file.to_str().expect("a path of letters")];
        finish(&mut plateau(arguments.iter().chain(&output))).done();
        assert!(fs::read(&file).expect("it was written").starts_with(begins), "{name}");
    }
}
