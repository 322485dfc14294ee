//! Every message that the house names is there in every language, and no other; and nothing that a
//! person reads stands in the code.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use words::Words;

use crate::{support::literals::literals, support::plateau::run};

/// Every message, with the kinds of messages by what their names begin with.
fn messages() -> BTreeMap<String, BTreeSet<String>> {
    Words::embedded().messages("en")
}

/// The first word of a name.
fn kind(id: &str) -> &str {
    id.split('-').next().unwrap_or_default()
}

/// Whether a text could be the name of a message.
fn is_name(text: &str) -> bool {
    let letters =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    text.contains('-') && !text.ends_with('-') && text.chars().all(letters)
}

#[test]
fn every_message_named_in_the_code_exists() {
    let messages = messages();
    let kinds: BTreeSet<&str> = messages.keys().map(|id| kind(id)).collect();
    let mut count = 0;
    for literal in literals() {
        if is_name(&literal.text) && kinds.contains(kind(&literal.text)) {
            let named = messages.contains_key(&literal.text);
            assert!(named, "{}:{}: {}", literal.file, literal.line, literal.text);
            count += 1;
        }
    }
    assert!(count > 200, "the messages were found");
}

/// The names of messages that are put together, as `game-{name}`: what stands between the braces
/// is some other text of the code.
fn patterns() -> Vec<Vec<String>> {
    let literals = literals();
    let built = literals.iter().filter(|literal| {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-_{}".contains(letter);
        (literal.text.contains('{') || literal.text.ends_with('-'))
            && literal.text.contains('-')
            && literal.text.chars().all(is_part)
    });
    let parts = built.map(|literal| {
        let cut = literal.text.split('{').enumerate().map(|(index, part)| {
            if index == 0 { part } else { part.split_once('}').map_or(part, |(_, after)| after) }
        });
        // Something is added to a name that ends so.
        let added = literal.text.ends_with('-').then_some("");
        cut.chain(added).map(str::to_owned).collect::<Vec<String>>()
    });
    // A name that begins with anything could be any name.
    parts.filter(|parts: &Vec<String>| !parts[0].is_empty()).collect()
}

/// Whether a name is made of these parts with texts of the code between them.
fn is_made_of(name: &str, parts: &[String], texts: &BTreeSet<String>) -> bool {
    let Some((first, others)) = parts.split_first() else { return name.is_empty() };
    let Some(rest) = name.strip_prefix(first.as_str()) else { return false };
    if others.is_empty() {
        return rest.is_empty();
    }
    let ends = (1..=rest.len()).filter(|&end| rest.is_char_boundary(end));
    let mut cuts = ends.map(|end| rest.split_at(end));
    cuts.any(|(text, after)| texts.contains(text) && is_made_of(after, others, texts))
}

#[test]
fn every_message_is_said_somewhere() {
    let mut texts: BTreeSet<String> = literals().into_iter().map(|literal| literal.text).collect();
    // The names of techniques are words of the code, not texts in it.
    let offers = session::GAMES.iter().flat_map(|game| game.engines());
    texts.extend(offers.flat_map(|offer| offer.knobs).map(|knob| knob.name.to_owned()));
    let patterns = patterns();
    let mentioned = mentioned();
    let page = Page::read();
    for id in messages().keys().filter(|id| !id.starts_with("help-")) {
        let built = || patterns.iter().any(|parts| is_made_of(id, parts, &texts));
        let said = texts.contains(id) || mentioned.contains(id) || built() || page.says(id);
        assert!(said, "nobody says {id}");
    }
}

/// The source of the page: it names messages whole, or with the end filled in.
struct Page {
    source: String,
    beginnings: Vec<String>,
}

