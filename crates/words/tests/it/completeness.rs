//! Every language says the same things, and says everything there is to say.

use std::{collections::BTreeMap, fs, path::Path};

use rules::Phrase;
use words::{Gap, Words};

use crate::support::speakers::phrases;

#[test]
fn every_language_says_the_same_things_with_the_same_variables() {
    let differences = Words::embedded().differences();
    let told: Vec<String> = differences.iter().map(Gap::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn every_sentence_can_be_said_in_every_language() {
    let gaps = Words::embedded().gaps(phrases());
    let told: Vec<String> = gaps.iter().map(Gap::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn no_sentence_shows_a_hole_or_says_nothing() {
    let mut words = Words::embedded();
    let codes: Vec<String> = words.languages().map(|(code, _)| code.to_owned()).collect();
    assert_eq!(codes, ["en", "fr"]);
    for code in codes {
        words.choose(&code).expect("a language of the list");
        for phrase in phrases() {
            let sentence = words.say(&phrase);
            assert!(!sentence.contains("???"), "{code}: {sentence}");
            assert!(!sentence.contains('{'), "{code}: {sentence}");
            assert!(!sentence.is_empty(), "{code}: {phrase:?}");
        }
    }
}

#[test]
fn a_gap_names_the_language_the_message_and_the_variable() {
    let words = Words::embedded();
    let lacking_a_variable = Phrase::new("error-unknown-move");
    let nested = Phrase::new("error-language-unreadable")
        .with("path", "de")
        .with("problem", Phrase::new("io-sunspots"));
    let gaps = words.gaps([lacking_a_variable, nested]);
    let told: Vec<String> = gaps.iter().map(Gap::to_string).collect();
    assert_eq!(
        told,
        [
            "en: error-unknown-move and its variable $text",
            "en: io-sunspots is missing",
            "fr: error-unknown-move and its variable $text",
            "fr: io-sunspots is missing",
        ]
    );
}

#[test]
fn the_messages_of_a_language_are_listed_with_their_variables() {
    let words = Words::embedded();
    let messages = words.messages("fr");
    let variables: Vec<&str> = messages["problem-length"].iter().map(String::as_str).collect();
    assert_eq!(variables, ["expected", "found"]);
    assert!(messages["io-full"].is_empty());
    assert!(words.messages("xx").is_empty());
}

#[test]
fn no_message_stands_in_two_places() {
    for language in ["en", "fr"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
        let mut seen = BTreeMap::new();
        for entry in fs::read_dir(folder).expect("the files of a language") {
            let path = entry.expect("a file").path();
            let text = fs::read_to_string(&path).expect("a readable file");
            let begins_a_message = |line: &&str| line.starts_with(|l: char| l.is_ascii_lowercase());
            for line in text.lines().filter(begins_a_message) {
                let id = line.split('=').next().unwrap_or_default().trim().to_owned();
                if let Some(other) = seen.insert(id.clone(), path.clone()) {
                    panic!("{id} is in {} and in {}", other.display(), path.display());
                }
            }
        }
        assert!(!seen.is_empty());
    }
}
