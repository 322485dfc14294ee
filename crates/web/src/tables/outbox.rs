//! The broadcast to the viewers of a table, each with a bounded send queue: backpressure ends a slow
//! reader.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use axum::extract::ws::Utf8Bytes;
use rules::Phrase;
use table::ViewerId;
use tokio::sync::mpsc;
use words::Words;

use crate::{
    failure::said,
    wire::{Message, Sentence},
};

/// The way to one viewer.
#[derive(Debug)]
struct Outbox {
    /// The language they speak.
    words: Words,
    messages: mpsc::Sender<Utf8Bytes>,
}

/// The ways to all viewers of a table.
#[derive(Debug)]
pub(super) struct Outboxes {
    open: BTreeMap<ViewerId, Outbox>,
    /// How many there are, for those outside.
    count: Arc<AtomicUsize>,
}

/// A message as it is sent.
pub(crate) fn written(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

/// What is said to a viewer who has asked for what cannot be.
pub(crate) fn refusal(words: &Words, phrase: &Phrase) -> Message {
    Message::Refused(Sentence { id: phrase.id.to_string(), sentence: said(phrase, words) })
}

/// What is said to a viewer whose connection ends.
pub(crate) fn bye(words: &Words, phrase: &Phrase, again: bool) -> Message {
    Message::Bye { id: phrase.id.to_string(), sentence: said(phrase, words), again }
}

impl Outbox {
    /// Sends something; false if the connection has ended, or reads so slowly that it must end.
    fn send(&self, message: Utf8Bytes) -> bool {
        self.messages.try_send(message).is_ok()
    }
}

impl Outboxes {
    /// None yet; how many there are is noted in `count`.
    pub(super) fn new(count: Arc<AtomicUsize>) -> Self {
        Self { open: BTreeMap::new(), count }
    }

    /// Adds the way to a viewer.
    pub(super) fn add(
        &mut self,
        viewer: ViewerId,
        words: Words,
        messages: mpsc::Sender<Utf8Bytes>,
    ) {
        self.open.insert(viewer, Outbox { words, messages });
        self.note();
    }

    /// Forgets the way to a viewer.
    pub(super) fn remove(&mut self, viewer: ViewerId) {
        self.open.remove(&viewer);
        self.note();
    }

    /// Tells some viewers something. Those who do not read are told nothing more: their connection
    /// ends, and when they come again the first state tells them everything.
    pub(super) fn tell(&mut self, to: &[ViewerId], message: &Message) {
        let message = written(message);
        self.open.retain(|viewer, outbox| !to.contains(viewer) || outbox.send(message.clone()));
        self.note();
    }

    /// Tells every viewer something, as above.
    pub(super) fn tell_all(&mut self, message: &Message) {
        let message = written(message);
        self.open.retain(|_, outbox| outbox.send(message.clone()));
        self.note();
    }

    /// Tells a viewer something.
    pub(super) fn send(&self, viewer: ViewerId, message: &Message) {
        if let Some(outbox) = self.open.get(&viewer) {
            // If they do not read, the next state finds that out.
            outbox.send(written(message));
        }
    }

    /// Tells a viewer something in their language.
    pub(super) fn send_said(&self, viewer: ViewerId, message: impl FnOnce(&Words) -> Message) {
        if let Some(outbox) = self.open.get(&viewer) {
            outbox.send(written(&message(&outbox.words)));
        }
    }

    /// Tells a viewer why nothing has changed.
    pub(super) fn refuse(&self, viewer: ViewerId, phrase: &Phrase) {
        if let Some(outbox) = self.open.get(&viewer) {
            outbox.send(written(&refusal(&outbox.words, phrase)));
        }
    }

    /// Tells every viewer that something has gone wrong.
    pub(super) fn refuse_all(&self, phrase: &Phrase) {
        for outbox in self.open.values() {
            outbox.send(written(&refusal(&outbox.words, phrase)));
        }
    }

    /// Ends the connection of a viewer for good.
    pub(super) fn dismiss(&mut self, viewer: ViewerId, phrase: &Phrase) {
        if let Some(outbox) = self.open.remove(&viewer) {
            outbox.send(written(&bye(&outbox.words, phrase, false)));
        }
        self.note();
    }

    /// Ends every connection; they may come again.
    pub(super) fn close(&mut self, phrase: &Phrase) {
        for outbox in std::mem::take(&mut self.open).into_values() {
            outbox.send(written(&bye(&outbox.words, phrase, true)));
        }
    }

    /// Speaks another language to a viewer.
    pub(super) fn speak(&mut self, viewer: ViewerId, code: &str) {
        if let Some(outbox) = self.open.get_mut(&viewer)
            && let Err(unknown) = outbox.words.choose(code)
        {
            outbox.send(written(&refusal(&outbox.words, &rules::Speak::phrase(&unknown))));
        }
    }

    fn note(&self) {
        self.count.store(self.open.len(), Ordering::Relaxed);
    }
}
