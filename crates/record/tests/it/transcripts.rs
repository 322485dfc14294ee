//! Rows of squares and of columns.

use proptest::prelude::*;
use record::{Form, NodeId, ReadContext, WriteError, read, write};

use crate::support::any_record::{GAMES, any_record};

fn texts(record: &record::Record) -> Vec<&str> {
    record.main_line().collect()
}

#[test]
fn squares_run_together_are_othello() {
    let records = read(b"F5d6 c3D3\nc4").expect("a transcript");
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].game.to_string(), "othello");
    assert_eq!(texts(&records[0]), ["f5", "d6", "c3", "d3", "c4"]);
    assert_eq!(records[0].tree.current(), NodeId::new(5));
}

#[test]
fn several_games_of_othello_stand_on_lines_of_their_own() {
    let records = read(b"f5d6c3\n\nf5f6e6\n").expect("transcripts");
    assert_eq!(
        records.iter().map(texts).collect::<Vec<_>>(),
        [["f5", "d6", "c3"], ["f5", "f6", "e6"]]
    );
}

#[test]
fn digits_are_columns_and_a_number_behind_is_their_worth() {
    let records = read(b"4453 -2\n12").expect("columns");
    assert_eq!(texts(&records[0]), ["4", "4", "5", "3"]);
    assert_eq!(records[0].tree.remark(NodeId::new(4)).opinion.as_deref(), Some("-2"));
    assert_eq!(texts(&records[1]), ["1", "2"]);
}

#[test]
fn columns_that_stand_apart_are_all_played() {
    for text in ["4 4 3 2 5", "4,4,3,2,5", "44 32 5", " 44325", "4; 4; 3; 2; 5"] {
        let records = read(text.as_bytes()).expect(text);
        assert_eq!(texts(&records[0]), ["4", "4", "3", "2", "5"], "{text}");
        assert_eq!(records[0].tree.remark(NodeId::new(5)).opinion, None, "{text}");
    }
    for (text, refused) in [("4453 -2 7", "-"), ("44 x", "x"), ("44 35 +1", "+")] {
        let reading =
            ReadContext { game: Some(rules::Spec::new("connect-four")), ..ReadContext::default() };
        assert_eq!(reading.read(text.as_bytes()).expect_err(text).text, refused);
    }
}

#[test]
fn a_row_of_squares_is_read_as_the_game_that_it_fits() {
    let records = read(b"B2 A1 A3\nA1 C3\n").expect("games of Morpion");
    assert_eq!(records[0].game.name, "morpion");
    assert_eq!(texts(&records[0]), ["B2", "A1", "A3"]);
    assert_eq!(texts(&records[1]), ["A1", "C3"]);
    for (text, game, quoted) in [
        ("f5 d6 a1", "othello", "a1"),
        ("B2 A1 A1", "morpion", "A1"),
        ("H8 G7", "othello", "H8"),
        ("4459", "connect-four", "9"),
        ("X../.Z./... X", "morpion:width=3,height=3", "Z./..."),
    ] {
        let error = read(text.as_bytes()).expect_err(text);
        assert_eq!(error.assumed.map(|game| game.to_string()).as_deref(), Some(game), "{text}");
        assert_eq!(error.text, quoted, "{text}");
    }
    let named = ReadContext { game: Some(rules::Spec::new("othello")), ..ReadContext::default() };
    assert_eq!(named.read(b"B2").expect_err("no move of Othello").assumed, None);
}

#[test]
fn a_game_that_is_named_is_read_as_that() {
    let reading =
        ReadContext { game: Some("morpion".parse().expect("a spec")), ..ReadContext::default() };
    let records = reading.read(b"B2 A1, c3; 1C").expect("moves");
    assert_eq!(texts(&records[0]), ["B2", "A1", "C3", "C1"]);
}

#[test]
fn a_transcript_has_no_place_for_another_start() {
    let records = read(b"B:W18,24:B12,K10").expect("a position");
    assert_eq!(write(Form::Transcript, &records), Err(WriteError::NoStart));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn the_main_line_survives(seed: u64) {
        for game in GAMES {
            let record = any_record(game, seed);
            let written = write(Form::Transcript, std::slice::from_ref(&record)).expect("it fits");
            let reading = ReadContext { game: Some(record.game.clone()), ..ReadContext::default() };
            let again = reading.read(&written).expect(game);
            let mut expected = texts(&record);
            // A pass at the very end is never written.
            if record.game.name == "othello" && expected.last() == Some(&"pass") {
                expected.pop();
            }
            prop_assert_eq!(texts(&again[0]), expected, "{}", game);
        }
    }
}
