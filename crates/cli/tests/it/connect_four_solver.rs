//! The solver of Connect Four, asked as scripts ask it.

use serde_json::Value;

use crate::support::plateau::{finish, plateau, run};

/// The published test positions, each line the columns played and the score.
const FILES: [&str; 3] = [
    include_str!("../../../connect-four/tests/it/data/end-easy.scores"),
    include_str!("../../../connect-four/tests/it/data/middle-easy.scores"),
    include_str!("../../../connect-four/tests/it/data/middle-medium.scores"),
];

/// A published score, 22 minus the discs of the winner, as a million minus the moves to come.
fn told(score: i32, discs: usize) -> i32 {
    let discs = i32::try_from(discs).expect("a small number");
    let winners = 22 - score.abs();
    let first_wins = (score > 0) == (discs % 2 == 0);
    let total = 2 * winners - i32::from(first_wins);
    score.signum() * (1_000_000 - (total - discs))
}

#[test]
fn its_score_is_that_of_the_test_files() {
    for file in FILES {
        let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(lines.len(), 1000);
        for line in lines.into_iter().step_by(100) {
            let (columns, score) = line.split_once(' ').expect("columns and a score");
            let score: i32 = score.parse().expect("a score");
            let asked = format!("analyse connect-four exact --position {columns} --json");
            let analysis: Value = serde_json::from_str(&run(&asked).done()).expect("an object");
            assert_eq!(analysis["score"], told(score, columns.len()), "{columns}");
            assert_eq!(analysis["depth"], 42 - columns.len(), "{columns} is read to its end");
        }
    }
}

/// Positions that cannot be analysed, and why in English and in French.
const REFUSED: [(&str, &str, &str); 4] = [
    ("1212121", "the game is over", "la partie est finie"),
    (
        "12121212",
        "\"12121212\", character 8: move 8, \"2\", cannot be played",
        "«\u{a0}12121212\u{a0}», caractère 8\u{a0}: le coup 8, «\u{a0}2\u{a0}», n’est pas jouable",
    ),
    (
        "4444444",
        "\"4444444\", character 7: move 7, \"4\", cannot be played",
        "«\u{a0}4444444\u{a0}», caractère 7\u{a0}: le coup 7, «\u{a0}4\u{a0}», n’est pas jouable",
    ),
    (
        "448",
        "\"448\", character 3: \"8\" is unexpected here: 1…7 would fit",
        "«\u{a0}448\u{a0}», caractère 3\u{a0}: «\u{a0}8\u{a0}» est inattendu ici\u{a0}: on attend 1…7",
    ),
];

#[test]
fn what_it_cannot_analyse_it_refuses_with_a_sentence() {
    for (columns, english, french) in REFUSED {
        for (language, sentence) in [("en", english), ("fr", french)] {
            let asked = ["--lang", language, "analyse", "connect-four", "exact", "--position"];
            let complaint = finish(plateau(asked).arg(columns).arg("--json")).refused();
            assert_eq!(complaint, sentence, "{columns}");
        }
    }
}
