//! Rows of squares and of columns.

use proptest::prelude::*;
use record::{Form, Reading, WriteError, read, write};

use crate::any_record::{GAMES, any_record};

fn texts(record: &record::Record) -> Vec<&str> {
    record.moves.main_line().map(|number| &*record.moves.entry(number).text).collect()
}

#[test]
fn squares_run_together_are_othello() {
    let records = read(b"F5d6 c3D3\nc4").expect("a transcript");
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].game.to_string(), "othello");
    assert_eq!(texts(&records[0]), ["f5", "d6", "c3", "d3", "c4"]);
    assert_eq!(records[0].moves.current(), 5);
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
    assert_eq!(records[0].moves.entry(4).remark.opinion.as_deref(), Some("-2"));
    assert_eq!(texts(&records[1]), ["1", "2"]);
}

#[test]
fn a_game_that_is_named_is_read_as_that() {
    let reading = Reading { game: Some("morpion".parse().expect("a spec")), ..Reading::default() };
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
            let reading = Reading { game: Some(record.game.clone()), ..Reading::default() };
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
