//! An engine that thinks on the time of a person.

use std::thread;

use search::Stop;
use session::{PonderRun, Session};

/// An engine that thinks on the time of a person, for as long as this is there.
pub(super) struct Pondering(Option<Stop>);

impl Pondering {
    /// Lets the engine at the table think on, if it does that.
    pub(super) fn begin(session: &Session) -> Self {
        let run = session.ponder();
        Self(run.map(|PonderRun { stop, job }| {
            // What it finds it remembers; an engine that fails here fails at its own turn too.
            thread::spawn(move || job(&mut |_| ()));
            stop
        }))
    }
}

impl Drop for Pondering {
    fn drop(&mut self) {
        if let Some(stop) = &self.0 {
            stop.raise();
        }
    }
}
