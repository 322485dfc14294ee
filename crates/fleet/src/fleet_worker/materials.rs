//! What jobs are about: documents and files of the store, kept as long as jobs need them.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use patterns::WeightFiles;
use tournament::Contest;

use crate::{ContestDocument, Digest, Fleet, FleetError, JobRefusal, contest_document::digest_of};

/// How many contests are kept: a worker rarely serves more runs than that at a time.
const MOST_CONTESTS: usize = 16;
/// How many files are kept: the plan, the weights and the games of two rounds.
const MOST_FILES: usize = 6;

/// What the jobs of a worker are about.
#[derive(Debug)]
pub(super) struct Materials {
    fleet: Fleet,
    contests: Mutex<BTreeMap<Digest, Arc<Contest>>>,
    /// The files that were used last.
    recent: Mutex<Vec<(Digest, Arc<[u8]>)>>,
    /// How many jobs wait for room to store their results.
    stuck: AtomicUsize,
}

/// Why what a job is about is not there.
#[derive(Debug)]
pub(super) enum NoMaterial {
    /// The job cannot be done.
    Refused(JobRefusal),
    /// The server did not answer: another worker may do it.
    Away(FleetError),
}

impl From<FleetError> for NoMaterial {
    fn from(error: FleetError) -> Self {
        Self::Away(error)
    }
}

impl From<JobRefusal> for NoMaterial {
    fn from(refusal: JobRefusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Materials {
    pub(super) fn new(fleet: Fleet) -> Self {
        let (contests, recent) = Default::default();
        Self { fleet, contests, recent, stuck: AtomicUsize::new(0) }
    }

    fn contests(&self) -> MutexGuard<'_, BTreeMap<Digest, Arc<Contest>>> {
        self.contests.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A file of the store.
    pub(super) async fn file(&self, digest: &Digest) -> Result<Vec<u8>, NoMaterial> {
        let found = self.fleet.file(digest).await?;
        let missing = || JobRefusal::Missing { digest: digest.to_string() };
        found.ok_or_else(|| missing().into())
    }

    /// Some files of the store, those that were used last kept at hand; nothing for those that are not
    /// named.
    pub(super) async fn files(
        &self,
        digests: [Option<Digest>; 3],
    ) -> Result<[Vec<u8>; 3], NoMaterial> {
        let mut files = [const { Vec::new() }; 3];
        for (file, digest) in files.iter_mut().zip(digests) {
            let Some(digest) = digest else { continue };
            let known = self.recent().iter().find(|(known, _)| *known == digest).cloned();
            *file = match known {
                Some((_, file)) => file.to_vec(),
                None => {
                    let file = self.file(&digest).await?;
                    let mut recent = self.recent();
                    recent.truncate(MOST_FILES - 1);
                    recent.insert(0, (digest, file.clone().into()));
                    file
                }
            };
        }
        Ok(files)
    }

    fn recent(&self) -> MutexGuard<'_, Vec<(Digest, Arc<[u8]>)>> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The contest of a document, with the weights of its players.
    pub(super) async fn contest(&self, digest: &Digest) -> Result<Arc<Contest>, NoMaterial> {
        if let Some(known) = self.contests().get(digest) {
            return Ok(Arc::clone(known));
        }
        let document = ContestDocument::read(&self.file(digest).await?)?;
        for name in document.files() {
            // A file that is called otherwise was not opened here, so that its player is refused.
            if let Some(file) = digest_of(&name)
                && WeightFiles::take(&name).is_err()
            {
                WeightFiles::put(&name, self.file(&file).await?);
            }
        }
        let contest = Arc::new(document.contest()?);
        let mut contests = self.contests();
        if contests.len() >= MOST_CONTESTS {
            contests.clear();
        }
        contests.insert(digest.clone(), Arc::clone(&contest));
        Ok(contest)
    }

    /// Whether a job waits for room to store its result.
    pub(super) fn is_stuck(&self) -> bool {
        self.stuck.load(Ordering::Relaxed) > 0
    }

    /// A job waits for room, or no longer does.
    pub(super) fn set_stuck(&self, is_stuck: bool) {
        if is_stuck {
            self.stuck.fetch_add(1, Ordering::Relaxed);
        } else {
            self.stuck.fetch_sub(1, Ordering::Relaxed);
        }
    }
}
