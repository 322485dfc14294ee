//! Messages as data.

use std::fs;

use tempfile::tempdir;
use words::{Part, Words};

fn text(text: &str) -> Part {
    Part::Text(text.to_owned())
}

#[test]
fn a_message_is_given_in_parts() {
    let folder = tempdir().expect("a temporary folder");
    let file = "language-name = English\nio-full = full\n\
        test-plain = { io-full }, { $name }{ \"!\" }\n\
        test-count = { $count ->\n    [0] none\n    [one] one { $name }\n   *[other] many\n }\n";
    fs::create_dir(folder.path().join("en")).expect("a new folder");
    fs::write(folder.path().join("en/test.ftl"), file).expect("a new file");
    let mut words = Words::embedded();
    words.load(folder.path()).expect("a sound folder");

    let patterns = words.patterns();
    let name = || Part::Value("name".to_owned());
    assert_eq!(patterns["test-plain"], [text("full"), text(", "), name(), text("!")]);
    let variants = vec![
        ("0".to_owned(), vec![text("none")]),
        ("one".to_owned(), vec![text("one "), name()]),
        ("other".to_owned(), vec![text("many")]),
    ];
    let (variable, usual) = ("count".to_owned(), "other".to_owned());
    assert_eq!(patterns["test-count"], [Part::Select { variable, variants, usual }]);
}

#[test]
fn every_message_has_parts() {
    let mut words = Words::embedded();
    for code in ["en", "fr"] {
        words.choose(code).expect("a language of the house");
        let patterns = words.patterns();
        assert_eq!(patterns.len(), words.messages(code).len());
        assert!(patterns.values().all(|pattern| !pattern.is_empty()));
    }
}
