//! What knobs can be set to, how that is said, and what the settings answer.

use std::time::Duration;

use rules::{Argument, Knob, Range, Settings, Speak, Spec};

/// A knob of every kind.
const KNOBS: &[Knob] = &[
    Knob::number("align", 3, 7, Some(3)),
    Knob::number("seed", 0, u64::MAX, None),
    Knob::seconds("time", 0.001, 60.0),
    Knob::word("kings", &["flying", "short"], Some("flying")),
    Knob::switch("exact", Some(false)),
    Knob::switch("misere", None),
    Knob::text("name", 40),
];

fn set(text: &str) -> Settings {
    let spec: Spec = text.parse().expect("a spec");
    spec.settle(KNOBS).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn what_is_allowed_is_said_as_it_would_be_typed() {
    let said: Vec<String> = KNOBS.iter().map(|knob| knob.range.to_string()).collect();
    assert_eq!(
        said,
        [
            "3 to 7",
            "0 or more",
            "0.001 to 60 seconds",
            "flying, short",
            "on, off",
            "on, off",
            "at most 40 characters"
        ]
    );
}

#[test]
fn what_is_allowed_can_be_said_in_any_language() {
    let ids: Vec<String> = KNOBS.iter().map(|knob| knob.range.phrase().id.into_owned()).collect();
    assert_eq!(
        ids,
        [
            "range-numbers",
            "range-from",
            "range-seconds",
            "range-words",
            "range-words",
            "range-words",
            "range-text"
        ]
    );
    let numbers = KNOBS[0].range.phrase();
    assert_eq!(numbers.arguments, [("min", Argument::from("3")), ("max", Argument::from("7"))]);
}

#[test]
fn defaults_are_said_as_they_would_be_typed() {
    let defaults: Vec<Option<String>> =
        KNOBS.iter().map(|knob| knob.range.default_text()).collect();
    let defaults: Vec<Option<&str>> = defaults.iter().map(Option::as_deref).collect();
    assert_eq!(defaults, [Some("3"), None, None, Some("flying"), Some("off"), None, None]);
    let half = Range::Seconds { min: 0.0, max: 9.0, default: Some(0.5) };
    assert_eq!(half.default_text().as_deref(), Some("0.5"));
}

#[test]
fn a_default_typed_out_is_the_default() {
    for knob in KNOBS {
        if let Some(default) = knob.range.default_text() {
            assert_eq!(set(&format!("x:{}={default}", knob.name)), set("x"), "{}", knob.name);
        }
    }
    assert_eq!(set("x"), Settings::of_defaults(KNOBS));
}

#[test]
fn settings_answer_by_kind() {
    let settings = set("x:align=7,time=0.25,kings=short,exact=on,name=Zoé");
    assert_eq!(settings.number("align"), Some(7));
    assert_eq!(settings.byte("align"), 7);
    assert_eq!(settings.seconds("time"), Some(Duration::from_millis(250)));
    assert_eq!(settings.word("kings"), Some("short"));
    assert_eq!(settings.word("name"), Some("Zoé"));
    assert_eq!((settings.switch("exact"), settings.switch("misere")), (Some(true), None));
    assert_eq!(settings.number("seed"), None, "not set");
    assert_eq!(settings.number("kings"), None, "of another kind");
    assert_eq!(settings.number("width"), None, "not there");
}

#[test]
fn the_ends_of_a_range_are_in_it() {
    assert_eq!(set("x:3").number("align"), Some(3));
    assert_eq!(set("x:seed=18446744073709551615").number("seed"), Some(u64::MAX));
    assert_eq!(set("x:seed=0007").number("seed"), Some(7));
    assert_eq!(set("x:time=60").seconds("time"), Some(Duration::from_mins(1)));
    assert_eq!(set("x:time=1e-3").seconds("time"), Some(Duration::from_millis(1)));
    let longest = "é".repeat(40);
    assert_eq!(set(&format!("x:name={longest}")).word("name"), Some(&*longest));
}

#[test]
fn times_that_are_no_times_are_refused() {
    for time in ["0", "60.001", "-1", "inf", "NaN", "infinity", "1s", "1,5", "1e999", "0.0009"] {
        let spec = Spec::new("x").with("time", time);
        assert!(spec.settle(KNOBS).is_err(), "{time}");
    }
}
