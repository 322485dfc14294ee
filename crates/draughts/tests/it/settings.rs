//! The knobs: what they change, and what is refused.

use draughts::{CaptureRank, Colour, Kings, Promotion, Room, Rules, Wide, variants};
use rules::{Game, Notation, Speak, Spec, SpecError, Square, Surface};
use search::Family as _;

use crate::support::opened::{game, rules};

fn set(spec: &str) -> Rules {
    rules(spec).unwrap_or_else(|error| panic!("{spec}: {error}"))
}

#[test]
fn knobs_that_are_not_set_leave_the_variant_alone() {
    for (name, variant) in variants::ALL {
        assert_eq!(set(&format!("draughts:{name}")), variant, "{name}");
        assert_eq!(set(&format!("draughts:variant={name}")), variant, "{name}");
    }
    assert_eq!(set("draughts"), variants::INTERNATIONAL);
}

#[test]
fn what_a_variant_implies_can_be_set_and_changes_nothing() {
    for (name, variant) in variants::ALL {
        let spec: Spec = format!("draughts:{name}").parse().expect("a spec");
        let settings = spec.settle(Room::KNOBS).expect("settings");
        for knob in Room::KNOBS.iter().filter(|knob| knob.range.default_text().is_none()) {
            let implied = Room::implied(&settings, knob.name).expect("every rule has a value");
            let spelled = format!("draughts:{name},{}={implied}", knob.name);
            assert_eq!(set(&spelled), variant, "{spelled}");
        }
    }
}

#[test]
fn rows_that_differ_have_no_value_in_common() {
    let spec: Spec = "draughts:custom,rows-white=2".parse().expect("a spec");
    let settings = spec.settle(Room::KNOBS).expect("settings");
    assert_eq!(Room::implied(&settings, "rows"), None);
    assert_eq!(Room::implied(&settings, "rows-white").as_deref(), Some("2"));
}

#[test]
fn every_knob_changes_its_own_rule() {
    let english = variants::ENGLISH;
    let movement = english.movement;
    let changed = |knobs: &str| set(&format!("draughts:english,{knobs}"));
    assert_eq!(changed("width=12"), Rules { width: 12, ..english.clone() });
    assert_eq!(changed("height=10"), Rules { height: 10, rows: [4, 4], ..english.clone() });
    assert_eq!(changed("rows=2").rows, [2, 2]);
    assert_eq!(changed("rows=2,rows-black=1").rows, [2, 1]);
    assert_eq!(changed("rows-white=4").rows, [4, 3]);
    assert_eq!(changed("first=white").first, Colour::White);
    assert_eq!(changed("quiet=25").quiet, Some(25));
    let moved = |knobs: &str| changed(knobs).movement;
    assert_eq!(moved("backward=on"), draughts::Movement { backward: true, ..movement });
    assert_eq!(moved("compulsory=off"), draughts::Movement { compulsory: false, ..movement });
    assert_eq!(moved("largest=on"), draughts::Movement { choice: CaptureRank::MOST, ..movement });
    assert_eq!(moved("kings=flying"), draughts::Movement { kings: Kings::Flying, ..movement });
    for (word, promotion) in [
        ("passes", Promotion::Passes),
        ("ends", Promotion::Ends),
        ("continues", Promotion::Continues),
    ] {
        let expected = draughts::Movement { promotion, ..movement };
        assert_eq!(moved(&format!("promotion={word}")), expected);
    }
}

#[test]
fn the_largest_capture_is_what_the_variant_calls_so() {
    let choice = |spec| set(spec).movement.choice;
    assert_eq!(choice("draughts:italian,largest=on"), CaptureRank::ITALIAN);
    assert_eq!(choice("draughts:italian,largest=off"), CaptureRank::FREE);
    assert_eq!(choice("draughts:frisian,largest=on"), CaptureRank::FRISIAN);
    assert_eq!(choice("draughts:czech,largest=off"), CaptureRank::KING_FIRST);
    assert_eq!(choice("draughts:czech,largest=on"), CaptureRank::MOST);
}

#[test]
fn rows_fit_the_height() {
    for height in (4..=20_u8).step_by(2) {
        let rows = set(&format!("draughts:custom,height={height}")).rows;
        assert_eq!(rows, [(height - 2) / 2; 2], "two rows between the sides");
    }
    assert_eq!(set("draughts:custom,width=20,height=20,rows-white=18,rows-black=1").rows, [18, 1]);
}

