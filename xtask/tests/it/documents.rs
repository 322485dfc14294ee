//! What the documents say of the code is so: the files that they name are there, and the names
//! that their tables give are in those files.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use xtask::read_files;

/// How the names of the pages begin that are walks: they name files that the reader makes, and tests
/// of their own follow them.
const WALKS: &str = "docs/adding-";

/// The folders by which a path is known.
const ROOTS: [&str; 6] = ["crates", "docs", "xtask", "locales", "fuzz", ".ci"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

/// Every document for people who build: those of the workspace, of the documentation and of each
/// crate.
fn pages() -> Vec<String> {
    let inside = |folder: &str| -> Vec<PathBuf> {
        let entries = fs::read_dir(root().join(folder)).expect("a folder of the workspace");
        entries.map(|entry| entry.expect("an entry").path()).collect()
    };
    let readmes = inside("crates").into_iter().map(|path| path.join("README.md"));
    let documents = inside("docs").into_iter().chain(inside(".")).chain(readmes);
    let is_page = |path: &PathBuf| path.extension().is_some_and(|end| end == "md");
    let relative = |path: PathBuf| {
        let path = path.components().filter(|part| part.as_os_str() != ".").collect::<PathBuf>();
        path.strip_prefix(root()).expect("inside").to_str().expect("text").to_owned()
    };
    let pages: Vec<String> = documents.filter(is_page).map(relative).collect();
    assert!(pages.len() > 30, "only {} pages", pages.len());
    pages.into_iter().filter(|page| !page.starts_with(WALKS)).collect()
}

fn text(page: &str) -> String {
    fs::read_to_string(root().join(page)).expect("a document")
}

/// What stands in backticks on a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Whether something in backticks is a path of the workspace, and not code.
fn is_path(quoted: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "/-_.".contains(letter);
    let top = quoted.split('/').next().expect("there is always a first part");
    // What is written large in a path stands for any name.
    let is_pattern = quoted.contains("/NAME");
    quoted.chars().all(plain) && ROOTS.contains(&top) && !is_pattern
}

/// The last part of a name: `moves` of `Game::moves`.
fn last_part(name: &str) -> &str {
    name.rsplit("::").next().expect("there is always a last part")
}

/// Whether a text has a word, not only a part of another.
fn has_word(text: &str, word: &str) -> bool {
    let is_inside = |letter: Option<char>| letter.is_some_and(|l| l.is_alphanumeric() || l == '_');
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !is_inside(before.chars().next_back()) && !is_inside(after.chars().next())
    })
}

/// Whether a file, or one in a folder, has a word.
fn file_has_word(path: &Path, word: &str) -> bool {
    if path.is_dir() {
        let files = read_files(path).expect("a folder of the workspace");
        return files.values().any(|bytes| has_word(&String::from_utf8_lossy(bytes), word));
    }
    fs::read_to_string(path).is_ok_and(|text| has_word(&text, word))
}

#[test]
fn every_file_that_a_document_names_is_there() {
    let mut missing = BTreeSet::new();
    for page in pages() {
        for line in text(&page).lines() {
            let paths = quoted(line).filter(|quoted| is_path(quoted));
            let gone = paths.filter(|path| !root().join(path).exists());
            missing.extend(gone.map(|path| format!("{page}: {path}")));
        }
    }
    assert_eq!(missing, BTreeSet::new());
}

/// A file that is named without its folder, in a document or in the tour of a crate, is somewhere
/// in the workspace.
#[test]
fn every_file_that_is_named_alone_is_there() {
    let files: BTreeSet<String> = ["crates", "xtask"]
        .iter()
        .flat_map(|top| read_files(&root().join(top)).expect("a folder of the workspace"))
        .filter_map(|(path, _)| path.rsplit('/').next().map(str::to_owned))
        .collect();
    let crates = fs::read_dir(root().join("crates")).expect("the crates");
    let tours = crates.flat_map(|entry| {
        let source = entry.expect("an entry").path().join("src");
        ["lib.rs", "main.rs"].map(|name| source.join(name)).into_iter().filter(|path| path.exists())
    });
    let mut missing = BTreeSet::new();
    for page in pages().iter().map(|page| root().join(page)).chain(tours) {
        let text = fs::read_to_string(&page).expect("a text");
        let is_code = page.extension().is_some_and(|end| end == "rs");
        let lines = text.lines().filter(|line| !is_code || line.starts_with("//!"));
        let named = lines.flat_map(quoted).filter(|name| {
            let is_name = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
            let end = Path::new(name).extension().and_then(|end| end.to_str());
            matches!(end, Some("rs" | "js")) && name.chars().all(is_name)
        });
        let gone = named.filter(|name| !files.contains(*name));
        missing.extend(gone.map(|name| format!("{}: {name}", page.display())));
    }
    assert_eq!(missing, BTreeSet::new());
}

