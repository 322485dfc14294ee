//! Openings from files of every form, from the books, and in any order.

use std::collections::BTreeSet;

use rules::Spec;
use tournament::{Contest, ContestError, Opening, OpeningOrder, Openings};

use crate::support::contests::{match_of, play};

fn list(text: &str, game: &str, plies: Option<usize>) -> Vec<String> {
    let game: Spec = game.parse().unwrap();
    match Openings::read(text.as_bytes(), &game, plies).expect(text) {
        Openings::Listed { list, .. } => list.iter().map(ToString::to_string).collect(),
        Openings::Random { .. } | Openings::Balanced { .. } => panic!("a list"),
    }
}

#[test]
fn every_form_is_read() {
    let pdn = "[Event \"1\"]\n1. 32-28 19-23 *\n[Event \"2\"]\n1. 31-27 17-21 *\n";
    assert_eq!(list(pdn, "draughts", None), ["32-28 19-23", "31-27 17-21"]);
    assert_eq!(list("32-28 19-23\n31-27\n", "draughts", None), ["32-28 19-23", "31-27"]);
    assert_eq!(list("f5d6c3\nf5f6\n", "othello", None), ["f5 d6 c3", "f5 f6"]);
    assert_eq!(list("f5 d6 c3\n", "othello", Some(2)), ["f5 d6"]);
    let fen = "W:W31-50:B1-20\nB:W28,31,33-50:B1-20\n";
    assert_eq!(list(fen, "draughts", None).len(), 2);
    let ggf = "(;GM[Othello]PC[x]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- \
               -------- -------- -------- *]B[F5]W[D6];)";
    assert_eq!(list(ggf, "othello", None), ["f5 d6"]);
    let obf = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; A2:+38; C7:+36;";
    let [opening] = &list(obf, "othello", None)[..] else { panic!("one") };
    assert!(opening.starts_with("O--OOOOX"), "{opening}");
    assert_eq!(list("4453\n", "connect-four", None), ["4 4 5 3"]);
}

#[test]
fn a_game_that_is_over_lends_its_first_moves() {
    let over = "[Result \"2-0\"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. \
                46-41 5-10 2-0\n";
    let [eight] = &list(over, "draughts", None)[..] else { panic!("one") };
    assert_eq!(eight.split(' ').count(), Opening::USUAL_PLIES);
    assert_eq!(list(over, "draughts", Some(3)), ["32-28 19-23 28x19"]);
    // What two games have in common is one opening.
    let twice = format!("{over}\n{over}");
    assert_eq!(list(&twice, "draughts", Some(3)).len(), 1);
}

#[test]
fn what_is_no_opening_is_named() {
    let draughts: Spec = "draughts".parse().unwrap();
    let read = |text: &str| Openings::read(text.as_bytes(), &draughts, None).unwrap_err();
    assert!(matches!(read("32-28\n32-99\n"), ContestError::OpeningLine { line: 2, .. }));
    assert!(matches!(read("[Event \"1\"]\n1. 32-99 *\n"), ContestError::OpeningFile(_)));
    let english = "[GameType \"21\"]\n1. 11-15 *\n";
    assert!(matches!(read(english), ContestError::OpeningGame { number: 1, .. }));
}

#[test]
fn every_line_of_the_books_leaves_the_game_open() {
    for game in Openings::books() {
        let spec: Spec = game.parse().unwrap();
        let Openings::Listed { list, .. } = Openings::book(&spec).expect(game) else {
            panic!("a list");
        };
        assert!(list.len() > 100, "{game}: {}", list.len());
    }
    assert_eq!(Openings::book(&Spec::new("connect-four")), Err(ContestError::NoBook));
}

#[test]
fn by_lot_each_opening_comes_once_before_any_comes_again() {
    let contest = match_of("connect-four", &["random", "random"], 24);
    let text = "1\n2\n3\n4\n5\n6\n";
    let listed = Openings::read(text.as_bytes(), &contest.game, None).unwrap();
    let shuffled = Contest { openings: listed.in_order(OpeningOrder::Random), ..contest };
    let (_, reports) = play(&shuffled, 1);
    let openings: Vec<&str> =
        reports.iter().step_by(2).map(|report| report.moves[0].as_str()).collect();
    for turn in openings.chunks(6) {
        assert_eq!(turn.iter().collect::<BTreeSet<_>>().len(), 6, "{openings:?}");
    }
    assert_ne!(openings[..6], openings[6..], "another order the second time");
    let (_, again) = play(&shuffled, 2);
    assert_eq!(again.len(), reports.len());
    assert!(reports.iter().zip(&again).all(|(one, other)| one.moves == other.moves));
}
