//! What people at a table say to each other: a phrase of a small set, or words of their own where the
//! host allows that. Nothing of it is kept.

use std::{collections::HashMap, time::Instant};

use session::clean;
use table::{Role, ViewerId};

use crate::{
    rate_limit::RateLimit,
    wire::{Message, SetPhrase},
};

/// How much a person may say at once; after that a sentence every second.
const BURST: u32 = 5;
/// How many characters words of one's own may have.
const LONGEST: usize = 200;

/// What people at a table may say.
#[derive(Debug, Default)]
pub(super) struct TableTalk {
    /// Whether the host allows words of one's own.
    free: bool,
    said: HashMap<ViewerId, RateLimit>,
}

/// Why something was not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// Spectators only watch.
    Watching,
    /// The host allows phrases alone, and decides about that.
    NotAllowed,
    /// The person has said much in a short time.
    TooMuch,
    /// There was nothing to say, or too much.
    Garbled,
}

impl Silence {
    /// The name of its sentence in the language files.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Self::Watching => "error-page-watching",
            Self::NotAllowed => "error-page-no-free-talk",
            Self::TooMuch => "error-page-too-much-talk",
            Self::Garbled => "error-page-garbled",
        }
    }
}

impl TableTalk {
    /// What everyone is told when a person says something.
    pub(super) fn say(
        &mut self,
        viewer: ViewerId,
        role: &Role,
        (phrase, text): (Option<SetPhrase>, Option<String>),
        now: Instant,
    ) -> Result<Message, Silence> {
        if !role.may_steer() {
            return Err(Silence::Watching);
        }
        let text = match text {
            Some(_) if !self.free => return Err(Silence::NotAllowed),
            Some(text) if text.chars().count() > LONGEST => return Err(Silence::Garbled),
            Some(text) => clean::line(&text),
            None => None,
        };
        if phrase.is_some() == text.is_some() {
            return Err(Silence::Garbled);
        }
        let limit = self.said.entry(viewer).or_insert_with(|| RateLimit::new(BURST, 1, now));
        if !limit.take(now) {
            return Err(Silence::TooMuch);
        }
        Ok(Message::Said { seat: role.seats().first().map(|seat| seat.0), phrase, text })
    }

    /// The host allows words of one's own, or no longer.
    pub(super) fn allow(&mut self, role: &Role, free: bool) -> Result<Message, Silence> {
        if !role.is_host() {
            return Err(Silence::NotAllowed);
        }
        self.free = free;
        Ok(self.told())
    }

    /// Whether people may say words of their own.
    pub(super) const fn is_free(&self) -> bool {
        self.free
    }

    /// What people are told about that; until they are, there are phrases alone.
    pub(super) const fn told(&self) -> Message {
        Message::Talk { free: self.free }
    }

    /// A person has gone.
    pub(super) fn forget(&mut self, viewer: ViewerId) {
        self.said.remove(&viewer);
    }
}
