//! `plateau puzzles`: positions with one right move, to be solved, made, printed and checked.

mod check;
mod make;
mod solving;

use std::{fs, io::BufRead, io::Write, path::Path};

use paper::pdf;
use puzzles::{Puzzle, PuzzleCollection, PuzzleFilter, puzzle_sheet, shipped};
use rules::{Knob, Phrase, Spec};
use search::SEED;
use words::{Words, say_io_error};

use crate::{
    arguments::{PuzzleFlags, PuzzlesArgs, PuzzlesCommand, PuzzlesPrintArgs},
    failure::Failure,
    limits, output,
};

/// The grades there are.
const GRADE: Knob = Knob::number("grade", 1, Puzzle::HARDEST as u64, None);
/// How many puzzles fit a sheet, page after page.
const PRINTED: Knob = Knob::number("count", 1, 300, Some(6));

/// Does what was asked for.
pub(crate) fn run(
    asked: &PuzzlesArgs,
    words: &Words,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match &asked.what {
        PuzzlesCommand::Play(play) => solving::run(play, words, input, out),
        PuzzlesCommand::Make(make) => make::run(make, words, out),
        PuzzlesCommand::Print(print) => run_print(print, words, out),
        PuzzlesCommand::Check(check) => check::run(check.file.as_deref(), words, out),
    }
}

/// Prints a sheet.
fn run_print(asked: &PuzzlesPrintArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    output::form(None, asked.page.output.as_ref(), &["pdf"])?;
    let format = output::paper(&asked.page)?;
    let wanted = WantedPuzzles::of(&asked.which)?;
    let count = limits::number(asked.count.as_ref(), PRINTED)?.unwrap_or(6);
    let count = usize::try_from(count).expect("the knob's range is small");
    let chosen = wanted.collection.drawn(&wanted.filter, count, wanted.seed);
    if chosen.is_empty() {
        return Err(none_found());
    }
    let title = asked.title.clone().unwrap_or_else(|| words.text("puzzle-sheet-title"));
    let pages = puzzle_sheet(&chosen, &title, asked.solution, words, format)
        .map_err(|fault| Failure::wrong_use(&fault))?;
    output::deliver(&pdf(&pages), asked.page.output.as_ref(), words, out)
}

/// The puzzles to choose from, and how.
struct WantedPuzzles {
    collection: PuzzleCollection,
    filter: PuzzleFilter,
    seed: u64,
}

impl WantedPuzzles {
    fn of(flags: &PuzzleFlags) -> Result<Self, Failure> {
        let collection = collection(flags.file.as_deref())?;
        let grade = limits::number(flags.grade.as_ref(), GRADE)?;
        let grade = grade.map(|grade| u8::try_from(grade).expect("the knob's range is small"));
        let game = flags.game.as_deref().map(str::parse::<Spec>).transpose()?;
        let game = game.map(|game| game.name);
        // A seed that one can type in again.
        let seed = limits::number(flags.seed.as_ref(), SEED)?;
        let seed = seed.unwrap_or_else(|| fastrand::u64(1..100_000));
        Ok(Self { collection, filter: PuzzleFilter { game, grade }, seed })
    }
}

/// The puzzles of a file, or those that come with the program.
fn collection(file: Option<&str>) -> Result<PuzzleCollection, Failure> {
    let Some(path) = file else { return Ok(shipped().clone()) };
    let phrase = |problem: Phrase| {
        Phrase::new("error-puzzle-file").with("path", path).with("problem", problem)
    };
    let text = fs::read_to_string(Path::new(path)).map_err(|error| {
        Failure::Failed(phrase(
            Phrase::new("puzzle-unreadable").with("problem", say_io_error(&error)),
        ))
    })?;
    PuzzleCollection::read(&text)
        .map_err(|error| Failure::WrongUse(phrase(rules::Speak::phrase(&error))))
}

/// The puzzles of a server: those that come with the program, and those of files.
pub(crate) fn of_server(files: &[String]) -> Result<PuzzleCollection, Failure> {
    let mut all = shipped().clone();
    for file in files {
        all.extend(collection(Some(file))?.puzzles().iter().cloned());
    }
    Ok(all)
}

fn none_found() -> Failure {
    Failure::WrongUse(Phrase::new("error-puzzle-none"))
}
