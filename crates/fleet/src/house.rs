//! The names of streams, subjects and buckets.

use crate::{BuildSignature, JobKind};

/// A house: the prefix of every name, so that several can share a cluster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House(String);

impl House {
    /// The prefix unless another is given.
    pub const USUAL: &str = "plateau";

    /// The longest prefix.
    const LONGEST: usize = 32;

    /// A house of that name; none if it cannot be part of a subject.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
        let is_sound = (1..=Self::LONGEST).contains(&name.len()) && name.chars().all(fits);
        is_sound.then(|| Self(name.to_owned()))
    }

    /// The stream of the jobs of a kind.
    pub(crate) fn job_stream(&self, kind: JobKind) -> String {
        format!("{}-jobs-{kind}", self.0)
    }

    /// The subjects that the stream of a kind has.
    pub(crate) fn job_subjects(&self, kind: JobKind) -> String {
        format!("{}.jobs.{kind}.>", self.0)
    }

    /// The subjects of the jobs of a kind for a build; of a run or a priority if one is named.
    pub(crate) fn job_subject(&self, kind: JobKind, build: &BuildSignature, last: &str) -> String {
        format!("{}.jobs.{kind}.{build}.{last}", self.0)
    }

    /// The stream of results.
    pub(crate) fn result_stream(&self) -> String {
        format!("{}-results", self.0)
    }

    /// The subjects that the stream of results has.
    pub(crate) fn result_subjects(&self) -> String {
        self.result_subject(">")
    }

    /// The subject of the results of a run.
    pub(crate) fn result_subject(&self, run: &str) -> String {
        format!("{}.results.{run}", self.0)
    }

    /// The bucket of the runs.
    pub(crate) fn runs(&self) -> String {
        format!("{}-runs", self.0)
    }

    /// The bucket of the workers.
    pub(crate) fn workers(&self) -> String {
        format!("{}-workers", self.0)
    }

    /// The store of documents, weights and games.
    pub(crate) fn files(&self) -> String {
        format!("{}-files", self.0)
    }

    /// The subject by which workers hear that a run or a search is to stop.
    pub(crate) fn stop_subject(&self) -> String {
        format!("{}.stop", self.0)
    }

    /// The subject by which a worker hears that it is dismissed.
    pub(crate) fn dismissal_subject(&self) -> String {
        format!("{}.dismissed", self.0)
    }
}

impl Default for House {
    fn default() -> Self {
        Self(Self::USUAL.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_is_part_of_a_subject() {
        assert_eq!(House::named("plateau"), Some(House::default()));
        for wrong in ["", "a.b", "a b", "*", ">", &"a".repeat(33)] {
            assert_eq!(House::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn houses_share_no_name() {
        let (ours, theirs) = (House::default(), House::named("other").expect("a prefix"));
        let names = |house: &House| {
            let build = BuildSignature::named("b");
            [house.runs(), house.result_subjects(), house.job_subject(JobKind::Match, &build, "r")]
        };
        assert!(names(&ours).iter().all(|name| !names(&theirs).contains(name)));
        assert_eq!(names(&ours)[2], "plateau.jobs.match.b.r");
    }
}
