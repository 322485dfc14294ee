//! A task that saves tables in batches (group commit).
//!
//! To save something for good is to wait for the disk. Tables that are to be saved meanwhile are
//! saved together with the next wait.

use tokio::sync::{mpsc, oneshot};

use crate::{Library, LibraryLocation, StoreError, TableSave, store_error::StoreProblem};

/// How many tables are saved in one transaction.
const TOGETHER: usize = 256;

/// A handle to the task that saves tables in batches; cloning it gives another handle to the same
/// task.
#[derive(Clone, Debug)]
pub struct BatchWriter {
    queue: mpsc::UnboundedSender<QueuedSave>,
    place: LibraryLocation,
}

/// Under which revision a table was saved; nothing if it was overtaken.
type SavedRevision = Result<Option<i64>, StoreError>;

#[derive(Debug)]
struct QueuedSave {
    save: TableSave,
    answer: oneshot::Sender<SavedRevision>,
}

impl BatchWriter {
    /// Starts the task for a library; it ends with its last handle.
    #[must_use]
    pub fn of(library: Library) -> Self {
        let (queue, queued) = mpsc::unbounded_channel();
        let place = library.place().clone();
        tokio::spawn(write(library, queued));
        Self { queue, place }
    }

    /// Saves a table, as [`Library::save_tables`] does; when this returns, it is on the disk.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn save(&self, save: TableSave) -> SavedRevision {
        let (answer, saved) = oneshot::channel();
        // The task is gone only when the whole program ends, or after a panic.
        let gone = || StoreError::new(&self.place, StoreProblem::Disk);
        self.queue.send(QueuedSave { save, answer }).map_err(|_| gone())?;
        saved.await.map_err(|_| gone())?
    }
}

async fn write(library: Library, mut queue: mpsc::UnboundedReceiver<QueuedSave>) {
    let mut queued = Vec::with_capacity(TOGETHER);
    while queue.recv_many(&mut queued, TOGETHER).await > 0 {
        let taken = queued.drain(..).map(|QueuedSave { save, answer }| (save, answer));
        let (saves, answers): (Vec<TableSave>, Vec<_>) = taken.unzip();
        let saved = save(&library, &saves).await;
        for (answer, saved) in answers.into_iter().zip(saved) {
            // A table that has gone does not want to know.
            let _ = answer.send(saved);
        }
    }
}

async fn save(library: &Library, saves: &[TableSave]) -> Vec<SavedRevision> {
    let error = match library.save_tables(saves).await {
        Ok(saved) => return saved.into_iter().map(Ok).collect(),
        Err(error) => error,
    };
    if saves.len() == 1 || concerns_all(&error.trouble) {
        return saves.iter().map(|_| Err(error.clone())).collect();
    }
    // One that cannot be saved must not be in the way of the others.
    let mut saved = Vec::with_capacity(saves.len());
    for save in saves {
        let alone = library.save_tables(std::slice::from_ref(save)).await;
        saved.push(alone.map(|saved| saved[0]));
    }
    saved
}

/// Whether the trouble is with the library and not with what is to be saved.
fn concerns_all(trouble: &StoreProblem) -> bool {
    use StoreProblem::{Disk, Full, Locked, ReadOnly, Unreachable};
    matches!(trouble, Locked | ReadOnly | Full | Disk | Unreachable)
}
