//! Where the games of a contest are played.

use std::{
    collections::BTreeSet,
    num::NonZeroUsize,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use search::Stop;

use crate::{Contest, GameReport, Pairing, Referee, Schedule};

/// Games that are to be played.
#[derive(Clone, Copy, Debug)]
pub struct GameOrder<'a> {
    /// What they are games of.
    pub contest: &'a Contest,
    /// The schedule, as far as it is known.
    pub schedule: &'a Schedule,
    /// The numbers of the games that were played before.
    pub known: &'a BTreeSet<u64>,
    /// The first number that may be missing.
    pub first: u64,
}

impl GameOrder<'_> {
    /// The game with a number, if the schedule has it and it was not played before.
    #[must_use]
    pub fn wanted(&self, number: u64) -> Option<Pairing> {
        if self.known.contains(&number) { None } else { self.schedule.pairing(number) }
    }
}

/// A place where games are played: the threads of this machine, or many machines.
pub trait GamePlayers {
    /// Plays the games of an order in whatever order they end, until all are played or the flag is
    /// raised, and hands over each report. Reports that come after the flag was raised are not
    /// counted.
    fn play(&mut self, order: &GameOrder<'_>, stop: &Stop, take: &mut dyn FnMut(GameReport));
}

/// The threads of this machine.
#[derive(Clone, Copy, Debug)]
pub struct ThreadedPlayers {
    /// How many of them.
    pub threads: NonZeroUsize,
}

impl GamePlayers for ThreadedPlayers {
    fn play(&mut self, order: &GameOrder<'_>, stop: &Stop, take: &mut dyn FnMut(GameReport)) {
        let next = &AtomicU64::new(order.first);
        let (sender, receiver) = mpsc::sync_channel(self.threads.get());
        thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                let sender = sender.clone();
                scope.spawn(move || play(order, next, stop, &sender));
            }
            drop(sender);
            // Every message is taken, or a thread would wait for ever to be heard.
            for report in receiver {
                take(report);
            }
        });
    }
}

/// Plays one game after the other until there are none left.
fn play(
    order: &GameOrder<'_>,
    next: &AtomicU64,
    stop: &Stop,
    sender: &mpsc::SyncSender<GameReport>,
) {
    let mut referee = Referee::new(order.contest);
    while !stop.is_raised()
        && let Some(pairing) = order.schedule.pairing(next.fetch_add(1, Ordering::Relaxed))
    {
        if order.known.contains(&pairing.number) {
            continue;
        }
        let Some(report) = referee.play(&pairing, stop) else { return };
        if sender.send(report).is_err() {
            return;
        }
    }
}
