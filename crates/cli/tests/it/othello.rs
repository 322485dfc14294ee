//! Othello positions in every form, and what is said of those that cannot be read.

use crate::support::plateau::{finish, plateau};

const START: &str = "---------------------------OX------XO--------------------------- X";

fn perft(game: &str, position: &str) -> crate::support::plateau::Run {
    finish(&mut plateau(["perft", game, "2", "--position", position]))
}

#[test]
fn positions_are_read_in_every_form() {
    let forms = [
        START.to_owned(),
        START.replace('X', "*"),
        START.replace('X', "B").replace('O', "W"),
        format!("{START}; F5:+0; % an exercise"),
        format!("(;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 {}];)", START.replace('X', "*")),
    ];
    for form in forms {
        assert!(perft("othello", &form).done().starts_with("12 sequences"), "{form}");
    }
    // A quarter of the sequences of three moves, as the four first moves are alike.
    assert!(perft("othello", "f5").done().starts_with("14 sequences"), "a transcript");
}

/// Games and positions, and why they are refused in English and in French.
const REFUSED: &[(&str, &str, &str, &str)] = &[
    (
        "othello",
        "---------------------------OX-----?XO--------------------------- X",
        "character 35: \"?\" is unexpected here: X, O or - would fit",
        "caractère 35\u{a0}: «\u{a0}?\u{a0}» est inattendu ici\u{a0}: on attend X, O ou -",
    ),
    (
        "othello",
        "-----OX--XO----- X",
        "character 19: 16 squares where there should be 64",
        "caractère 19\u{a0}: 16 cases au lieu de 64",
    ),
    (
        "othello:size=4",
        "-----OX--XO------ X",
        "character 17: 17 squares where there should be 16",
        "caractère 17\u{a0}: 17 cases au lieu de 16",
    ),
    (
        "othello:size=4",
        "-----OX--XO-----",
        "character 17: X or O is missing here",
        "caractère 17\u{a0}: il manque ici X ou O",
    ),
    (
        "othello",
        "f5d6c3d3c4f5",
        "character 11: move 6, \"f5\", cannot be played",
        "caractère 11\u{a0}: le coup 6, «\u{a0}f5\u{a0}», n’est pas jouable",
    ),
    (
        "othello",
        "f5d6k3",
        "character 5: the board has no square \"k3\"",
        "caractère 5\u{a0}: le plateau n’a pas de case «\u{a0}k3\u{a0}»",
    ),
    (
        "othello:size=4",
        "-----OX--XO----- X; B1:+2; C3:-2;",
        "character 28: move 2, \"C3\", cannot be played",
        "caractère 28\u{a0}: le coup 2, «\u{a0}C3\u{a0}», n’est pas jouable",
    ),
    (
        "othello:size=6",
        "(;GM[Othello]BO[8 ---];)",
        "character 17: 64 squares where there should be 36",
        "caractère 17\u{a0}: 64 cases au lieu de 36",
    ),
    (
        "othello:size=4",
        "(;GM[Othello]BO[4 -----O*--*O----- *]B[B1]W[D4];)",
        "character 45: move 2, \"D4\", cannot be played",
        "caractère 45\u{a0}: le coup 2, «\u{a0}D4\u{a0}», n’est pas jouable",
    ),
];

#[test]
fn what_cannot_be_read_is_refused_at_its_place() {
    for (game, position, english, french) in REFUSED {
        let said = [
            ("en", format!("\"{position}\", {english}")),
            ("fr", format!("«\u{a0}{position}\u{a0}», {french}")),
        ];
        for (language, sentence) in said {
            let asked = ["--lang", language, "perft", game, "2", "--position", position];
            assert_eq!(finish(&mut plateau(asked)).refused(), sentence);
        }
    }
}

#[test]
fn odd_sizes_are_refused_with_those_there_are() {
    for (language, sentence) in [
        ("en", "\"7\" does not fit size (4, 6, 8, 10, 12, 14 or 16)"),
        ("fr", "«\u{a0}7\u{a0}» n’est pas permis pour size (4, 6, 8, 10, 12, 14 ou 16)"),
    ] {
        let asked = ["--lang", language, "perft", "othello:size=7", "2"];
        assert_eq!(finish(&mut plateau(asked)).refused(), sentence);
    }
}
