//! Several threads thinking about one position.
//!
//! They all search the same tree and share nothing but the table ("lazy SMP"). Helpers begin at
//! different depths, so what one has found, another soon meets in the table. The answer is the
//! main thread's alone: with one thread it is the same every time, with more it may vary.

use std::thread;

use crate::{Limits, Meter, Stop};

/// Runs `lead` with `threads - 1` helpers beside it; they stop when it is done. What the helpers
/// visited is added to the meter.
pub(super) fn with_company<R>(
    threads: usize,
    meter: &mut Meter,
    help: impl Fn(&mut Meter, u32) + Sync,
    lead: impl FnOnce(&mut Meter) -> R,
) -> R {
    if threads < 2 {
        return lead(meter);
    }
    let enough = Stop::default();
    let depth = meter.limits().depth;
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads)
            .map(|number| {
                let (help, stop) = (&help, enough.clone());
                scope.spawn(move || {
                    let mut meter = Meter::new(Limits { depth, ..Limits::default() }, stop);
                    // Every second helper starts one deeper, so as not to tread on the same spot.
                    help(&mut meter, 1 + u32::from(number % 2 == 1));
                    meter.counted
                })
            })
            .collect();
        let result = lead(meter);
        enough.raise();
        for helper in helpers {
            // A helper that panicked has helped nobody; the answer stands without it.
            if let Ok(counted) = helper.join() {
                meter.counted.add(&counted);
            }
        }
        result
    })
}
