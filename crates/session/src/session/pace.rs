//! Waiting: pauses, single steps, and engines that take their time so that people can follow.

use std::time::{Duration, Instant};

use fastrand::Rng;

use super::Session;
use crate::{Event, Flow, SessionError, SessionStep, Setup};

/// A move that an engine has chosen and that is not played yet.
#[derive(Clone, Debug)]
pub(super) struct DelayedMove {
    pub(super) text: String,
    /// How long the engine thought; waiting is not thinking.
    pub(super) spent: Duration,
    /// When it is played.
    pub(super) due: Instant,
}

impl Session {
    /// Until when a move that was chosen now must wait; nothing if it need not.
    pub(super) fn due(&self, now: Instant) -> Option<Instant> {
        if self.hurried || self.flow == Flow::Stepping {
            return None;
        }
        self.began.checked_add(self.least_time()).filter(|&due| now < due)
    }

    /// The least time for the move at turn.
    fn least_time(&self) -> Duration {
        let pace = self.setup.pace;
        if pace != Setup::NATURAL_PACE {
            return pace;
        }
        if self.table.view().moves.len() == 1 {
            return pace / 3;
        }
        // The same for the same move of the same game, however often it is asked.
        let moves = self.tree().line().len() as u64;
        let mut rng = Rng::with_seed(self.setup.seed.wrapping_add(moves));
        pace.mul_f64(0.5 + rng.f64())
    }

    /// Plays the move that was held back, if its time has come.
    pub(super) fn tick(&mut self, now: Instant) -> SessionStep {
        match self.held.take_if(|held| held.due <= now) {
            Some(DelayedMove { text, spent, .. }) => self.play_thought(text, spent, now),
            None => SessionStep::default(),
        }
    }

    pub(super) fn play_now(&mut self, now: Instant) -> Result<SessionStep, SessionError> {
        if let Some(DelayedMove { text, spent, .. }) = self.held.take() {
            return Ok(self.play_thought(text, spent, now));
        }
        self.check_engine()?;
        if self.flow == Flow::Paused {
            return Err(SessionError::Paused);
        }
        self.hurried = true;
        self.stop.raise();
        Ok(SessionStep::default())
    }

    pub(super) fn pause(&mut self, now: Instant) -> SessionStep {
        if self.flow == Flow::Paused {
            return SessionStep::default();
        }
        self.flow = Flow::Paused;
        self.changed(vec![Event::Paused], now)
    }

    pub(super) fn resume(&mut self, now: Instant) -> SessionStep {
        if self.flow == Flow::Running {
            return SessionStep::default();
        }
        self.flow = Flow::Running;
        self.changed(vec![Event::Resumed], now)
    }

    pub(super) fn step(&mut self, now: Instant) -> Result<SessionStep, SessionError> {
        self.check_engine()?;
        if self.flow == Flow::Stepping {
            return Ok(SessionStep::default());
        }
        self.flow = Flow::Stepping;
        Ok(self.changed(vec![Event::Stepping], now))
    }

    /// Whether it is an engine's turn in a game that goes on.
    fn check_engine(&self) -> Result<(), SessionError> {
        if self.ending().is_some() || self.is_human(self.table.turn()) {
            return Err(SessionError::NotAnEnginesTurn);
        }
        Ok(())
    }

    /// Changes the pace, also for a move that is held back at present.
    pub(super) fn set_pace(&mut self, pace: Duration) -> SessionStep {
        if self.setup.pace == pace {
            return SessionStep::default();
        }
        self.setup.pace = pace;
        self.record.terms.pace = Some(pace).filter(|pace| !pace.is_zero());
        let due = self.began.checked_add(self.least_time());
        if let (Some(held), Some(due)) = (&mut self.held, due) {
            held.due = due;
        }
        SessionStep::telling(vec![Event::Paced(pace)])
    }
}
