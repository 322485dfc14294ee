//! Where in a text something is wrong, and the other errors that keep what was typed.

use proptest::prelude::*;
use rules::{PositionError, Problem, Reason, Speak, UnknownMove};

#[test]
fn a_place_is_counted_in_characters_from_one() {
    let place = |text: &str, offset| PositionError::at(text, offset, Problem::Impossible).place;
    assert_eq!(place("XO.", 0), 1);
    assert_eq!(place("XO.", 2), 3);
    assert_eq!(place("XO.", 3), 4, "behind the last one");
    assert_eq!(place("é漢🎲X", 0), 1);
    assert_eq!(place("é漢🎲X", 2), 2, "é has two bytes");
    assert_eq!(place("é漢🎲X", 5), 3, "漢 has three");
    assert_eq!(place("é漢🎲X", 9), 4, "🎲 has four");
    assert_eq!(place("", 0), 1);
}

#[test]
fn the_text_is_kept_and_said() {
    let error = PositionError::at("X.Z", 2, Problem::Unbalanced);
    assert_eq!(error.text, "X.Z");
    let phrase = error.phrase();
    let variables: Vec<&str> = phrase.arguments.iter().map(|(variable, _)| *variable).collect();
    assert_eq!((&*phrase.id, variables), ("error-position", vec!["text", "place", "problem"]));
    assert_eq!(UnknownMove("Z9".to_owned()).to_string(), "no legal move is written \"Z9\"");
}

#[test]
fn every_reason_has_a_name_of_its_own() {
    let mut names: Vec<&str> = Reason::PLAIN.iter().map(|reason| reason.name()).collect();
    names.push(Reason::Counter("quiet").name());
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
    assert_eq!(Reason::Counter("quiet").phrase().id, "reason-quiet");
    assert_eq!(Reason::NothingLeft.phrase().id, "reason-nothing-left");
}

proptest! {
    #[test]
    fn a_place_is_always_inside_or_just_behind(text in "\\PC{0,20}", offset in 0..100_usize) {
        let place = PositionError::at(&text, offset, Problem::Impossible).place;
        prop_assert!(place >= 1 && place <= text.chars().count() + 1);
    }
}
