//! Somebody who keeps tables for everybody.
//!
//! To keep something for good is to wait for the disk. Tables that are to be kept while it is
//! waited for are kept together with the next wait, however many they are.

use tokio::sync::{mpsc, oneshot};

use crate::{Keeping, Library, Place, StoreError, store_error::Trouble};

/// How many tables are kept in one go.
const TOGETHER: usize = 256;

/// Somebody who keeps tables for everybody; a copy is the same person.
#[derive(Clone, Debug)]
pub struct Clerk {
    queue: mpsc::UnboundedSender<Errand>,
    place: Place,
}

/// Whether a table was kept, and under which revision.
type Kept = Result<Option<i64>, StoreError>;

#[derive(Debug)]
struct Errand {
    table: Keeping,
    answer: oneshot::Sender<Kept>,
}

impl Clerk {
    /// Somebody who keeps tables in a library, until nobody has any more.
    #[must_use]
    pub fn of(library: Library) -> Self {
        let (queue, errands) = mpsc::unbounded_channel();
        let place = library.place().clone();
        tokio::spawn(write(library, errands));
        Self { queue, place }
    }

    /// Keeps a table, as [`Library::keep_tables`] does; when this returns, it is safe.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn keep(&self, table: Keeping) -> Kept {
        let (answer, kept) = oneshot::channel();
        // Nobody is there any more only when the whole program ends, or after a panic.
        let gone = || StoreError::new(&self.place, Trouble::Disk);
        self.queue.send(Errand { table, answer }).map_err(|_| gone())?;
        kept.await.map_err(|_| gone())?
    }
}

async fn write(library: Library, mut queue: mpsc::UnboundedReceiver<Errand>) {
    let mut errands = Vec::with_capacity(TOGETHER);
    while 0 < queue.recv_many(&mut errands, TOGETHER).await {
        let errands = errands.drain(..).map(|Errand { table, answer }| (table, answer));
        let (tables, answers): (Vec<Keeping>, Vec<_>) = errands.unzip();
        let kept = keep(&library, &tables).await;
        for (answer, kept) in answers.into_iter().zip(kept) {
            // Whoever has gone does not want to know.
            let _ = answer.send(kept);
        }
    }
}

async fn keep(library: &Library, tables: &[Keeping]) -> Vec<Kept> {
    let error = match library.keep_tables(tables).await {
        Ok(kept) => return kept.into_iter().map(Ok).collect(),
        Err(error) => error,
    };
    if tables.len() == 1 || concerns_all(&error.trouble) {
        return tables.iter().map(|_| Err(error.clone())).collect();
    }
    // One that cannot be kept must not be in the way of the others.
    let mut kept = Vec::with_capacity(tables.len());
    for table in tables {
        let alone = library.keep_tables(std::slice::from_ref(table)).await;
        kept.push(alone.map(|kept| kept[0]));
    }
    kept
}

/// Whether the trouble is with the library and not with what is to be kept.
fn concerns_all(trouble: &Trouble) -> bool {
    use Trouble::{Disk, Full, Locked, ReadOnly, Unreachable};
    matches!(trouble, Locked | ReadOnly | Full | Disk | Unreachable)
}
