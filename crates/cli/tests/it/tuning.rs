//! `plateau tune`: steps that are kept, gone on with, and reported.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use crate::support::plateau::{finish, plateau, run};

const TUNE: &str = "tune connect-four mcts:nodes=30 --knob exploration=0..400 --seed 5 --json";

#[test]
fn a_search_that_was_stopped_goes_on_where_it_was() {
    let folder = TempDir::new().expect("a folder");
    let tune = |arguments: &str| -> Value {
        let arguments = format!("{TUNE} {arguments}");
        let mut command = plateau(arguments.split_whitespace());
        let said = finish(command.current_dir(folder.path()).write_stdin("")).done();
        serde_json::from_str(&said).expect("an object")
    };
    let whole = tune("--steps 6 --output whole.jsonl");
    // The same file with its last lines torn off, as after an interruption.
    let text = fs::read_to_string(folder.path().join("whole.jsonl")).expect("the steps");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 1 + 6);
    let torn = lines[..4].join("\n") + "\n" + &lines[4][..10];
    fs::write(folder.path().join("torn.jsonl"), torn).expect("a file");
    assert_eq!(tune("--steps 6 --output torn.jsonl"), whole);
    let again = fs::read_to_string(folder.path().join("torn.jsonl")).expect("the steps");
    assert_eq!(again, text, "the same steps");
    assert_eq!((whole["steps"].as_u64(), whole["games"].as_u64()), (Some(6), Some(12)));
    let tuned = whole["tuned"].as_str().expect("an engine");
    assert!(tuned.starts_with("mcts:") && tuned.contains("exploration="), "{tuned}");
}

#[test]
fn another_search_is_not_gone_on_with() {
    let folder = TempDir::new().expect("a folder");
    let tune = |arguments: &str| {
        let mut command = plateau(arguments.split_whitespace());
        finish(command.current_dir(folder.path()).write_stdin(""))
    };
    tune(&format!("{TUNE} --steps 1 --output x.jsonl")).done();
    let before = fs::read_to_string(folder.path().join("x.jsonl")).expect("a file");
    let other = tune("tune connect-four mcts:nodes=31 --knob exploration=0..400 --output x.jsonl");
    assert_eq!(other.code, Some(1), "{}", other.err);
    assert_eq!(fs::read_to_string(folder.path().join("x.jsonl")).expect("a file"), before);
}

#[test]
fn what_cannot_be_tuned_is_told_at_once() {
    for (arguments, expected) in [
        ("tune othello mcts --knob exploration", "is not a setting to tune"),
        ("tune othello mcts --knob exploration=9..3", "is not a setting to tune"),
        ("tune othello mcts --knob nonsense=1..3", "has no setting \"nonsense\""),
        ("tune othello mcts --knob exploration=0..5000", "exploration"),
        ("tune othello nobody --knob depth=1..3", "nothing is called"),
    ] {
        let refused = run(&format!("{arguments} --steps 1")).refused();
        assert!(refused.contains(expected), "{arguments}: {refused}");
    }
    let text = run("tune connect-four mcts:nodes=20 --knob exploration=0..400 --steps 1").done();
    assert!(text.contains("to see what it is worth: plateau match connect-four"), "{text}");
}
