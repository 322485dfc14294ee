//! Time for the games of a contest.

use std::{fmt, num::NonZeroU32, str::FromStr, time::Duration};

use search::{Clock, Limits};
use session::TimeControl;

use crate::ContestError;

/// How much time each player has for a game.
///
/// Written `1+0.01` for a second and a hundredth after every move, `40/60` for a minute for every
/// forty moves, `40/60+1` for both, and `0.1/move` for a tenth of a second for every move;
/// `,margin=0.2` after any of them sets the margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContestClock {
    /// How the time is counted.
    pub control: TimeControl,
    /// After how many moves the time of the control is given once more, if it is.
    pub moves: Option<NonZeroU32>,
    /// By how much a player may exceed its time without losing: what a busy machine takes to wake
    /// the program whose turn it is.
    pub margin: Duration,
}

/// The clock of one player in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayerClock {
    rules: ContestClock,
    left: Duration,
    /// How many moves the player has made.
    played: u32,
}

/// A player has used more time than it had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeUp;

impl ContestClock {
    /// The margin unless it is set.
    pub const MARGIN: Duration = Duration::from_millis(50);

    /// A clock of a player at the beginning of a game.
    pub(crate) fn start(self) -> PlayerClock {
        let left = self.control.left([]).unwrap_or(Duration::MAX);
        PlayerClock { rules: self, left, played: 0 }
    }
}

impl PlayerClock {
    /// How long an engine may think about its next move.
    pub(crate) fn limits(&self) -> Limits {
        let clock = |increment| {
            let moves = self.rules.moves.map(|moves| moves.get() - self.played % moves);
            Some(Clock { remaining: self.left, increment, moves })
        };
        let clock = match self.rules.control {
            TimeControl::Unlimited => None,
            // The next move has as much again.
            TimeControl::PerMove { time } => clock(time),
            TimeControl::Fischer { increment, .. } => clock(increment),
        };
        Limits { clock, ..Limits::default() }
    }

    /// The player has made a move that took this long.
    pub(crate) fn spend(&mut self, used: Duration) -> Result<(), TimeUp> {
        let TimeControl::Fischer { time, increment } = self.rules.control else {
            return self.check(used);
        };
        self.check(used)?;
        self.played += 1;
        self.left = self.left.saturating_sub(used).saturating_add(increment);
        if self.rules.moves.is_some_and(|moves| self.played % moves == 0) {
            self.left = self.left.saturating_add(time);
        }
        Ok(())
    }

    fn check(&self, used: Duration) -> Result<(), TimeUp> {
        if used > self.left.saturating_add(self.rules.margin) { Err(TimeUp) } else { Ok(()) }
    }
}

impl FromStr for ContestClock {
    type Err = ContestError;

    fn from_str(text: &str) -> Result<Self, ContestError> {
        read(text).ok_or_else(|| ContestError::Clock { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<ContestClock> {
    let (text, margin) = match text.split_once(",margin=") {
        Some((text, margin)) => (text, seconds(margin)?),
        None => (text, ContestClock::MARGIN),
    };
    if let Some(time) = text.strip_suffix("/move") {
        let control = TimeControl::PerMove { time: some(time)? };
        return Some(ContestClock { control, moves: None, margin });
    }
    let (moves, text) = match text.split_once('/') {
        Some((moves, text)) => (Some(moves.parse().ok()?), text),
        None => (None, text),
    };
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    let control = TimeControl::Fischer { time: some(time)?, increment: seconds(increment)? };
    Some(ContestClock { control, moves, margin })
}

/// A time in seconds.
fn seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.trim().parse().ok()?).ok()
}

/// A time in seconds that is more than none.
fn some(text: &str) -> Option<Duration> {
    seconds(text).filter(|time| !time.is_zero())
}

impl fmt::Display for ContestClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        match self.control {
            TimeControl::Unlimited => write!(f, "-")?,
            TimeControl::PerMove { time } => write!(f, "{}/move", time.as_secs_f64())?,
            TimeControl::Fischer { time, increment } => {
                write!(f, "{}+{}", time.as_secs_f64(), increment.as_secs_f64())?;
            }
        }
        if self.margin == Self::MARGIN {
            Ok(())
        } else {
            write!(f, ",margin={}", self.margin.as_secs_f64())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(text: &str) -> ContestClock {
        text.parse().expect("a clock")
    }

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    fn shown(clock: &PlayerClock) -> Clock {
        clock.limits().clock.expect("a clock")
    }

    #[test]
    fn a_clock_is_read_as_it_is_written() {
        for text in ["1+0.01", "60+0", "40/60+0.6", "0.1/move", "1+0,margin=0.2"] {
            assert_eq!(clock(text).to_string(), text);
        }
        assert_eq!(clock("60"), clock("60+0"));
        for bad in ["", "-1", "0", "0+1", "1+", "0/60", "x/60", "60/40/2", "1+1,margin=-1", "/move"]
        {
            let error = ContestError::Clock { text: bad.to_owned() };
            assert_eq!(bad.parse::<ContestClock>(), Err(error));
        }
    }

    #[test]
    fn time_is_added_after_every_move() {
        let mut player = clock("1+0.1").start();
        assert_eq!(player.spend(ms(400)), Ok(()));
        assert_eq!(shown(&player).remaining, ms(700));
        assert_eq!(player.spend(ms(700)), Ok(()));
        assert_eq!(shown(&player).remaining, ms(100));
    }

    #[test]
    fn only_what_exceeds_the_margin_loses() {
        let player = clock("1+0.1").start();
        assert_eq!({ player }.spend(ms(1050)), Ok(()));
        assert_eq!({ player }.spend(ms(1051)), Err(TimeUp));
        assert_eq!(clock("1,margin=0").start().spend(ms(1001)), Err(TimeUp));
        let mut late = player;
        assert_eq!(late.spend(ms(1040)), Ok(()));
        assert_eq!(shown(&late).remaining, ms(100), "nothing was left");
    }

    #[test]
    fn a_time_for_moves_is_given_again() {
        let mut player = clock("2/1").start();
        assert_eq!(shown(&player).moves, Some(2));
        assert_eq!(player.spend(ms(600)), Ok(()));
        assert_eq!((shown(&player).remaining, shown(&player).moves), (ms(400), Some(1)));
        assert_eq!(player.spend(ms(300)), Ok(()));
        assert_eq!((shown(&player).remaining, shown(&player).moves), (ms(1100), Some(2)));
    }

    #[test]
    fn what_is_left_of_a_time_for_each_move_is_lost() {
        let mut player = clock("0.1/move").start();
        for _ in 0..3 {
            assert_eq!(player.spend(ms(90)), Ok(()));
            assert_eq!(shown(&player).remaining, ms(100));
        }
        assert_eq!(player.spend(ms(151)), Err(TimeUp));
    }
}
