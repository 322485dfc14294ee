//! Draughts from the command line: published counts, and what is refused.

use serde_json::Value;

use crate::support::plateau::{finish, plateau};

fn leaves(game: &str, depth: &str, position: Option<&str>) -> u64 {
    let from = position.map(|position| ["--position", position]);
    let arguments = ["perft", game, depth, "--json"].into_iter().chain(from.into_iter().flatten());
    let counted = finish(&mut plateau(arguments)).done();
    let counted: Value = serde_json::from_str(&counted).expect("an object");
    counted["leaves"].as_u64().expect("a count")
}

#[test]
fn perft_counts_what_others_count() {
    assert_eq!(leaves("draughts:variant=russian", "9", None), 4_570_586);
    assert_eq!(leaves("draughts:variant=english", "8", None), 845_931);
    assert_eq!(leaves("draughts:frisian", "7", None), 540_126);
    let kings = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";
    assert_eq!(leaves("draughts", "6", Some(kings)), 629_010);
}

#[test]
fn perft_counts_on_boards_of_any_size() {
    assert_eq!(leaves("draughts:width=12,height=12,rows=5", "6", None), 584_100);
    assert_eq!(leaves("draughts:custom,width=14,height=14", "5", None), 195_333);
    assert_eq!(leaves("draughts:width=6,height=6", "10", None), 329_982);
    assert_eq!(leaves("draughts:width=10,height=8,rows=3", "7", None), 1_029_319);
    assert_eq!(leaves("draughts:width=12,height=10", "6", None), 584_100);
}

/// A game, a position if it is that which is bad, and the complaint in English and in French.
const REFUSED: &[(&str, Option<&str>, &str, &str)] = &[
    (
        "draughts:english,rows=4",
        None,
        "4 rows of white men and 4 of black ones leave no free row on a board of 8 rows",
        "4 rangées de pions blancs et 4 de pions noirs ne laissent aucune rangée libre sur un \
         damier de 8 rangées",
    ),
    (
        "draughts:height=4,rows-white=1,rows-black=9",
        None,
        "one row of white men and 9 of black ones leave no free row on a board of 4 rows",
        "une rangée de pions blancs et 9 de pions noirs ne laissent aucune rangée libre sur un \
         damier de 4 rangées",
    ),
    (
        "draughts:width=9",
        None,
        "a board of 9 columns and 10 rows would not be the same for both sides: both numbers must \
         be even, or both odd",
        "un damier de 9 colonnes et 10 rangées ne serait pas le même pour les deux camps\u{a0}: les \
         deux nombres doivent être pairs, ou tous deux impairs",
    ),
    (
        "draughts:promotion=never",
        None,
        "\"never\" does not fit promotion (passes, ends or continues)",
        "«\u{a0}never\u{a0}» n’est pas permis pour promotion (passes, ends ou continues)",
    ),
    (
        "draughts",
        Some("W:W31,51:B1"),
        "\"W:W31,51:B1\", character 7: the board has no square \"51\"",
        "«\u{a0}W:W31,51:B1\u{a0}», caractère 7\u{a0}: le plateau n’a pas de case «\u{a0}51\u{a0}»",
    ),
    (
        "draughts:russian",
        Some("W:Wa1,a2:Bh8"),
        "\"W:Wa1,a2:Bh8\", character 7: the board has no square \"a2\"",
        "«\u{a0}W:Wa1,a2:Bh8\u{a0}», caractère 7\u{a0}: le plateau n’a pas de case «\u{a0}a2\u{a0}»",
    ),
    (
        "draughts",
        Some("W:W31:B31"),
        "\"W:W31:B31\", character 8: two pieces stand on 31",
        "«\u{a0}W:W31:B31\u{a0}», caractère 8\u{a0}: deux pièces se trouvent en 31",
    ),
    (
        "draughts",
        Some("W:W31:B46"),
        "\"W:W31:B46\", character 8: a man stands on 46, where it would have become a king",
        "«\u{a0}W:W31:B46\u{a0}», caractère 8\u{a0}: un pion se trouve en 46, où il serait devenu une \
         dame",
    ),
    (
        "draughts",
        Some("W:W40-31:B1"),
        "\"W:W40-31:B1\", character 4: \"40-31\" is unexpected here: 31-40 would fit",
        "«\u{a0}W:W40-31:B1\u{a0}», caractère 4\u{a0}: «\u{a0}40-31\u{a0}» est inattendu ici\u{a0}: on \
         attend 31-40",
    ),
    (
        "draughts",
        Some("X:W31:B1"),
        "\"X:W31:B1\", character 1: \"X\" is unexpected here: W, B or ? would fit",
        "«\u{a0}X:W31:B1\u{a0}», caractère 1\u{a0}: «\u{a0}X\u{a0}» est inattendu ici\u{a0}: on attend W, B \
         ou ?",
    ),
];

#[test]
fn bad_boards_and_positions_are_refused_where_they_are_bad() {
    for &(game, position, english, french) in REFUSED {
        for (language, sentence) in [("en", english), ("fr", french)] {
            let from = position.map(|position| ["--position", position]);
            let arguments = ["--lang", language, "perft", game, "1"];
            let arguments = arguments.into_iter().chain(from.into_iter().flatten());
            assert_eq!(finish(&mut plateau(arguments)).refused(), sentence);
        }
    }
}
