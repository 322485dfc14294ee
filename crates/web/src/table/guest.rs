//! Somebody who looks at a table.

use axum::extract::ws::Utf8Bytes;
use rules::{Phrase, Speak};
use tokio::sync::mpsc;
use words::Words;

use super::stub::GuestId;
use crate::{
    failure::said,
    wire::{Message, Sentence},
};

/// Somebody who looks at a table, and perhaps plays.
#[derive(Debug)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    /// What they have shown.
    pub(crate) tokens: Vec<String>,
    /// The language they speak.
    pub(crate) words: Words,
    /// The welcome that they were given last.
    pub(crate) known_as: Option<Message>,
    /// The seats that they play for.
    pub(crate) yours: Vec<u8>,
    /// Whether the table is theirs.
    pub(crate) hosts: bool,
    /// Whether they may steer the table.
    pub(crate) steers: bool,
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

/// A message as it is sent.
pub(crate) fn written(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

/// What is said to somebody who has asked for what cannot be.
pub(crate) fn refusal(words: &Words, phrase: &Phrase) -> Message {
    Message::Refused(Sentence { id: phrase.id.to_string(), sentence: said(phrase, words) })
}

/// What is said to somebody who is no longer heard.
pub(crate) fn bye(words: &Words, phrase: &Phrase, again: bool) -> Message {
    Message::Bye { id: phrase.id.to_string(), sentence: said(phrase, words), again }
}

impl Guest {
    /// Sends something. False if they do not listen, or read so slowly that they must come again.
    pub(crate) fn send(&self, message: Utf8Bytes) -> bool {
        self.outbox.try_send(message).is_ok()
    }

    /// Tells them why nothing has changed.
    pub(crate) fn refuse(&self, speaker: &impl Speak) {
        // If they do not listen, the next state finds that out.
        self.send(written(&refusal(&self.words, &speaker.phrase())));
    }
}
