//! What is missing shows as `???` and is logged, once.

use std::{
    fmt::{Debug, Write as _},
    sync::{Arc, Mutex},
};

use rules::Phrase;
use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
    subscriber::with_default,
};
use words::Words;

/// A log that keeps the fields of every event as `name=value`.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<String>>>);

impl Log {
    fn lines(&self) -> Vec<String> {
        self.0.lock().expect("nobody panics while logging").clone()
    }
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, "{field}={value:?} ").expect("a string takes everything");
    }
}

impl Subscriber for Log {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(format!("{}: ", event.metadata().level()));
        event.record(&mut line);
        self.0.lock().expect("nobody panics while logging").push(line.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[test]
fn a_missing_message_shows_as_question_marks_and_is_logged_once_per_language() {
    let log = Log::default();
    with_default(log.clone(), || {
        let mut words = Words::embedded();
        assert_eq!(words.text("game-hopscotch"), "???");
        assert_eq!(words.text("game-hopscotch"), "???");
        words.choose("fr").expect("French is built in");
        assert_eq!(words.say(&Phrase::new("game-hopscotch").with("players", 2_usize)), "???");
    });
    let lines = log.lines();
    assert_eq!(lines.len(), 2, "{lines:?}");
    for (line, language) in lines.iter().zip(["en", "fr"]) {
        assert!(line.starts_with("WARN"), "{line}");
        assert!(line.contains(&format!("language={language}")), "{line}");
        assert!(line.contains("id=\"game-hopscotch\""), "{line}");
    }
}

#[test]
fn a_missing_variable_shows_as_question_marks_in_its_place() {
    let log = Log::default();
    let sentence =
        with_default(log.clone(), || Words::embedded().say(&Phrase::new("problem-occupied")));
    assert_eq!(sentence, "two pieces stand on ???");
    assert_eq!(log.lines().len(), 1);
}

#[test]
fn a_sentence_within_a_sentence_can_be_missing_alone() {
    let phrase = Phrase::new("error-language-unreadable")
        .with("path", "de")
        .with("problem", Phrase::new("io-sunspots"));
    assert_eq!(Words::embedded().say(&phrase), "de cannot be read: ???");
}
