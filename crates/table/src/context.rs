//! What a table is told of the world around it.

use std::{fmt, time::Instant};

/// What a thread is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadUse {
    /// The move of an engine: the game waits for it.
    Move,
    /// The answer to a question of a person.
    Answer,
}

/// What a table is told of the world around it with every input: it reads no clock itself.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// What time it is, for clocks and timeouts.
    pub now: Instant,
    /// The same in seconds since 1970, for what is saved.
    pub time: i64,
    /// Whether one more search may wait for a thread.
    pub room: &'a dyn Fn(ThreadUse) -> bool,
}

impl fmt::Debug for Context<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("now", &self.now)
            .field("time", &self.time)
            .finish_non_exhaustive()
    }
}
