//! Puzzles on paper.

use paper::{DrawingItem, PageFormat};
use puzzles::{PuzzleFilter, puzzle_sheet, shipped};
use words::Words;

/// Everything that is written on some pages.
fn written(pages: &paper::Pages) -> String {
    let items = pages.pages.iter().flat_map(|page| &page.shapes);
    let labels = items.filter_map(|item| match item {
        DrawingItem::Text(label) => Some(&*label.text),
        _ => None,
    });
    labels.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_sheet_has_the_positions_and_the_solutions_only_if_wanted() {
    let chosen = shipped().drawn(&PuzzleFilter::default(), 6, 3);
    for language in ["en", "fr"] {
        let mut words = Words::embedded();
        words.choose(language).expect("a language");
        let [blank, solved] = [false, true].map(|solutions| {
            puzzle_sheet(&chosen, "Club", solutions, &words, PageFormat::A4).expect("sound")
        });
        assert!(written(&blank).contains("Club"));
        let last = chosen[5].line.join(" ");
        let shown = |pages: &paper::Pages| {
            written(pages).split_whitespace().collect::<Vec<_>>().join(" ").contains(&last)
        };
        assert!(!shown(&blank));
        assert!(shown(&solved), "{last} is not in {}", written(&solved));
        assert!(solved.pages.len() >= blank.pages.len());
    }
}
