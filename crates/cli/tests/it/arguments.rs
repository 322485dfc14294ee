//! What people type and is meant: help by its word, letters for options, moves that run on, names
//! that are nearly right, and words that a shell completes.

use std::{fs, process::Command};

use tempfile::TempDir;

use crate::support::plateau::{finish, plateau, run, run_with};

#[test]
fn help_is_a_word_too() {
    assert_eq!(run("help match").done(), run("match --help").done());
    assert_eq!(run("help print sheet").done(), run("print sheet --help").done());
    assert_eq!(run("--lang fr help match").done(), run("match --help --lang fr").done());
    assert_eq!(run("help").done(), run("--help").done());
    assert!(run("help nobody").refused().contains("there is no command \"nobody\""));
}

#[test]
fn own_options_come_before_those_of_every_command() {
    for verb in ["match", "play", "analyse", "convert", "library import"] {
        let help = run(&format!("{verb} --help")).done();
        let (_, options) = help.split_once("Options:\n").expect("options");
        let flags = options.lines().filter(|line| line.trim_start().starts_with('-'));
        let flags: Vec<&str> = flags.collect();
        let common = flags.iter().position(|line| line.contains("--lang")).expect("the language");
        assert_eq!(common, flags.len() - 3, "{verb}: {flags:?}");
        assert!(flags[flags.len() - 2].contains("--verbose"), "{verb}");
        assert!(flags[flags.len() - 1].contains("--help"), "{verb}");
    }
}

#[test]
fn frequent_options_have_a_letter() {
    let long = run("match connect-four random random --games 2 --seed 3 --json").done();
    assert_eq!(run("match connect-four random random -n 2 -s 3 -j").done(), long);
    let long = run("analyse morpion minimax --depth 2 --position X../.../... --json");
    let short = run("analyse morpion minimax -d 2 -p X../.../... -j");
    assert_eq!(long.code, short.code);
}

#[test]
fn what_is_missing_is_told_by_the_right_command() {
    assert!(run("library").refused().contains("list, show, export, import, stats"));
    assert!(run("print sheet").refused().contains("plateau print sheet --help"));
    assert_eq!(run("match morpion random").refused(), "this game takes at least 2 players, not 1");
}

#[test]
fn moves_may_run_on() {
    let apart = run("analyse othello minimax:1 --moves f5,d6,c3 --json").done();
    let score = |text: &str| {
        let value: serde_json::Value = serde_json::from_str(text).expect("an object");
        (value["move"].clone(), value["score"].clone(), value["nodes"].clone())
    };
    let run_on = run("analyse othello minimax:1 --moves f5d6c3 --json").done();
    assert_eq!(score(&run_on), score(&apart));
    let columns = run("analyse connect-four minimax:1 --moves 4453 --json").done();
    let apart = run("analyse connect-four minimax:1 --moves 4,4,5,3 --json").done();
    assert_eq!(score(&columns), score(&apart));
    assert!(run("analyse othello minimax:1 --moves f5d6z9").refused().contains("f5d6z9"));
}

#[test]
fn a_position_is_written_with_the_symbols_on_the_board() {
    let said = run_with(
        "play morpion human:symbol=O human --first 1 --no-library",
        "b2\nposition\nsetup O../.X./... O\nboard\nposition\nquit\n",
    )
    .done();
    assert!(said.contains(".../.O./... X"), "{said}");
    assert!(said.contains("O../.X./... O"), "{said}");
}

#[test]
fn names_that_are_nearly_right_are_recognised() {
    assert!(run("list chekers").refused().contains("did you mean checkers?"));
    assert!(run("rules conect-four").refused().contains("connect-four"));
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("games.pdn"), "1. 32-28 *").expect("a file");
    let mut command = plateau(["replay", "game.pdn"]);
    let missing = finish(command.current_dir(folder.path()).write_stdin(""));
    assert_eq!(missing.code, Some(1));
    assert!(missing.err.contains("did you mean games.pdn?"), "{}", missing.err);
}

#[test]
fn rules_of_adjudication_are_given_together_or_one_by_one() {
    let both = run("match othello random random -n 2 -j --adjudicate resign,length:10").done();
    let apart = "match othello random random -n 2 -j --adjudicate resign --adjudicate length:10";
    assert_eq!(run(apart).done(), both);
}

#[test]
fn words_are_completed_by_what_the_program_knows() {
    let offered = |words: &[&str]| -> Vec<String> {
        let mut arguments = vec!["complete-words"];
        arguments.extend(words);
        let said = finish(plateau(arguments).write_stdin("")).done();
        said.lines().map(str::to_owned).collect()
    };
    assert_eq!(offered(&["match", "oth"]), ["othello"]);
    assert!(offered(&["match", "othello", "ex"]).contains(&"exact".to_owned()));
    assert!(!offered(&["match", "draughts", "ex"]).contains(&"exact".to_owned()));
    assert!(offered(&["play", "draughts:va"]).contains(&"draughts:variant=".to_owned()));
    let variants = offered(&["play", "draughts:variant=eng"]);
    assert_eq!(variants, ["draughts:variant=english"]);
    assert!(offered(&["analyse", "othello", "pvs:de"]).contains(&"pvs:depth=".to_owned()));
    assert_eq!(offered(&["analyse", "othello", "pvs:depth=3,killers=o"]).len(), 2);
    assert_eq!(offered(&["convert", "x"]), Vec::<String>::new());
    assert_eq!(offered(&["convert", "--game", "oth"]), ["othello"]);
}

#[test]
fn bash_asks_the_program() {
    let program = env!("CARGO_BIN_EXE_plateau");
    let folder = std::path::Path::new(program).parent().expect("a folder").display();
    let complete = |line: &str, words: &str, index: usize| {
        let script = format!(
            "PATH={folder}:$PATH; source <(plateau completions bash); COMP_LINE='{line}'; \
             COMP_POINT=${{#COMP_LINE}}; COMP_WORDS=({words}); COMP_CWORD={index}; \
             _plateau_names plateau \"${{COMP_WORDS[{index}]}}\" ''; \
             printf '%s\\n' \"${{COMPREPLY[@]}}\""
        );
        let output = Command::new("bash").args(["-c", &script]).output().expect("bash");
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(complete("plateau match oth", "plateau match oth", 2).contains("othello\n"));
    let settings =
        complete("plateau analyse othello pvs:de", "plateau analyse othello pvs : de", 5);
    assert!(settings.lines().any(|line| line == "depth="), "{settings}");
}
