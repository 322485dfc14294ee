//! Whole games through pipes, between people, against computers, and between computers.

use std::{env, fs, path::Path};

use crate::support::plateau::{Run, run_with};

/// Lines typed in a game that begins with the first seat.
fn play(arguments: &str, lines: &[&str]) -> String {
    let typed: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    run_with(&format!("play {arguments} --first 1 --seed 1"), typed).done()
}

/// Compares what was said with a file; `UPDATE=1` writes the file anew.
fn check_record(name: &str, said: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data").join(name);
    if env::var_os("UPDATE").is_some_and(|update| update == "1") {
        fs::write(&file, said).expect("the record can be written");
    }
    let recorded = fs::read_to_string(&file).expect("the record can be read");
    assert_eq!(said, recorded, "{name}");
}

/// What a person tries out in a first game: everything, and some mistakes.
const FIRST_GAME: &[&str] = &[
    "help", "b2", "b2", "z9", "undo", "redo", "undo 2", "redo x", "redo", "c1", "hint", "3a",
    "again", "undo", "A1", "quit",
];

#[test]
fn a_first_game_in_english() {
    check_record(
        "first-game-en.txt",
        &play("morpion human:name=Ann minimax --lang en", FIRST_GAME),
    );
}

#[test]
fn a_first_game_in_french() {
    let french = [
        "aide",
        "b2",
        "b2",
        "z9",
        "annuler",
        "REFAIRE",
        "annuler 2",
        "refaire x",
        "refaire",
        "c1",
        "conseil",
        "3a",
        "encore",
        "annuler",
        "A1",
        "quitter",
    ];
    check_record("first-game-fr.txt", &play("morpion human:name=Zoé minimax --lang fr", &french));
}

#[test]
fn two_people_play_to_the_end() {
    let said = play("morpion human:Ann human:Bob", &["a1", "a2", "b1", "b2", "c1", "c3", "quit"]);
    assert!(said.contains("[X][X][X]"), "{said}");
    assert!(said.contains("Ann (X) wins: a line was completed"), "{said}");
    assert!(said.contains("Ann (X): 1 win, 0 draws, 0 losses"), "{said}");
    assert!(said.contains("Bob (O): 0 wins, 0 draws, 1 loss"), "{said}");
    assert!(said.contains("the game is over\n"), "no move is played after the end: {said}");
}

#[test]
fn the_scores_of_a_series_add_up_and_undo_takes_back() {
    let win = ["a1", "a2", "b1", "b2", "c1"];
    let draw = ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"];
    let lines = [&win[..], &["again"], &draw, &["undo", "redo", "again", "quit"]].concat();
    let said = play("morpion human:Ann human:Bob", &lines);
    let scores: Vec<&str> = said.lines().filter(|line| line.starts_with("Ann (X): ")).collect();
    assert_eq!(
        scores,
        [
            "Ann (X): 1 win, 0 draws, 0 losses, 1 point",
            "Ann (X): 1 win, 1 draw, 0 losses, 1½ points",
            "Ann (X): 1 win, 1 draw, 0 losses, 1½ points"
        ]
    );
    assert_eq!(said.matches("Morpion: Ann (X) begins").count(), 3);
}

#[test]
fn a_game_is_replayed_from_its_beginning() {
    let lines = ["a1", "a2", "b1", "b2", "c1", "replay", "quit"];
    let said = play("morpion human:Ann human:Bob", &lines);
    let (_, replayed) = said.split_once("again, settings, replay, undo or quit?").expect("an end");
    let moves: Vec<&str> = replayed.lines().filter(|line| line.contains("): ")).collect();
    let expected =
        ["1. Ann (X): A1", "2. Bob (O): A2", "3. Ann (X): B1", "4. Bob (O): B2", "5. Ann (X): C1"];
    assert_eq!(moves, expected, "{said}");
}

#[test]
fn after_the_end_one_can_take_back_and_play_on() {
    let lines = ["a1", "a2", "b1", "b2", "c1", "undo", "c2", "c1", "quit"];
    let said = play("morpion human human", &lines);
    assert!(said.contains("Player 1 (X), your move: \nthe game is kept"), "{said}");
    assert!(said.contains("one move taken back"), "{said}");
}

