//! Sentences as people read them.

use std::time::Duration;

use rules::{Argument, Knob, Phrase, Spec, SpecError};
use words::{Date, Words};

use crate::support::speakers::{position_errors, ranges, spec_errors};

const KNOBS: &[Knob] = &[
    Knob::number("align", 3, 7, Some(3)),
    Knob::number("nodes", 1, u64::MAX, None),
    Knob::seconds("time", 0.01, 3600.0),
    Knob::word("kings", &["flying", "short", "none"], None),
    Knob::switch("exact", Some(false)),
    Knob::text("name", 40),
];

fn english() -> Words {
    Words::embedded()
}

fn french() -> Words {
    Words::new("fr").expect("French is built in")
}

fn refused(spec: &str) -> SpecError {
    let spec: Spec = spec.parse().expect("a well-formed spec");
    spec.settle(KNOBS).expect_err("a refused setting")
}

#[test]
fn a_refused_value_is_told_with_what_is_allowed() {
    let long_name = format!("morpion:name={}", "n".repeat(41));
    let told = [
        ("morpion:align=9", "(3 to 7)", "(3 à 7)"),
        ("morpion:nodes=0", "(1 or more)", "(1 ou plus)"),
        ("morpion:time=9999", "(0.01 to 3600 seconds)", "(0.01 à 3600 secondes)"),
        ("morpion:kings=tall", "(flying, short or none)", "(flying, short ou none)"),
        ("morpion:exact=yes", "(on or off)", "(on ou off)"),
        (&long_name, "(at most 40 characters)", "(40 caractères au plus)"),
    ];
    for (spec, in_english, in_french) in told {
        let error = refused(spec);
        let (said_in_english, said_in_french) = (english().say(&error), french().say(&error));
        assert!(said_in_english.ends_with(in_english), "{said_in_english}");
        assert!(said_in_french.ends_with(in_french), "{said_in_french}");
    }
    let error = refused("morpion:align=9");
    assert_eq!(english().say(&error), "\"9\" does not fit align (3 to 7)");
    assert_eq!(french().say(&error), "«\u{a0}9\u{a0}» n’est pas permis pour align (3 à 7)");
}

#[test]
fn the_developers_english_names_the_same_range() {
    assert_eq!(refused("morpion:align=9").to_string(), "\"9\" does not fit align (3 to 7)");
    assert_eq!(refused("morpion:align=").to_string(), "align is set to nothing (3 to 7)");
    let told: Vec<String> = ranges().iter().map(ToString::to_string).collect();
    let expected = [
        "3 to 7",
        "1 or more",
        "0.01 to 3600 seconds",
        "flying, short",
        "on, off",
        "at most 40 characters",
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_refused_spec_is_told_in_a_natural_sentence() {
    let told: Vec<String> = spec_errors().iter().map(|error| english().say(error)).collect();
    let expected = [
        "\":4\" has no name",
        "a quotation mark in human:\"Ann is never closed",
        "in human:\"Ann\"a, quotation marks must enclose a whole value",
        "nothing is called \"chess\": choose morpion or othello",
        "morpion has no setting \"size\": choose width, height or align",
        "random has no settings, so it cannot have \"4\"",
        "align is set twice for morpion: each setting can be given once (width, height or align)",
        "a setting of morpion has no name: choose width, height or align",
        "align has no value (3 to 7)",
        "in morpion, \"5\" does not say what it sets: write setting=value, with width, height or align",
    ];
    assert_eq!(told[..expected.len()], expected);
}

#[test]
fn a_refused_position_is_told_with_the_place() {
    let told: Vec<String> = position_errors().iter().map(|error| english().say(error)).collect();
    assert_eq!(told[0], "\"XZ\", character 2: X or O is missing here");
    assert_eq!(told[1], "\"XZ\", character 2: \"Z\" is unexpected here: X, O or . would fit");
    assert_eq!(told[2], "\"XZ\", character 2: one square where there should be 9");
}

#[test]
fn french_counts_nothing_and_one_in_the_singular() {
    let squares = |words: &Words, found: usize| {
        words.say(&Phrase::new("problem-length").with("found", found).with("expected", 9_usize))
    };
    assert_eq!(squares(&french(), 0), "0 case au lieu de 9");
    assert_eq!(squares(&french(), 1), "1 case au lieu de 9");
    assert_eq!(squares(&french(), 2), "2 cases au lieu de 9");
    assert_eq!(squares(&english(), 0), "0 squares where there should be 9");
    assert_eq!(squares(&english(), 1), "one square where there should be 9");
}

#[test]
fn long_numbers_are_grouped_as_the_language_does() {
    let squares = |words: &Words, found: i64| {
        words.say(&Phrase::new("problem-length").with("found", found).with("expected", 1_000_i64))
    };
    let expected = "1,234,567 squares where there should be 1,000";
    assert_eq!(squares(&english(), 1_234_567), expected);
    let expected = "-123,456 squares where there should be 1,000";
    assert_eq!(squares(&english(), -123_456), expected);
    let expected = "1\u{202f}234\u{202f}567 cases au lieu de 1\u{202f}000";
    assert_eq!(squares(&french(), 1_234_567), expected);
    // A year-like text is no number: it stays as it was typed.
    let move_error = rules::UnknownMove("1234567".to_owned());
    assert_eq!(english().say(&move_error), "\"1234567\" is not a legal move here");
}

#[test]
fn fractions_have_the_decimal_sign_of_the_language() {
    let counted = |words: &Words, seconds| {
        let phrase = Phrase::new("perft-counted").with("leaves", 9_i64).with("depth", 1_i64);
        words.say(&phrase.with("seconds", seconds).with("rate", 5_i64))
    };
    let time = |milliseconds| Argument::seconds(Duration::from_millis(milliseconds));
    assert_eq!(
        counted(&english(), time(1_234_560)),
        "9 sequences of one move (1,234.560 s, 5 a second)"
    );
    assert_eq!(
        counted(&french(), time(1_234_560)),
        "9 suites de 1 coup (1\u{202f}234,560 s, 5 par seconde)"
    );
    assert_eq!(counted(&french(), time(7)), "9 suites de 1 coup (0,007 s, 5 par seconde)");
    assert_eq!(counted(&french(), time(2000)), "9 suites de 1 coup (2,000 s, 5 par seconde)");
}

#[test]
fn dates_are_written_as_the_language_does_and_as_far_as_they_are_known() {
    for (text, in_english, in_french) in [
        ("2026-11-15", "15 November 2026", "15 novembre 2026"),
        ("2026.08.01", "1 August 2026", "1er août 2026"),
        ("1749/2/??", "February 1749", "février 1749"),
        ("1957.??.??", "1957", "1957"),
        (" 2026 ", "2026", "2026"),
    ] {
        let date = Date::read(text).expect("a date");
        assert_eq!(english().say(&date), in_english);
        assert_eq!(french().say(&date), in_french);
    }
    for text in
        ["", "today", "2026-13-01", "2026-00-01", "2026-1-32", "2026-1-1-1", "20260-1", "+206"]
    {
        assert_eq!(Date::read(text), None, "{text}");
    }
}

#[test]
fn nobody_is_wrapped_in_invisible_marks() {
    let told = english().say(&rules::UnknownMove("é".to_owned()));
    assert_eq!(told, "\"é\" is not a legal move here");
}
