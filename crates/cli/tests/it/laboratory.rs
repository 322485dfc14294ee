//! Trees, exercises and comparisons on the command line.

use std::fs;

use serde_json::Value;

use crate::support::plateau::{Run, desk, finish, plateau, run};

const TEXTBOOK: &str = "((3 12 8) (2 4 6) (14 5 2))";

fn lab(arguments: &[&str]) -> Run {
    finish(plateau(arguments).write_stdin(""))
}

#[test]
fn a_tree_tells_why_branches_were_cut() {
    let text = lab(&["tree", TEXTBOOK, "alpha-beta"]).done();
    assert!(text.contains("11 nodes, 7 leaves, 2 cut-offs"), "{text}");
    assert!(text.contains("cut off: 2 ≤ α = 3 · not searched: b2 b3"), "{text}");
    let french = lab(&["tree", TEXTBOOK, "alpha-beta", "--lang", "fr"]).done();
    assert!(french.contains("coupe\u{a0}: 2 ≤ α = 3"), "{french}");
}

#[test]
fn watching_changes_nothing() {
    let alone: Value =
        serde_json::from_str(&run("analyse othello alpha-beta:5 --json").done()).expect("JSON");
    let seen: Value =
        serde_json::from_str(&run("tree othello alpha-beta:5 --format json").done()).expect("JSON");
    assert_eq!(alone["nodes"], seen["answer"]["nodes"]);
    assert_eq!(alone["nodes"], seen["answer"]["recorded"]["nodes"]);
    assert_eq!(alone["cutoffs"], seen["answer"]["recorded"]["cutoffs"]);
    assert_eq!(alone["move"], seen["answer"]["best"]);
    assert_eq!(alone["score"], seen["answer"]["score"]);
}

#[test]
fn a_tree_is_written_in_every_form() {
    for (form, beginning) in [
        ("dot", "digraph"),
        ("svg", "<?xml"),
        ("json", "{"),
        ("html", "<!DOCTYPE html>"),
        ("tikz", "%"),
        ("text", "alpha-beta:2"),
    ] {
        let made = run(&format!("tree morpion alpha-beta:2 --plies 1 --format {form}")).done();
        assert!(made.starts_with(beginning), "{form}: {made}");
    }
    let path = desk().join("kept.tree");
    let kept = lab(&["tree", "othello", "pvs:3", "--record", &path.display().to_string()]);
    assert!(!kept.done().is_empty());
    assert!(fs::read(&path).expect("a recording").starts_with(b"plateau-tree-1"));
}

