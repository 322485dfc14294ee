//! Limits on the threads and the memory of engines that are chosen from outside.

use record::Record;
use rules::{Knob, Spec, SpecError};
use session::Occupant;

use crate::pool::TaskLength;

/// The knobs by which an engine takes more of the machine, each with the most that it may take.
const KNOBS: &[Knob] = &[Knob::number("threads", 1, 8, None), Knob::number("memory", 1, 256, None)];

/// Whether an engine asks for no more than it may have.
pub(crate) fn check(engine: &Spec) -> Result<(), SpecError> {
    engine.clone().split_off(KNOBS).settle(KNOBS).map(drop)
}

/// How many seconds an engine may be told to think, to come before those that take longer.
const MOMENT: f64 = 2.0;

/// How long an engine thinks about a move, as far as its settings tell: a level and a number of
/// nodes are short.
pub(crate) fn length(engine: &Spec) -> TaskLength {
    let given = |knob: &str| engine.given(knob).and_then(|value| value.parse::<f64>().ok());
    let short = matches!(&*engine.name, "level" | "random")
        || given("nodes").is_some()
        || given("time").is_some_and(|seconds| seconds <= MOMENT);
    if short { TaskLength::Short } else { TaskLength::Long }
}

/// An engine, if it can be read and asks for no more than it may have.
pub(crate) fn read(engine: &str) -> Result<Spec, SpecError> {
    let spec = engine.parse()?;
    check(&spec).map(|()| spec)
}

/// The same game with engines that content themselves with the usual if they would take too much.
pub(crate) fn modest(mut record: Record) -> Record {
    for player in &mut record.players {
        if let Some(Occupant::Computer(engine)) = &mut player.kind
            && check(engine).is_err()
        {
            let _ = engine.split_off(KNOBS);
        }
    }
    record
}
