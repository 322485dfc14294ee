//! Puzzles on paper for a class: the diagrams, room for the answers, and the solutions apart.

use paper::{Block, Document, Figure, PageFormat, Pages, Text, typeset};
use rules::Phrase;
use words::Words;

use crate::{Puzzle, PuzzleFault};

/// The pages of some puzzles, with their solutions at the end if they are wanted.
///
/// # Errors
///
/// If a puzzle is not sound.
pub fn puzzle_sheet(
    puzzles: &[&Puzzle],
    title: &str,
    solutions: bool,
    words: &Words,
    format: PageFormat,
) -> Result<Pages, PuzzleFault> {
    let (mut figures, mut answers) = (Vec::new(), Vec::new());
    for (number, puzzle) in (1_u64..).zip(puzzles) {
        let table = puzzle.open()?;
        let caption = Phrase::new("puzzle-caption")
            .with("number", number)
            .with("task", puzzle.task_told(&*table))
            .with("grade", puzzle.grade_told());
        let caption = Text::read(&words.say(&caption));
        figures.push(Figure { diagram: table.diagram(), caption });
        let answer = Phrase::new("puzzle-answer")
            .with("number", number)
            .with("line", puzzle.line.join(" "))
            .with("explanation", puzzle.explanation(&*table));
        answers.push(Text::read(&words.say(&answer)));
    }
    let about = Text::read(&words.text("puzzle-sheet-about"));
    let document = |title: String, blocks| {
        typeset(&Document { title, language: words.language(), blocks }, format)
    };
    let blocks = vec![Block::Paragraph(about), Block::Figures(figures)];
    let mut pages = document(title.to_owned(), blocks);
    if solutions {
        // On pages of their own, so that they can be kept apart.
        let solved = document(words.text("puzzle-solutions"), vec![Block::List(answers)]);
        pages.pages.extend(solved.pages);
    }
    Ok(pages)
}