#[test]
fn computers_play_by_themselves_and_a_seed_repeats_the_game() {
    let game = |seed: u64| {
        let arguments = format!("play morpion random greedy rule-based:ties=random --seed {seed}");
        run_with(&arguments, "").refused()
    };
    assert!(game(1).contains("rule-based"), "it does not play with three");
    let game = |seed: u64| {
        let arguments = format!("play morpion random greedy:ties=random random --seed {seed}");
        run_with(&arguments, "").done()
    };
    let said = game(7);
    assert!(said.contains("wins: ") || said.contains("draw: "), "{said}");
    assert_eq!(said, game(7));
    assert_ne!(said, game(8));
}

#[test]
fn perfect_players_draw() {
    let said = run_with("play morpion minimax rule-based --seed 2", "").done();
    assert!(said.contains("draw: the board is full"), "{said}");
}

#[test]
fn without_players_people_sit_everywhere() {
    let said = play("morpion:players=4,width=5", &["a1", "b1", "c1", "d1"]);
    for player in ["Player 1 (A) plays A1", "Player 2 (B) plays B1", "Player 4 (D) plays D1"] {
        assert!(said.contains(player), "{said}");
    }
}

#[test]
fn pieces_have_letters_in_games_without_symbols() {
    assert!(play("connect-four", &["4", "4"]).contains("Player 2 (r) plays 4"));
    assert!(play("draughts", &["32-28"]).contains("Player 1 (w) plays 32-28"));
    assert!(play("othello", &["f5"]).contains("Player 1 (X) plays f5"));
}

#[test]
fn the_input_may_end_at_any_time() {
    for lines in [&[][..], &["a1"], &["a1", "undo"], &["hint"]] {
        let said = play("morpion human human", lines);
        assert!(said.contains("your move: \n"), "{said:?}");
    }
    let cut_off = run_with("play morpion human human --first 1", "a1\nb").done();
    assert!(cut_off.contains("\"b\" is not a legal move here"), "{cut_off}");
}

#[test]
fn empty_lines_and_spaces_do_not_matter() {
    let said =
        run_with("play morpion human human --first 1", "\n\n   \n  a1  \r\n\tUNDO \n").done();
    assert!(said.contains("plays A1") && said.contains("one move taken back"), "{said}");
}

#[test]
fn a_line_that_never_ends_is_one_mistake() {
    let mut input = vec![b'a'; 1_000_000];
    input.extend(b"\nb2\nquit\n");
    let Run { out, .. } = run_with("play morpion human human --first 1", input);
    assert_eq!(out.matches("is not a legal move here").count(), 1, "{out}");
    assert!(out.contains("aaa…\" is not a legal move here"), "{out}");
    assert!(out.contains("plays B2"), "{out}");
    assert!(out.len() < 2000);
}

#[test]
fn bytes_that_are_no_text_are_a_mistake_like_any_other() {
    let input = b"\xff\xfe\x80\n\x00\x1b[2J\nb2\n".to_vec();
    let said = run_with("play morpion human human --first 1", input).done();
    assert_eq!(said.matches("is not a legal move here").count(), 2, "{said}");
    assert!(!said.contains('\u{1b}'), "nothing that a terminal would obey is echoed");
    assert!(said.contains("plays B2"), "{said}");
}

/// Every search has a usual limit, so that a player named without one answers.
#[test]
fn an_engine_without_a_limit_answers() {
    for engine in [
        "minimax",
        "negamax",
        "alpha-beta",
        "deepening",
        "pvs",
        "loser",
        "paranoid",
        "best-reply",
        "max-n",
        "exact",
    ] {
        let said = play(&format!("othello human {engine}"), &["f5"]);
        assert!(said.contains(&format!("{engine} (O) plays ")), "{engine}: {said}");
    }
}

/// A computer that would think for ever plays as soon as it is told to.
#[test]
fn a_computer_that_thinks_can_be_told_to_play_now() {
    for word in ["now", "NOW"] {
        let said = play("othello human pvs:time=86400", &["f5", word, "legal"]);
        assert!(said.contains("pvs (O) plays "), "{said}");
    }
    let said = play("morpion human human", &["now"]);
    assert!(said.contains("no computer is to move"), "{said}");
}
