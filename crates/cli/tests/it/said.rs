//! Every message that the program names is there in every language, and no other.

use std::{fs, path::Path};

use words::Words;

/// All the code in a folder.
fn code(folder: &Path) -> String {
    let files = fs::read_dir(folder).expect("the code").map(|entry| entry.expect("a file").path());
    let text = |path: &Path| fs::read_to_string(path).expect("a readable file");
    files.map(|path| if path.is_dir() { code(&path) } else { text(&path) }).collect()
}

fn source() -> String {
    code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

#[test]
fn every_message_named_in_the_code_exists() {
    let (code, words) = (source(), Words::embedded());
    let mut count = 0;
    for before in ["Phrase::new(\"", "words.text(\"", "heading(out, words, \""] {
        for id in code.split(before).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)) {
            count += 1;
            for language in ["en", "fr"] {
                assert!(words.messages(language).contains_key(id), "{language}: {id}");
            }
        }
    }
    assert!(count > 50, "the messages were found");
}

#[test]
fn every_message_of_the_command_line_is_said_somewhere() {
    let code = source();
    let built = ["help-", "play-word-"];
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/cli.ftl");
    let messages = fs::read_to_string(file).expect("a readable file");
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    for line in messages.lines().filter(begins) {
        let id = line.split(" =").next().expect("an identifier");
        let is_built = built.iter().any(|prefix| id.starts_with(prefix));
        assert!(is_built || code.contains(&format!("\"{id}\"")), "nobody says {id}");
    }
}