impl Page {
    fn read() -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/page");
        let mut source = String::new();
        let mut folders = vec![folder];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("the page's folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "js" || end == "html") {
                    source += &fs::read_to_string(path).expect("a readable file");
                }
            }
        }
        let quoted = source.split('`').filter_map(|text| text.split_once("${"));
        let beginnings = quoted.map(|(beginning, _)| beginning.to_owned());
        let beginnings = beginnings
            .filter(|text| text.ends_with('-') && is_name(text.trim_end_matches('-')))
            .collect();
        Self { source, beginnings }
    }

    fn says(&self, id: &str) -> bool {
        let whole = ['"', '\'', '`']
            .iter()
            .any(|quote| self.source.contains(&format!("{quote}{id}{quote}")));
        whole || self.beginnings.iter().any(|beginning| id.starts_with(beginning.as_str()))
    }
}

/// The messages that other messages mention.
fn mentioned() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let files = fs::read_dir(folder).expect("the English files");
    let texts = files.map(|entry| fs::read_to_string(entry.expect("a file").path()));
    let text: String = texts.map(|text| text.expect("a readable file")).collect();
    let names = text.split("{ ").skip(1).filter_map(|rest| rest.split_once(" }"));
    names.map(|(name, _)| name.to_owned()).filter(|name| is_name(name)).collect()
}

#[test]
fn every_explanation_is_part_of_some_help() {
    let words = Words::embedded();
    let collapsed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut helps = String::new();
    for verb in crate::help::VERBS {
        helps += &collapsed(&run(&format!("{verb} --help")).done());
    }
    let mut count = 0;
    for id in messages().keys().filter(|id| id.starts_with("help-")) {
        assert!(helps.contains(&collapsed(&words.text(id))), "no help says {id}");
        count += 1;
    }
    assert!(count > 40);
}

/// Where a sentence is for developers: why something cannot be, what failed in a library.
const FOR_DEVELOPERS: &[&str] = &[
    "expect(",
    "expect_err(",
    "panic!(",
    "unreachable!(",
    "Error::custom(",
    "assert!(",
    "assert_eq!(",
    "#[error(",
    "reason=",
    "tracing::",
    "write!(f,",
    "f.write_str(",
    "COLUMNS:&str=",
];

/// With what a question to a database begins, which is no sentence.
const QUESTIONS: &[&str] =
    &["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "PRAGMA ", "SET ", "WHERE ", "AND ", "SUM("];

/// Whether a text has two words of a language in it, one after the other.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_lowercase);
    let words: Vec<&str> =
        text.split(' ').map(|word| word.trim_end_matches([',', '.', ':'])).collect();
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

#[test]
fn no_sentence_stands_in_the_code() {
    for literal in literals() {
        let is_markup = literal.text.contains('<') || literal.text.starts_with("digraph ");
        let is_question =
            QUESTIONS.iter().any(|begins| literal.text.trim_start().starts_with(begins));
        // What is put together by the library's builder of SQL is a part of such a question.
        let is_question =
            is_question || literal.file.starts_with("store/") && literal.before.contains(".push(");
        let mut contexts = FOR_DEVELOPERS.iter();
        let is_for_developers = contexts.any(|context| literal.before.contains(context));
        // What is said to other programs, and what is counted for them, is the same in every
        // language.
        let is_for_programs =
            literal.file.starts_with("protocol/") || literal.file == "web/src/metrics.rs";
        // A file of weights begins with the same words in every language, and so does a command.
        let is_for_programs = is_for_programs
            || literal.file == "patterns/src/file.rs"
            || literal.text.starts_with("plateau ");
        // What a tool of ours reports is for developers, and so is what the build of the page says.
        let is_for_developers = is_for_developers
            || ["load/", "bundle/"].iter().any(|tool| literal.file.starts_with(tool));
        let is_for_others = is_markup || is_question || is_for_developers || is_for_programs;
        let told = is_sentence(&literal.text) && !is_for_others;
        assert!(!told, "{}:{}: {:?}", literal.file, literal.line, literal.text);
    }
}

#[test]
fn a_sentence_would_be_noticed() {
    assert!(is_sentence("you have won"));
    assert!(is_sentence("{name} has won, at last"));
    assert!(!is_sentence("game-{name}"));
    assert!(!is_sentence("E - 1"));
}
