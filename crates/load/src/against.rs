//! Two programs under the same load in turn.
//!
//! Rounds alternate, and so does who begins a round: whatever else the machine does meets both.

use std::path::Path;

use crate::{
    arguments::LoadArguments, comparison::RoundComparison, load_failure::LoadFailure, measure::play,
};

/// How often each program is measured.
const ROUNDS: usize = 5;

/// Measures both programs in alternating rounds and compares their medians.
pub(crate) async fn run(arguments: &LoadArguments, old: &Path) -> Result<(), LoadFailure> {
    let mut comparison = RoundComparison::default();
    println!("{}", RoundComparison::HEADING);
    for round in 0..ROUNDS {
        for turn in 0..2 {
            let is_new = (round + turn) % 2 == 1;
            let program = if is_new { arguments.program.as_path() } else { old };
            let row = play(arguments, program, arguments.tables).await?;
            println!("{}", comparison.add(is_new, row));
        }
    }
    println!("\n{}", comparison.medians());
    comparison.check()
}
