//! How one spec is read and written: `name:knob=value,knob=value`.

use proptest::prelude::*;
use rules::{Knob, Spec, SpecError};

const KNOBS: &[Knob] = &[
    Knob::number("depth", 1, 99, None),
    Knob::text("name", 200),
    Knob::switch("pruning", Some(true)),
];

fn read(text: &str) -> Spec {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

#[test]
fn a_name_alone_sets_nothing() {
    for text in ["minimax", " minimax ", "minimax\n"] {
        assert_eq!(read(text), Spec::new("minimax"));
    }
    let settings = read("minimax").settle(KNOBS).expect("nothing to refuse");
    assert_eq!((settings.number("depth"), settings.switch("pruning")), (None, Some(true)));
}

#[test]
fn knobs_are_set_by_name_in_any_order() {
    let set = |text| read(text).settle(KNOBS).expect("its knobs");
    let settings = set("minimax:pruning=off,depth=4");
    assert_eq!((settings.number("depth"), settings.switch("pruning")), (Some(4), Some(false)));
    assert_eq!(settings, set("minimax:depth=4,pruning=off"));
    assert_eq!(settings, set(" minimax : depth = 4 , pruning = off "), "spaces are no matter");
}

#[test]
fn a_bare_value_in_first_place_sets_the_first_knob() {
    let set = |text| read(text).settle(KNOBS).expect("its knobs");
    assert_eq!(set("minimax:4"), set("minimax:depth=4"));
    assert_eq!(set("minimax:4,pruning=off"), set("minimax:depth=4,pruning=off"));
    let text = [Knob::text("name", 40)];
    let named = read("human:Zoé").settle(&text).expect("a name");
    assert_eq!(named.word("name"), Some("Zoé"));
}

#[test]
fn quotes_hold_what_the_grammar_would_cut() {
    let name = |text: &str| {
        let settings = read(text).settle(KNOBS).unwrap_or_else(|error| panic!("{error}"));
        settings.word("name").expect("a name").to_owned()
    };
    assert_eq!(name(r#"human:name="Ann, the first""#), "Ann, the first");
    assert_eq!(name(r#"human:name="a:b=c,d""#), "a:b=c,d");
    assert_eq!(name(r#"human:name="say \"hi\" to C:\\""#), r#"say "hi" to C:\"#);
    assert_eq!(name(r#"human:name="x",depth=4"#), "x");
    assert_eq!(name(r#"human:depth=4, name = "  two spaces  " "#), "  two spaces  ");
    assert_eq!(name("human:name=it's"), "it's");
    assert_eq!(name(r"human:name=C:\path"), r"C:\path", "a backslash alone is a letter");
    assert_eq!(name("human:name=a=b"), "a=b", "only the first equals sign divides");
    assert_eq!(name(r#"human:name="é, ü, 漢, 🎲""#), "é, ü, 漢, 🎲");
}

#[test]
fn quotes_that_do_not_fill_their_place_are_refused() {
    let refused = |text: &str| text.parse::<Spec>().expect_err(text);
    let (open, stray) =
        (|spec: &str| spec.to_owned(), |spec: &str| SpecError::StrayQuote { spec: spec.into() });
    for text in ["a:k=\"x", "a:\"", "a:k=\"x\\\"", "a:k=\"x,b=2"] {
        assert_eq!(refused(text), SpecError::OpenQuote { spec: open(text) });
    }
    for text in ["a:k=x\"y", "a:k=\"x\"y", "a:x\"\"", "\"a\"", "a\":4", "a:k=\"x\" \"y\""] {
        assert_eq!(refused(text), stray(text), "{text}");
    }
}

#[test]
fn a_spec_has_a_name() {
    for text in ["", "   ", ":", ":4", " :depth=4"] {
        let refused = text.parse::<Spec>().expect_err("no name");
        assert_eq!(refused, SpecError::NoName { spec: text.trim().to_owned() });
    }
}

#[test]
fn what_is_set_can_be_asked_changed_and_taken_apart() {
    let mut spec = read("random:seed=7,name=Bot,symbol=X,name=Bob");
    assert_eq!(spec.given("seed"), Some("7"));
    assert_eq!(spec.given("depth"), None);
    spec.set("seed", "8");
    assert_eq!(spec.given("seed"), Some("8"));
    let person = spec.split_off(&[Knob::text("name", 40), Knob::text("symbol", 1)]);
    assert_eq!(spec.to_string(), "random:seed=8");
    assert_eq!(person.to_string(), "random:name=Bot,symbol=X,name=Bob", "mistakes included");
}

#[test]
fn a_bare_value_gets_its_name() {
    assert_eq!(read("minimax:4").named(KNOBS).given("depth"), Some("4"));
    assert_eq!(read("minimax:4").given("depth"), None);
    assert_eq!(read("minimax:4").named(&[]), read("minimax:4"), "no knob, no name");
    assert_eq!(read("minimax:").named(KNOBS), read("minimax:"), "nothing sets nothing");
    let named = read("minimax:4,pruning=off").named(KNOBS);
    assert_eq!(named.to_string(), "minimax:depth=4,pruning=off");
}

#[test]
fn taking_a_setting_away_puts_no_other_in_first_place() {
    let mut spec = read("minimax:name=Bob,4");
    let person = spec.split_off(&[Knob::text("name", 40)]);
    assert_eq!(person.given("name"), Some("Bob"));
    let refused = spec.settle(KNOBS).expect_err("4 was not in first place");
    assert!(matches!(refused, SpecError::Bare { value, .. } if value == "4"));
}

/// Text in which everything that means something to the grammar is likely.
fn likely_text() -> impl Strategy<Value = String> {
    let pieces = prop_oneof![
        Just(":".to_owned()),
        Just(",".to_owned()),
        Just("=".to_owned()),
        Just("\"".to_owned()),
        Just("\\".to_owned()),
        Just(" ".to_owned()),
        Just("depth".to_owned()),
        Just("name".to_owned()),
        "[a-zA-Z0-9é漢\u{a0}\t-]{1,4}",
    ];
    prop::collection::vec(pieces, 0..14).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn reading_anything_never_panics(text in "\\PC*") {
        check_reading(&text)?;
    }

    #[test]
    fn reading_what_looks_like_a_spec_never_panics(text in likely_text()) {
        check_reading(&text)?;
    }

    #[test]
    fn what_is_written_reads_back_the_same(
        name in "[a-z][a-z-]{0,8}",
        settings in prop::collection::btree_map("[a-z]{1,5}", any::<String>(), 0..4),
    ) {
        let mut spec = Spec::new(name);
        for (knob, value) in settings {
            spec.set(knob, value);
        }
        prop_assert_eq!(spec.to_string().parse(), Ok(spec.clone()));
        prop_assert_eq!(Spec::list(&spec.to_string()), Ok(vec![spec]));
    }
}

/// Whatever can be read can be written and read again, and settles or is refused.
fn check_reading(text: &str) -> Result<(), TestCaseError> {
    if let Ok(spec) = text.parse::<Spec>() {
        prop_assert_eq!(spec.to_string().parse(), Ok(spec.clone()), "{}", spec);
        // Which setting a value without a name is for makes no difference to what is settled.
        let (settled, named) = (spec.settle(KNOBS), spec.clone().named(KNOBS).settle(KNOBS));
        prop_assert_eq!(settled.is_ok(), named.is_ok(), "{}", spec);
    }
    if let Ok(specs) = Spec::list(text) {
        let written = specs.iter().map(Spec::to_string).collect::<Vec<_>>().join(",");
        prop_assert_eq!(Spec::list(&written), Ok(specs), "{}", written);
    }
    Ok(())
}
