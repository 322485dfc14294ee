//! A unit of work that any worker of the same build does alike.

use std::fmt;

use serde::{Deserialize, Serialize};
use tournament::Pairing;

use crate::{BuildSignature, Digest};

/// Which kind of work a job is; each has a stream of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobKind {
    /// A search for a server.
    Search,
    /// Games of a match or tournament.
    Match,
    /// Games of a training.
    Learn,
}

impl JobKind {
    /// Every kind, the most urgent first.
    pub const ALL: [Self; 3] = [Self::Search, Self::Match, Self::Learn];

    /// The kind's name in subjects and arguments.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Match => "match",
            Self::Learn => "learn",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for JobKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A unit of work: a pure function of its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// The build that computes it.
    pub build: BuildSignature,
    /// The run it belongs to.
    pub run: String,
    /// What it is about: the digest of a document in the store.
    pub document: Digest,
    /// What is to be done.
    pub work: JobWork,
}

/// What a job is to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum JobWork {
    /// Games of a contest.
    Match {
        /// Which: the number, the round, the players by seats.
        games: Vec<GameTask>,
    },
    /// Games of a round of a training.
    Learn {
        /// The round, from one.
        round: usize,
        /// The number of the first game.
        first: u64,
        /// How many games.
        count: u32,
        /// The weights that play, if any do.
        weights: Option<Digest>,
        /// The games to judge again, if that is to be done.
        again: Option<Digest>,
    },
}

/// A game of a schedule, as a job names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameTask(u64, u64, Vec<usize>);

impl From<Pairing> for GameTask {
    fn from(Pairing { number, round, seats }: Pairing) -> Self {
        Self(number, round, seats)
    }
}

impl From<GameTask> for Pairing {
    fn from(GameTask(number, round, seats): GameTask) -> Self {
        Self { number, round, seats }
    }
}

impl GameTask {
    /// The number of the game in the schedule.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.0
    }
}

impl Job {
    /// The name of the job, by which it is known to be the same: the digest of its text. The spec,
    /// the weights and the build are in it by their own digests.
    #[must_use]
    pub fn id(&self) -> String {
        Digest::of(&self.text()).short().to_owned()
    }

    /// Which kind of work it is.
    #[must_use]
    pub const fn kind(&self) -> JobKind {
        match self.work {
            JobWork::Match { .. } => JobKind::Match,
            JobWork::Learn { .. } => JobKind::Learn,
        }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("plain data")
    }

    /// The job of a text.
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        serde_json::from_slice(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(numbers: std::ops::Range<u64>) -> Job {
        let games = numbers.map(|number| {
            let seats = if number % 2 == 0 { vec![0, 1] } else { vec![1, 0] };
            Pairing { number, round: number / 2, seats }.into()
        });
        Job {
            build: BuildSignature::named("0_1_0-12345678"),
            run: "abc".to_owned(),
            document: Digest::of(b"a contest"),
            work: JobWork::Match { games: games.collect() },
        }
    }

    #[test]
    fn a_job_is_read_as_it_was_written() {
        let job = job(4..9);
        assert_eq!(Job::read(&job.text()), Some(job.clone()));
        let text = String::from_utf8(job.text()).expect("text");
        assert!(text.contains(r#""kind":"match","games":[[4,2,[0,1]],[5,2,[1,0]]"#), "{text}");
        for wrong in ["", "{}", "[]", &text[..text.len() - 1]] {
            assert_eq!(Job::read(wrong.as_bytes()), None, "{wrong}");
        }
    }

    #[test]
    fn whatever_changes_a_job_changes_its_name() {
        let one = job(0..4);
        let others = [
            job(0..5),
            Job { build: BuildSignature::named("0_1_0-87654321"), ..one.clone() },
            Job { document: Digest::of(b"other"), ..one.clone() },
            Job { run: "abd".to_owned(), ..one.clone() },
        ];
        assert_eq!(one.id(), job(0..4).id());
        for other in others {
            assert_ne!(one.id(), other.id(), "{other:?}");
        }
    }

    #[test]
    fn kinds_are_known_by_their_names() {
        for kind in JobKind::ALL {
            assert_eq!(JobKind::named(kind.name()), Some(kind));
        }
        assert_eq!(JobKind::named("matches"), None);
    }
}
