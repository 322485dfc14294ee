//! A good move for a person who asks.

use std::time::Duration;

use rules::Spec;
use search::{Limits, Stop};
use session::{Advice, Session, SessionError};

/// How long a hint may take.
const PATIENCE: Duration = Duration::from_secs(1);

/// What the general search thinks, looking one move deeper again and again while there is time;
/// `None` if the game is over.
pub(super) fn hint(session: &Session) -> Result<Option<Advice>, SessionError> {
    let limits = Limits { time: Some(PATIENCE), ..Limits::default() };
    let job = session.ask(&Spec::new("deepening"), limits, Stop::default())?;
    Ok(job.map(|job| job(&mut |_| ())))
}