#[test]
fn the_drawing_of_the_crates_has_all_of_them() {
    let page = text("docs/ARCHITECTURE.md");
    let drawing = page.split("## The crates").nth(1).and_then(|rest| rest.split("```").nth(1));
    let drawing = drawing.expect("a drawing under its heading");
    let crates = fs::read_dir(root().join("crates")).expect("the crates");
    let names = crates.map(|entry| entry.expect("an entry").file_name());
    let names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
    let rooms = ["morpion", "othello", "draughts", "connect-four"];
    let missing = names.iter().filter(|name| !drawing.contains(*name));
    let missing: Vec<&String> = missing.filter(|name| !rooms.contains(&name.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(drawing.contains("the rooms") && names.len() > 20, "{names:?}");
}

/// The targets of the links on a page that lead to files.
fn links(page: &str) -> Vec<String> {
    let targets = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.filter_map(|target| target.split('#').next());
    files.filter(|file| !file.is_empty() && !file.contains(':')).map(str::to_owned).collect()
}

#[test]
fn every_link_of_a_document_leads_to_a_file() {
    let mut missing = Vec::new();
    for page in pages() {
        let folder = root().join(&page).parent().expect("a folder").to_owned();
        let gone = links(&text(&page)).into_iter().filter(|link| !folder.join(link).exists());
        missing.extend(gone.map(|link| format!("{page}: {link}")));
    }
    assert_eq!(missing, Vec::<String>::new());
}

/// The identifiers of the workspace that CONTRIBUTING speaks of are somewhere in its code.
#[test]
fn the_names_in_contributing_are_in_the_code() {
    let is_name = |name: &&str| {
        let mut letters = name.chars().filter(|&letter| letter != ':');
        name.len() > 3 && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
    };
    let page = text("CONTRIBUTING.md");
    let names: BTreeSet<&str> = page.lines().flat_map(quoted).filter(is_name).collect();
    let gone: Vec<&&str> = names
        .iter()
        .filter(|name| {
            let word = last_part(name);
            !["crates", "xtask", "docs"].iter().any(|top| file_has_word(&root().join(top), word))
        })
        .collect();
    assert!(gone.is_empty(), "{gone:?}");
    assert!(names.len() > 5, "{names:?}");
}

/// A row of a table that has files in one column and names in another.
fn missing_names(page: &str, files: usize, names: usize) -> (usize, Vec<String>) {
    let text = text(page);
    let mut checked = 0;
    let mut missing = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.split('|').skip(1).collect();
        let (Some(files), Some(names)) = (cells.get(files), cells.get(names)) else { continue };
        let paths: Vec<PathBuf> =
            quoted(files).filter(|path| is_path(path)).map(|path| root().join(path)).collect();
        for name in quoted(names).filter(|_| !paths.is_empty()) {
            checked += 1;
            if !paths.iter().any(|path| file_has_word(path, last_part(name))) {
                missing.push(format!("{page}: no {name} in {}", files.trim()));
            }
        }
    }
    (checked, missing)
}

#[test]
fn where_do_i_find_leads_to_the_names() {
    let (checked, missing) = missing_names("docs/ARCHITECTURE.md", 1, 2);
    assert_eq!(missing, Vec::<String>::new());
    assert!(checked >= 60, "only {checked} names");
}

#[test]
fn the_index_leads_to_the_names() {
    let (checked, missing) = missing_names("docs/index.md", 1, 2);
    assert_eq!(missing, Vec::<String>::new());
    assert!(checked >= 350, "only {checked} names");
}

/// A row of the index has the words, files that are there, and a cell for names.
#[test]
fn every_row_of_the_index_leads_to_a_file() {
    let page = text("docs/index.md");
    let is_heading = |line: &&str| line.starts_with("| words ") || line.starts_with("| ---");
    let rows = page.lines().filter(|line| line.starts_with('|')).filter(|line| !is_heading(line));
    let aimless: Vec<&str> = rows
        .filter(|row| {
            let cells: Vec<&str> = row.split('|').collect();
            let leads = |cell: &str| {
                let mut files = quoted(cell).peekable();
                files.peek().is_some() && files.all(|file| root().join(file).exists())
            };
            cells.len() != 5 || !leads(cells[2])
        })
        .collect();
    assert!(aimless.is_empty(), "{aimless:?}");
}

#[test]
fn the_glossary_has_thirty_nouns_each_in_its_file() {
    let (checked, missing) = missing_names("docs/glossary.md", 1, 0);
    assert_eq!(missing, Vec::<String>::new());
    assert!(checked >= 30, "only {checked} nouns");
}

#[test]
fn a_word_is_not_a_part_of_another() {
    assert!(has_word("fn probe(&self)", "probe"));
    assert!(!has_word("fn probed(&self)", "probe"));
    assert!(!has_word("fn is_probe()", "probe"));
    assert_eq!(last_part("Game::moves"), "moves");
    assert!(is_path("crates/web/page") && !is_path("web::ServerLimits"));
}