#[test]
fn rows_that_leave_no_room_are_refused() {
    for (spec, white, black, height) in [
        ("draughts:english,rows=4", 4_u64, 4_u64, 8_u64),
        ("draughts:english,rows-white=5", 5, 3, 8),
        ("draughts:custom,height=4,rows-white=1,rows-black=3", 1, 3, 4),
        ("draughts:international,rows=9", 9, 9, 10),
    ] {
        let Err(SpecError::Clash(phrase)) = rules(spec) else { panic!("{spec} has no room") };
        let expected = rules::Phrase::new("error-draughts-rows")
            .with("white", white)
            .with("black", black)
            .with("height", height);
        assert_eq!(phrase, expected);
    }
}

#[test]
fn huge_boards_and_senseless_values_are_refused() {
    for spec in ["draughts:width=21", "draughts:height=22", "draughts:width=2", "draughts:width=3"]
    {
        let error = rules(spec).expect_err(spec);
        assert!(matches!(&error, SpecError::OutOfRange { .. }), "{spec}: {error}");
        assert_eq!(error.phrase().id, "error-spec-out-of-range");
    }
    for spec in ["draughts:chess", "draughts:quiet=0", "draughts:quiet=on", "draughts:repetition=1"]
    {
        assert!(matches!(rules(spec), Err(SpecError::OutOfRange { .. })), "{spec}");
    }
}

/// A board with one odd side turned round is another board.
#[test]
fn one_odd_side_is_refused() {
    for (spec, width, height) in [
        ("draughts:width=9", 9_u64, 10_u64),
        ("draughts:english,height=11", 8, 11),
        ("draughts:custom,width=5,height=6", 5, 6),
    ] {
        let Err(SpecError::Clash(phrase)) = rules(spec) else { panic!("{spec} is not fair") };
        let expected = rules::Phrase::new("error-draughts-sides");
        assert_eq!(phrase, expected.with("width", width).with("height", height));
    }
}

/// On an odd board the corners are dark, the sides begin with as many men, and every dark square
/// has its own number.
#[test]
fn odd_boards_are_the_same_for_both_sides() {
    for size in [5, 7, 9, 11, 13, 15, 17, 19] {
        let spec = format!("draughts:custom,width={size},height={size}");
        let game = game::<Wide>(&spec);
        let start = game.start();
        let board = game.board(&start);
        assert_eq!(board.surface, Surface::Chequered { dark_top_left: true });
        let squares = usize::from(size) * usize::from(size);
        let names: Vec<String> = board.squares().map(|square| game.square_name(square)).collect();
        let numbers: Vec<usize> = names.iter().filter_map(|name| name.parse().ok()).collect();
        assert_eq!(numbers, (1..=squares.div_ceil(2)).collect::<Vec<_>>(), "{spec}");
        let turned = |square: Square| Square {
            column: size - 1 - square.column,
            row: size - 1 - square.row,
        };
        for square in board.squares() {
            let own = board.at(square).map(|piece| piece.player);
            let across = board.at(turned(square)).map(|piece| piece.player.other());
            assert_eq!(own, across, "{spec} {square:?}");
        }
        assert_eq!(set(&spec).rows, [(size - 2) / 2; 2], "three rows between the sides");
    }
}

#[test]
fn the_rules_that_draw_a_game_can_be_set() {
    let english = variants::ENGLISH;
    let changed = |knobs: &str| set(&format!("draughts:english,{knobs}"));
    assert_eq!(changed("quiet=off"), Rules { quiet: None, ..english.clone() });
    assert_eq!(changed("repetition=off"), Rules { repetitions: None, ..english.clone() });
    assert_eq!(changed("repetition=5"), Rules { repetitions: Some(5), ..english.clone() });
    assert_eq!(changed("first=white,quiet=25,repetition=off"), variants::COURSE);
    assert_eq!(set("draughts:course"), variants::COURSE);
    assert!(set("draughts:endings=off").endings.is_empty());
    assert_eq!(set("draughts:endings=on"), variants::INTERNATIONAL);
    let Err(SpecError::Clash(phrase)) = rules("draughts:quiet=off,repetition=off") else {
        panic!("a game that might never end")
    };
    assert_eq!(phrase, rules::Phrase::new("error-draughts-endless"));
}
