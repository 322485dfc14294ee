//! What a student checks a player by.

use std::{env, io::Write, path::Path, time::Duration};

use protocol::{Expectation, InspectionResult, Program, inspect};
use rules::{Knob, Phrase, Spec};
use search::{Limits, SEED};
use session::open_room;
use words::Words;

use super::{counting, forced_wins};
use crate::{arguments::AssignmentCheckArgs, failure::Failure, hand_in::HandIn, limits};

const TIME: Knob = Knob::seconds("time", 0.1, 600.0);
/// How long a player may think about a move unless it is said.
const USUAL_TIME: Duration = Duration::from_secs(2);

/// What of a program's manners matters here.
const MANNERS: [Expectation; 4] = [
    Expectation::Starts,
    Expectation::PlaysLegally,
    Expectation::KeepsTime,
    Expectation::PlaysAgain,
];

/// A check and what came of it.
pub(super) struct CheckResult {
    /// What was checked.
    pub(super) about: Phrase,
    /// What came of it.
    pub(super) result: InspectionResult,
}

impl CheckResult {
    /// A sentence about it.
    fn phrase(&self) -> Phrase {
        let about = self.about.clone();
        match &self.result {
            InspectionResult::Passed => Phrase::new("engine-check-ok").with("about", about),
            InspectionResult::Skipped => Phrase::new("engine-check-skipped").with("about", about),
            InspectionResult::Failed(problem) => {
                let phrase = Phrase::new("engine-check-wrong").with("about", about);
                phrase.with("problem", problem.clone())
            }
        }
    }
}

/// Builds the player and checks it.
pub(super) fn run(
    asked: &AssignmentCheckArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let folder = asked.folder.as_deref().unwrap_or(Path::new("."));
    let hand_in = HandIn::read(folder)?;
    let game = asked.game.as_ref().or(hand_in.settings.game.as_ref());
    let game: Spec = game.map_or("connect-four", String::as_str).parse()?;
    let game = game.clone().named(open_room(&game)?.knobs());
    let time = limits::seconds(asked.time.as_ref(), TIME)?.unwrap_or(USUAL_TIME);
    let seed = limits::number(asked.seed.as_ref(), SEED)?.unwrap_or(1);
    let launcher = env::current_exe().ok();
    hand_in.build(None, launcher.as_deref())?;
    let mut program = hand_in.program(None)?;
    program.limits = Limits { time: Some(time), ..Limits::default() };
    let mut tell = |check: &CheckResult| -> Result<bool, Failure> {
        writeln!(out, "{}", words.say(&check.phrase()))?;
        out.flush()?;
        Ok(!matches!(check.result, InspectionResult::Failed(_)))
    };
    let mut passed = true;
    for check in manners(&program, &game, launcher.clone(), time) {
        passed &= tell(&check)?;
    }
    if passed {
        passed &= tell(&forced_wins::check(&program, &game, launcher.clone(), seed))?;
        for check in counting::check(&program, launcher.as_deref()) {
            passed &= tell(&check)?;
        }
    }
    if passed { Ok(()) } else { Err(Failure::Failed(Phrase::new("assignment-check-failed"))) }
}

fn manners(
    program: &Program,
    game: &Spec,
    launcher: Option<std::path::PathBuf>,
    time: Duration,
) -> Vec<CheckResult> {
    let found = inspect(program, game, launcher, &MANNERS, time);
    let told = found.into_iter().map(|(expected, result)| CheckResult {
        about: Phrase::built(format!("engine-check-{}", expected.name())),
        result,
    });
    told.collect()
}
