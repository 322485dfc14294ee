//! `plateau print`: what people take to the table on paper.

mod animation;
mod score_sheet;

use std::io::Write;

use paper::{Pages, Pixels, diagram_page, letters, pdf, picture, png, sheet, svg};
use rules::{Knob, Phrase, Spec};
use session::open_table;
use words::Words;

use crate::{
    analyse::table_at,
    arguments::{DiagramArgs, PrintArgs, PrintCommand, ScoreSheetArgs, SheetArgs},
    failure::Failure,
    limits, output,
};

/// The forms of a diagram, the usual one first.
const FORMS: &[&str] = &["pdf", "svg", "png", "text"];
/// How wide a picture can be, in points.
const WIDTH: Knob = Knob::number("width", 16, Pixels::WIDEST as u64, Some(640));
/// How many boards fit a page.
const PER_PAGE: Knob = Knob::number("per-page", 1, 48, Some(1));

/// Makes what was asked for.
pub(crate) fn run(print: &PrintArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    match &print.what {
        PrintCommand::Sheet(sheet) => print_sheet(sheet, words, out),
        PrintCommand::Diagram(diagram) => print_diagram(diagram, words, out),
        PrintCommand::ScoreSheet(score_sheet) => print_score_sheets(score_sheet, words, out),
        PrintCommand::Animation(asked) => animation::run(asked, words, out),
    }
}

/// Blank boards.
fn print_sheet(asked: &SheetArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let game: Spec = asked.game.parse()?;
    output::form(None, asked.page.output.as_ref(), &["pdf"])?;
    let format = output::paper(&asked.page)?;
    let count = limits::number(asked.per_page.as_ref(), PER_PAGE)?.unwrap_or(1);
    let count = u8::try_from(count).expect("the knob's range is small");
    let board = open_table(&game)?.diagram();
    let title = title(asked.title.as_ref(), &game, words);
    let pages = sheet(&board, count, &title, &words.language(), format);
    output::deliver(&pdf(&pages), asked.page.output.as_ref(), words, out)
}

/// One position.
fn print_diagram(asked: &DiagramArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let game: Spec = asked.game.parse()?;
    let form = output::form(asked.format.as_ref(), asked.page.output.as_ref(), FORMS)?;
    let format = output::paper(&asked.page)?;
    let table = table_at(&game, asked.position.as_deref(), asked.moves.as_deref())?;
    let diagram = table.diagram();
    let title = title(asked.title.as_ref(), &game, words);
    let made = match form {
        "svg" => svg(&picture(&diagram), &title).into_bytes(),
        "png" => png(&Pixels::of(&picture(&diagram), width(asked.width.as_ref())?)),
        "text" => letters(&diagram).into_bytes(),
        _ => pdf(&diagram_page(&diagram, &title, &words.language(), format)),
    };
    output::deliver(&made, asked.page.output.as_ref(), words, out)
}

/// How wide a picture is wanted.
fn width(asked: Option<&String>) -> Result<u32, Failure> {
    let width = limits::number(asked, WIDTH)?.unwrap_or(640);
    Ok(u32::try_from(width).expect("the knob's range is small"))
}

/// Every game of a file written down, or a blank form.
fn print_score_sheets(
    asked: &ScoreSheetArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    output::form(None, asked.page.output.as_ref(), &["pdf"])?;
    let format = output::paper(&asked.page)?;
    let sheets = match (&asked.file, &asked.game) {
        (Some(path), None) => score_sheet::read(path, words)?,
        (None, Some(game)) => {
            let game: Spec = game.parse()?;
            let table = open_table(&game)?;
            let board = table.diagram();
            vec![paper::ScoreSheet::blank(&game.name, table.players(), &board, words)]
        }
        _ => return Err(Failure::WrongUse(Phrase::new("error-score-sheet"))),
    };
    let mut sheets = sheets.iter().map(|sheet| sheet.pages(format));
    let first = sheets.next().expect("a file that was read has a game");
    let all = sheets.fold(first, |mut all: Pages, more| {
        all.pages.extend(more.pages);
        all
    });
    output::deliver(&pdf(&all), asked.page.output.as_ref(), words, out)
}

/// The title as given, or else the name of the game.
fn title(given: Option<&String>, game: &Spec, words: &Words) -> String {
    given.cloned().unwrap_or_else(|| words.text(&format!("game-{}", game.name)))
}
