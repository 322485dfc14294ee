//! Every message that the library names is there in every language, and no other.

use std::{fs, path::Path};

use words::Words;

fn code() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = fs::read_dir(folder).expect("the code").map(|entry| entry.expect("a file").path());
    files.map(|path| fs::read_to_string(path).expect("a readable file")).collect()
}

#[test]
fn every_message_named_in_the_code_exists() {
    let (code, words) = (code(), Words::embedded());
    let named =
        code.split("Phrase::new(\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    let mut count = 0;
    for id in named {
        count += 1;
        for language in ["en", "fr"] {
            assert!(words.messages(language).contains_key(id), "{language}: {id}");
        }
    }
    assert!(count > 10, "the messages were found");
}

#[test]
fn every_message_of_the_library_is_said_somewhere() {
    let code = code();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/store.ftl");
    let messages = fs::read_to_string(file).expect("a readable file");
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    for line in messages.lines().filter(begins) {
        let id = line.split(" =").next().expect("an identifier");
        assert!(code.contains(&format!("\"{id}\"")), "nobody says {id}");
    }
}
