//! A good move for a person who asks.

use std::time::{Duration, Instant};

use rules::Spec;
use search::{Limits, Stop};
use session::{Advice, Session, SessionError};

/// How long a hint may take.
const PATIENCE: Duration = Duration::from_secs(1);

/// What the general search thinks, looking one move deeper again and again while there is time;
/// `None` if the game is over.
pub(super) fn hint(session: &Session) -> Result<Option<Advice>, SessionError> {
    let engine = Spec::new("alpha-beta").with("ordering", "on");
    let start = Instant::now();
    let mut best: Option<Advice> = None;
    for depth in 1.. {
        let time = PATIENCE.saturating_sub(start.elapsed());
        let limits = Limits { depth: Some(depth), time: Some(time), ..Limits::default() };
        let Some(job) = session.ask(&engine, limits, Stop::default())? else { return Ok(None) };
        let advice = job(&mut |_| ());
        // A search that was stopped half-way says depth zero: the one before knew more.
        let complete = advice.depth > 0;
        let to_the_end = advice.depth < depth;
        if complete || best.is_none() {
            best = Some(advice);
        }
        if !complete || to_the_end {
            break;
        }
    }
    Ok(best)
}
