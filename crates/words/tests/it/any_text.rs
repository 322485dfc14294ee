//! Anything at all in a language file is either read or refused.

use std::fs;

use proptest::prelude::*;
use rules::{Phrase, Speak};
use tempfile::tempdir;
use words::{LocaleError, Words};

/// Loads a language with one file, and says everything that is in it.
fn load_and_speak(text: &str) -> Result<(), LocaleError> {
    let folder = tempdir().expect("a temporary folder");
    fs::create_dir(folder.path().join("de")).expect("a new folder");
    fs::write(folder.path().join("de/any.ftl"), text).expect("a new file");
    let mut words = Words::embedded();
    words.load(folder.path())?;
    words.choose("de").expect("the language just added");
    for id in words.messages("de").keys() {
        let phrase = Phrase::built(id.clone()).with("list", "a").with("choice", 3_usize);
        assert_eq!(words.say(&phrase), words.say(&phrase), "the same words twice");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_text_is_read_or_refused_with_its_place(text in "\\PC*|[a-c =${}\"\\\\u\\[\\]*.\n>-]{0,60}") {
        if let Err(error) = load_and_speak(&text) {
            let LocaleError::Syntax { line, column, .. } = error else {
                panic!("a file that is there can be read: {error}");
            };
            prop_assert!(line >= 1 && line <= text.lines().count() + 1, "{error}");
            prop_assert!(column >= 1, "{}", Words::embedded().say(&error.phrase()));
        }
    }

    #[test]
    fn any_pattern_is_said_without_a_panic(pattern in "([a-z{}]|\\{ ?\\$(list|choice) ?\\}|\\{ (b|a|-c) \\}|é){0,12}") {
        let read = load_and_speak(&format!("a = {pattern}\nb = {{ a }}\n-c = {{ $list }}\n"));
        let sound = matches!(read, Ok(()) | Err(LocaleError::Syntax { .. }));
        prop_assert!(sound, "{:?}", read);
    }
}
