//! Counts the games of a contest as they end, in the order of the schedule.

use std::collections::BTreeMap;

use crate::{Contest, GameReport, Schedule, Sprt, SprtDecision, Standing};

/// Counts games in the order of the schedule, whatever the order in which they end, so that the
/// same games give the same standing and a test ends at the same game.
#[derive(Clone, Debug)]
pub struct Scorekeeper {
    schedule: Schedule,
    sprt: Option<Sprt>,
    standing: Standing,
    next: u64,
    /// Games that ended before one that comes earlier in the schedule.
    waiting: BTreeMap<u64, GameReport>,
    decided: bool,
}

impl Scorekeeper {
    /// Counts the games of a contest, from the first one on; with a test until that is decided.
    #[must_use]
    pub fn new(contest: &Contest, sprt: Option<Sprt>) -> Self {
        Self {
            schedule: Schedule::of(contest),
            sprt,
            standing: Standing::of(contest),
            next: 0,
            waiting: BTreeMap::new(),
            decided: false,
        }
    }

    /// The games that are known.
    #[must_use]
    pub const fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// How the contest stands by the games that were counted.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// How many games were counted: the number of the first that was not.
    #[must_use]
    pub const fn counted(&self) -> u64 {
        self.next
    }

    /// Whether the test is decided, so that nothing more is counted.
    #[must_use]
    pub const fn is_decided(&self) -> bool {
        self.decided
    }

    /// Takes a game that has ended: it is counted when all before it were.
    pub fn take(&mut self, report: GameReport) {
        self.waiting.insert(report.number, report);
        while !self.decided
            && let Some(report) = self.waiting.remove(&self.next)
        {
            self.count(&report);
            self.next += 1;
        }
    }

    /// Adds the next games once all that are known were counted; false if there are none, because
    /// the contest is over or games are missing.
    pub fn advance(&mut self) -> bool {
        !self.decided && self.next == self.schedule.len() && self.schedule.advance()
    }

    fn count(&mut self, report: &GameReport) {
        let round = self.schedule.pairing(report.number).map_or(0, |pairing| pairing.round);
        self.standing.count(report, round);
        self.schedule.count(report);
        self.decided = self.sprt.is_some_and(|sprt| {
            sprt.verdict(&self.standing.meetings[0][1].pairs) != SprtDecision::Open
        });
    }

    /// How the contest stands when no more games are to come: what is left is counted although
    /// games are missing in between.
    #[must_use]
    pub fn finish(mut self) -> Standing {
        if !self.decided {
            for report in std::mem::take(&mut self.waiting).into_values() {
                self.count(&report);
            }
        }
        self.standing.rounds = self.schedule.rounds().to_vec();
        self.standing
    }
}
