//! The texts in quotation marks that stand in the code of the house.

use std::{fs, path::Path};

/// A text in quotation marks.
#[derive(Debug)]
pub(crate) struct Literal {
    /// The file it is in, as seen from the workspace.
    pub(crate) file: String,
    /// The line it begins in, counted from one.
    pub(crate) line: usize,
    /// The code of the same statement before it, without spaces.
    pub(crate) before: String,
    /// The text, escapes and all.
    pub(crate) text: String,
}

/// Every text in quotation marks in the libraries and programs of the house: not in tests, not in
/// what only tests use.
pub(crate) fn literals() -> Vec<Literal> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for entry in fs::read_dir(crates).expect("the crates") {
        let folder = entry.expect("a crate").path();
        if folder.file_name().is_none_or(|name| name != "testkit") {
            read_folder(&folder.join("src"), &mut found);
        }
    }
    assert!(found.len() > 1000, "the code was found");
    found
}

fn read_folder(folder: &Path, found: &mut Vec<Literal>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            read_folder(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a readable file");
            let name = path.display().to_string();
            let file = name.rsplit_once("/../").map_or(name.clone(), |(_, short)| short.to_owned());
            read_code(&file, &text, found);
        }
    }
}

/// Walks through code: past comments and characters, into texts.
fn read_code(file: &str, code: &str, found: &mut Vec<Literal>) {
    let mut before = String::new();
    let mut line = 1;
    let mut rest = code;
    while let Some(letter) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(inside) = rest.strip_prefix("r#\"") {
            let end = inside.find("\"#").unwrap_or(inside.len());
            add(found, file, line, &mut before, &inside[..end]);
            end + 5
        } else if let Some(inside) = rest.strip_prefix('"') {
            let end = end_of_text(inside);
            add(found, file, line, &mut before, &inside[..end]);
            end + 2
        } else if let Some(length) = character(rest) {
            length
        } else {
            if !letter.is_whitespace() {
                before.push(letter);
            }
            if ";{}".contains(letter) {
                before.clear();
            }
            letter.len_utf8()
        };
        let (read, after) = rest.split_at(length.min(rest.len()));
        line += read.matches('\n').count();
        rest = after;
    }
}

fn add(found: &mut Vec<Literal>, file: &str, line: usize, before: &mut String, text: &str) {
    let (file, text) = (file.to_owned(), text.to_owned());
    found.push(Literal { file, line, before: before.clone(), text });
    before.push_str("\"\"");
}

/// Where a text ends: at the first quotation mark that is not escaped.
fn end_of_text(inside: &str) -> usize {
    let mut escaped = false;
    let end = inside.find(|letter: char| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    end.unwrap_or(inside.len())
}

/// The length of a character between single quotes, which may be a quotation mark; nothing if it
/// is a lifetime.
fn character(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    let escaped = inside.starts_with('\\');
    let end =
        if escaped { 1 + inside[2..].find('\'')? + 1 } else { inside.chars().next()?.len_utf8() };
    inside[end..].starts_with('\'').then_some(end + 2)
}
