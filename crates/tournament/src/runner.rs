//! Holds a whole contest, on as many threads as asked for.

use std::{
    collections::{BTreeMap, BTreeSet},
    num::NonZeroUsize,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use search::Stop;

use crate::{Contest, GameReport, Referee, Schedule, Sprt, SprtDecision, Standing};

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
struct Count<'a> {
    schedule: &'a Schedule,
    sprt: Option<Sprt>,
    standing: Standing,
    next: u64,
    waiting: BTreeMap<u64, GameReport>,
    decided: bool,
}

impl Count<'_> {
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
    mut hear: impl FnMut(&Progress<'_>) -> Result<(), E>,
) -> Result<Standing, E> {
    let schedule = Schedule::of(contest);
    let known: BTreeSet<u64> = played.iter().map(|report| report.number).collect();
    let standing = Standing::of(contest);
    let waiting = BTreeMap::new();
    let mut count = Count { schedule: &schedule, sprt, standing, next: 0, waiting, decided: false };
    let in_schedule = played.into_iter().filter(|report| report.number < schedule.len());
    in_schedule.for_each(|report| count.take(report));
    if count.decided {
        return Ok(count.finish());
    }
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::sync_channel(threads.get());
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let (sender, next, schedule, known) = (sender.clone(), &next, &schedule, &known);
            scope.spawn(move || play(contest, schedule, known, next, stop, &sender));
        }
        drop(sender);
        let mut result = Ok(());
        // Every message is taken, or a thread would wait for ever to be heard.
        for report in receiver {
            if result.is_ok() && !count.decided {
                count.take(report.clone());
                result = hear(&Progress { report: &report, standing: &count.standing });
            }
            if result.is_err() || count.decided {
                stop.raise();
            }
        }
        result
    })?;
    Ok(count.finish())
}

/// Plays one game after the other until there are none left.
fn play(
    contest: &Contest,
    schedule: &Schedule,
    known: &BTreeSet<u64>,
    next: &AtomicU64,
    stop: &Stop,
    sender: &mpsc::SyncSender<GameReport>,
) {
    let mut referee = Referee::new(contest);
    while !stop.is_raised()
        && let Some(pairing) = schedule.pairing(next.fetch_add(1, Ordering::Relaxed))
    {
        if known.contains(&pairing.number) {
            continue;
        }
        let Some(report) = referee.play(&pairing, stop) else { return };
        if sender.send(report).is_err() {
            return;
        }
    }
}
