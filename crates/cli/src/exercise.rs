//! `plateau exercise`: trees to be filled in by hand, on the screen and on paper.

use std::io::Write;

use lab::{Answers, Cutting, Exercise, ExerciseKind, ExerciseSource, TreeShape, sheets};
use paper::pdf;
use rules::{Knob, Phrase};
use search::SEED;
use words::Words;

use crate::{arguments::ExerciseArgs, failure::Failure, limits, output};

/// The forms there are, the usual one first.
const FORMS: &[&str] = &["text", "pdf"];
const KINDS: [&str; 6] = {
    let names = ExerciseKind::NAMES;
    [names[0].0, names[1].0, names[2].0, names[3].0, names[4].0, names[5].0]
};
const CUTS: [&str; 2] = [Cutting::NAMES[0].0, Cutting::NAMES[1].0];
const DEPTH: Knob = Knob::number("depth", 1, 6, Some(3));
const WIDTH: Knob = Knob::number("width", 1, 5, Some(2));
const SHEETS: Knob = Knob::number("sheets", 1, 200, Some(1));

/// Makes exercises, or checks the answers to one.
pub(crate) fn run(asked: &ExerciseArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let form = output::form(asked.format.as_ref(), asked.page.output.as_ref(), FORMS)?;
    let format = output::paper(&asked.page)?;
    let exercises = exercises(asked)?;
    if let Some(answers) = &asked.answers {
        let first = exercises.first().expect("there is at least one");
        let answers = Answers::read(first, answers).map_err(|error| Failure::wrong_use(&error))?;
        return Ok(out.write_all(first.checked(&answers, words).as_bytes())?);
    }
    let made = if form == "pdf" {
        pdf(&sheets(&exercises, words, asked.solution, format))
    } else {
        let texts = exercises.iter().map(|exercise| exercise.text(words, asked.solution));
        texts.collect::<Vec<_>>().join("\n").into_bytes()
    };
    output::deliver(&made, asked.page.output.as_ref(), words, out)
}

/// The exercises that are asked for: each sheet of a class from a seed of its own.
fn exercises(asked: &ExerciseArgs) -> Result<Vec<Exercise>, Failure> {
    let kind = limits::word(asked.kind.as_ref(), Knob::word("kind", &KINDS, None))?;
    let kind = ExerciseKind::NAMES.iter().find(|(name, _)| Some(*name) == kind.as_deref());
    let kind = kind.map_or(ExerciseKind::AlphaBeta, |(_, kind)| *kind);
    let cut = limits::word(asked.cut.as_ref(), Knob::word("cut", &CUTS, None))?;
    let cut = Cutting::NAMES.iter().find(|(name, _)| Some(*name) == cut.as_deref());
    let cutting = cut.map_or(Cutting::NonStrict, |(_, cutting)| *cutting);
    let sheet = |source: &ExerciseSource, seed| {
        let tree = source.tree(kind).map_err(|error| Failure::wrong_use(&error))?;
        Ok(Exercise { tree, kind, cutting, seed })
    };
    match (&asked.tree, &asked.game, &asked.random) {
        (Some(tree), None, None) => Ok(vec![sheet(&ExerciseSource::Written(tree.clone()), None)?]),
        (None, Some(game), None) => Ok(vec![sheet(&of_game(asked, game)?, None)?]),
        (None, None, _) => {
            let shape = shape(asked)?;
            let sheet = |seed| sheet(&ExerciseSource::Random(shape, seed), Some(seed));
            seeds(asked)?.map(sheet).collect()
        }
        _ => Err(Failure::WrongUse(Phrase::new("error-exercise-source"))),
    }
}

/// The seeds of the sheets: one after the other from the one given, or from any.
fn seeds(asked: &ExerciseArgs) -> Result<impl Iterator<Item = u64> + use<>, Failure> {
    let first = limits::number(asked.random.as_ref(), SEED)?;
    // A seed that one can type in again.
    let first = first.unwrap_or_else(|| fastrand::u64(1..100_000));
    let sheets = limits::number(asked.sheets.as_ref(), SHEETS)?.unwrap_or(1);
    Ok((0..sheets).map(move |number| first.wrapping_add(number)))
}

fn shape(asked: &ExerciseArgs) -> Result<TreeShape, Failure> {
    let depth = limits::number(asked.depth.as_ref(), DEPTH)?.unwrap_or(3);
    let width = limits::number(asked.width.as_ref(), WIDTH)?.unwrap_or(2);
    let small = |number: u64| u32::try_from(number).expect("the knob's range is small");
    Ok(TreeShape { depth: small(depth), width: small(width), largest: ExerciseSource::LARGEST })
}

/// The tree of a game.
fn of_game(asked: &ExerciseArgs, game: &str) -> Result<ExerciseSource, Failure> {
    let depth = limits::number(asked.depth.as_ref(), DEPTH)?.unwrap_or(2);
    let depth = u32::try_from(depth).expect("the knob's range is small");
    Ok(ExerciseSource::Game { game: game.to_owned(), position: asked.position.clone(), depth })
}
