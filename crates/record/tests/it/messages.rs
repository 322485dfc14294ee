//! Every message that the forms name is there in every language, and no other.

use std::{fs, path::Path};

use record::Form;
use words::Words;

/// All the code in a folder.
fn code(folder: &Path) -> String {
    let files = fs::read_dir(folder).expect("the code").map(|entry| entry.expect("a file").path());
    let text = |path: &Path| fs::read_to_string(path).expect("a readable file");
    files.map(|path| if path.is_dir() { code(&path) } else { text(&path) }).collect()
}

#[test]
fn every_message_named_in_the_code_exists() {
    let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let words = Words::embedded();
    let named =
        code.split("Phrase::new(\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    let forms = Form::ALL.map(|form| format!("form-{form}"));
    let mut count = 0;
    for id in named.chain(forms.iter().map(String::as_str)) {
        count += 1;
        for language in ["en", "fr"] {
            assert!(words.messages(language).contains_key(id), "{language}: {id}");
        }
    }
    assert!(count > 15, "the messages were found");
}

#[test]
fn every_message_of_the_forms_is_said_somewhere() {
    let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/record.ftl");
    let messages = fs::read_to_string(file).expect("a readable file");
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    for line in messages.lines().filter(begins) {
        let id = line.split(" =").next().expect("an identifier");
        let form = id.strip_prefix("form-").and_then(Form::named);
        assert!(form.is_some() || code.contains(&format!("\"{id}\"")), "nobody says {id}");
    }
}
