//! A feed of the tables that are saved, by this server or by another.

use std::{
    collections::{BTreeMap, VecDeque},
    time::Duration,
};

use sqlx::{Row as _, postgres::PgListener, query};

use crate::{Library, LibraryLocation, StoreError};

/// Where a server calls out what has become of tables; the tables are made so that it does.
const CHANNEL: &str = "plateau_live";

/// How often a file is looked at, which cannot call anybody.
const GLANCE: Duration = Duration::from_millis(500);

/// What has become of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiveTableChange {
    /// A table was saved. The server that saved it is told too, and knows it by its revision.
    Saved {
        /// What the table is called.
        id: String,
        /// How often it has been kept by now.
        revision: i64,
    },
    /// A table was cleared.
    Cleared {
        /// What the table was called.
        id: String,
    },
    /// The server was out of reach for a while: anything may have happened.
    Missed,
}

/// A subscription to the tables that are saved from now on.
#[derive(Debug)]
pub struct TableFeed {
    library: Library,
    ear: FeedSource,
}

#[derive(Debug)]
enum FeedSource {
    /// A server calls.
    Listening(Box<PgListener>),
    /// A file is looked at now and then.
    Glancing {
        /// The revisions that were there at the last glance.
        seen: BTreeMap<String, i64>,
        /// What was seen and is not told yet.
        news: VecDeque<LiveTableChange>,
    },
}

impl Library {
    /// Begins to hear of tables that are kept or cleared.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn watch(&self) -> Result<TableFeed, StoreError> {
        let ear = match self.place() {
            LibraryLocation::Server(address) => {
                let listener = PgListener::connect(address).await;
                let mut listener = listener.map_err(|error| self.fail(error))?;
                listener.listen(CHANNEL).await.map_err(|error| self.fail(error))?;
                FeedSource::Listening(Box::new(listener))
            }
            LibraryLocation::File(_) => {
                FeedSource::Glancing { seen: self.revisions().await?, news: VecDeque::new() }
            }
        };
        Ok(TableFeed { library: self.clone(), ear })
    }

    async fn revisions(&self) -> Result<BTreeMap<String, i64>, StoreError> {
        let rows = query("SELECT id, revision FROM tables").fetch_all(&self.pool).await;
        let rows = rows.map_err(|error| self.fail(error))?;
        let read = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
        read.collect::<Result<_, sqlx::Error>>().map_err(|error| self.fail(error))
    }
}

impl TableFeed {
    /// Waits for the next change.
    ///
    /// # Errors
    ///
    /// If the library cannot be read any more; it may be asked again.
    pub async fn next(&mut self) -> Result<LiveTableChange, StoreError> {
        match &mut self.ear {
            FeedSource::Listening(listener) => loop {
                match listener.try_recv().await.map_err(|error| self.library.fail(error))? {
                    None => return Ok(LiveTableChange::Missed),
                    Some(call) => {
                        if let Some(change) = read_call(call.payload()) {
                            return Ok(change);
                        }
                    }
                }
            },
            FeedSource::Glancing { seen, news } => loop {
                if let Some(change) = news.pop_front() {
                    return Ok(change);
                }
                let now = self.library.revisions().await?;
                news.extend(changes(seen, &now));
                *seen = now;
                if news.is_empty() {
                    tokio::time::sleep(GLANCE).await;
                }
            },
        }
    }
}

/// What the server calls out: the revision, 0 if the table is gone, and what the table is called.
fn read_call(call: &str) -> Option<LiveTableChange> {
    let (revision, id) = call.split_once(' ')?;
    let (revision, id) = (revision.parse().ok()?, id.to_owned());
    Some(if revision == 0 {
        LiveTableChange::Cleared { id }
    } else {
        LiveTableChange::Saved { id, revision }
    })
}

/// What has happened between two glances.
fn changes(seen: &BTreeMap<String, i64>, now: &BTreeMap<String, i64>) -> Vec<LiveTableChange> {
    let kept = now.iter().filter(|(id, revision)| seen.get(*id) != Some(revision));
    let kept = kept.map(|(id, &revision)| LiveTableChange::Saved { id: id.clone(), revision });
    let gone = seen.keys().filter(|id| !now.contains_key(*id));
    kept.chain(gone.map(|id| LiveTableChange::Cleared { id: id.clone() })).collect()
}
