//! Panics in the log: the panic hook, which writes the place and the thread instead of a backtrace.

use std::{any::Any, panic};

/// Has panics written to the log, in place of plain text on the standard error: with the thread,
/// the place in the source and the message, inside the span in which they happen.
pub fn log_panics() {
    panic::set_hook(Box::new(|panic| {
        let thread = std::thread::current();
        let location = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(
            thread = thread.name().unwrap_or("unnamed"),
            location,
            panic = message(panic.payload()),
            "panicked"
        );
    }));
}

fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or_default()
}
