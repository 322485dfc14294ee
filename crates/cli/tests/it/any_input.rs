//! Any arguments and any lines: the program never panics.

use proptest::prelude::*;

use crate::support::plateau::{finish, plateau};

/// Verbs that end by themselves; without one the page is served, and that does not.
const VERBS: &[&str] = &["play", "list", "analyse", "perft", "chess", ""];

/// Words that arguments are made of, right and wrong. Nothing here makes for a long search.
const WORDS: &[&str] = &[
    "play",
    "list",
    "analyse",
    "perft",
    "rules",
    "print",
    "sheet",
    "diagram",
    "--game",
    "--format",
    "text",
    "svg",
    "--per-page",
    "--title",
    "--paper",
    "letter",
    "--margin",
    "--json",
    "--lang",
    "fr",
    "en",
    "--lang=fr",
    "--help",
    "-h",
    "--version",
    "--depth",
    "--nodes",
    "--time",
    "--seed",
    "--first",
    "--clock",
    "fischer:300",
    "--pause",
    "--alternate",
    "--position",
    "--moves",
    "--",
    "-",
    "",
    "0",
    "1",
    "2",
    "3",
    "7",
    "-1",
    "1e3",
    "0.01",
    "18446744073709551616",
    "morpion",
    "morpion:players=3",
    "morpion:align=9",
    "morpion:width=4,width=5",
    "morpion:misere=on",
    "chess",
    ":",
    "morpion:",
    "human",
    "human:name=Zoé",
    "human:symbol=O",
    "human:name=\"",
    "random",
    "random:seed=3",
    "greedy",
    "minimax:2",
    "alpha-beta:3,ordering=on",
    "minimax:eval=lines,2",
    "rule-based",
    "minimax:depth=0",
    "X../.../... O",
    "XXX/OO./... O",
    "X",
    "é/漢/🎲",
    "A1 B2",
    "b2,a1 c3",
    "Z9",
    "\u{1b}[2J",
    "a\nb",
];

/// Lines that a person might type, or might not.
const LINES: &[&str] = &[
    "a1",
    "b2",
    "c3",
    "A2",
    "2b",
    "undo",
    "undo 2",
    "redo",
    "redo 99",
    "help",
    "?",
    "again",
    "annuler",
    "moves",
    "goto 1",
    "goto",
    "resign",
    "draw",
    "decline",
    "pause",
    "resume",
    "step",
    "clock",
    "legal",
    "board",
    "position",
    "setup X../.../... O",
    "setup",
    "comment é",
    "seat 1 random",
    "seat 2 human",
    "seat",
    "",
    " ",
    "\u{0}",
    "\u{1b}[A",
    "é",
    "undo -1",
    "z99",
    "1",
    "2",
    "3",
    "\r",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn arguments_are_obeyed_or_refused(
        verb in prop::sample::select(VERBS),
        others in prop::collection::vec(prop::sample::select(WORDS), 0..6),
        lines in prop::collection::vec(prop::sample::select(LINES), 0..6),
    ) {
        let arguments: Vec<&str> = [verb].into_iter().chain(others).collect();
        let run = finish(plateau(&arguments).write_stdin(lines.join("\n")));
        match run.code {
            Some(0) => prop_assert_eq!(run.err, "", "{:?}", arguments),
            Some(2) => {
                prop_assert_eq!(run.out, "", "{:?}", arguments);
                let is_said = run.err.starts_with("plateau: ") || run.err.starts_with('{');
                prop_assert!(is_said, "{:?}: {}", arguments, run.err);
                prop_assert_eq!(run.err.lines().count(), 1, "{:?}: {}", arguments, run.err);
            }
            code => prop_assert!(false, "{:?} ended with {:?}: {}", arguments, code, run.err),
        }
    }

    #[test]
    fn a_game_takes_any_lines(
        lines in prop::collection::vec(prop::sample::select(LINES), 0..40),
        noise in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        let mut input = lines.join("\n").into_bytes();
        input.extend(noise);
        let arguments = ["play", "morpion", "human", "random", "human"];
        let run = finish(plateau(arguments).write_stdin(input));
        prop_assert_eq!(run.code, Some(0), "{}", run.err);
        prop_assert!(!run.out.contains("???"));
    }

    #[test]
    fn the_menus_take_any_lines(
        lines in prop::collection::vec(prop::sample::select(LINES), 0..30),
    ) {
        let run = finish(plateau(["play"]).write_stdin(lines.join("\n")));
        prop_assert_eq!(run.code, Some(0), "{}", run.err);
    }
}
