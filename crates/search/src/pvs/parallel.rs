//! Parallel search: several threads thinking about one position.
//!
//! They all search the same tree and share nothing but the table and who is at which move: what
//! one has found, another soon meets in the table, and what one is at, another leaves for last. The
//! answer is the main thread's alone: with one thread it is the same every time, with more it may
//! vary.

use std::{panic::resume_unwind, thread};

use rules::Game;

use crate::{Limits, Meter, SearchTask, Stop};

/// Tells the helpers to stop when it goes, also when it goes in a panic: they know no other limit,
/// and the main thread would wait for them for ever.
struct Enough(Stop);

impl Drop for Enough {
    fn drop(&mut self) {
        self.0.raise();
    }
}

/// Runs `lead` with `threads - 1` helpers beside it; they stop when it is done. What the helpers
/// visited is added to the meter.
pub(super) fn with_company<G: Game, R>(
    threads: usize,
    task: &mut SearchTask<'_, G>,
    help: impl Fn(&mut SearchTask<'_, G>) + Sync,
    lead: impl FnOnce(&mut SearchTask<'_, G>) -> R,
) -> R {
    if threads < 2 {
        return lead(task);
    }
    let (game, history, depth) = (task.game, task.history, task.meter.limits().depth);
    let wanted = task.scope;
    thread::scope(|scope| {
        let enough = Enough(Stop::default());
        let helpers: Vec<_> = (1..threads)
            .map(|_| {
                let (help, stop) = (&help, enough.0.clone());
                scope.spawn(move || {
                    let mut meter = Meter::new(Limits { depth, ..Limits::default() }, stop);
                    help(&mut SearchTask::new(game, history, &mut meter).within(wanted));
                    meter.counted
                })
            })
            .collect();
        let result = lead(task);
        drop(enough);
        for helper in helpers {
            match helper.join() {
                Ok(counted) => task.meter.counted.add(&counted),
                // A fault is a fault on any thread: it is told as if the main one had had it.
                Err(panic) => resume_unwind(panic),
            }
        }
        result
    })
}
