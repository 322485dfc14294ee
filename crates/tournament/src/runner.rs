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

use crate::{Contest, GameReport, Referee, Schedule, Scorekeeper, Sprt, Standing};

/// How far a contest has got.
#[derive(Debug)]
pub struct Progress<'a> {
    /// The game that has just ended.
    pub report: &'a GameReport,
    /// How the contest stands.
    pub standing: &'a Standing,
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
    let mut count = Scorekeeper::new(contest, sprt);
    let mut played: BTreeMap<u64, GameReport> =
        played.into_iter().map(|report| (report.number, report)).collect();
    loop {
        // Games that are not in the schedule yet may be in one of its rounds to come.
        let later = played.split_off(&count.schedule().len());
        let known: BTreeSet<u64> = played.keys().copied().collect();
        for report in std::mem::replace(&mut played, later).into_values() {
            count.take(report);
        }
        if !count.is_decided() {
            play_known(contest, &known, threads, stop, &mut count, &mut hear)?;
        }
        if !count.advance() {
            return Ok(count.finish());
        }
    }
}

/// Plays the games of the schedule, as far as it is known, that were not played yet.
fn play_known<E>(
    contest: &Contest,
    known: &BTreeSet<u64>,
    threads: NonZeroUsize,
    stop: &Stop,
    count: &mut Scorekeeper,
    hear: &mut impl FnMut(&Progress<'_>) -> Result<(), E>,
) -> Result<(), E> {
    let schedule = &count.schedule().clone();
    let next = &AtomicU64::new(count.counted());
    let (sender, receiver) = mpsc::sync_channel(threads.get());
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let sender = sender.clone();
            scope.spawn(move || play(contest, schedule, known, next, stop, &sender));
        }
        drop(sender);
        let mut result = Ok(());
        // Every message is taken, or a thread would wait for ever to be heard.
        for report in receiver {
            if result.is_ok() && !count.is_decided() {
                count.take(report.clone());
                result = hear(&Progress { report: &report, standing: count.standing() });
            }
            if result.is_err() || count.is_decided() {
                stop.raise();
            }
        }
        result
    })
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