#[test]
fn who_does_not_search_is_said_to_and_another_search_is_shown() {
    for engine in ["level:1", "very-easy", "random", "rule-based"] {
        let shown = run(&format!("tree morpion {engine}"));
        assert_eq!(shown.code, Some(0), "{}", shown.err);
        assert!(shown.err.contains(&format!("{engine} does not search")), "{}", shown.err);
        assert!(shown.out.starts_with("alpha-beta:depth=3"), "{}", shown.out);
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    for arguments in [
        &["tree", "((3 12", "minimax"][..],
        &["tree", "(3 x)", "minimax"],
        &["tree", "chess", "minimax"],
        &["tree", "morpion", "nobody"],
        &["tree", "morpion", "minimax", "--position", "XXX/OO./... O"],
        &["tree", "morpion", "minimax:2", "--moves", "Z9"],
        &["tree", "morpion", "minimax:2", "--plies", "0"],
        &["tree", "morpion", "minimax:2", "--format", "png"],
        &["exercise", "--tree", "(1 2", "--solution"],
        &["exercise", "--tree", "(1 2)", "--random", "3"],
        &["exercise", "--game", "othello", "--depth", "4"],
        &["exercise", "--game", "morpion:players=3"],
        &["exercise", "--tree", "(1 2)", "--answers", "Q=3"],
        &["exercise", "--cut", "sometimes"],
        &["compare", "othello", "--depths", "3-1"],
        &["compare", "othello", "--depths", "x"],
        &["compare", "othello", "--times", "-1"],
        &["compare", "othello", "--depths", "1", "--times", "1"],
        &["compare", "othello", "--engines", "nobody"],
        &["compare", "othello", "--evals", "nothing", "--engines", "minimax"],
        &["compare", "othello", "--positions", "random:0"],
    ] {
        let refused = lab(arguments);
        assert_eq!(refused.code, Some(2), "{arguments:?}: {refused:?}");
        assert!(refused.err.starts_with("plateau: "), "{arguments:?}: {}", refused.err);
        assert!(refused.out.is_empty() && !refused.err.contains("???"), "{arguments:?}");
    }
    let missing = lab(&["compare", "othello", "--positions", "nowhere.txt"]);
    assert_eq!(missing.code, Some(1), "{missing:?}");
}

#[test]
fn exercises_are_the_same_for_the_same_seed() {
    let one = run("exercise --random 7 --solution").done();
    assert_eq!(one, run("exercise --random 7 --solution").done());
    assert_ne!(one, run("exercise --random 8 --solution").done());
    let blank = run("exercise --random 7").done();
    assert!(blank.contains("A (max) = ____"), "{blank}");
    let checked = lab(&["exercise", "--tree", TEXTBOOK, "--answers", "A=3 B=3 C=2 D=1 xC2 xC3"]);
    let checked = checked.done();
    assert!(checked.contains("✗ D takes the smallest of 14, 5, 2: 2"), "{checked}");
    assert!(checked.contains("5 of 10 right"), "{checked}");
}

#[test]
fn exercises_are_printed() {
    let path = desk().join("class.pdf").display().to_string();
    let told =
        lab(&["exercise", "--random", "1", "--sheets", "3", "--solution", "--output", &path]);
    assert!(told.done().contains("class.pdf"));
    assert!(fs::read(&path).expect("a file").starts_with(b"%PDF"));
}

#[test]
fn comparisons_count() {
    let told = run("compare othello --engines minimax,alpha-beta --depths 1-4 --format csv").done();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 9);
    assert!(lines[4].starts_with("minimax,4,1,317,"), "{told}");
    let json = run("compare morpion --engines alpha-beta --evals all --depths 2 --format json");
    let json: Value = serde_json::from_str(&json.done()).expect("JSON");
    assert_eq!(json["rows"].as_array().expect("rows").len(), 3);
    let html =
        run("compare connect-four --engines alpha-beta,pvs --depths 1-3 --format html").done();
    assert!(html.contains("<svg") && html.contains("</html>"));
    let timed = run("compare connect-four --engines deepening --times 0.01,0.02").done();
    assert_eq!(timed.lines().count(), 3, "{timed}");
}

#[test]
fn the_exercise_of_the_course_is_done_in_french() {
    let compare = "compare draughts:course --lang fr --engines";
    let counted = run(&format!("{compare} minimax,alpha-bêta,approfondissement --depths 4")).done();
    assert!(counted.contains("À la profondeur 4, alpha-bêta a visité"), "{counted}");
    assert!(
        counted.contains("approfondissement itératif a visité"),
        "the beginning of a name is enough: {counted}"
    );
    assert!(counted.contains("Tous ont trouvé la même valeur."), "{counted}");
    let timed = run(&format!("{compare} minimax,alpha-beta --times 0.01")).done();
    assert!(timed.contains("En 0,010 s, alpha-bêta a prévu"), "{timed}");
    let judged = run(&format!("{compare} minimax --evals matériel,win-lose --depths 2")).done();
    assert!(
        judged.contains("minimax:eval=material") && judged.contains("eval=win-lose"),
        "{judged}"
    );
}

#[test]
fn both_cuts_of_the_figures_are_told() {
    let tree = lab(&["tree", "(((3 5) (6 9)) ((1 2) (0 -1)))", "alpha-beta"]).done();
    assert!(tree.contains("6 ≥ β = 5") && tree.contains("2 ≤ α = 5"), "{tree}");
    let tree = lab(&["tree", "((3 12 8) (2 4 6) (14 5 2))", "minimax"]).done();
    assert!(tree.contains("a1, score 3, 2 moves deep"), "the surest gain: {tree}");
}
