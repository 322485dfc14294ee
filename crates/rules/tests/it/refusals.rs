//! What a spec is refused for; every refusal keeps the text and says what is allowed.

use rules::{Argument, Knob, Range, Speak, Spec, SpecError};

const KNOBS: &[Knob] = &[
    Knob::number("depth", 1, 9, None),
    Knob::switch("pruning", Some(true)),
    Knob::text("name", 4),
];

fn refused(text: &str) -> SpecError {
    let spec: Spec = text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"));
    spec.settle(KNOBS).expect_err(text)
}

fn allowed() -> Vec<String> {
    ["depth", "pruning", "name"].map(str::to_owned).into()
}

#[test]
fn an_unknown_knob() {
    for (text, knob) in [
        ("minimax:width=3", "width"),
        ("minimax:4,Depth=3", "Depth"),
        ("minimax:depht=", "depht"),
        ("minimax:\"depth\"=3", "\"depth\""),
    ] {
        let (name, knob) = ("minimax".to_owned(), knob.to_owned());
        assert_eq!(refused(text), SpecError::UnknownKnob { name, knob, allowed: allowed() });
    }
}

#[test]
fn a_knob_set_twice() {
    for text in ["minimax:depth=3,depth=3", "minimax:3,pruning=on,depth=4"] {
        let (name, knob) = ("minimax".to_owned(), "depth".to_owned());
        assert_eq!(refused(text), SpecError::Repeated { name, knob, allowed: allowed() });
    }
}

#[test]
fn an_empty_setting() {
    for text in
        ["minimax:", "minimax:,depth=3", "minimax:3,", "minimax:3,,pruning=on", "minimax:=3"]
    {
        let name = "minimax".to_owned();
        assert_eq!(refused(text), SpecError::Empty { name, allowed: allowed() }, "{text}");
    }
}

#[test]
fn a_setting_without_a_value() {
    for text in ["minimax:depth=", "minimax:depth=\"\"", "minimax:pruning=on,depth= "] {
        let (knob, allowed) = ("depth".to_owned(), KNOBS[0].range.clone());
        assert_eq!(refused(text), SpecError::NoValue { knob, allowed });
    }
}

#[test]
fn a_value_that_stands_alone_elsewhere() {
    for text in ["minimax:3,4", "minimax:depth=3,4", "minimax:pruning=on,\"4\""] {
        let (name, value) = ("minimax".to_owned(), "4".to_owned());
        assert_eq!(refused(text), SpecError::Bare { name, value, allowed: allowed() });
    }
}

#[test]
fn a_value_out_of_range() {
    let long = "9".repeat(100);
    let texts = ["0", "10", "-1", "+3", "3.0", "1e1", "three", "٣", "0x3", " ", &long];
    for value in texts {
        let (knob, allowed) = ("depth".to_owned(), KNOBS[0].range.clone());
        let spec = Spec::new("minimax").with("depth", value);
        let expected = SpecError::OutOfRange { knob, value: value.to_owned(), allowed };
        assert_eq!(spec.settle(KNOBS), Err(expected));
    }
    for value in ["ON", "true", "yes", "1"] {
        let spec = Spec::new("minimax").with("pruning", value);
        assert!(matches!(spec.settle(KNOBS), Err(SpecError::OutOfRange { .. })), "{value}");
    }
    for value in ["five5", "ééééé", "a\nb", "\u{7}"] {
        let spec = Spec::new("human").with("name", value);
        assert!(matches!(spec.settle(KNOBS), Err(SpecError::OutOfRange { .. })), "{value:?}");
    }
}

#[test]
fn something_that_takes_no_settings() {
    let spec: Spec = "win-lose:4".parse().expect("a spec");
    let refused = spec.settle(&[]).expect_err("there are no knobs");
    let (name, knob) = ("win-lose".to_owned(), "4".to_owned());
    assert_eq!(refused, SpecError::UnknownKnob { name, knob, allowed: Vec::new() });
    assert_eq!(refused.phrase().id, "error-spec-no-knobs", "there is nothing to list");
}

#[test]
fn every_refusal_speaks_of_what_is_allowed() {
    for text in [
        "minimax:width=3",
        "minimax:3,depth=4",
        "minimax:",
        "minimax:depth=",
        "minimax:3,4",
        "minimax:99",
    ] {
        let error = refused(text);
        let phrase = error.phrase();
        let (_, said) = phrase.arguments.iter().find(|(name, _)| *name == "allowed").expect(text);
        let list = Argument::List(allowed());
        let range = Argument::from(KNOBS[0].range.phrase());
        assert!(*said == list || *said == range, "{text}: {said:?}");
    }
}

#[test]
fn developers_read_the_same_in_english() {
    assert_eq!(refused("minimax:99").to_string(), "\"99\" does not fit depth (1 to 9)");
    assert_eq!(
        refused("minimax:width=3").to_string(),
        "minimax has no setting \"width\"; there is depth, pruning, name"
    );
    let Range::Number { max, .. } = KNOBS[0].range else { panic!("a number") };
    assert_eq!(max, 9);
}
