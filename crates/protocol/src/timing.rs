//! How much of the time that another program gives is thought away.

use std::time::Duration;

use search::{Clock, Limits};

/// What is kept back at least, for the way there and back.
const LEAST: Duration = Duration::from_millis(30);
/// What is kept back at most.
const MOST: Duration = Duration::from_millis(500);

/// How long to think when the answer must be there after a time: all of it but a margin, because
/// a machine may be busy with other things at the very moment.
pub(crate) fn within(time: Duration) -> Duration {
    let margin = (time / 8).clamp(LEAST, MOST);
    time.checked_sub(margin).unwrap_or_default().max(time / 4)
}

/// The limits of a move for which there is a fixed time.
pub(crate) fn for_a_move(time: Duration) -> Limits {
    Limits { time: Some(within(time)), ..Limits::default() }
}

/// The limits of a move, given the time left for the game.
pub(crate) fn for_a_game(remaining: Duration, increment: Duration) -> Limits {
    let clock = Clock { remaining: within(remaining), increment, moves: None };
    Limits { clock: Some(clock), ..Limits::default() }
}

/// A time given in seconds, if it is one.
pub(crate) fn seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.parse().ok()?).ok()
}
