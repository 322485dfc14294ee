//! What the documents say of the forms is so.

use std::{collections::BTreeSet, fs, path::Path};

use record::{Form, NodeId, Record, read, write};

use crate::support::any_record::{GAMES, any_record};

fn document(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    fs::read_to_string(path).expect("a document")
}

/// The first block of a language in a document.
fn block(text: &str, language: &str) -> String {
    let (_, after) = text.split_once(&format!("```{language}\n")).expect(language);
    after.split_once("```").expect("an end").0.to_owned()
}

#[test]
fn the_examples_say_the_same() {
    let text = document("formats.md");
    let [xml, json] = ["xml", "json"].map(|language| {
        let records = read(block(&text, language).as_bytes());
        records.unwrap_or_else(|error| panic!("{language}: {error}"))
    });
    assert_eq!(xml, json);
    assert_eq!(xml[0].tree.len(), 4);
    assert_eq!(read(&write(Form::Xml, &xml).expect("it fits")), Ok(xml));
}

#[test]
fn every_form_is_described() {
    let text = document("formats.md");
    for form in Form::ALL {
        if let Some(extension) = form.extension() {
            assert!(text.contains(&format!("(`.{extension}`)")), "{form}");
        }
    }
    assert!(
        text.contains(&format!(
            "at most {} million bytes",
            record::ReadContext::LONGEST / 1_000_000
        ))
    );
}

/// The names behind a sign in a text.
fn names<'a>(text: &'a str, before: &str, after: &[char]) -> BTreeSet<&'a str> {
    let found = text.split(before).skip(1).filter_map(|rest| rest.split(after).next());
    found.filter(|name| name.starts_with(|letter: char| letter.is_ascii_lowercase())).collect()
}

#[test]
fn everything_that_is_written_is_in_the_schema() {
    let schema = document("plateau.xsd");
    let records: Vec<Record> = GAMES.iter().map(|game| any_record(game, 7)).collect();
    let mut plain = records.clone();
    for record in &mut plain {
        // Comments may have anything in them that looks like an element.
        let introduction = &mut record.tree.remark_mut(NodeId::START).comment;
        *introduction = introduction.take().map(|_| "x".to_owned());
        record.facts.clear();
        for player in &mut record.players {
            player.name = player.name.take().map(|_| "x".to_owned());
        }
        for node in record.tree.moves() {
            record.tree.remark_mut(node).comment = None;
        }
    }
    let xml = String::from_utf8(write(Form::Xml, &plain).expect("they fit")).expect("text");
    let elements = names(&xml, "<", &[' ', '>', '/']);
    let attributes = names(&xml, " ", &['=', ' ', '>', '/', '\n']);
    assert!(elements.len() > 8, "{elements:?}");
    for element in elements {
        assert!(schema.contains(&format!("<xs:element name=\"{element}\"")), "{element}");
    }
    let written = attributes.into_iter().filter(|name| xml.contains(&format!(" {name}=\"")));
    for attribute in written.filter(|&name| name != "encoding") {
        assert!(schema.contains(&format!("<xs:attribute name=\"{attribute}\"")), "{attribute}");
    }
}
