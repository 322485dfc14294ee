//! What came of a job.

use serde::{Deserialize, Serialize};
use tournament::GameReport;

use crate::JobRefusal;

/// What came of a job, as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JobResult {
    /// The name of the job.
    pub job: String,
    /// Which worker did it.
    pub worker: String,
    /// How often the job had been delivered before.
    #[serde(default)]
    pub redelivered: u64,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// What came of it.
    pub outcome: JobOutcome,
}

/// What comes of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobOutcome {
    /// The games of a contest that were played.
    Games(Vec<GameReport>),
    /// The games of a training that were played, one after the other, in base64.
    Training(String),
    /// The job cannot be done.
    Refused(JobRefusal),
}

impl JobResult {
    /// The text.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("plain data")
    }

    /// The result of a text.
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        serde_json::from_slice(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read_as_it_was_written() {
        let refused = JobOutcome::Refused(JobRefusal::TooLong { seconds: 3 });
        for outcome in [JobOutcome::Games(Vec::new()), refused] {
            let result = JobResult {
                job: "0123".to_owned(),
                worker: "one".to_owned(),
                redelivered: 2,
                seconds: 0.5,
                outcome,
            };
            assert_eq!(JobResult::read(&result.text()), Some(result));
        }
        assert_eq!(JobResult::read(br#"{"job":"0123","worker":"one"}"#), None);
    }
}
