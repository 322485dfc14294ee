//! The forms of Morpion: the older XML, and the boards of Gomocup.

use proptest::prelude::*;
use record::{Form, NodeId, ReadProblem, Record, WriteError, read, write};
use rules::Player;
use session::Occupant;

use crate::support::any_record::any_record;

const OLDER: &str = include_str!("data/morpion-save-v1.xml");

fn one(text: &str) -> Record {
    let mut records = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn moves(record: &Record) -> Vec<(&str, Player)> {
    let tree = &record.tree;
    tree.main_line().map(|node| (tree.text(node), tree.player(node).expect("a move"))).collect()
}

fn symbols(record: &Record) -> String {
    record.players.iter().map(|player| player.symbol.expect("a symbol")).collect()
}

#[test]
fn the_older_xml_is_read_as_it_was_meant() {
    let record = one(OLDER);
    assert_eq!(record.game.to_string(), "morpion:width=3,height=3,align=3,players=2,first=1");
    let [first, second] = [Player::FIRST, Player::SECOND];
    assert_eq!(moves(&record), [("A1", first), ("A2", second), ("C3", first)]);
    assert_eq!(record.players.len(), 2, "the other 24 do not count");
    assert_eq!(record.players[0].name.as_deref(), Some("Joueur 1"));
    assert_eq!(
        (&record.players[0].kind, symbols(&record)),
        (&Some(Occupant::Human), "OX".to_owned())
    );
    assert_eq!(record.players[1].kind, Some(Occupant::Computer("easy".parse().expect("a spec"))));
    assert_eq!(record.tree.current(), NodeId::new(3));
}

#[test]
fn the_turn_counts_only_if_nobody_has_moved() {
    let (before, after) = OLDER.split_once("<cases>").expect("cases");
    let (_, after) = after.split_once("</cases>").expect("cases");
    let empty = format!("{before}<cases/>{after}").replace("numPlayer=\"0\"", "numPlayer=\"1\"");
    assert_eq!(one(&empty).game.given("first"), Some("2"));
    let moved = OLDER.replace("numPlayer=\"0\"", "numPlayer=\"1\"");
    assert_eq!(one(&moved).game.given("first"), Some("1"));
}

#[test]
fn a_symbol_that_is_taken_becomes_the_next_one_free() {
    let five = OLDER.replace("nbPlayers=\"2\"", "nbPlayers=\"5\"");
    let (before, _) = five.split_once("<cases>").expect("cases");
    let record = one(&format!("{before}</save>"));
    // Asked for: 0, 1, 2, 2, 2.
    assert_eq!(symbols(&record), "ABCDE");
    let last = five.replace("symb=\"0\"", "symb=\"25\"").replace("symb=\"1\"", "symb=\"25\"");
    let (before, _) = last.split_once("<cases>").expect("cases");
    assert_eq!(symbols(&one(&format!("{before}</save>"))), "ZACDE");
    let two = OLDER.replace("symb=\"0\"", "symb=\"1\"");
    assert_eq!(symbols(&one(&two)), "XO");
}

#[test]
fn names_scores_and_difficulties_survive() {
    let text = OLDER
        .replace(
            "name=\"Joueur 1\" score=\"0\"",
            "name=\"&quot;Zoé&quot; &lt;b&gt; &amp; l’été\" score=\"7\"",
        )
        .replace("difficulty=\"1\" name=\"Joueur 2\"", "difficulty=\"4\" name=\"Joueur 2\"");
    let record = one(&text);
    assert_eq!(record.players[0].name.as_deref(), Some("\"Zoé\" <b> & l’été"));
    assert_eq!(record.players[0].tally.wins, 7);
    assert_eq!(record.players[1].kind, Some(Occupant::Computer("expert".parse().expect("a spec"))));
}

#[test]
fn cells_that_were_not_taken_by_turns_are_a_position() {
    let text = OLDER.replace("row=\"1\">1<", "row=\"1\">0<");
    let record = one(&text);
    assert_eq!(record.start.as_deref(), Some("X../X../..X O"));
    assert!(record.tree.is_empty());
}

#[test]
fn what_is_wrong_with_the_older_xml_is_found() {
    for (from, to, line) in [
        ("row=\"1\">1<", "row=\"0\">1<", 34),
        ("row=\"1\">1<", "row=\"1\">2<", 34),
        ("row=\"1\">1<", "row=\"x\">1<", 34),
        ("nbSymbs=\"3\"", "nbSymbs=\"4\"", 3),
        ("nbCols=\"3\"", "", 3),
    ] {
        let error = read(OLDER.replace(from, to).as_bytes()).expect_err(to);
        assert_eq!(error.place.map(|place| place.line), Some(line), "{error}");
    }
    let error = read(b"<web><page/></web>").expect_err("another document");
    assert_eq!(*error.problem, ReadProblem::NoForm);
}

#[test]
fn a_board_of_gomocup_is_a_game_if_its_stones_alternate() {
    let record = one("START 15\r\nBOARD\r\n7,7,2\r\n8,8,1\r\n6,6,2\r\nDONE\r\n");
    assert_eq!(record.game.to_string(), "morpion:width=15,height=15,align=5,first=1");
    let texts: Vec<&str> = moves(&record).iter().map(|&(text, _)| text).collect();
    assert_eq!(texts, ["H8", "I9", "G7"]);
    let position = one("RECTSTART 16,15\nINFO rule 1\nBOARD\n0,0,1\n1,0,1\n15,14,2\nDONE");
    assert!(position.tree.is_empty());
    assert_eq!(position.game.given("exact"), Some("on"));
    assert!(position.start.expect("a position").starts_with("XX......"));
    assert_eq!(one("BOARD\n17,3,2\nDONE").game.given("width"), Some("19"));
    let error = read(b"START 15\nBOARD\n7,7,9\nDONE").expect_err("nobody is 9");
    assert_eq!(error.place, Some(record::TextPosition { line: 3, column: 1 }));
    let error = read(b"START 15\nBOARD\n7,7,1\n7,7,2\nDONE").expect_err("taken");
    assert!(matches!(*error.problem, ReadProblem::Illegal { number: 2, .. }));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn five_in_a_row_survives_as_a_board(seed: u64) {
        let record = any_record("morpion:width=15,height=15,align=5", seed);
        let written = write(Form::Gomocup, std::slice::from_ref(&record)).expect("it fits");
        let again = read(&written).expect("what was written");
        let position = |records: &[Record]| write(Form::Position, records).expect("it fits");
        let letters = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        prop_assert_eq!(letters(position(&again)), letters(position(&[record])));
    }
}

#[test]
fn other_games_are_no_boards_of_gomocup() {
    for game in ["othello", "morpion", "morpion:width=9,height=9,align=5,players=3"] {
        let refused = write(Form::Gomocup, &[any_record(game, 1)]);
        assert!(matches!(refused, Err(WriteError::OtherGame { .. })), "{game}");
    }
    let five = any_record("morpion:width=15,height=15,align=5", 1);
    assert_eq!(
        write(Form::Gomocup, &[five.clone(), five]),
        Err(WriteError::OneGame(Form::Gomocup))
    );
}

#[test]
fn a_gomocup_board_names_squares_that_there_are_and_each_of_them_once() {
    for (stones, refused) in [("3,7,2\n3,7,2\n4,4,1", 4), ("3,7,2\n20,7,2\n4,4,1", 4)] {
        let board = format!("START 15\nBOARD\n{stones}\nDONE\n");
        let error = read(board.as_bytes()).expect_err(stones);
        assert_eq!(error.place.map(|place| place.line), Some(refused), "{stones}: {error}");
        assert!(matches!(*error.problem, record::ReadProblem::Text(_)), "{stones}: {error}");
    }
}
