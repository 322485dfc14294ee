//! Games written down.

use paper::{DrawingItem, Figure, PageFormat, ScoreSheet, Text};

use crate::{drawings::assert_inside, support::boards};

fn score_sheet(players: usize, moves: usize) -> ScoreSheet {
    ScoreSheet {
        title: "Othello".to_owned(),
        language: "en".to_owned(),
        facts: vec![
            ("Black".to_owned(), "Ann".to_owned()),
            ("Date".to_owned(), "15 November 2026".to_owned()),
        ],
        players: (0..players).map(|player| format!("P{player}")).collect(),
        moves: (0..moves).map(|number| format!("m{number}")).collect(),
        figure: Some(Figure { diagram: boards::chequers(10), caption: Text::plain("The end") }),
    }
}

fn texts(sheet: &ScoreSheet, format: PageFormat) -> Vec<Vec<String>> {
    let pages = sheet.pages(format).pages;
    let text = |shape: &DrawingItem| match shape {
        DrawingItem::Text(label) => Some(label.text.clone()),
        _ => None,
    };
    pages.iter().map(|page| page.shapes.iter().filter_map(text).collect()).collect()
}

#[test]
fn every_move_is_there_once_and_in_order_on_whole_pages() {
    for (players, moves) in [(2, 1), (2, 61), (2, 500), (3, 40), (4, 99), (7, 100), (26, 676)] {
        let sheet = score_sheet(players, moves);
        for (_, format) in PageFormat::ALL {
            for page in &sheet.pages(format).pages {
                assert_inside(page, format.margin);
            }
            let found: Vec<String> = texts(&sheet, format).concat();
            let written: Vec<&str> = found
                .iter()
                .map(|text| text.rsplit(' ').next().unwrap_or_default())
                .filter(|text| text.starts_with('m') && text[1..].parse::<usize>().is_ok())
                .collect();
            assert_eq!(written, sheet.moves, "{players} players, {moves} moves");
        }
    }
}

#[test]
fn players_of_a_crowd_stand_beside_their_moves() {
    let found = texts(&score_sheet(5, 12), PageFormat::A4).concat();
    assert!(found.contains(&"P4 m4".to_owned()) && found.contains(&"P0 m5".to_owned()));
    let found = texts(&score_sheet(2, 3), PageFormat::A4).concat();
    assert!(found.contains(&"P1".to_owned()) && found.contains(&"m1".to_owned()));
}

#[test]
fn rounds_are_numbered_across_pages() {
    let pages = texts(&score_sheet(2, 600), PageFormat::A4);
    assert!(pages.len() > 1);
    let number = |text: &String| text.strip_suffix('.').and_then(|text| text.parse::<usize>().ok());
    let numbers: Vec<usize> = pages.concat().iter().filter_map(number).collect();
    assert_eq!(numbers, (1..=300).collect::<Vec<_>>());
}

#[test]
fn without_moves_it_is_one_page_to_fill_in() {
    let sheet = ScoreSheet { moves: Vec::new(), ..score_sheet(2, 0) };
    let pages = texts(&sheet, PageFormat::A4);
    assert_eq!(pages.len(), 1);
    assert!(pages[0].contains(&"60.".to_owned()), "{:?}", pages[0]);
    assert_inside(&sheet.pages(PageFormat::A4).pages[0], PageFormat::A4.margin);
}
