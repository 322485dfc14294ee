//! Pages to print: nothing is cut off, and the file is as PDF must be.

use paper::{
    Block, Document, Drawing, DrawingItem, Figure, PageFormat, Pages, Text, diagram_page, pdf,
    sheet, typeset,
};

use crate::{documents::document, drawings::assert_inside, support::boards};

fn texts(page: &Drawing) -> Vec<&str> {
    page.shapes.iter().filter_map(text).collect()
}

fn text(shape: &DrawingItem) -> Option<&str> {
    match shape {
        DrawingItem::Text(label) => Some(&label.text),
        _ => None,
    }
}

/// The whole file as far as it is text.
fn source(pages: &Pages) -> String {
    pdf(pages).iter().map(|&byte| char::from(byte)).collect()
}

#[test]
fn blank_boards_fit_between_the_margins_however_many_they_are() {
    for (_, format) in PageFormat::ALL {
        for format in [format, format.with_margin(5), format.with_margin(40)] {
            for board in boards::all() {
                for count in [1, 2, 3, 4, 7, 12, 48] {
                    for title in ["", "Fête à l’œil"] {
                        let pages = sheet(&board, count, title, "fr", format);
                        assert_eq!(pages.pages.len(), 1);
                        assert_inside(&pages.pages[0], format.margin);
                    }
                }
            }
        }
    }
}

#[test]
fn boards_on_a_sheet_are_blank_and_as_many_as_asked_for() {
    let pages = sheet(&boards::grid(3, 3), 4, "Morpion", "fr", PageFormat::A4);
    let found = texts(&pages.pages[0]);
    assert_eq!(found.iter().filter(|text| **text == "A").count(), 4);
    assert_eq!(found[0], "Morpion");
    let diagram = diagram_page(&boards::grid(3, 3), "", "fr", PageFormat::LETTER);
    assert!(pages.pages[0].shapes.len() < 4 * diagram.pages[0].shapes.len(), "nothing on them");
    assert_inside(&diagram.pages[0], PageFormat::LETTER.margin);
}

#[test]
fn a_long_document_flows_over_pages_and_keeps_inside_them() {
    let mut long = document();
    for _ in 0..6 {
        long.blocks.extend(document().blocks);
    }
    for (_, format) in PageFormat::ALL {
        let pages = typeset(&long, format);
        assert!(pages.pages.len() > 2);
        let count = pages.pages.len();
        for (number, page) in (1..).zip(&pages.pages) {
            let found = texts(page);
            assert!(found.contains(&&*format!("{number} / {count}")), "{found:?}");
            assert_inside(page, format.margin / 2.0 - 4.0);
        }
        assert_eq!(pages.chapters.len(), 14);
        assert!(pages.chapters.iter().all(|(_, page, _)| *page < count));
    }
}

#[test]
fn a_board_wider_than_the_page_is_made_to_fit() {
    let figure = Figure { diagram: boards::grid(26, 26), caption: Text::plain("large") };
    let document = Document {
        title: "t".to_owned(),
        language: "en".to_owned(),
        blocks: vec![Block::Figures(vec![figure; 2])],
    };
    let format = PageFormat::A4.with_margin(60);
    for page in typeset(&document, format).pages {
        assert_inside(&page, format.margin / 2.0 - 4.0);
    }
}

#[test]
fn the_file_names_its_title_its_language_and_its_chapters() {
    let source = source(&typeset(&document(), PageFormat::A4));
    assert!(source.starts_with("%PDF-"));
    assert!(source.trim_end().ends_with("%%EOF"));
    for part in ["/Lang (en)", "/Title (Rules & <more>)", "/Outlines", "/WinAnsiEncoding"] {
        assert!(source.contains(part), "{part}");
    }
}

#[test]
fn french_letters_have_their_place_in_the_file() {
    let title = "Œuvre d’été — « ça » 1\u{202f}000 “x” …";
    let source = source(&diagram_page(&boards::grid(3, 3), title, "fr", PageFormat::A4));
    let expected = "\u{8c}uvre d\u{92}\u{e9}t\u{e9} \u{97} \u{ab} \u{e7}a \u{bb} 1\u{a0}000 \
                    \u{93}x\u{94} \u{85}";
    let hexadecimal = expected.chars().map(|letter| format!("{:02X}", u32::from(letter)));
    let hexadecimal: Vec<String> = hexadecimal.collect();
    let hexadecimal = format!("<{}> Tj", hexadecimal.concat());
    assert!(source.contains(&hexadecimal), "the text stands in the file as it is encoded");
    let foreign = self::source(&diagram_page(&boards::grid(3, 3), "Ωmega", "fr", PageFormat::A4));
    assert!(foreign.contains("(?mega) Tj"), "what the letters lack is a question mark");
}
