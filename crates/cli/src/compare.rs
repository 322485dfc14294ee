//! `plateau compare`: the same positions, several engines, several depths or times.

use std::{
    fs,
    io::{self, IsTerminal as _, Write},
};

use lab::{ComparedPosition, Comparison, ComparisonResult, Effort, PlotAxis};
use paper::svg;
use rules::{Knob, Phrase, Spec};
use search::{SEED, Stop};
use session::{AnyGame, open_room};
use words::{Words, say_io_error};

use crate::{arguments::CompareArgs, failure::Failure, json, limits, output};

/// The forms there are, the usual one first.
const FORMS: &[&str] = &["table", "csv", "json", "svg", "html"];
/// What is compared unless something else is asked for.
const ENGINES: &str = "minimax,alpha-beta,alpha-beta:ordering=on,deepening,pvs";
const DEPTHS: &str = "1-5";
/// The most depths or times.
const MOST: usize = 100;

/// Compares engines.
pub(crate) fn run(asked: &CompareArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let json = asked.json.then(|| "json".to_owned());
    let form = asked.format.as_ref().or(json.as_ref());
    let form = output::form(form, asked.output.as_ref(), FORMS)?;
    let comparison = comparison(asked)?;
    let bar = bar(&comparison);
    let compared = comparison.run(&Stop::default(), &mut |engine, _, _| {
        bar.set_message(engine.to_owned());
        bar.inc(1);
    });
    bar.finish_and_clear();
    let compared = compared.map_err(|error| Failure::wrong_use(&error))?;
    let made = written(&compared, form, words)?;
    output::deliver(made.as_bytes(), asked.output.as_ref(), words, out)
}

/// The progress of a comparison, for a terminal.
fn bar(comparison: &Comparison) -> indicatif::ProgressBar {
    if !io::stderr().is_terminal() {
        return indicatif::ProgressBar::hidden();
    }
    let count = comparison.engines.len() * comparison.efforts.len();
    let bar = indicatif::ProgressBar::new(count as u64);
    let style = indicatif::ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
    bar.with_style(style.expect("a template that makes sense"))
}

fn written(compared: &ComparisonResult, form: &str, words: &Words) -> Result<String, Failure> {
    Ok(match form {
        "csv" => compared.csv(),
        "json" => json::pretty(compared)?,
        "svg" => svg(&compared.plot(PlotAxis::Nodes, words), &compared.game),
        "html" => compared.html(words),
        _ => compared.text(words),
    })
}

fn comparison(asked: &CompareArgs) -> Result<Comparison, Failure> {
    let game = asked.game.trim().to_owned();
    let table = lab::table(&game).map_err(|error| Failure::wrong_use(&error))?;
    let engines = Spec::list(asked.engines.as_deref().unwrap_or(ENGINES))?;
    let engines = with_evaluators(&game, engines, asked.evals.as_deref())?;
    let efforts = match (&asked.depths, &asked.times) {
        (Some(_), Some(_)) => return Err(Failure::WrongUse(Phrase::new("error-compare-efforts"))),
        (None, Some(times)) => self::times(times)?,
        (depths, None) => self::depths(depths.as_deref().unwrap_or(DEPTHS))?,
    };
    let places = match &asked.positions {
        Some(text) => places(text, asked.seed.as_ref(), &*table)?,
        None => vec![ComparedPosition::default()],
    };
    let engines = engines.iter().map(ToString::to_string).collect();
    Ok(Comparison { game, engines, efforts, places })
}

/// Every engine with every one of some evaluators.
fn with_evaluators(
    game: &str,
    engines: Vec<Spec>,
    names: Option<&str>,
) -> Result<Vec<Spec>, Failure> {
    let Some(names) = names else { return Ok(engines) };
    let names: Vec<&str> = match names {
        "all" => open_room(&game.parse()?)?.evaluators(),
        names => names.split(',').map(str::trim).collect(),
    };
    let with_each = |engine: Spec| names.iter().map(move |name| engine.clone().with("eval", *name));
    Ok(engines.into_iter().flat_map(with_each).collect())
}

/// Depths such as `1-8` or `2,4,6`.
fn depths(text: &str) -> Result<Vec<Effort>, Failure> {
    let wrong = || Failure::WrongUse(Phrase::new("error-compare-depths").with("text", text));
    let number = |text: &str| -> Result<u32, Failure> {
        let depth = limits::number(Some(&text.trim().to_owned()), search::DEPTH);
        depth.ok().flatten().and_then(|depth| u32::try_from(depth).ok()).ok_or_else(wrong)
    };
    let mut depths = Vec::new();
    for part in text.split(',') {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let range = number(first)?..=number(last)?;
        if range.is_empty() || depths.len() + range.clone().count() > MOST {
            return Err(wrong());
        }
        depths.extend(range.map(Effort::Depth));
    }
    Ok(depths)
}

/// Times in seconds, such as `0.1,1`.
fn times(text: &str) -> Result<Vec<Effort>, Failure> {
    let knob = || Knob::seconds("times", 0.001, 86_400.0);
    let time = |text: &str| -> Result<Effort, Failure> {
        let time = limits::seconds(Some(&text.trim().to_owned()), knob())?;
        let milliseconds = time.map_or(0, |time| time.as_millis());
        Ok(Effort::Time(u64::try_from(milliseconds).unwrap_or(u64::MAX)))
    };
    text.split(',').take(MOST).map(time).collect()
}

/// The positions of a file, or `random:N`.
fn places(
    text: &str,
    seed: Option<&String>,
    table: &dyn AnyGame,
) -> Result<Vec<ComparedPosition>, Failure> {
    if let Some(count) = text.strip_prefix("random:") {
        let knob = Knob::number("positions", 1, 10_000, None);
        let count = limits::number(Some(&count.to_owned()), knob)?.unwrap_or(1);
        let count = u32::try_from(count).expect("the knob's range is small");
        let seed = limits::number(seed, SEED)?.unwrap_or(1);
        return Ok(ComparedPosition::random(table, count, seed));
    }
    let lines = fs::read_to_string(text).map_err(|error| {
        let phrase = Phrase::new("error-places-file").with("file", text);
        Failure::Failed(phrase.with("problem", say_io_error(&error)))
    })?;
    ComparedPosition::read(&lines, table).map_err(|error| Failure::wrong_use(&error))
}
