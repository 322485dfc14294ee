//! The files of weights that players name on the command line: `eval="patterns:file=mine.weights"`.
//!
//! They are read here and nowhere else. A spec that comes from elsewhere (a visitor, a record, a
//! program) names a file in vain, because only files that were opened here are played with.

use std::fs;

use patterns::WeightFiles;
use rules::{Phrase, Spec};
use search::EVAL;
use words::say_io_error;

use crate::failure::Failure;

/// Opens the files that the engines of the command line name. What cannot be read as a spec is left
/// to those who will complain about it.
pub(crate) fn open<'a>(engines: impl Iterator<Item = &'a str>) -> Result<(), Failure> {
    for spec in engines.filter_map(|text| Spec::list(text).ok()).flatten() {
        let evaluator: Option<Spec> = spec.given(EVAL.name).and_then(|given| given.parse().ok());
        let Some(evaluator) = evaluator else { continue };
        if let Some(file) = evaluator.given("file") {
            let contents = fs::read(file).map_err(|error| {
                let phrase = Phrase::new("error-weights-read")
                    .with("file", file)
                    .with("problem", say_io_error(&error));
                Failure::Failed(phrase)
            })?;
            WeightFiles::put(file, contents);
        }
    }
    Ok(())
}
