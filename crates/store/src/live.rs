//! Tables at which people sit: they come back after a restart.

use std::fmt::Write as _;

use record::{Date, Record};
use sqlx::{AnyConnection, AssertSqlSafe, Row as _, any::AnyRow, query};

use crate::{Library, StoreError};

/// A table that is to be kept.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// What the table is called.
    pub id: String,
    /// All of it.
    pub content: String,
    /// The revision that it follows; 0 for one that was never kept.
    pub revision: i64,
    /// The game at it, if that has just ended, to be kept among the games.
    pub over: Option<Record>,
}

/// A table at which people sit, as it was kept last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveTable {
    /// What the table is called.
    pub id: String,
    /// All of it, in whatever form the server likes.
    pub content: String,
    /// How often it was kept, so that two who keep it know who was first.
    pub revision: i64,
    /// When it was kept.
    pub touched: String,
}

const COLUMNS: &str = "id, content, revision, touched";

impl LiveTable {
    fn of(row: &AnyRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            id: row.try_get(0)?,
            content: row.try_get(1)?,
            revision: row.try_get(2)?,
            touched: row.try_get(3)?,
        })
    }
}

impl Library {
    /// Keeps tables as they are now, in place of how they were, together with the games at them that
    /// are over, and says how often each has been kept by now; nothing for one that somebody else has
    /// kept since it had the revision it follows: theirs is to be looked at first.
    ///
    /// No two of them may be the same table.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed; none of them is kept then.
    pub async fn keep_tables(&self, tables: &[Keeping]) -> Result<Vec<Option<i64>>, StoreError> {
        let kept = async {
            if tables.iter().all(|table| table.over.is_none()) {
                return upsert(tables, &mut *self.pool.acquire().await?).await;
            }
            let games: Vec<&Record> =
                tables.iter().filter_map(|table| table.over.as_ref()).collect();
            let games = self.prepare(&games).await?;
            let mut change = self.pool.begin().await?;
            let kept = upsert(tables, &mut change).await?;
            let ended = tables.iter().zip(&kept).filter(|(table, _)| table.over.is_some());
            for ((_, kept), game) in ended.zip(games) {
                if kept.is_some() {
                    game.keep(&mut change).await?;
                }
            }
            change.commit().await?;
            Ok(kept)
        };
        kept.await.map_err(|error| self.fail(error))
    }

    /// A table, if there is one of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn table(&self, id: &str) -> Result<Option<LiveTable>, StoreError> {
        let text = format!("SELECT {COLUMNS} FROM live WHERE id = $1");
        let found = query(AssertSqlSafe(text)).bind(id.to_owned());
        let found = found.fetch_optional(&self.pool).await.map_err(|error| self.fail(error))?;
        found.as_ref().map(LiveTable::of).transpose().map_err(|error| self.fail(error))
    }

    /// Every table that was kept, the last touched first.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn tables(&self) -> Result<Vec<LiveTable>, StoreError> {
        let text = format!("SELECT {COLUMNS} FROM live ORDER BY touched DESC, id");
        let rows = query(AssertSqlSafe(text)).fetch_all(&self.pool).await;
        let rows = rows.map_err(|error| self.fail(error))?;
        rows.iter().map(LiveTable::of).collect::<Result<_, _>>().map_err(|error| self.fail(error))
    }

    /// Forgets a table; false if there was none of that name.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_table(&self, id: &str) -> Result<bool, StoreError> {
        let done = query("DELETE FROM live WHERE id = $1").bind(id.to_owned());
        let done = done.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(done.rows_affected() > 0)
    }

    /// Forgets the tables that nobody has touched since a moment, and says how many those were.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn clear_tables_before(&self, moment: &Date) -> Result<u64, StoreError> {
        let done = query("DELETE FROM live WHERE touched < $1").bind(moment.to_string());
        let done = done.execute(&self.pool).await.map_err(|error| self.fail(error))?;
        Ok(done.rows_affected())
    }
}

/// Keeps tables in one go; nothing for those that somebody else has kept meanwhile.
///
/// How many were kept is one answer. To be told of each of them would be as many, and every answer
/// is a step from one thread to another: a busy machine takes milliseconds for each.
async fn upsert(
    tables: &[Keeping],
    library: &mut AnyConnection,
) -> Result<Vec<Option<i64>>, sqlx::Error> {
    // The first migration wants a value for `awake`, which nothing reads.
    let mut text = format!("INSERT INTO live ({COLUMNS}, awake) VALUES");
    for (index, table) in tables.iter().enumerate() {
        let (comma, revision) = (if index == 0 { "" } else { "," }, table.revision + 1);
        let (id, content) = (2 * index + 2, 2 * index + 3);
        // Numbers only, so the text of the query cannot be anything else than a query.
        let _ = write!(text, "{comma} (${id}, ${content}, {revision}, $1, 1)");
    }
    text.push_str(
        " ON CONFLICT (id) DO UPDATE SET content = excluded.content, \
         revision = excluded.revision, touched = excluded.touched \
         WHERE live.revision = excluded.revision - 1",
    );
    let mut query = query(AssertSqlSafe(text)).persistent(false).bind(Date::now().to_string());
    for table in tables {
        query = query.bind(table.id.clone()).bind(table.content.clone());
    }
    let done = query.execute(&mut *library).await?;
    if done.rows_affected() == tables.len() as u64 {
        return Ok(tables.iter().map(|table| Some(table.revision + 1)).collect());
    }
    let mut kept = Vec::with_capacity(tables.len());
    for table in tables {
        kept.push(is_kept(table, library).await?.then_some(table.revision + 1));
    }
    Ok(kept)
}

/// Whether a table is there as it was to be kept.
async fn is_kept(table: &Keeping, library: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    let text = "SELECT id FROM live WHERE id = $1 AND content = $2 AND revision = $3";
    let found = query(text)
        .bind(table.id.clone())
        .bind(table.content.clone())
        .bind(table.revision + 1)
        .fetch_optional(library)
        .await?;
    Ok(found.is_some())
}
