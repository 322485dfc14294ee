//! Documents in every form.

use paper::{Block, Document, Face, Figure, Span, Text, article, booklet, page, plain, wrap};
use rules::{Chapter, Knob, Phrase, Rulebook, Spec};
use words::Words;

use crate::support::boards;

pub(crate) fn document() -> Document {
    let cell = |text: &str| Text::read(text);
    Document {
        title: "Rules & <more>".to_owned(),
        language: "en".to_owned(),
        blocks: vec![
            Block::Paragraph(Text::read("Before any chapter.")),
            Block::Heading("First".to_owned()),
            Block::Paragraph(Text::read("A **strong** word, a `command`, and 1 < 2.")),
            Block::List(vec![cell("one"), cell("two **three**")]),
            Block::Heading("Second".to_owned()),
            Block::Table {
                head: vec!["Name".to_owned(), "Meaning".to_owned()],
                rows: vec![vec![cell("a"), cell(&"long ".repeat(40))], vec![cell("b"), cell("c")]],
            },
            Block::Figures(vec![
                Figure { diagram: boards::grid(3, 3), caption: cell("A grid.") },
                Figure { diagram: boards::chequers(8), caption: cell("A board.") },
            ]),
        ],
    }
}

#[test]
fn stars_and_backticks_are_marks_only_in_pairs() {
    let span = |words: &str, face| Span { words: words.to_owned(), face };
    assert_eq!(
        Text::read("a **b** `c`d").0,
        [
            span("a ", Face::Plain),
            span("b", Face::Strong),
            span(" ", Face::Plain),
            span("c", Face::Code),
            span("d", Face::Plain),
        ]
    );
    for text in ["", "**", "a * b", "2**3", "`", "é**", "****", "``", "**a`b**c`"] {
        let read = Text::read(text).words();
        let plain: String = text.chars().filter(|letter| !"*`".contains(*letter)).collect();
        let read: String = read.chars().filter(|letter| !"*`".contains(*letter)).collect();
        assert_eq!(read, plain, "{text}");
    }
    assert_eq!(Text::read("2**3").words(), "2**3");
}

#[test]
fn plain_text_fits_a_terminal_and_says_everything() {
    let text = plain(&document());
    assert!(text.starts_with("Rules & <more>\n==============\n"));
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
        assert_eq!(line, line.trim_end());
    }
    for part in
        ["First\n-----\n", "A strong word, a command, and 1 < 2.", "- two three", "A board."]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn html_is_whole_and_every_sign_is_written_out() {
    let html = page(&document());
    assert!(html.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    assert!(html.contains("<h1>Rules &amp; &lt;more&gt;</h1>"));
    assert!(html.contains("<strong>strong</strong> word, a <code>command</code>, and 1 &lt; 2."));
    for tag in ["article", "section", "ul", "li", "table", "tr", "td", "th", "figure", "svg", "p"] {
        let opened =
            html.matches(&format!("<{tag}>")).count() + html.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, html.matches(&format!("</{tag}>")).count(), "{tag}");
        assert!(opened > 0, "{tag}");
    }
    assert!(!html.contains("src=") && !html.contains("@import"), "it needs nothing but itself");
    let inside = article(&document());
    assert!(html.contains(&inside) && !inside.contains("<style"));
}

#[test]
fn text_is_cut_between_words_only() {
    assert_eq!(wrap("a bb ccc", 4), ["a bb", "ccc"]);
    assert_eq!(wrap("incomprehensible word", 5), ["incomprehensible", "word"]);
    assert_eq!(wrap("1\u{202f}000 x", 5), ["1\u{202f}000", "x"]);
}

#[test]
fn a_booklet_has_the_chapters_and_the_settings_of_its_table() {
    let chapter = Chapter::new(Phrase::new("rulebook-goal"))
        .say(Phrase::new("rulebook-othello-first"))
        .list(["rulebook-othello-must", "rulebook-othello-end"].map(Phrase::new))
        .show(boards::grid(3, 3), Phrase::new("rulebook-othello-example-start"));
    let rulebook = Rulebook::default().with(chapter);
    let knobs = [Knob::number("width", 3, 26, Some(3)), Knob::number("first", 1, 26, None)];
    let words = Words::new("fr").expect("French is built in");
    let told = |game: &str| {
        let game: Spec = game.parse().expect("a spec");
        booklet(&rulebook, &game, &knobs, &|_| None, &words)
    };
    let document = told("morpion");
    assert_eq!(document.title, "Morpion\u{a0}: les règles");
    assert_eq!(document.language, "fr");
    let text = plain(&document);
    assert!(text.contains("Noir commence"), "{text}");
    assert!(text.contains("3 (par défaut)"), "{text}");
    assert!(!text.contains("first"), "what is not settled is not told: {text}");
    let game: Spec = "morpion".parse().expect("a spec");
    let implied = |knob: &str| (knob == "first").then(|| "7".to_owned());
    let implied = plain(&booklet(&rulebook, &game, &knobs, &implied, &words));
    assert!(implied.contains("7 (par défaut)"), "what is implied is told: {implied}");
    let text = plain(&told("morpion:10,first=2"));
    assert!(text.contains("10\n") && text.contains("morpion:10,first=2"), "{text}");
    assert!(!text.contains("(par défaut)"), "{text}");
}
