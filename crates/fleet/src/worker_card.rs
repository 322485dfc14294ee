//! What is known of a worker.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::{Fleet, FleetError, JobKind};

/// What a worker tells of itself every few seconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkerCard {
    /// Its name.
    pub name: String,
    /// The build that it is.
    pub build: String,
    /// Which kinds of jobs it does.
    pub kinds: Vec<JobKind>,
    /// How many jobs it does at a time.
    pub threads: u64,
    /// How many it is doing.
    pub running: u64,
    /// How many it has done.
    pub done: u64,
    /// How many it has refused.
    pub refused: u64,
    /// Since when it is there, in seconds since 1970.
    pub since: u64,
    /// Whether it waits for room to store a result.
    #[serde(default)]
    pub is_stuck: bool,
}

impl WorkerCard {
    /// Whether a name can be that of a worker: it becomes a key and stands in messages.
    #[must_use]
    pub fn is_name(name: &str) -> bool {
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
        (1..=64).contains(&name.len()) && name.chars().all(fits)
    }

    /// A name that no other worker has: that of the machine, and some digits.
    #[must_use]
    pub fn fresh_name() -> String {
        let machine = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
        let fits = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '-';
        let machine: String = machine.trim().chars().filter(fits).take(40).collect();
        let machine = if machine.is_empty() { "worker" } else { &machine };
        format!("{machine}-{}-{:04x}", std::process::id(), fastrand::u16(..))
    }

    /// The time now, in seconds since 1970.
    #[must_use]
    pub fn now() -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
    }
}

impl Fleet {
    /// The workers that are there.
    ///
    /// # Errors
    ///
    /// If the server does not answer.
    pub async fn workers_present(&self) -> Result<Vec<WorkerCard>, FleetError> {
        let mut cards: Vec<WorkerCard> = crate::status::entries(&self.workers().await?).await?;
        cards.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::WorkerCard;

    #[test]
    fn a_fresh_name_is_a_name() {
        assert!(WorkerCard::is_name(&WorkerCard::fresh_name()));
        assert!(
            !WorkerCard::is_name("a.b") && !WorkerCard::is_name("") && !WorkerCard::is_name("ü")
        );
    }
}
