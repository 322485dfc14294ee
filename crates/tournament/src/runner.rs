//! Holds a whole contest, on as many threads as asked for or wherever else its games are played.

use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZeroUsize,
};

use search::Stop;

use crate::{
    Contest, GameOrder, GamePlayers, GameReport, Schedule, Sprt, SprtDecision, Standing,
    ThreadedPlayers,
};

/// How far a contest has got.
#[derive(Debug)]
pub struct Progress<'a> {
    /// The game that has just ended.
    pub report: &'a GameReport,
    /// How the contest stands.
    pub standing: &'a Standing,
}

/// Counts games in the order of the schedule, whatever the order in which they end, so that the
/// same games give the same standing and a test ends at the same game.
struct Count {
    schedule: Schedule,
    sprt: Option<Sprt>,
    standing: Standing,
    next: u64,
    waiting: BTreeMap<u64, GameReport>,
    decided: bool,
}

impl Count {
    fn take(&mut self, report: GameReport) {
        self.waiting.insert(report.number, report);
        while !self.decided
            && let Some(report) = self.waiting.remove(&self.next)
        {
            self.count(&report);
            self.next += 1;
        }
    }

    fn count(&mut self, report: &GameReport) {
        let round = self.schedule.pairing(report.number).map_or(0, |pairing| pairing.round);
        self.standing.count(report, round);
        self.schedule.count(report);
        self.decided = self.sprt.is_some_and(|sprt| {
            sprt.verdict(&self.standing.meetings[0][1].pairs) != SprtDecision::Open
        });
    }

    /// Counts what is left when games are missing in between.
    fn finish(mut self) -> Standing {
        if !self.decided {
            for report in std::mem::take(&mut self.waiting).into_values() {
                self.count(&report);
            }
        }
        self.standing.rounds = self.schedule.rounds().to_vec();
        self.standing
    }
}

/// Plays the games of a contest that were not played yet, and says how it stands at the end.
///
/// `hear` is told of each game as soon as it is over; an error of its ends the contest, and so does
/// the flag. With a test, the contest ends when the test does, and raises the flag itself.
///
/// # Errors
///
/// What `hear` returns.
pub fn hold<E>(
    contest: &Contest,
    played: Vec<GameReport>,
    threads: NonZeroUsize,
    sprt: Option<Sprt>,
    stop: &Stop,
    hear: impl FnMut(&Progress<'_>) -> Result<(), E>,
) -> Result<Standing, E> {
    hold_with(&mut ThreadedPlayers { threads }, contest, played, sprt, stop, hear)
}

/// The same wherever the games are played.
///
/// # Errors
///
/// What `hear` returns.
pub fn hold_with<E>(
    players: &mut dyn GamePlayers,
    contest: &Contest,
    played: Vec<GameReport>,
    sprt: Option<Sprt>,
    stop: &Stop,
    mut hear: impl FnMut(&Progress<'_>) -> Result<(), E>,
) -> Result<Standing, E> {
    let (schedule, standing) = (Schedule::of(contest), Standing::of(contest));
    let waiting = BTreeMap::new();
    let mut count = Count { schedule, sprt, standing, next: 0, waiting, decided: false };
    let mut played: BTreeMap<u64, GameReport> =
        played.into_iter().map(|report| (report.number, report)).collect();
    loop {
        // Games that are not in the schedule yet may be in one of its rounds to come.
        let later = played.split_off(&count.schedule.len());
        let known: BTreeSet<u64> = played.keys().copied().collect();
        for report in std::mem::replace(&mut played, later).into_values() {
            count.take(report);
        }
        if !count.decided {
            play_known(players, contest, &known, stop, &mut count, &mut hear)?;
        }
        let all_counted = count.next == count.schedule.len();
        if count.decided || !all_counted || !count.schedule.advance() {
            return Ok(count.finish());
        }
    }
}

/// Plays the games of the schedule, as far as it is known, that were not played yet.
fn play_known<E>(
    players: &mut dyn GamePlayers,
    contest: &Contest,
    known: &BTreeSet<u64>,
    stop: &Stop,
    count: &mut Count,
    hear: &mut impl FnMut(&Progress<'_>) -> Result<(), E>,
) -> Result<(), E> {
    let schedule = &count.schedule.clone();
    let order = GameOrder { contest, schedule, known, first: count.next };
    let mut result = Ok(());
    players.play(&order, stop, &mut |report| {
        if result.is_ok() && !count.decided {
            count.take(report.clone());
            result = hear(&Progress { report: &report, standing: &count.standing });
        }
        if result.is_err() || count.decided {
            stop.raise();
        }
    });
    result
}
