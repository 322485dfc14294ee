//! Waiting for something to be so.

use std::{
    thread,
    time::{Duration, Instant},
};

/// How long anything may take on a machine that has other things to do.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);
/// How long until the next look.
const BLINK: Duration = Duration::from_millis(20);

/// Looks until something is there; after too long a time, tells what was last seen instead.
pub(crate) fn until<T>(mut look: impl FnMut() -> Result<T, String>) -> Result<T, String> {
    let start = Instant::now();
    loop {
        match look() {
            Ok(found) => return Ok(found),
            Err(seen) if start.elapsed() > PATIENCE => return Err(seen),
            Err(_) => thread::sleep(BLINK),
        }
    }
}
