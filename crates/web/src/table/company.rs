//! Those who look at a table.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use rules::Phrase;
use session::Seat;
use tokio::sync::mpsc;
use words::Words;

use super::{
    guest::{Guest, bye, written},
    opening::Deeds,
    stub::GuestId,
};
use crate::wire::{Message, Opened};

/// Those who look at a table.
#[derive(Debug)]
pub(crate) struct Company {
    guests: Vec<Guest>,
    /// How many they are, for those outside.
    count: Arc<AtomicUsize>,
}

impl Company {
    /// Nobody yet; how many there are is noted there.
    pub(crate) fn new(count: Arc<AtomicUsize>) -> Self {
        Self { guests: Vec::new(), count }
    }

    fn note(&self) {
        self.count.store(self.guests.len(), Ordering::Relaxed);
    }

    /// Somebody comes; who they are here is found out by the next state. When there are too many,
    /// whoever looks on without playing and has been here longest makes room.
    pub(crate) fn welcome(
        &mut self,
        id: GuestId,
        tokens: Vec<String>,
        words: Words,
        outbox: mpsc::Sender<Utf8Bytes>,
        most: usize,
    ) {
        if most <= self.guests.len() {
            let idle = self.guests.iter().position(|guest| !guest.steers).unwrap_or(0);
            let former = self.guests.remove(idle);
            former.send(written(&bye(&former.words, &Phrase::new("error-page-crowded"), false)));
        }
        self.guests.push(Guest {
            id,
            tokens,
            words,
            known_as: None,
            yours: Vec::new(),
            hosts: false,
            steers: false,
            outbox,
        });
        self.note();
    }

    /// Whether nobody looks.
    pub(crate) fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// Somebody goes.
    pub(crate) fn dismiss(&mut self, id: GuestId) {
        self.guests.retain(|guest| guest.id != id);
        self.note();
    }

    /// Finds out for whom everybody plays, and tells those for whom that is new.
    pub(crate) fn recognise(&mut self, deeds: &Deeds, opened: &Opened, seats: &[Seat]) {
        for guest in &mut self.guests {
            guest.hosts = guest.tokens.contains(&deeds.host);
            let tokens = (0..).zip(seats).zip(&deeds.tokens);
            let theirs =
                tokens.filter(|((_, seat), token)| seat.is_human() && guest.tokens.contains(token));
            guest.yours = theirs.map(|((seat, _), _)| seat).collect();
            guest.steers = guest.hosts || !guest.yours.is_empty();
            let welcome = Message::Welcome {
                yours: guest.yours.clone(),
                steers: guest.steers,
                opened: guest.hosts.then(|| opened.clone()),
            };
            if guest.known_as.as_ref() != Some(&welcome) {
                guest.send(written(&welcome));
                guest.known_as = Some(welcome);
            }
        }
    }

    /// The seats for which a person is there.
    pub(crate) fn seats_present(&self) -> Vec<u8> {
        self.guests.iter().flat_map(|guest| guest.yours.iter().copied()).collect()
    }

    /// One of them.
    pub(crate) fn guest(&self, id: GuestId) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.id == id)
    }

    /// Tells everybody something. Those who do not listen are no longer there: their connection
    /// ends, and when they come again the first state tells them everything.
    pub(crate) fn tell(&mut self, message: &Message) {
        let message = written(message);
        self.guests.retain(|guest| guest.send(message.clone()));
        self.note();
    }

    /// Tells somebody something.
    pub(crate) fn send(&self, id: GuestId, message: &Message) {
        if let Some(guest) = self.guest(id) {
            // If they do not listen, the next state finds that out.
            guest.send(written(message));
        }
    }

    /// Tells somebody why nothing has changed.
    pub(crate) fn refuse(&self, id: GuestId, phrase: &Phrase) {
        if let Some(guest) = self.guest(id) {
            guest.refuse(phrase);
        }
    }

    /// Tells everybody that something has gone wrong.
    pub(crate) fn refuse_all(&self, phrase: &Phrase) {
        for guest in &self.guests {
            guest.refuse(phrase);
        }
    }

    /// Tells everybody that there is nothing more to come, and that they may come again.
    pub(crate) fn part(&mut self, phrase: &Phrase) {
        for guest in self.guests.drain(..) {
            guest.send(written(&bye(&guest.words, phrase, true)));
        }
    }

    /// Speaks another language to somebody.
    pub(crate) fn speak(&mut self, id: GuestId, code: &str) {
        if let Some(guest) = self.guests.iter_mut().find(|guest| guest.id == id)
            && let Err(unknown) = guest.words.choose(code)
        {
            guest.refuse(&unknown);
        }
    }
}
